// The clipboard. A browser lets a page write to it only right after a person has touched something.

/** Puts texts into the clipboard; `fate` of the last one: "yes", "no", or "" while it is not known. */
export class Clipboard {
  constructor(navigator, document) {
    Object.assign(this, { navigator, document, fate: "" });
  }

  copy(text) {
    this.fate = "";
    const clipboard = this.navigator.clipboard; // not there on pages without https
    const written = clipboard ? clipboard.writeText(text) : Promise.reject(new Error("no clipboard"));
    return written.then(
      () => (this.fate = "yes"),
      () => (this.fate = this.selected(text) ? "yes" : "no"),
    );
  }

  /** The older way: select the text in an element and copy what is selected. */
  selected(text) {
    const { document } = this;
    const active = document.activeElement;
    const area = document.createElement("textarea");
    Object.assign(area, { value: text, readOnly: true });
    document.body.append(area);
    area.select();
    try {
      return document.execCommand("copy");
    } catch {
      return false;
    } finally {
      area.remove();
      active?.focus?.({ preventScroll: true });
    }
  }
}
