extension PageScript {
  /// The list of screens and views, its search, and the keys.
  static let contents = PageScript(
    #"""
    "use strict";
    const contents = document.getElementById("contents");
    const filter = document.getElementById("filter");
    const links = contents ? all("a", contents) : [];
    const idOf = link => new URLSearchParams("id=" + link.hash.slice(1)).get("id");

    // All of them, or the chosen one.
    function chooseSections() {
      const isOnly = form.elements.only?.checked ?? false;
      main.classList.toggle("with-only", isOnly);
      const chosen = sections.find(section => section.id === chosenID()) ?? sections[0];
      for (const section of sections) section.hidden = isOnly && section !== chosen;
      for (const link of links) {
        if (idOf(link) === chosen?.id && (isOnly || anchor)) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    }

    function choose(id) {
      anchor = encodeURIComponent(id);
      update();
      document.getElementById(id)?.scrollIntoView();
    }

    // A name, and what one can do there.
    function textOf(link) {
      const deeds = document.getElementById(idOf(link))?.querySelector(".deeds dl");
      return (link.textContent + " " + (deeds?.textContent ?? "")).toLowerCase();
    }

    function search() {
      const words = filter.value.toLowerCase().split(/\s+/);
      for (const link of links) {
        const said = textOf(link);
        link.parentElement.hidden = !words.every(word => said.includes(word));
      }
      for (const list of all("ul", contents)) {
        list.hidden = all("li", list).every(item => item.hidden);
        list.previousElementSibling.hidden = list.hidden;
      }
      document.getElementById("none").hidden = links.some(link => !link.parentElement.hidden);
    }

    // Moves through what the search has left, with the focus: Tab goes on from there.
    function step(by) {
      const ids = links.filter(link => !link.parentElement.hidden).map(idOf);
      if (ids.length === 0) return;
      const inSight = sections.find(section => !section.hidden && section.getBoundingClientRect().bottom > 120);
      const position = ids.indexOf(chosenID() || inSight?.id);
      // The first key chooses the one in sight, if it is one of several.
      const isChosen = chosenID() !== "" || form.elements.only.checked;
      const id = ids[Math.min(Math.max(position + (isChosen ? by : 0), 0), ids.length - 1)];
      choose(id);
      const section = document.getElementById(id);
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }

    // MARK: Keys

    const keys = document.getElementById("keys");
    const close = () => {
      for (const details of all("details.more[open]")) details.open = false;
      if (document.activeElement === filter) {
        filter.value = "";
        search();
        filter.blur();
      }
      closeInspector();
    };
    const others = {
      j: () => step(1), k: () => step(-1), "/": () => filter?.focus(), "?": () => keys.showModal(), Escape: close,
    };

    // Moves a control on, as a person would.
    function turn(control, by) {
      if (control.type === "checkbox") control.checked = !control.checked;
      else control.selectedIndex = Math.min(Math.max(control.selectedIndex + by, 0), control.options.length - 1);
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }

    // Those with two values, or with one key only, begin again at the end.
    function advance(control) {
      const isLast = control.type !== "checkbox" && control.selectedIndex === control.options.length - 1;
      if (isLast && !control.dataset.previous) control.selectedIndex = -1;
      turn(control, 1);
    }

    function pressed(event) {
      if (event.metaKey || event.ctrlKey || event.altKey || keys.open) return;
      if (event.target.matches("input[type=search], select, textarea") && event.key !== "Escape") return;
      if (event.key !== "Escape" && !form.elements.keys.checked) return;
      const next = controls().find(control => control.dataset.next === event.key);
      const previous = controls().find(control => control.dataset.previous === event.key);
      if (next) advance(next);
      else if (previous) turn(previous, -1);
      else if (others[event.key]) others[event.key]();
      else return;
      event.preventDefault();
    }

    """#)
}
