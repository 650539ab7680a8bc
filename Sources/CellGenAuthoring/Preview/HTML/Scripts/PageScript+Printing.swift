extension PageScript {
  /// One page for each screen.
  static let printing = PageScript(
    #"""
    "use strict";
    // The room on a page besides its margins and a title: the smaller of A4 and Letter each way, in CSS pixels.
    const paper = { width: 690, height: 860 };
    let comparison = "";

    addEventListener("beforeprint", () => {
      comparison = form.elements.compare.value;
      form.elements.compare.value = "";
      update();
      finish();
      main.classList.toggle("has-screens", sections.some(section => section.matches(".screen") && !section.hidden));
      for (const stage of all(".screen .stage", main)) {
        const scale = Math.min(1, paper.width / stage.offsetWidth, paper.height / stage.offsetHeight);
        stage.style.zoom = String(scale);
      }
    });
    addEventListener("afterprint", () => {
      for (const stage of all(".screen .stage", main)) stage.style.zoom = "";
      form.elements.compare.value = comparison;
      update();
    });

    """#)
}
