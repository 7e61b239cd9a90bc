// Says so where a part of the page itself did not arrive. Once the page has begun it speaks for itself.
//
// No module, and nothing new in it: browsers that cannot run the arcade run this.

(function () {
  var STALLED = 60000; // milliseconds without the page's own scripts, after which a person is told
  function fail(event) {
    var part = event && event.target;
    var ours = !part || part === window || part.tagName === "SCRIPT";
    // In a browser that is too old for the arcade that is the reason, and #old says so.
    if (window.begun || !ours || typeof DecompressionStream !== "function") return;
    var wished = /[?&]lang=([a-z]+)/.exec(location.search);
    var names = [wished && wished[1]].concat(navigator.languages || [navigator.language], "en");
    for (var i = 0; i < names.length; i++) {
      var said = document.querySelector('#cut [lang="' + String(names[i]).slice(0, 2).toLowerCase() + '"]');
      if (!said) continue;
      var old = document.getElementById("old");
      if (old) old.parentNode.removeChild(old);
      var sign = document.getElementById("sign");
      if (sign) sign.hidden = true;
      said.hidden = false;
      said.querySelector("button").onclick = function () {
        location.assign(location.pathname + location.search);
      };
      return;
    }
  }
  window.addEventListener("error", fail, true);
  window.addEventListener("unhandledrejection", fail);
  setTimeout(fail, STALLED);
})();
