"""What a driver of the page is told, as JSON: the scene, its places in pixels, the next touches."""

import json


def look(running):  # noqa: ANN001, ANN201
    """Of the running arcade."""
    app = running.app
    scene = app.top
    picker = getattr(scene, "picker", None)
    stage = getattr(scene, "stage", None)
    touchable = scene.touchable() if hasattr(scene, "touchable") else []
    match = getattr(scene, "match", None)
    thinker = app.arcade.thinker
    return json.dumps(
        {
            "scene": type(scene).__name__,
            "spots": {spot.id: stage.pixel(spot.x, spot.y) for spot in touchable},
            "next": sorted(picker.nexts()) if picker is not None else [],
            "focused": getattr(scene, "focused", None),
            "size": app.surface.get_size(),
            "moves": len(match.session.moves) if match is not None else -1,
            "ready": [worker.ready for worker in thinker._workers],
            "faults": dict(thinker.fault_kinds),
            "language": app.arcade.settings.language,
            "notice": str(app.arcade.notice),
            "stuck": str(app.arcade.store.notice),
        }
    )


look  # noqa: B018  the value of this page
