#if canImport(UIKit) && DEBUG
@testable import CellGenRuntime
import UIKit

/// A declared screen with content: its sections, how they're laid out, and which actions it reports.
@MainActor
package struct RecordedScreen {
  package let lines: () -> [String]

  package init<Creator: ViewCreator>(
    _ creator: Creator, layout: @autoclosure @escaping () -> UICollectionViewLayout?,
    table: @autoclosure @escaping () -> UITableView?, _ content: Creator.Content
  ) {
    lines = {
      let shown = RecordedContent(creator: creator, content: content)
      var lines = shown.sections + shown.choices + shown.placeholders
      // A layout belongs to one collection view.
      if let first = layout(), let second = layout() {
        lines += ["collection"] + shown.collection(first) + shown.reportsOfCollection(second)
      }
      if let table = table() { lines += ["table \(table.style)"] + shown.table(table) }
      return lines
    }
  }
}

@MainActor
private struct RecordedContent<Creator: ViewCreator> {
  let creator: Creator
  let content: Creator.Content

  var sections: [String] {
    content.sections().map { section in
      let kind = "\(section.section.kind)"
      let parts: [(String, Any?)] = [
        ("kind", "\(section.section)".hasPrefix(kind) ? nil : kind),
        ("header", section.header.map(label)), ("footer", section.footer.map(label)),
        ("collapsed", section.isCollapsed), ("stays", section.staysWhenEmpty ? true : nil),
        ("index", section.indexTitle), ("left out", section.itemLeftOut),
        ("layout", section.layout),
      ]
      let words = parts.compactMap { name, value in
        value.map { $0 as? Bool == true ? name : "\(name) \($0)" }
      }
      return "section \([["\(section.section)"], words].joined().joined(separator: ", ")): "
        + section.items.map { "\($0.id)" }.joined(separator: ", ")
    } + Creator.Content().sections().filter(\.staysWhenEmpty).map { "when empty: \($0.section)" }
  }

  private func label(_ value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }

  private func texts(_ value: Any) -> [String] {
    ViewProperties.named(ValueText.properties(of: value)).map(\.description)
  }

  /// The behavior of the screen apart from its cells, where it isn't as usual.
  var choices: [String] {
    let kinds = content.sections().map(\.section.kind)
    var parts: [(String, Any, usual: String)] = [
      ("selection", creator.selection, "reported"), ("scrolling", creator.scrolling, "standard"),
      ("animation", creator.animation, "automatic"),
      ("keyboard", creator.keyboardDismissMode as Any, ""), ("refresh", creator.refresh as Any, ""),
      ("draggable", creator.draggableSections, ""),
    ]
    for (position, kind) in kinds.enumerated() where !kinds[..<position].contains(kind) {
      parts.append(("moves from \(kind)", creator.moves(from: kind), "none"))
    }
    return parts.compactMap { name, value, usual in
      let text = texts(value).joined(separator: ", ")
      return text == usual ? nil : "\(name): \(text)"
    }
  }

  var placeholders: [String] {
    let states: [(String, ListState<Creator.Content>)] = [
      ("loading", .loading), ("empty", .empty), ("failed", .failed(message: nil)),
      ("failed with a message", .failed(message: "Message")),
    ]
    let shown =
      states.map { ($0.0, creator.placeholder(for: $0.1)) }
      + [("nothing found", creator.placeholder(forQuery: "query"))]
    return shown.compactMap { name, placeholder in
      placeholder.map { "\(name): " + texts($0).joined(separator: ", ") }
    }
  }

  private func window(with view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
    view.frame = window.bounds
    window.addSubview(view)
    return window
  }

