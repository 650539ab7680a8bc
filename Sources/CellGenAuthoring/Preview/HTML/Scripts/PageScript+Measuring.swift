extension PageScript {
  /// Elements that are cut off, too close to others, or not translated, with their places.
  static let measuring = PageScript(
    #"""
    "use strict";
    const measured = document.getElementById("measured");
    const measuredList = document.getElementById("measured-list");
    // How many are listed at most.
    const mostListed = 200;

    // The words for findings, by the classes of their elements.
    const kinds = {
      "cut-off": ["text or row cut off", "texts or rows cut off"],
      "too-wide": ["element without room in its row", "elements without room in their rows"],
      "too-close": ["target with less than 44 points of its own", "targets with less than 44 points of their own"],
      "untranslated": ["text without a translation", "texts without a translation"],
    };

    // Marks after everything is measured: the section is laid out once.
    function measure(section) {
      const found = { "cut-off": new Set(), "too-wide": new Set(), "too-close": new Set() };
      for (const row of all("[role=img]", section).filter(isShown)) {
        for (const e of cutOff(row)) found["cut-off"].add(e);
        for (const e of tooWide(row)) found["too-wide"].add(e);
        for (const e of tooClose(row)) found["too-close"].add(e);
      }
      for (const [name, elements] of Object.entries(found)) {
        for (const e of all("." + name, section)) if (!elements.has(e)) e.classList.remove(name);
        for (const e of elements) e.classList.add(name);
      }
    }

    // The findings in a line, and their places.
    function report() {
      const seen = sections.filter(section => !section.hidden && section.stamp === stamp);
      const found = name => seen.flatMap(section => all("." + name, section));
      const lists = Object.keys(kinds).map(name => [name, found(name)]);
      const texts = new Set(lists.find(l => l[0] === "untranslated")[1].map(e => e.dataset.written));
      const words = lists.flatMap(([name, elements]) => {
        const count = name === "untranslated" ? texts.size : elements.length;
        return count === 0 ? [] : [count + " " + kinds[name][count === 1 ? 0 : 1]];
      });
      const some = seen.length < sections.filter(section => !section.hidden).length ? " so far" : "";
      const text = "With these settings" + some + ": "
        + (words.length ? words.join(", ") : "everything has room, and targets have 44 points") + ".";
      // Announces only changes.
      if (measured.textContent !== text) measured.textContent = text;
      listMeasured(lists);
      inspectAgain();
    }

    function listMeasured(lists) {
      const elements = lists.flatMap(([name, found]) => found.map(e => [name, e])).slice(0, mostListed);
      measuredList.hidden = elements.length === 0;
      const counts = new Map();
      for (const [, e] of elements) counts.set(titleOfSection(e), (counts.get(titleOfSection(e)) ?? 0) + 1);
      measuredList.querySelector("summary").textContent =
        "Where: " + Array.from(counts, ([title, count]) => title + " " + count).join(", ");
      measuredList.querySelector("ol").replaceChildren(...elements.map(([name, e]) => {
        const title = titleOfSection(e);
        const picture = e.closest(".picture")?.querySelector("figcaption")?.textContent;
        const what = (e.textContent.trim() || e.dataset.name || "").slice(0, 60);
        const words = [title, picture, kinds[name][0], "“" + what + "”"].filter(Boolean).join(", ");
        return make("li", "", button(words, () => goTo(e)));
      }));
    }

    // Texts that end in an ellipsis, and what a fixed height cuts: half a line of a text at least, since letters of
    // some fonts are taller than a line. Excerpts of several lines end on purpose, and so do long texts in one line.
    function cutOff(row) {
      const isCut = e => e.scrollWidth > e.clientWidth + 1
        || e.scrollHeight > e.clientHeight + 2 && e.scrollHeight > e.clientHeight + parseFloat(getComputedStyle(e).fontSize) / 2;
      const isLong = row.closest(".picture.long-texts") !== null;
      const texts = all(".label, .one-line, .lines", row).filter(isCut);
      const content = row.querySelector(":scope > .content");
      const isTooHigh = content !== null && row.style.blockSize !== ""
        && [row, content].some(e => e.scrollHeight > e.clientHeight + 1);
      for (const e of texts) e.classList.toggle("ends-early", hasAllLines(e) || isLong && e.matches(".one-line, .lines"));
      return (isTooHigh ? [row] : []).concat(texts.filter(e => !e.classList.contains("ends-early"))).filter(isShown);
    }

    // True if a text of several lines has as many as it may have, unless its place is too low for them.
    function hasAllLines(e) {
      if (!e.matches(".lines")) return false;
      const style = getComputedStyle(e);
      const height = e.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
      return height + 1 > parseFloat(style.lineHeight) * Number(style.getPropertyValue("--lines"));
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
      if (!place) return;
      const element = all("[data-place]", main).find(e => e.dataset.place === place && !e.closest("section").hidden && isShown(e))
        ?? all("[data-place]", main).find(e => e.dataset.place === place);
      if (!element) return;
      event.preventDefault();
      goTo(element);
    }

    // Shows an element of a picture, whatever is chosen, and inspects it.
    function goTo(element) {
      const section = element.closest("section");
      if (section.hidden) choose(section.id);
      for (const e of all(".sought", main)) e.classList.remove("sought");
      element.classList.add("sought");
      const picture = element.closest("[role=img]") ?? element;
      picture.tabIndex = -1;
      picture.focus({ preventScroll: true });
      element.scrollIntoView({ block: "center" });
      inspect(element);
    }

    """#)
}
