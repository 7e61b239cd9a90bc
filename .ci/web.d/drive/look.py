"""The knowledge of a driver of the page, as JSON: scene, places in pixels, next touches."""

import json

from game.ui.focus import reading_order


def look(running):  # noqa: ANN001, ANN201
    """Of the running arcade."""
    app = running.app
    scene = app.top
    picker = getattr(scene, "picker", None)
    viewport = getattr(scene, "viewport", None)
    touchable = scene.touchable() if hasattr(scene, "touchable") else []
    match = getattr(scene, "match", None)
    engine = app.services.engine
    review = getattr(scene, "review", None)
    record = getattr(getattr(scene, "policy", None), "record", None)
    aloud = list(scene.aloud()) if hasattr(scene, "aloud") and not match else []
    found = next((spot for spot in getattr(scene, "placed", []) if spot.id == "found"), None)
    return json.dumps(
        {
            "scene": type(scene).__name__,
            "spots": {spot.id: viewport.pixel(spot.x, spot.y) for spot in touchable},
            "next": sorted(picker.nexts()) if picker is not None else [],
            "lesson": lesson_of(scene),
            "order": [spot.id for spot in reading_order(scene.walked())] if touchable else [],
            "focused": getattr(scene, "focused", None),
            "size": app.surface.get_size(),
            "game": match.id if match is not None else "",
            "seats": list(match.seats) if match is not None else [],
            "moves": len(match.session.moves) if match is not None else -1,
            "hinted": list(getattr(getattr(scene, "model", None), "hinted", ())),
            "reviewed": review is not None and review.done,
            "record": len(record.moves) if record is not None else -1,
            "ready": [worker.ready for worker in engine._workers],
            "faults": dict(engine.fault_kinds),
            "language": app.services.settings.language,
            "notice": str(app.services.notice),
            "found": app.services.text.say(found.label) if found is not None else "",
            "words": sum(len(app.services.text.say(each).split()) for each in aloud),
            "lines": [str(s.label) for s in getattr(scene, "placed", []) if s.id == "line"],
            "stuck": str(app.services.store.notice),
        }
    )


def lesson_of(scene):  # noqa: ANN001, ANN201
    """The ids that a lesson waits for, in order; None while it shows something."""
    from game.scenes.lesson.lesson import lesson_at

    lesson = lesson_at(scene)
    if lesson is None:
        return None
    table, step = lesson.scene, lesson.coach.step
    ready = lesson.playing and table.picker is not None and not table.motion.busy
    if not (ready or (lesson.sheet and not lesson.unread)):
        return None
    if table.picker is not None and table.picker.picked:
        return ["Escape"]
    if lesson.playing:
        return list(min(table.picker.paths))
    if lesson.coach.seen is not None:
        return ["coach:next"]
    if step.answer:
        return list(lesson.course.path())
    if step.choices:
        return [f"coach:choice:{step.right or step.choices[0]}"]
    if step.experiment and not lesson.experiment.started:
        return ["coach:run"]
    return ["coach:next"]


look  # noqa: B018  the value of this page
