// The scene as elements over the canvas, for screen readers, switches and the keyboards of telephones
// (`game/web/outline.py` says which). They are transparent: what is seen is painted on the canvas.

/** Keep the children of `root` the buttons of a picture; the same ids keep their elements. */
export class Outline {
  constructor(root, entry, live, canvas, arcade) {
    Object.assign(this, { root, entry, live, canvas, arcade });
    this.elements = new Map();
    this.focused = null;
    entry.addEventListener("input", () => arcade.enter(entry.value));
    entry.addEventListener("keydown", (event) => {
      // What is typed belongs to the input; the arcade gets what leaves it.
      if (!["Enter", "Escape", "Tab"].includes(event.key)) event.stopPropagation();
    });
    root.ownerDocument.defaultView.addEventListener("keydown", (event) => this.tab(event), { capture: true });
  }

  show(picture) {
    const { buttons, focus, entry, typed } = picture;
    const before = this.elements;
    this.elements = new Map();
    for (const { id, name, box } of buttons) {
      const element = before.get(id) ?? this.button(id);
      before.delete(id);
      if (element.textContent !== name) element.textContent = name;
      place(element, box);
      this.elements.set(id, element);
    }
    const active = this.root.ownerDocument.activeElement;
    const inside = this.root.contains(active);
    for (const element of before.values()) element.remove();
    [...this.elements.values()].forEach((element, i) => {
      if (this.root.children[i] !== element) this.root.insertBefore(element, this.root.children[i] ?? null);
    });
    this.entry.hidden = entry === null;
    if (entry !== null) {
      place(this.entry, entry.box);
      this.entry.setAttribute("aria-label", entry.name);
      if (this.entry.value !== typed && !this.entry.matches(":focus")) this.entry.value = typed;
    }
    this.focused = focus;
    const aim = this.elements.get(focus);
    if (inside && aim && this.root.ownerDocument.activeElement !== aim) aim.focus({ preventScroll: true });
    else if (inside && !this.root.contains(this.root.ownerDocument.activeElement)) this.canvas.focus();
  }

  button(id) {
    const element = this.root.ownerDocument.createElement("button");
    element.type = "button";
    element.addEventListener("focus", () => this.arcade.focus(id));
    element.addEventListener("click", () => this.arcade.choose(id));
    return element;
  }

  announce(words) {
    this.live.textContent = words;
  }

  /** Tab walks from button to button as on any page, from the one that the arcade speaks of; then it leaves. */
  tab(event) {
    if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return;
    event.stopPropagation();
    const order = [...this.elements.values()];
    const active = this.root.ownerDocument.activeElement;
    const at = active === this.canvas ? order.indexOf(this.elements.get(this.focused)) : -1;
    const next = order[at + (event.shiftKey ? -1 : 1)];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
  }
}

function place(element, [left, top, width, height]) {
  Object.assign(element.style, {
    left: `${100 * left}%`,
    top: `${100 * top}%`,
    width: `${100 * width}%`,
    height: `${100 * height}%`,
  });
}
