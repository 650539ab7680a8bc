extension PageScript {
  /// Shows the pictures as the controls are set: visible ones at once, and others a few at a time, so even a
  /// page with many screens responds immediately.
  static let pictures = PageScript(
    #"""
    "use strict";
    // How the pictures are shown, and the number of that setting.
    let current = {};
    let stamp = 0;
    // The sections that are not yet as the setting has them.
    let queue = [];
    let timer = 0;

    // The elements with settings of their own: everything, or each side of a difference.
    const settable = () => [main, ...all(".side", main)];
    const stages = root => all(".stage", root).filter(e => !e.closest(".copies"));
    // More than these are copied only where somebody looks.
    const isLarge = main.classList.contains("large");

    function show(root, s) {
      root.dataset.appearance = s.appearance;
      root.dataset.contrast = s.contrast;
      root.dataset.size = s.size;
      root.dataset.rows = s.rows;
      root.dataset.ios = s.ios;
      // As iPads and the largest phones held sideways have it.
      root.dataset.width = s.width < 700 ? "compact" : "regular";
      root.style.setProperty("--width", s.width + "px");
      // Those of UIKit: wide screens have wider margins.
      root.style.setProperty("--side-margin", s.width >= 414 ? "20px" : "16px");
    }

    function direct(stage, s) {
      stage.dir = s.rtl ? "rtl" : "ltr";
      if (s.language && s.language !== "pseudo") stage.lang = s.language;
      else stage.removeAttribute("lang");
    }

    function update() {
      const s = setting();
      if (JSON.stringify(s) !== JSON.stringify(current)) {
        current = s;
        stamp += 1;
        for (const root of settable()) show(root, s);
        for (const name of ["made", "marks", "unknown", "phone"]) main.classList.toggle("with-" + name, s[name]);
        main.classList.toggle("with-copies", s.compare !== "");
      }
      chooseSections();
      const shown = sections.filter(section => !section.hidden && section.stamp !== stamp);
      for (const section of shown) if (inSight.has(section)) apply(section);
      queue = s.compare && isLarge ? [] : shown.filter(section => section.stamp !== stamp);
      clearTimeout(timer);
      // The pictures in sight come first.
      if (isLarge) timer = setTimeout(work, 50);
      else work();
      writeAddress();
    }

    function work() {
      const end = performance.now() + 16;
      while (queue.length > 0 && performance.now() < end) apply(queue.shift());
      measured.ariaBusy = String(queue.length > 0);
      if (queue.length > 0) timer = setTimeout(work, 4);
      else report();
    }

    // All at once, for what cannot wait.
    function finish() {
      for (const section of queue.splice(0)) apply(section);
      clearTimeout(timer);
      report();
    }

    // For scripts that drive the page.
    const whenDone = () => new Promise(done => {
      const look = () => queue.length === 0 ? done() : setTimeout(look, 10);
      requestAnimationFrame(() => setTimeout(look));
    });

    // A section that comes into sight is shown as it should be, whatever is still to do.
    const inSight = new Set();
    const observer = new IntersectionObserver(entries => {
      for (const entry of entries) {
        if (entry.isIntersecting) inSight.add(entry.target);
        else inSight.delete(entry.target);
      }
      const late = Array.from(inSight).filter(section => !section.hidden && section.stamp !== stamp);
      for (const section of late) apply(section);
      if (late.length > 0) {
        queue = queue.filter(section => section.stamp !== stamp);
        if (queue.length === 0) report();
      }
    }, { rootMargin: "200px" });

    // Reads and writes one section: its pictures are laid out a few times at most.
    function apply(section) {
      const s = current;
      section.stamp = stamp;
      for (const copies of all(".copies", section)) copies.remove();
      for (const stage of stages(section)) direct(stage, s);
      chooseContainer(section, s.container);
      chooseState(section, s.state);
      chooseRows(section, s.rows);
      translate(section, s.language);
      if (s.compare) for (const stage of stages(section)) stage.after(copies(stage, s));
      place(section);
      measure(section);
      drawOrder(section, s.order);
    }

    function chooseContainer(section, container) {
      for (const phone of all("[data-container]", section)) {
        const containers = all("[data-container]", phone.parentElement).length;
        phone.hidden = containers > 1 && phone.dataset.container !== container;
      }
    }

    function chooseState(section, state) {
      for (const phone of all(".phone", section)) {
        const states = all("[data-state]", phone);
        const isThere = states.some(e => e.dataset.state === state);
        const place = section.querySelector(":scope > .place");
        if (place && isThere) delete place.dataset.missing;
        else if (place) place.dataset.missing = "no state " + state;
        for (const e of states) e.hidden = e.dataset.state !== (isThere ? state : "content");
      }
    }

    // A row with another look while it is selected is there twice.
    function mark(row, isChosen) {
      row.classList.toggle("chosen", isChosen);
      if (!row.matches(".selected")) return;
      row.hidden = !isChosen;
      if (row.previousElementSibling) row.previousElementSibling.hidden = isChosen;
    }

    // Nobody swipes or selects two rows at a time.
    function chooseRows(section, rows) {
      for (const row of all(".selected[role=img]", section)) mark(row, false);
      for (const row of all(".swiped, .chosen", section)) row.classList.remove("swiped", "chosen");
      const phones = all(".stage", section).flatMap(e => e.querySelector(".phone") ? all(".phone", e) : [e]);
      for (const phone of phones) {
        if (rows === "selected") {
          const row = phone.querySelector(".selected[role=img], .selectable");
          if (row) mark(row, true);
        }
        if (rows !== "leading" && rows !== "trailing") continue;
        phone.querySelector(`.row:not([hidden]) > .swipes.${rows}`)?.parentElement.classList.add("swiped");
      }
    }

    // MARK: Copies

    const sizes = ["L", "XXXL", "AX5"];
    const widths = () => Array.from(form.elements.width.options).map(option => option.value);

    // A picture with other settings: sizes below each other and appearances beside each other, or widths in a row.
    function copies(stage, s) {
      const group = document.createElement("div");
      group.className = "copies " + s.compare;
      if (s.compare === "widths") {
        for (const width of widths()) group.append(copy(stage, { ...s, width }, width + " points"));
        return group;
      }
      for (const size of sizes) for (const appearance of ["light", "dark"]) for (const rtl of [false, true]) {
        const caption = appearance + ", " + size + (rtl ? ", right to left" : "");
        group.append(copy(stage, { ...s, appearance, size, rtl }, caption));
      }
      return group;
    }

    function copy(stage, s, words) {
      const figure = document.createElement("figure");
      // The colors of a side of a difference are its own.
      for (const side of ["before", "after"]) figure.classList.toggle(side, stage.closest("." + side) !== null);
      const caption = document.createElement("figcaption");
      caption.textContent = words;
      const picture = stage.cloneNode(true);
      figure.append(caption, picture);
      show(figure, s);
      direct(picture, s);
      return figure;
    }

    // MARK: Texts

    const accents = { a: "á", e: "é", i: "í", o: "ó", u: "ú", A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú", c: "ç", n: "ñ", y: "ý", s: "š" };
    // A third longer, in words as long as those of other languages: lines break where theirs do.
    const padding = ["lorem", "ipsum", "dolor", "amet", "elit"];
    const pseudo = text => {
      let more = "";
      for (let i = 0; more.length < text.length * 0.35 - 1; i += 1) more += " " + padding[i % padding.length];
      return "⟦" + (text + more).replace(/[aeiouAEIOUcnys]/g, c => accents[c]) + "⟧";
    };

    function translate(section, language) {
      for (const text of all(".t", section)) {
        text.dataset.written ??= text.textContent;
        const translation = text.getAttribute("data-" + language.toLowerCase());
        text.textContent = language === "pseudo" ? pseudo(text.dataset.written) : (translation ?? text.dataset.written);
        text.classList.toggle("untranslated", language !== "" && language !== "pseudo" && translation === null && !text.hasAttribute("data-same"));
      }
    }

    // MARK: Placement by measured sizes

    // Reads everything before it writes anything, so the section is laid out once.
    function place(section) {
      const lengths = [];
      for (const row of all("[data-aligned]", section)) {
        const element = row.querySelector(`[data-name="${CSS.escape(row.dataset.aligned)}"]`);
        if (!element || !isShown(row)) continue;
        const [a, b] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
        const isRTL = row.closest(".stage").dir === "rtl";
        lengths.push([row, "--separator-start", isRTL ? a.right - b.right : b.left - a.left]);
      }
      for (const swipes of all(".swiped > .swipes", section).filter(isShown)) {
        lengths.push([swipes.parentElement, "--swiped", swipes.offsetWidth]);
      }
      for (const [row, name, length] of lengths) row.style.setProperty(name, length + "px");
    }

    """#)
}
