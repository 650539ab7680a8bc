import CellGenCore

extension PageRenderer {
  /// The whole page.
  ///
  /// - Parameter reloads: whether it reloads itself when its file changes.
  func html(of page: PreviewPage, reloads: Bool = false) -> String {
    let body = HTMLWriter()
    let pictures = HTMLWriter()
    for screen in page.screens { self.screen(screen, pictures) }
    for view in page.views { self.view(view, pictures) }
    // What only the app knows has been found by now.
    findings(page, body)
    body.verbatim(pictures.html)
    return PageFrame(
      title: page.title, summary: page.summary, kinds: page.findingKinds,
      languages: page.languages,
      contents: page.screens.map { ("screen-\($0.name)", $0.name) }
        + page.views.map { ("view-\($0.name)", $0.name) },
      styleSheet: palette.styleSheet(),
      hasContainers: page.hasContainers, states: page.states, reloads: reloads
    ).html(around: body.html).text
  }

  // MARK: Findings

  private func findings(_ page: PreviewPage, _ w: HTMLWriter) {
    w.element("section", ["id": "findings", "aria-labelledby": "findings-title"]) { w in
      w.leaf("h2", ["id": "findings-title"], "Findings")
      if page.findings.isEmpty {
        w.leaf("p", [:], "<code>cellgen lint</code> has found nothing.")
      } else {
        w.element("ul") { w in
          for finding in page.findings { self.finding(finding, w) }
        }
      }
      if !palette.unknown.isEmpty {
        let names = palette.unknown.map { "<code>\($0)</code>" as HTML }.joined(separator: ", ")
        w.leaf(
          "p", ["class": "honest"],
          "Only the app knows \(names); a <code>preview</code> in the manifest can say what to draw."
        )
      }
    }
  }

  private func finding(_ finding: PreviewFinding, _ w: HTMLWriter) {
    var html: HTML = "<code>\(finding.place)</code> \(finding.message)"
    if let help = finding.help { html += " <span class=\"help\">\(help)</span>" }
    if let view = finding.view {
      var link = HTMLAttributes()
      link.link(toPart: "view-" + view)
      html += " " + .element("a", link, "Show in \(view)")
    }
    var attributes: HTMLAttributes = [
      "class": finding.isAccessibility ? "finding accessibility" : "finding",
      "data-code": finding.code,
    ]
    attributes["data-finding"] = finding.element
    w.leaf("li", attributes, html)
  }

  // MARK: Screens and views

  private func screen(_ screen: DrawnScreen, _ w: HTMLWriter) {
    let title = "screen-\(screen.name)-title"
    w.element(
      "section", ["class": "screen", "id": "screen-\(screen.name)", "aria-labelledby": title]
    ) { w in
      w.leaf("h2", ["id": title], HTML(screen.name))
      if screen.refreshes {
        w.leaf("p", ["class": "place"], "Pulling it down refreshes it.")
      }
      stage(of: screen, w)
    }
  }

  /// The picture of a screen.
  func stage(of screen: DrawnScreen, _ w: HTMLWriter) {
    w.element("div", ["class": "stage", "dir": "ltr"]) { w in
      ScreenRenderer(page: self, screen: screen).render(w)
    }
  }

  private func view(_ view: PicturedView, _ w: HTMLWriter) {
    let title = "view-\(view.name)-title"
    w.element("section", ["class": "view", "id": "view-\(view.name)", "aria-labelledby": title]) {
      w in
      w.leaf("h2", ["id": title], HTML(view.name))
      let doc = view.doc.map { " · " + $0 } ?? ""
      w.leaf("p", ["class": "place"], "<code>\(view.place)</code>\(doc)")
      w.element("div", ["class": "pictures"]) { w in
        for picture in view.pictures { self.picture(picture, of: view, w) }
      }
    }
  }

  func picture(_ picture: PicturedView.Picture, of view: PicturedView, _ w: HTMLWriter) {
    w.element("figure", ["class": picture.isMade ? "picture made" : "picture"]) { w in
      w.leaf("figcaption", [:], HTML(picture.title))
      w.element("div", ["class": "stage", "dir": "ltr"]) { w in
        render(
          picture.cell, isListed: module.areRows(picture.cell.view) || !picture.cell.hasPlaces,
          label: "\(view.name), \(picture.title). " + picture.spoken.joined(separator: ". "), w)
      }
      guard !picture.spoken.isEmpty else { return }
      w.element("details") { w in
        let name = "\(view.name), \(picture.title)"
        w.leaf("summary", [:], "VoiceOver<span class=\"unseen\"> of \(name)</span>")
        w.element("ol") { w in
          for stop in picture.spoken { w.leaf("li", [:], HTML(stop)) }
        }
        menu(picture.cell.normal.menu, of: view, w)
      }
    }
  }

  private func menu(_ commands: [DrawnCommand], of view: PicturedView, _ w: HTMLWriter) {
    guard !commands.isEmpty else { return }
    let titles = commands.compactMap { command in
      command.title.map { command.isEnabled ? $0.text : "\($0.text) (dimmed)" }
    }.joined(separator: ", ")
    w.leaf("p", [:], "Menu: \(titles)")
  }
}

extension PreviewPage {
  var title: String {
    let names = manifests.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return "Preview of " + names.prefix(3).joined(separator: ", ")
      + (names.count > 3 ? " and \(names.count - 3) more" : "")
  }

  /// How often each kind of finding occurs: first those about who can read or use the screen.
  var findingKinds: [(code: String, count: Int)] {
    let ordered = findings.filter(\.isAccessibility) + findings.filter { !$0.isAccessibility }
    var kinds: [(code: String, count: Int)] = []
    for finding in ordered {
      if let index = kinds.firstIndex(where: { $0.code == finding.code }) {
        kinds[index].count += 1
      } else {
        kinds.append((finding.code, 1))
      }
    }
    return kinds
  }

  /// The numbers of what there is to see.
  ///
  /// The browser may find more, such as texts that are cut off, so nothing is said of no findings.
  var summary: String {
    let pictures = views.reduce(0) { $0 + $1.pictures.count }
    let parts = [
      (screens.count, "screen"), (views.count, "view"), (pictures, "picture"),
      (findings.count, "finding"),
    ]
    return parts.filter { $0.0 > 0 || $0.1 != "finding" }.map { count, noun in
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    .joined(separator: ", ")
  }
}
