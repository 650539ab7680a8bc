extension PageScript {
  /// Reads the address and starts listening to events, once everything is declared.
  static let start = PageScript(
    #"""
    "use strict";
    const goToAnchor = () => document.getElementById(chosenID())?.scrollIntoView();

    // The bar may have several lines; what is below it begins there.
    new ResizeObserver(() => {
      document.documentElement.style.setProperty("--bar", form.offsetHeight + "px");
    }).observe(form);
    form.addEventListener("input", update);
    form.addEventListener("submit", event => event.preventDefault());
    // The one control outside of the form.
    form.elements.only?.addEventListener("input", event => { if (!form.contains(event.target)) update(); });
    filter?.addEventListener("input", event => { event.stopPropagation(); search(); });
    filter?.addEventListener("keydown", event => {
      if (event.key !== "Enter") return;
      const first = links.find(link => !link.parentElement.hidden);
      if (first) choose(idOf(first));
    });
    document.getElementById("findings")?.addEventListener("click", seek);
    document.getElementById("show-keys").addEventListener("click", () => keys.showModal());
    document.getElementById("hide-keys").addEventListener("click", () => keys.close());
    main.addEventListener("click", clicked);
    document.addEventListener("click", event => {
      for (const details of all("details.more[open]")) if (!details.contains(event.target)) details.open = false;
    });
    addEventListener("keydown", pressed);
    addEventListener("hashchange", () => { readAddress(); update(); goToAnchor(); });
    for (const section of sections) observer.observe(section);
    readAddress();
    markFindings();
    update();
    // Before anything is in sight: nothing moves afterwards.
    if (!isLarge) finish();
    // A page that reloads itself stays where it was.
    if (performance.getEntriesByType("navigation")[0]?.type !== "reload") goToAnchor();

    """#)
}
