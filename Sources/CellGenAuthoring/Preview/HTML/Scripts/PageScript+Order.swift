extension PageScript {
  /// The order of VoiceOver, drawn over rows.
  static let order = PageScript(
    #"""
    "use strict";
    // A number and a frame for each stop of each row that is shown.
    function drawOrder(section, isOn) {
      for (const mark of all(".stop", section)) mark.remove();
      if (!isOn) return;
      const drawn = all("[role=img]", section).filter(isShown).map(row => [row, frames(row)]);
      for (const [row, boxes] of drawn) {
        boxes.forEach((box, i) => {
          const mark = document.createElement("span");
          mark.dataset.number = String(i + 1);
          mark.className = "stop";
          mark.setAttribute("aria-hidden", "true");
          Object.assign(mark.style, { left: box.left + "px", top: box.top + "px", width: box.width + "px", height: box.height + "px" });
          row.append(mark);
        });
      }
    }

    // The frame of the elements of each stop; that of the whole row for a stop without elements.
    function frames(row) {
      const outer = row.getBoundingClientRect();
      return elementsOf(row).map(stop => {
        const boxes = (stop.elements.length ? stop.elements : [row]).map(e => e.getBoundingClientRect());
        const left = Math.min(...boxes.map(b => b.left)) - outer.left;
        const top = Math.min(...boxes.map(b => b.top)) - outer.top;
        return {
          left, top, width: Math.max(...boxes.map(b => b.right)) - outer.left - left,
          height: Math.max(...boxes.map(b => b.bottom)) - outer.top - top,
        };
      });
    }

    """#)
}
