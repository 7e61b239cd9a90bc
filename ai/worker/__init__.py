"""Opponents outside the frame loop: ask a `client.EngineClient`, go on drawing, poll for the
answer.

Nothing is imported here: an engine process does not need the client's side.
"""
