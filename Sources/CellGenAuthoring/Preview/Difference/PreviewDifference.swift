import CellGenCore

/// The visible differences between two states of some manifests.
struct PreviewDifference {
  /// A view or a screen that differs.
  struct Change {
    enum Kind: String {
      case added, removed, changed
    }

    var name: String
    var isScreen: Bool
    var kind: Kind
    /// The number of its pictures that differ, and the number of all; nil for a screen.
    var pictures: (changed: Int, all: Int)?
    /// Its differences in words.
    var differences: [String] = []
    /// Nil if there is none.
    var before: HTML?
    var after: HTML?

    /// The maximum number of differences listed.
    static let mostDifferences = 12

    /// The first differences, and the number of the others.
    var saidDifferences: [String] {
      let more = differences.count - Self.mostDifferences
      return differences.prefix(Self.mostDifferences) + (more > 0 ? ["and \(more) more"] : [])
    }
  }

  private(set) var changes: [Change] = []
  /// The findings that occur in only one of the states.
  private(set) var newFindings: [PreviewFinding] = []
  private(set) var goneFindings: [PreviewFinding] = []
  private let earlier: String
  private let sheets: [CSS]
  private let title: String
  private let languages: [String]
  private let hasContainers: Bool
  private let states: [String]

  /// - Parameter earlier: the name of the earlier state: a revision or a folder.
  init(
    from old: (page: PreviewPage, renderer: PageRenderer),
    to new: (page: PreviewPage, renderer: PageRenderer), earlier: String
  ) {
    self.earlier = earlier
    (title, languages) = (new.page.title, new.page.languages)
    hasContainers = old.page.hasContainers || new.page.hasContainers
    states = new.page.states + old.page.states.filter { !new.page.states.contains($0) }
    let before = Fragments(old.page, old.renderer, side: "before")
    let after = Fragments(new.page, new.renderer, side: "after")
    changes = Self.changes(from: before, to: after)
    sheets = [before.styleSheet, after.styleSheet]
    let key = { (finding: PreviewFinding) in [finding.code, finding.view ?? "", finding.message] }
    let (oldKeys, newKeys) = (Set(old.page.findings.map(key)), Set(new.page.findings.map(key)))
    newFindings = new.page.findings.filter { !oldKeys.contains(key($0)) }
    goneFindings = old.page.findings.filter { !newKeys.contains(key($0)) }
  }

  private static func changes(from old: Fragments, to new: Fragments) -> [Change] {
    let names = new.order + old.order.filter { !new.order.contains($0) }
    return names.compactMap { name in
      let (before, after) = (old.parts[name], new.parts[name])
      guard before?.looks != after?.looks else { return nil }
      let kind: Change.Kind = before == nil ? .added : after == nil ? .removed : .changed
      var difference = PictureDifference(colors: old.colors, new.colors)
      if let before, let after { before.compare(with: after, in: name.name, &difference) }
      // Differences have been marked by now.
      var change = Change(
        name: name.name, isScreen: name.isScreen, kind: kind, differences: difference.words,
        before: before?.html, after: after?.html)
      if !name.isScreen, let before, let after {
        let all = after.looks.count
        let (one, other) = (before.looksByName, after.looksByName)
        let changed = other.count { name, look in one[name] != look }
        change.pictures = (max(changed, one.keys.contains { other[$0] == nil } ? 1 : 0), all)
      }
      return change
    }
  }

  /// The numbers of changes, in one line.
  var summary: String {
    guard !changes.isEmpty else { return "nothing looks different" }
    let (screens, views) = (changes.count(where: \.isScreen), changes.count { !$0.isScreen })
    return [(views, "view"), (screens, "screen")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
      + (changes.count == 1 ? " differs" : " differ")
  }
}

// MARK: - Fragments

/// The pictures of a page without the rest, to compare and show beside others.
private struct Fragments {
  struct Name: Hashable {
    var name: String
    var isScreen: Bool
  }

  /// A view or a screen.
  struct Part {
    /// The whole part, with its pictures.
    var nodes: [HTMLNode]
    var pictures: [PictureDifference.Picture]
    /// Its pictures with all colors as values, so pictures that look the same are equal.
    let looks: [HTML]
    /// The titles of its pictures; empty for a screen.
    var titles: [String] = []

    /// Its pictures by title, or by position if titles repeat; then a new picture shifts those below it.
    var looksByName: [String: HTML] {
      Dictionary(uniqueKeysWithValues: zip(names, looks))
    }

    private var names: [String] {
      Set(titles).count == looks.count ? titles : looks.indices.map { "\($0)" }
    }

    init(
      _ nodes: [HTMLNode], _ pictures: [PictureDifference.Picture], titles: [String] = []
    ) {
      (self.nodes, self.pictures, self.titles) = (nodes, pictures, titles)
      looks = pictures.map(\.look.html)
    }

    var html: HTML { nodes.html }

    /// Compares the pictures that have the same name.
    func compare(with new: Part, in view: String, _ difference: inout PictureDifference) {
      let others = Dictionary(uniqueKeysWithValues: zip(new.names, new.pictures))
      for (name, picture) in zip(names, pictures) {
        guard let other = others[name] else {
          difference.add("picture “\(name)” is gone")
          continue
        }
        difference.compare(picture, other, in: view)
      }
      for name in new.names where !names.contains(name) {
        difference.add("picture “\(name)” is new")
      }
    }
  }

  private(set) var parts: [Name: Part] = [:]
  private(set) var order: [Name] = []
  private(set) var styleSheet = CSS()
  /// The manifests' names of colors, by those in the style sheet.
  private(set) var colors: [String: String] = [:]

