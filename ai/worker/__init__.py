"""Opponents outside the frame loop: ask a `client.EngineClient`, go on drawing, poll for the
answer.

Nothing is imported here: a thinking process has no use for the side of who asks.
"""
