import CellGenCore

extension PageRenderer {
  /// The whole page.
  ///
  /// - Parameter reloads: whether it reloads itself when its file changes.
  func html(of page: PreviewPage, reloads: Bool = false) -> String {
    let body = HTMLWriter()
    let pictures = HTMLWriter()
    if !page.screens.isEmpty {
      pictures.element("div", ["class": "screens"]) { w in
        for screen in page.screens { self.screen(screen, w) }
      }
    }
    for view in page.views { self.view(view, page.findings(in: view).count, pictures) }
    // All values that only the app knows have been found by now.
    findings(page, body)
    body.verbatim(pictures.html)
    return PageFrame(
      title: page.title, summary: page.summary, kinds: page.findingKinds,
      pictureCount: page.pictureCount,
      languages: page.languages, contents: page.contents, files: page.files,
      colors: palette.words, styleSheet: palette.styleSheet(),
      hasContainers: page.hasContainers, states: page.states, reloads: reloads
    ).html(around: body.html).text
  }

  // MARK: Findings

  private func findings(_ page: PreviewPage, _ w: HTMLWriter) {
    w.element("section", ["id": "findings", "aria-labelledby": "findings-title"]) { w in
      w.leaf("h2", ["id": "findings-title"], "Findings")
      if page.findings.isEmpty {
        w.leaf("p", [:], "<code>cellgen lint</code> found nothing.")
      } else {
        w.element("ul") { w in
          for (number, finding) in page.findings.enumerated() {
            self.finding(finding, number + 1, w)
          }
        }
      }
      if !palette.unknown.isEmpty {
        let names = palette.unknown.map { "<code>\($0)</code>" as HTML }.joined(separator: ", ")
        w.leaf(
          "p", ["class": "honest", "id": "unknown"],
          "Only the app knows \(names); a <code>preview</code> in the manifest can set what to draw. "
            + "Until then, the pictures show typical values."
        )
      }
    }
  }

  private func finding(_ finding: PreviewFinding, _ number: Int, _ w: HTMLWriter) {
    var html: HTML =
      "<code>\(finding.place)</code> <span class=\"message\">\(finding.message)</span>"
    if let help = finding.help { html += " <span class=\"help\">\(help)</span>" }
    if let view = finding.view {
      var link = HTMLAttributes()
      link.link(toPart: "view-" + view)
      html += " " + .element("a", link, "Show in \(view)")
    }
    var attributes: HTMLAttributes = [
      "class": finding.isAccessibility ? "finding accessibility" : "finding",
      "data-code": finding.code, "id": "finding-\(number)", "tabindex": "-1",
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
      heading(screen.name, id: title, w)
      if let place = places?.place(screen.span) {
        w.leaf("p", ["class": "place"], "<code>\(place)</code>")
      }
      w.element("div", ["class": "beside"]) { w in
        stage(of: screen, w)
        deeds(screen.deeds, isOpen: true, w)
      }
    }
  }

  /// The name of a screen or a view, and a button to inspect it without a mouse.
  private func heading(_ name: String, id: String, _ w: HTMLWriter) {
    w.element("div", ["class": "heading-line"]) { w in
      w.leaf("h2", ["id": id], HTML(name))
      w.leaf(
        "button", ["type": "button", "class": "inspect"],
        "Inspect<span class=\"unseen\"> \(name)</span>")
    }
  }

  /// A list of gestures.
  private func deeds(_ deeds: [DrawnDeed], isOpen: Bool = false, _ w: HTMLWriter) {
    guard !deeds.isEmpty else { return }
    var attributes: HTMLAttributes = ["class": "deeds"]
    attributes.set("open", if: isOpen)
    w.element("details", attributes) { w in
      w.leaf("summary", [:], "What it does")
      w.element("dl") { w in
        for deed in deeds {
          if let subject = deed.subject { w.leaf("dt", [:], HTML(subject)) }
          for (gesture, result) in deed.gestures {
            w.leaf("dd", [:], "\(gesture): <b>\(result)</b>")
          }
        }
      }
    }
  }

  /// The picture of a screen.
  func stage(of screen: DrawnScreen, _ w: HTMLWriter) {
    w.element("div", ["class": "stage", "dir": "ltr"]) { w in
      ScreenRenderer(page: self, screen: screen).render(w)
    }
  }

  /// - Parameter findings: the number of findings in it.
  private func view(_ view: PicturedView, _ findings: Int, _ w: HTMLWriter) {
    let title = "view-\(view.name)-title"
    w.element("section", ["class": "view", "id": "view-\(view.name)", "aria-labelledby": title]) {
      w in
      heading(view.name, id: title, w)
      let doc = view.doc.map { " · " + $0 } ?? ""
      let noun = findings == 1 ? "finding" : "findings"
      let link: HTML =
        findings == 0 ? "" : " · <a href=\"#findings\">\(findings) \(noun)</a>"
      w.leaf("p", ["class": "place"], "<code>\(view.place)</code>\(doc)" + link)
      let gestures = module.gestures(on: view.view)
      if !gestures.isEmpty { deeds([DrawnDeed(gestures: gestures)], w) }
      w.element("div", ["class": "pictures"]) { w in
        for picture in view.pictures { self.picture(picture, of: view, w) }
      }
    }
  }

  func picture(_ picture: PicturedView.Picture, of view: PicturedView, _ w: HTMLWriter) {
    var attributes: HTMLAttributes = ["class": picture.isMade ? "picture made" : "picture"]
    if picture.title == PictureStress.longTexts.rawValue { attributes.addClass("long-texts") }
    w.element("figure", attributes) { w in
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
  /// The findings in a view.
  func findings(in view: PicturedView) -> [PreviewFinding] {
    findings.filter { $0.view == view.name }
  }

  /// The links to all screens and views.
  fileprivate var contents: [PageFrame.Contents] {
    screens.map { PageFrame.Contents(kind: .screen, name: $0.name) }
      + views.map { view in
        PageFrame.Contents(kind: .view, name: view.name, findings: findings(in: view).count)
      }
  }

  var title: String {
    let names = manifests.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return "Preview of " + names.prefix(3).joined(separator: ", ")
      + (names.count > 3 ? " and \(names.count - 3) more" : "")
  }

  /// The number of findings of each kind, starting with those that affect who can read or use the screen.
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

  /// The number of pictures of views.
  fileprivate var pictureCount: Int { views.reduce(0) { $0 + $1.pictures.count } }

  /// The numbers of screens, views, pictures and findings.
  ///
  /// The browser can find more, such as text that is cut off, so the absence of findings isn't mentioned.
  var summary: String {
    let parts = [
      (screens.count, "screen"), (views.count, "view"), (pictureCount, "picture"),
      (findings.count, "finding"),
    ]
    return parts.filter { $0.0 > 0 || $0.1 != "finding" }.map { count, noun in
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    .joined(separator: ", ")
  }
}
