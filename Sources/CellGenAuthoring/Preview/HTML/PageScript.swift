/// The script of a page: its controls, what it measures, and all settings at once.
enum PageScript {
  /// Reloads the page when its file has changed: a hidden frame reads the file again, and says which
  /// version it holds. A page that was opened as a file may ask for its file in no other way.
  static let reloading = #"""
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

    """#

  static let text = #"""
    "use strict";
    const main = document.getElementById("pictures");
    const form = document.getElementById("controls");
    const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));

    // The settings are in the address, so that a link shows what was looked at.
    function readAddress() {
      const parameters = new URLSearchParams(location.hash.slice(1));
      for (const control of form.elements) {
        if (!parameters.has(control.name)) continue;
        if (control.type === "checkbox") control.checked = parameters.get(control.name) === "1";
        else control.value = parameters.get(control.name);
      }
    }

    function writeAddress() {
      const parameters = new URLSearchParams();
      for (const control of form.elements) {
        const isBox = control.type === "checkbox";
        const isUsual = isBox ? control.checked === control.defaultChecked
          : control.value === (Array.from(control.options).find(o => o.defaultSelected) ?? control.options[0]).value;
        if (!isUsual) parameters.set(control.name, isBox ? (control.checked ? "1" : "0") : control.value);
      }
      const text = parameters.toString();
      history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
    }

    function setting() {
      const value = name => form.elements[name]?.value;
      const isOn = name => form.elements[name]?.checked ?? false;
      return {
        appearance: value("appearance"), contrast: isOn("contrast") ? "high" : "normal", size: value("size"),
        width: value("width"), language: value("language"), container: value("container") ?? "collection",
        state: value("state") ?? "content", rows: value("rows"),
        rtl: isOn("rtl") || /^(ar|fa|he|ur|ps|ckb|yi|dv)\b/.test(value("language")),
        made: isOn("made"), marks: isOn("marks"), matrix: isOn("matrix"),
      };
    }

    // What has settings of its own: everything, or each side of a difference.
    const settable = () => [main, ...all(".side", main)];

    function show(root, s) {
      root.dataset.appearance = s.appearance;
      root.dataset.contrast = s.contrast;
      root.dataset.size = s.size;
      root.dataset.rows = s.rows;
      root.style.setProperty("--width", s.width + "px");
      for (const stage of all(".stage", root)) stage.dir = s.rtl ? "rtl" : "ltr";
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

    // MARK: What is shown

    function update() {
      const s = setting();
      for (const root of settable()) show(root, s);
      main.classList.toggle("with-made", s.made);
      main.classList.toggle("with-marks", s.marks);
      main.classList.toggle("with-matrix", s.matrix);
      for (const phone of all("[data-container]", main)) {
        const containers = all("[data-container]", phone.parentElement).length;
        phone.hidden = containers > 1 && phone.dataset.container !== s.container;
      }
      for (const phone of all(".phone", main)) {
        const states = all("[data-state]", phone);
        const isThere = states.some(e => e.dataset.state === s.state);
        for (const e of states) e.hidden = e.dataset.state !== (isThere ? s.state : "content");
      }
      for (const row of all(".selected[role=img]", main)) {
        const isSelected = s.rows === "selected";
        row.hidden = !isSelected;
        if (row.previousElementSibling) row.previousElementSibling.hidden = isSelected;
      }
      translate(s.language ?? "");
      for (const matrix of all(".matrix", main)) matrix.remove();
      if (s.matrix) for (const stage of all(".stage", main)) buildMatrix(stage, s);
      alignSeparators();
      measure();
      writeAddress();
    }

    // Every appearance with three text sizes, in both directions, of one picture.
    function buildMatrix(stage, s) {
      const matrix = document.createElement("div");
      matrix.className = "matrix";
      for (const appearance of ["light", "dark"]) for (const size of ["L", "XXXL", "AX5"]) for (const rtl of [false, true]) {
        const figure = document.createElement("figure");
        const copy = stage.cloneNode(true);
        for (const e of all("[id]", copy)) e.removeAttribute("id");
        const caption = document.createElement("figcaption");
        caption.textContent = appearance + ", " + size + (rtl ? ", right to left" : "");
        figure.append(caption, copy);
        show(figure, { ...s, appearance, size, rtl });
        matrix.append(figure);
      }
      stage.after(matrix);
    }

    // A line that begins where an element does can only be measured.
    function alignSeparators() {
      for (const row of all("[data-aligned]", main)) {
        const element = row.querySelector(`[data-name="${CSS.escape(row.dataset.aligned)}"]`);
        if (!element || !row.offsetParent) continue;
        const [a, b] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
        const isRTL = row.closest(".stage").dir === "rtl";
        row.style.setProperty("--separator-start", (isRTL ? a.right - b.right : b.left - a.left) + "px");
      }
    }

    // MARK: What is measured

    function measure() {
      let cut = 0, close = 0;
      for (const e of all(".one-line, .lines", main)) {
        const isCut = e.offsetParent !== null && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2);
        e.classList.toggle("cut-off", isCut);
        if (isCut) cut += 1;
      }
      for (const row of all("[role=img]", main)) {
        const targets = all(".target", row).filter(e => e.offsetParent !== null);
        const boxes = targets.map(e => e.getBoundingClientRect());
        const tooClose = new Set();
        boxes.forEach((a, i) => boxes.forEach((b, j) => {
          if (j <= i || targets[i].contains(targets[j]) || targets[j].contains(targets[i])) return;
          const [dx, dy] = [Math.abs(a.x + a.width / 2 - b.x - b.width / 2), Math.abs(a.y + a.height / 2 - b.y - b.height / 2)];
          const room = side => Math.max(44, side);
          if (dx < (room(a.width) + room(b.width)) / 2 - 0.5 && dy < (room(a.height) + room(b.height)) / 2 - 0.5) { tooClose.add(i); tooClose.add(j); }
        }));
        targets.forEach((e, i) => e.classList.toggle("too-close", tooClose.has(i)));
        close += tooClose.size;
      }
      const untranslated = new Set(all(".untranslated", main).map(e => e.dataset.written)).size;
      const parts = [[cut, "text cut off", "texts cut off"], [close, "target with less than 44 points of its own", "targets with less than 44 points of their own"],
        [untranslated, "text without a translation", "texts without a translation"]];
      const words = parts.filter(p => p[0] > 0).map(p => p[0] + " " + p[p[0] === 1 ? 1 : 2]);
      document.getElementById("measured").textContent = "With these settings: " + (words.length ? words.join(", ") : "nothing is cut off, and targets have 44 points") + ".";
    }

    function markFindings() {
      const places = new Set(all("[data-finding]").map(e => e.dataset.finding));
      for (const e of all("[data-place]", main)) e.classList.toggle("marked", places.has(e.dataset.place));
    }

    form.addEventListener("input", update);
    form.addEventListener("submit", event => event.preventDefault());
    addEventListener("hashchange", () => { if (location.hash.includes("=")) { readAddress(); update(); } });
    addEventListener("beforeprint", () => { form.elements.matrix.checked = true; update(); });
    if (location.hash.includes("=")) readAddress();
    markFindings();
    update();

    """#
}
