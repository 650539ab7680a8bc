/// A script of a page. No other text can become part of it: it is a literal of this program.
struct PageScript {
  let text: String

  private init(_ literal: StaticString) { text = "\n" + literal.description }

  /// Reloads the page when its file has changed: a hidden frame reads the file again, and says which
  /// version it holds. A page that was opened as a file may ask for its file in no other way.
  static let reloading = PageScript(
    #"""
    const version = document.documentElement.dataset.version;
    if (parent !== window) {
      parent.postMessage(version, "*");
      stop();
    } else {
      addEventListener("message", event => {
        if (typeof event.data === "string" && event.data !== version) location.reload();
      });
      setInterval(() => {
        const old = document.getElementById("newest");
        const frame = document.createElement("iframe");
        Object.assign(frame, { id: "newest", hidden: true, title: "the newest version" });
        frame.src = location.pathname + "?" + Date.now();
        old ? old.replaceWith(frame) : document.body.append(frame);
      }, 700);
    }

    """#)

  /// The controls, what is measured, and all settings at once.
  static let controls = PageScript(
    #"""
    "use strict";
    const main = document.getElementById("pictures");
    const form = document.getElementById("controls");
    const measured = document.getElementById("measured");
    const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
    const isShown = e => e.offsetParent !== null;

    // MARK: The address

    // What a link shows: the settings, and the part of the page, as in #view-Post&appearance=dark
    let anchor = "";

    const usual = control => control.type === "checkbox" ? control.defaultChecked
      : (Array.from(control.options).find(o => o.defaultSelected) ?? control.options[0]).value;

    // An address without settings is a link on the page, which keeps them.
    function readAddress() {
      const [first, ...others] = location.hash.slice(1).split("&");
      anchor = first.includes("=") ? "" : first;
      const parameters = new URLSearchParams((anchor ? others : [first, ...others]).join("&"));
      if (parameters.size === 0) return;
      for (const control of form.elements) {
        const value = parameters.get(control.name);
        if (control.type === "checkbox") control.checked = value === null ? usual(control) : value === "1";
        else if (Array.from(control.options).some(o => o.value === value)) control.value = value;
        else control.value = usual(control);
      }
    }

    function writeAddress() {
      const parameters = new URLSearchParams();
      for (const control of form.elements) {
        const isBox = control.type === "checkbox";
        const value = isBox ? control.checked : control.value;
        if (value !== usual(control)) parameters.set(control.name, isBox ? (value ? "1" : "0") : value);
      }
      const text = [anchor, parameters.toString()].filter(part => part !== "").join("&");
      history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
    }

    function setting() {
      const value = name => form.elements[name]?.value;
      const isOn = name => form.elements[name]?.checked ?? false;
      return {
        appearance: value("appearance"), contrast: isOn("contrast") ? "high" : "normal", size: value("size"),
        width: value("width"), language: value("language") ?? "", container: value("container") ?? "collection",
        state: value("state") ?? "content", rows: value("rows"),
        rtl: isOn("rtl") || /^(ar|fa|he|ur|ps|ckb|yi|dv)\b/.test(value("language")),
        made: isOn("made"), marks: isOn("marks"), matrix: isOn("matrix"),
      };
    }

    // MARK: What is shown

    // What has settings of its own: everything, or each side of a difference.
    const settable = () => [main, ...all(".side", main)];

    function show(root, s) {
      root.dataset.appearance = s.appearance;
      root.dataset.contrast = s.contrast;
      root.dataset.size = s.size;
      root.dataset.rows = s.rows;
      // As iPads and the largest phones held sideways have it.
      root.dataset.width = s.width < 700 ? "compact" : "regular";
      root.style.setProperty("--width", s.width + "px");
      // Those of UIKit: wide screens have wider margins.
      root.style.setProperty("--side-margin", s.width >= 414 ? "20px" : "16px");
      for (const stage of all(".stage", root)) {
        stage.dir = s.rtl ? "rtl" : "ltr";
        if (s.language && s.language !== "pseudo") stage.lang = s.language;
        else stage.removeAttribute("lang");
      }
    }

    function update() {
      const s = setting();
      for (const matrix of all(".matrix", main)) matrix.remove();
      for (const root of settable()) show(root, s);
      main.classList.toggle("with-made", s.made);
      main.classList.toggle("with-marks", s.marks);
      main.classList.toggle("with-matrix", s.matrix);
      chooseContainer(s.container);
      chooseState(s.state);
      chooseSelection(s.rows === "selected");
      translate(s.language);
      if (s.matrix) for (const stage of all(".stage", main)) buildMatrix(stage, s);
      place();
      measure();
      writeAddress();
    }

    function chooseContainer(container) {
      for (const phone of all("[data-container]", main)) {
        const containers = all("[data-container]", phone.parentElement).length;
        phone.hidden = containers > 1 && phone.dataset.container !== container;
      }
    }

    function chooseState(state) {
      for (const phone of all(".phone", main)) {
        const states = all("[data-state]", phone);
        const isThere = states.some(e => e.dataset.state === state);
        for (const e of states) e.hidden = e.dataset.state !== (isThere ? state : "content");
      }
    }

    function chooseSelection(isSelected) {
      for (const row of all(".selected[role=img]", main)) {
        row.hidden = !isSelected;
        if (row.previousElementSibling) row.previousElementSibling.hidden = isSelected;
      }
    }

    // Every appearance with three text sizes, in both directions, of one picture.
    function buildMatrix(stage, s) {
      const matrix = document.createElement("div");
      matrix.className = "matrix";
      for (const appearance of ["light", "dark"]) for (const size of ["L", "XXXL", "AX5"]) for (const rtl of [false, true]) {
        const figure = document.createElement("figure");
        // The colours of a side of a difference are its own.
        for (const side of ["before", "after"]) figure.classList.toggle(side, stage.closest("." + side) !== null);
        const copy = stage.cloneNode(true);
        const caption = document.createElement("figcaption");
        caption.textContent = appearance + ", " + size + (rtl ? ", right to left" : "");
        figure.append(caption, copy);
        show(figure, { ...s, appearance, size, rtl });
        matrix.append(figure);
      }
      stage.after(matrix);
    }

    // MARK: Texts

    const accents = { a: "á", e: "é", i: "í", o: "ó", u: "ú", A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú", c: "ç", n: "ñ", y: "ý", s: "š" };
    const pseudo = text => "⟦" + text.replace(/[aeiouAEIOUcnys]/g, c => accents[c]) + "~".repeat(Math.ceil(text.length * 0.35)) + "⟧";

    function translate(language) {
      for (const text of all(".t", main)) {
        text.dataset.written ??= text.textContent;
        const translation = text.getAttribute("data-" + language.toLowerCase());
        text.textContent = language === "pseudo" ? pseudo(text.dataset.written) : (translation ?? text.dataset.written);
        text.classList.toggle("untranslated", language !== "" && language !== "pseudo" && translation === null && !text.hasAttribute("data-same"));
      }
    }

    // MARK: What has to be measured to be placed

    // Reads everything before it writes anything, so that the page is laid out once.
    function place() {
      const lengths = [];
      for (const row of all("[data-aligned]", main)) {
        const element = row.querySelector(`[data-name="${CSS.escape(row.dataset.aligned)}"]`);
        if (!element || !isShown(row)) continue;
        const [a, b] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
        const isRTL = row.closest(".stage").dir === "rtl";
        lengths.push([row, "--separator-start", isRTL ? a.right - b.right : b.left - a.left]);
      }
      for (const swipes of all(".swipes", main).filter(isShown)) {
        lengths.push([swipes.parentElement, "--swiped", swipes.offsetWidth]);
      }
      for (const [row, name, length] of lengths) row.style.setProperty(name, length + "px");
    }

    // MARK: What is measured

    // Marks after everything is measured, for the same reason.
    function measure() {
      const found = { "cut-off": new Set(), "too-wide": new Set(), "too-close": new Set() };
      for (const row of all("[role=img]", main).filter(isShown)) {
        for (const e of cutOff(row)) found["cut-off"].add(e);
        for (const e of tooWide(row)) found["too-wide"].add(e);
        for (const e of tooClose(row)) found["too-close"].add(e);
      }
      for (const [name, elements] of Object.entries(found)) {
        for (const e of all("." + name, main)) if (!elements.has(e)) e.classList.remove(name);
        for (const e of elements) e.classList.add(name);
      }
      const untranslated = new Set(all(".untranslated", main).map(e => e.dataset.written));
      const counts = [
        [found["cut-off"].size, "text or row cut off", "texts or rows cut off"],
        [found["too-wide"].size, "element without room in its row", "elements without room in their rows"],
        [found["too-close"].size, "target with less than 44 points of its own", "targets with less than 44 points of their own"],
        [untranslated.size, "text without a translation", "texts without a translation"],
      ];
      const words = counts.filter(c => c[0] > 0).map(c => c[0] + " " + c[c[0] === 1 ? 1 : 2]);
      const text = "With these settings: " + (words.length ? words.join(", ") : "everything has room, and targets have 44 points") + ".";
      // What is the same is not announced again.
      if (measured.textContent !== text) measured.textContent = text;
    }

    // Texts that end in an ellipsis, and what a fixed height cuts: half a line of a text at least, since letters of
    // some fonts are taller than a line.
    function cutOff(row) {
      const isCut = e => e.scrollWidth > e.clientWidth + 1
        || e.scrollHeight > e.clientHeight + 2 && e.scrollHeight > e.clientHeight + parseFloat(getComputedStyle(e).fontSize) / 2;
      const texts = all(".label, .one-line:not(.textField), .lines", row).filter(isCut);
      const content = row.querySelector(":scope > .content");
      const isTooHigh = content !== null && row.style.blockSize !== ""
        && [row, content].some(e => e.scrollHeight > e.clientHeight + 1);
      return (isTooHigh ? [row] : []).concat(texts).filter(isShown);
    }

    // The outermost elements that leave their row at a side.
    function tooWide(row) {
      const edge = row.getBoundingClientRect();
      const wide = [];
      for (const e of all("[data-name], .accessories, .row-value", row)) {
        if (wide.some(outer => outer.contains(e)) || !isShown(e)) continue;
        const box = e.getBoundingClientRect();
        const isOut = box.width > 0 && (box.right > edge.right + 1 || box.left < edge.left - 1);
        if (isOut && !isMovedAway(e, row)) wide.push(e);
      }
      return wide;
    }

    // Swiped content leaves its row, and so does what is moved there on purpose, or cut by what is around it.
    function isMovedAway(e, row) {
      if (all(":scope > .swipes", row).some(isShown)) return true;
      for (let outer = e; outer !== row; outer = outer.parentElement) {
        if (outer.style.translate || (outer !== e && getComputedStyle(outer).overflowX !== "visible")) return true;
      }
      return false;
    }

    // Targets whose areas of 44 points meet those of others.
    function tooClose(row) {
      const targets = all(".target", row).filter(isShown);
      const boxes = targets.map(e => e.getBoundingClientRect());
      const room = side => Math.max(44, side);
      const close = new Set();
      boxes.forEach((a, i) => boxes.forEach((b, j) => {
        if (j <= i || targets[i].contains(targets[j]) || targets[j].contains(targets[i])) return;
        const [dx, dy] = [Math.abs(a.x + a.width / 2 - b.x - b.width / 2), Math.abs(a.y + a.height / 2 - b.y - b.height / 2)];
        if (dx < (room(a.width) + room(b.width)) / 2 - 0.5 && dy < (room(a.height) + room(b.height)) / 2 - 0.5) {
          close.add(targets[i]).add(targets[j]);
        }
      }));
      return close;
    }

    // MARK: Findings

    function markFindings() {
      const places = new Set(all("[data-finding]").map(e => e.dataset.finding));
      for (const e of all("[data-place]", main)) e.classList.toggle("marked", places.has(e.dataset.place));
    }

    // Goes to the first picture of what a finding is about; without one, the link leads to its view.
    function seek(event) {
      const place = event.target.closest("a")?.closest("[data-finding]")?.dataset.finding;
      const element = all("[data-place]", main).find(e => e.dataset.place === place && isShown(e));
      if (!element) return;
      event.preventDefault();
      for (const e of all(".sought", main)) e.classList.remove("sought");
      element.classList.add("sought");
      const picture = element.closest("[role=img]");
      picture.tabIndex = -1;
      picture.focus({ preventScroll: true });
      element.scrollIntoView({ block: "center" });
    }

    // MARK: Events

    const goToAnchor = () => {
      // Names may have letters that addresses have not.
      const id = new URLSearchParams("id=" + anchor).get("id");
      if (id) document.getElementById(id)?.scrollIntoView();
    };

    form.addEventListener("input", update);
    form.addEventListener("submit", event => event.preventDefault());
    document.getElementById("findings").addEventListener("click", seek);
    addEventListener("hashchange", () => { readAddress(); update(); goToAnchor(); });
    let wasMatrix = false;
    addEventListener("beforeprint", () => { wasMatrix = form.elements.matrix.checked; form.elements.matrix.checked = true; update(); });
    addEventListener("afterprint", () => { form.elements.matrix.checked = wasMatrix; update(); });
    readAddress();
    markFindings();
    update();
    // A page that reloads itself stays where it was.
    if (performance.getEntriesByType("navigation")[0]?.type !== "reload") goToAnchor();

    """#)
}
