extension PageScript {
  /// A panel about a point in a picture: its line in the manifest, its look, and the VoiceOver text.
  static let inspector = PageScript(
    #"""
    "use strict";
    const inspector = document.getElementById("inspector");
    const files = all("#files li").map(e => ({ name: e.textContent, path: e.dataset.key }));
    const colorWords = new Map(all("#colors li").map(e => [e.dataset.key, e.textContent]));
    let inspected = null;
    // The element that had the focus before.
    let opener = null;

    const parts = "[data-place], [data-name], .accessories > *, .swipes > *, .heading";
    const partOf = e => e.closest(".stage") && e.closest(parts)?.closest(".stage") ? e.closest(parts) : null;
    const rowOf = e => e.closest("[role=img]");

    // MARK: Facts about an element

    function titleOf(e) {
      const view = e.closest("[data-view]")?.dataset.view ?? titleOfSection(e);
      if (e === rowOf(e)) return view;
      if (e.matches(".section")) return "section " + e.dataset.section;
      const kind = e.matches(".accessories > *") ? "accessory" : e.matches(".swipes > *") ? "swipe action" : e.classList[0];
      return kind + (e.dataset.name ? " " + e.dataset.name : "") + " in " + view;
    }

    const number = value => String(Math.round(value * 10) / 10);
    const points = css => css === "" || css === "normal" ? "" : number(parseFloat(css));

    // secondaryLabel · rgb(60 60 67 / 0.6)
    function color(written, computed) {
      const name = /^var\(--([\w-]+)\)$/.exec(written)?.[1];
      return [name && (colorWords.get(name) ?? name), computed].filter(Boolean).join(" · ");
    }

    function font(e, style) {
      const name = /var\(--(?:scale-)?([\w-]+)\)/.exec(e.style.fontSize)?.[1];
      const weight = { 100: "ultraLight", 200: "thin", 300: "light", 500: "medium", 600: "semibold", 700: "bold", 800: "heavy", 900: "black" }[style.fontWeight];
      return [e.dataset.font, name, points(style.fontSize) + " points", weight, style.fontStyle === "italic" ? "italic" : ""].filter(Boolean).join(", ");
    }

    // The distances of an element from the edges of its row.
    function distances(e, scale) {
      const row = rowOf(e);
      if (!row || e === row) return "";
      const [a, b] = [row.getBoundingClientRect(), e.getBoundingClientRect()];
      const isRTL = e.closest(".stage").dir === "rtl";
      const sides = [["top", b.top - a.top], ["leading", isRTL ? a.right - b.right : b.left - a.left],
        ["bottom", a.bottom - b.bottom], ["trailing", isRTL ? b.left - a.left : a.right - b.right]];
      return sides.map(([side, length]) => side + " " + number(length / scale)).join(", ");
    }

    // Controls and lines have theirs outside of what is drawn.
    function insets(e, style) {
      const edge = e.matches(".toggle, .bar, .stepper, .segments, .datePicker, .activity, .divider") ? "margin" : "padding";
      const sides = ["Top", "Left", "Bottom", "Right"].map(side => points(style[edge + side]));
      return sides.every(side => side === "0") ? "" : "top " + sides[0] + ", left " + sides[1] + ", bottom " + sides[2] + ", right " + sides[3];
    }

    const hasText = e => e.matches(".label, .text, .button, .textField, .textEditor, .heading, .row-text, .row-detail, .row-value, .badge, .datePicker, .accessories > *, .swipes > *");

    function facts(e) {
      const style = getComputedStyle(e);
      const box = e.getBoundingClientRect();
      const scale = e.offsetWidth ? box.width / e.offsetWidth : 1;
      const isText = hasText(e);
      const isInset = e.matches(".inset-background");
      const ground = isInset ? getComputedStyle(e, "::before") : style;
      return [
        ["Text", isText ? e.textContent.trim() : ""],
        ["Font", isText ? font(e, style) : ""],
        ["Color", isText || e.querySelector(":scope > svg") ? color(e.style.color, style.color) : ""],
        ["Background", ground.backgroundColor === "rgba(0, 0, 0, 0)" ? ""
          : color(isInset ? e.style.getPropertyValue("--ground") : e.style.background, ground.backgroundColor)],
        ["Tint", color(e.style.getPropertyValue("--tint") || e.style.getPropertyValue("--own-tint"), "")],
        ["Only the app knows", e.title],
        ["Size", number(box.width / scale) + " × " + number(box.height / scale)],
        ["Spacing", e.matches(".vstack, .hstack, .flow, .grid, .screen-content") ? points(style.rowGap) || "0" : ""],
        ["Insets", insets(e, style)],
        ["To the edges of the row", distances(e, scale)],
        ["Corner radius", ground.borderRadius === "0px" ? "" : ground.borderRadius === "9999px" ? "circle" : points(ground.borderRadius)],
        ["Border", isInset ? (ground.borderTopStyle === "solid" ? points(ground.borderTopWidth) : "")
          : style.outlineStyle === "solid" && e.style.outline ? points(style.outlineWidth) : ""],
        ["Alpha", style.opacity === "1" ? "" : style.opacity],
      ].filter(fact => fact[1] !== "");
    }

    // MARK: VoiceOver

    // The stops of a row: what is read, and below it what the rotor offers.
    function stopsOf(row) {
      const stops = [];
      for (const line of (row?.dataset.spoken ?? "").split("\n")) {
        if (line.startsWith("  ")) stops[stops.length - 1]?.push(line.trim());
        else if (line !== "") stops.push([line]);
      }
      const places = (row?.dataset.stops ?? "").split("|").map(stop => stop.split(" ").filter(Boolean));
      return stops.map((lines, i) => ({ lines, places: places[i] ?? [] }));
    }

    // The elements of each stop of a row. Several stops at one place are those of several items.
    function elementsOf(row) {
      const used = new Map();
      return stopsOf(row).map(stop => {
        const elements = stop.places.flatMap(place => {
          const those = all(`[data-place="${place}"]`, row).filter(isShown);
          if (stop.places.length > 1 || those.length < 2) return those;
          const position = used.get(place) ?? 0;
          used.set(place, position + 1);
          return those.slice(position, position + 1);
        });
        return { lines: stop.lines, elements };
      });
    }

    // MARK: The panel

    function make(name, text, ...children) {
      const element = document.createElement(name);
      if (text) element.textContent = text;
      element.append(...children);
      return element;
    }

    function button(text, action) {
      const element = make("button", text);
      element.type = "button";
      element.addEventListener("click", action);
      return element;
    }

    // The line of the manifest, as a link that opens it in an editor where the page is a file beside it.
    function placeOf(e) {
      const key = e.closest("[data-place]")?.dataset.place;
      if (!key) return [];
      const [file, line, column] = key.split(":");
      const { name, path } = files[file] ?? {};
      const text = `${name}:${line}:${column}`;
      const code = make("code", text);
      let shown = code;
      if (path && location.protocol === "file:") {
        shown = make("a", "", code);
        shown.href = "vscode://file" + new URL(path, location.href).pathname + `:${line}:${column}`;
      }
      const done = button("Copy", () => {
        copyText(text);
        done.textContent = "Copied";
      });
      return [make("p", "", shown, " ", done)];
    }

    function copyText(text) {
      const field = make("textarea", text);
      inspector.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }

    function list(title, items) {
      return items.length === 0 ? [] : [make("h3", title), make("ul", "", ...items.map(item => make("li", "", item)))];
    }

    function outer(e) {
      const around = [];
      for (let o = partOf(e.parentElement); o; o = partOf(o.parentElement)) around.unshift(o);
      return around;
    }

    function inner(e) {
      return all(parts, e).filter(child => isShown(child) && partOf(child.parentElement) === e);
    }

    function spoken(e) {
      const row = rowOf(e);
      const stops = elementsOf(row);
      if (stops.length === 0) return [];
      const order = make("ol", "", ...stops.map(stop => {
        const item = make("li", stop.lines.join(" · "));
        const isHere = stop.elements.some(other => other === e || other.contains(e)) || (e !== row && e.contains(stop.elements[0] ?? null));
        if (isHere) item.setAttribute("aria-current", "true");
        return item;
      }));
      return [make("h3", "VoiceOver reads"), order];
    }

    function findingsOf(e) {
      const key = e.closest("[data-place]")?.dataset.place;
      return all("[data-finding]").filter(finding => finding.dataset.finding === key).map(finding => {
        const link = make("a", finding.dataset.code);
        link.href = "#" + finding.id;
        link.addEventListener("click", event => {
          event.preventDefault();
          finding.scrollIntoView({ block: "center" });
          finding.focus({ preventScroll: true });
        });
        return make("span", "", link, " " + finding.querySelector(".message").textContent);
      });
    }

    function inspect(e) {
      if (inspector.hidden) opener = document.activeElement;
      inspected?.classList.remove("inspected");
      inspected = e;
      e.classList.add("inspected");
      const table = make("dl", "", ...facts(e).flatMap(([name, value]) => [make("dt", name), make("dd", value)]));
      const title = make("h2", titleOf(e));
      const close = button("Close", closeInspector);
      const there = es => es.map(o => button(titleOf(o).replace(/ in [^ ]+$/, ""), () => { inspect(o); inspector.focus(); }));
      inspector.replaceChildren(
        make("div", "", title, close), ...placeOf(e), table, ...spoken(e), ...list("Findings", findingsOf(e)),
        ...list("Around it", there(outer(e))), ...list("In it", there(inner(e))));
      inspector.hidden = false;
    }

    // After the pictures have changed: the same element, unless somebody is reading about it, or it is gone.
    function inspectAgain() {
      if (!inspected || inspector.contains(document.activeElement)) return;
      if (inspected.isConnected && isShown(inspected)) inspect(inspected);
      else closeInspector();
    }

    function closeInspector() {
      if (inspector.hidden) return;
      inspected?.classList.remove("inspected");
      inspected = null;
      inspector.hidden = true;
      opener?.focus({ preventScroll: true });
    }

    // Anything in a picture, and the first row of a section for those who have no mouse.
    function clicked(event) {
      const heading = event.target.closest("button.inspect");
      if (heading) {
        const row = all("[role=img]", heading.closest("section")).find(isShown);
        if (row) { inspect(row); inspector.focus(); }
        return;
      }
      const part = event.target.closest(".stage") && partOf(event.target);
      if (part) inspect(part);
    }

    """#)
}