  /// - Parameter side: the class of the element around them.
  init(_ page: PreviewPage, _ renderer: PageRenderer, side: CSS) {
    let shown = renderer.withoutPlaces()
    let compared = renderer.inFigures()
    for screen in page.screens {
      let w = HTMLWriter()
      shown.stage(of: screen, w)
      let look = HTMLWriter()
      compared.stage(of: screen, look)
      let picture = PictureDifference.Picture(shown: w.nodes, look: look.nodes)
      add(Part(w.nodes, [picture]), Name(name: screen.name, isScreen: true))
    }
    for view in page.views {
      let w = HTMLWriter()
      w.element("div", ["class": "pictures"]) { w in
        for picture in view.pictures { shown.picture(picture, of: view, w) }
      }
      let pictures = zip(view.pictures, w.nodes[0].nodes).map { picture, node in
        let look = HTMLWriter()
        compared.picture(picture, of: view, look)
        return PictureDifference.Picture(shown: [node], look: look.nodes)
      }
      add(
        Part(w.nodes, pictures, titles: view.pictures.map(\.title)),
        Name(name: view.name, isScreen: false))
    }
    styleSheet = shown.palette.styleSheet(inside: ".\(side)")
    colors = Dictionary(
      shown.palette.words.map { ($0.name.text, $0.words) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func add(_ part: Part, _ name: Name) {
    if parts.updateValue(part, forKey: name) == nil { order.append(name) }
  }
}

// MARK: - Markdown

extension PreviewDifference {
  /// A summary for a pull request.
  func markdown() -> String {
    guard !changes.isEmpty || !newFindings.isEmpty || !goneFindings.isEmpty else {
      let line: Markdown = "**Preview**: nothing looks different from \(.code(earlier))."
      return line.text + "\n"
    }
    var lines: [Markdown] = ["### Preview: what looks different from \(.code(earlier))", ""]
    if !changes.isEmpty {
      lines += ["| | | |", "|---|---|---|"]
      lines += changes.map { change in
        let kind = change.isScreen ? "screen" : "view"
        return "| \(kind) | \(.cell(.code(change.name))) | \(change.words) |"
      }
      lines.append("")
      // A screen repeats the differences of its views, so views come first.
      var seen: Set<String> = []
      let views = changes.filter { !$0.isScreen } + changes.filter(\.isScreen)
      let said = views.flatMap(\.saidDifferences).filter { seen.insert($0).inserted }
      lines += said.map { "- \($0)" }
      if !said.isEmpty { lines.append("") }
    }
    lines += newFindings.map { "- new: \(.code($0.place)) \($0.message)" }
    lines += goneFindings.map { finding in
      guard let view = finding.view else { return "- gone: \(finding.message)" }
      return "- gone: \(finding.message) (\(.code(view)))"
    }
    if lines.last != "" { lines.append("") }
    return lines.map { $0.text + "\n" }.joined()
  }
}

extension PreviewDifference.Change {
  fileprivate var words: String {
    guard let pictures, kind == .changed else { return kind.rawValue }
    return "\(pictures.changed) of \(pictures.all) pictures"
  }
}

// MARK: - HTML

extension PreviewDifference {
  /// The page of differences, before and after.
  func html() -> String {
    let body = HTMLWriter()
    body.element("section", ["id": "findings", "aria-labelledby": "findings-title"]) { w in
      w.leaf("h2", ["id": "findings-title"], "Differences from <code>\(earlier)</code>")
      w.leaf("p", [:], "\(summary).")
      if !newFindings.isEmpty || !goneFindings.isEmpty {
        w.element("ul") { w in
          for finding in newFindings {
            w.leaf("li", [:], "new: <code>\(finding.place)</code> \(finding.message)")
          }
          for finding in goneFindings { w.leaf("li", [:], "gone: \(finding.message)") }
        }
      }
      w.element("details") { w in
        w.leaf("summary", [:], "Summary in Markdown")
        w.leaf("pre", [:], .lines(markdown()))
      }
    }
    for change in changes { self.change(change, body) }
    return PageFrame(
      title: title + ": differences", summary: summary,
      pictureCount: changes.reduce(0) { $0 + ($1.pictures?.all ?? 1) }, languages: languages,
      contents: changes.map {
        PageFrame.Contents(kind: $0.isScreen ? .screen : .view, name: $0.name)
      },
      styleSheet: sheets.joined(),
      hasContainers: hasContainers, states: states
    ).html(around: body.html).text
  }

  private func change(_ change: Change, _ w: HTMLWriter) {
    let title = change.anchor + "-title"
    w.element("section", ["class": "change", "id": change.anchor, "aria-labelledby": title]) { w in
      let words = change.kind == .changed ? "" : ", " + change.kind.rawValue
      w.leaf("h2", ["id": title], HTML(change.name + words))
      if !change.differences.isEmpty {
        w.element("ul", ["class": "differences"]) { w in
          for difference in change.saidDifferences { w.leaf("li", [:], HTML(difference)) }
        }
      }
      w.element("div", ["class": "sides"]) { w in
        for (side, html) in [("before", change.before), ("after", change.after)] {
          var attributes = PageFrame.setting
          attributes.addClass("side")
          attributes.addClass(side)
          attributes["role"] = "group"
          attributes["aria-label"] = side
          w.element("div", attributes) { w in
            w.leaf("h3", [:], side == "before" ? "Before" : "After")
            if let html { w.verbatim(html) } else { w.leaf("p", [:], "Not there.") }
          }
        }
      }
    }
  }
}

extension PreviewDifference.Change {
  /// The anchor of links to it.
  fileprivate var anchor: String { (isScreen ? "screen-" : "view-") + name }
}