  func collection(_ layout: UICollectionViewLayout) -> [String] {
    let source = CollectionDataSource<Creator>(layout: layout)
    let window = window(with: source.collectionView)
    source.apply(content, animatingDifferences: false)
    window.layoutIfNeeded()
    let view = source.collectionView
    let sections = (0..<view.numberOfSections).compactMap { index in
      StandIn.layoutSection(at: index, in: view).map { (index, $0) }
    }
    return parts(of: view)
      + sections.compactMap { index, section in
        let words = words([
          ("insets", section.contentInsets), ("spacing", section.interGroupSpacing),
          ("scrolls", section.orthogonalScrollingBehavior),
          ("list", StandIn.listAppearance(ofSection: index, in: view) as Any),
        ])
        return words.isEmpty ? nil : "  section \(index): \(words)"
      }
  }

  /// Values that aren't zero or none, each with its name.
  private func words(_ values: [(String, Any)]) -> String {
    let properties = values.flatMap { ValueText.properties(of: $1, at: $0) }.filter {
      !["0", "none"].contains($0.text)
    }
    return ViewProperties.named(properties).map(\.description).joined(separator: ", ")
  }

  func table(_ table: UITableView) -> [String] {
    let source = TableDataSource<Creator>(tableView: table)
    let window = window(with: table)
    source.apply(content, animatingDifferences: false)
    window.layoutIfNeeded()
    defer { withExtendedLifetime(source) {} }
    let words = words([
      ("separators", "\(table.separatorStyle)"), ("color", table.separatorColor as Any),
      ("insets", table.separatorInset),
      ("row", table.rowHeight == UITableView.automaticDimension ? 0 : table.rowHeight),
    ])
    return ["  \(words)"] + parts(of: table)
  }

  /// The cells, headers and footers, by their classes and sizes: their identifiers and positions.
  private func parts(of view: UIView) -> [String] {
    let parts = view.subviews.filter { !$0.isHidden }.sorted {
      ($0.frame.minY, $0.frame.minX, "\(type(of: $0))") < (
        $1.frame.minY, $1.frame.minX, "\(type(of: $1))"
      )
    }
    var lines: [(name: String, places: [String])] = []
    for part in parts {
      let kind = "\(type(of: part))".prefix { $0 != "<" }
      let size = part.frame.text.split(separator: " ").suffix(2).joined(separator: "×")
      let look = part.backgroundColor.map { " \(ValueText.properties(of: $0)[0].text)" } ?? ""
      // Without the name of the screen.
      let id =
        part.accessibilityIdentifier.map { $0.drop { $0 != "." }.dropFirst() }
        ?? part.descendants.compactMap { ($0 as? UILabel)?.text }.joined(separator: " ")[...]
      let x = part.frame.minX == 0 ? "" : "\(Double(part.frame.minX).short) "
      let place = "\(x)\(Double(part.frame.minY).short) \(id)"
      let name = "  \(kind) \(size)\(look)"
      if lines.last?.name == name {
        lines[lines.count - 1].places.append(place)
      } else {
        lines.append((name, [place]))
      }
    }
    let height = (view as? UIScrollView).map {
      ["  content \(Double($0.contentSize.height).short)"]
    }
    return lines.map { "\($0.name): \($0.places.joined(separator: ", "))" } + (height ?? [])
  }

  /// The actions that are reported when each cell, and each element of it, is touched.
  func reportsOfCollection(_ layout: UICollectionViewLayout) -> [String] {
    let source = CollectionDataSource<Creator>(layout: layout)
    let window = window(with: source.collectionView)
    var reported: [Creator.Action] = []
    source.onAction = { reported.append($0) }
    source.apply(content, animatingDifferences: false)
    window.layoutIfNeeded()
    var lines: [String] = []
    func note(_ name: String) {
      if !reported.isEmpty {
        lines.append("  \(name) reports \(reported.map(ValueText.action).joined(separator: ", "))")
      }
      reported = []
    }
    let view = source.collectionView
    let paths = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    for path in paths {
      guard let cell = view.cellForItem(at: path) else { continue }
      for element in cell.descendants where element.window != nil {
        ViewText.use(element)
        note("\(path.section).\(path.item) \(type(of: element))")
      }
      StandIn.tapItem(at: path, in: view)
      note("\(path.section).\(path.item)")
    }
    return lines
  }
}
#endif
