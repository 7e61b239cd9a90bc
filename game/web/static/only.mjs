// One tab at a time has the saved games of this browser.

const NAME = "quarkade";
const PATIENCE = 300; // milliseconds for another tab to answer

/** Hold them; returns what lets go of them again, or null while another tab holds them. */
export function hold(patience = PATIENCE) {
  if (globalThis.navigator?.locks) return locked();
  // Without either there is no way to know of other tabs.
  return typeof BroadcastChannel === "function" ? unanswered(patience) : () => {};
}

function locked() {
  return new Promise((resolve) => {
    const asked = navigator.locks.request(NAME, { ifAvailable: true }, (lock) =>
      lock === null ? resolve(null) : new Promise((free) => resolve(free)),
    );
    // Where a page may keep nothing it may hold nothing either: then there is nothing to spoil.
    asked.catch(() => resolve(() => {}));
  });
}

/** The same where there are no locks, as on a page by http: from another computer: ask around. */
async function unanswered(patience) {
  const channel = new BroadcastChannel(NAME);
  const answer = new Promise((resolve) => {
    channel.onmessage = ({ data }) => data === "here" && resolve(false);
    setTimeout(() => resolve(true), patience);
  });
  channel.postMessage("anybody?");
  if (!(await answer)) {
    channel.close();
    return null;
  }
  channel.onmessage = ({ data }) => data === "anybody?" && channel.postMessage("here");
  return () => channel.close();
}
