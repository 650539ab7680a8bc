extension PageScript {
  /// The controls, and the page's address, which stores their values.
  static let settings = PageScript(
    #"""
    "use strict";
    const main = document.getElementById("pictures");
    const form = document.getElementById("controls");
    const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
    const isShown = e => e.offsetParent !== null;
    // Screens and views, or what differs.
    const sections = all("section:is(.screen, .view, .change)", main);

    const titleOfSection = e => e.closest("section").querySelector("h2").textContent;

    // MARK: The address

    // What a link shows: the settings, and the part of the page, as in #view-Post&appearance=dark
    let anchor = "";

    // The search is no setting.
    const controls = () => Array.from(form.elements).filter(control => control.name);
    const usual = control => control.type === "checkbox" ? control.defaultChecked
      : (Array.from(control.options).find(o => o.defaultSelected) ?? control.options[0]).value;

    // An address without settings is a link on the page, which keeps them.
    function readAddress() {
      const [first, ...others] = location.hash.slice(1).split("&");
      anchor = first.includes("=") ? "" : first;
      const parameters = new URLSearchParams((anchor ? others : [first, ...others]).join("&"));
      if (parameters.size === 0) return;
      for (const control of controls()) {
        const value = parameters.get(control.name);
        if (control.type === "checkbox") control.checked = value === null ? usual(control) : value === "1";
        else if (Array.from(control.options).some(o => o.value === value)) control.value = value;
        else control.value = usual(control);
      }
    }

    function writeAddress() {
      const parameters = new URLSearchParams();
      for (const control of controls()) {
        const isBox = control.type === "checkbox";
        const value = isBox ? control.checked : control.value;
        if (value !== usual(control)) parameters.set(control.name, isBox ? (value ? "1" : "0") : value);
      }
      const text = [anchor, parameters.toString()].filter(part => part !== "").join("&");
      history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
    }

    // Names may have letters that addresses have not.
    const chosenID = () => new URLSearchParams("id=" + anchor).get("id") ?? "";

    // MARK: The controls

    function setting() {
      const value = name => form.elements[name]?.value;
      const isOn = name => form.elements[name]?.checked ?? false;
      return {
        appearance: value("appearance"), contrast: isOn("contrast") ? "high" : "normal", size: value("size"),
        width: value("width"), language: value("language") ?? "", container: value("container") ?? "collection",
        state: value("state") ?? "content", rows: value("rows"), ios: value("ios"), compare: value("compare"),
        rtl: isOn("rtl") || /^(ar|fa|he|ur|ps|ckb|yi|dv)\b/.test(value("language")),
        made: isOn("made"), marks: isOn("marks"), unknown: isOn("unknown"), phone: isOn("phone"), order: isOn("order"),
      };
    }

    """#)
}
