#if canImport(UIKit) && DEBUG
@testable import CellGenRuntime
import Foundation
import UIKit

/// A declared view with some data: what it looks like, in each state, and which actions it reports.
@MainActor
package struct RecordedView {
  package let name: String
  /// The elements, the states, and the actions.
  package let lines: () -> [String]
  /// The differences between new views and those that have shown other data before.
  package let differences: () -> [String]

  package init<Data: ViewData>(_ data: Data...) {
    name = "\(Data.self)"
    lines = { RecordedData(data).lines }
    differences = { RecordedData(data).differences }
  }

  package init<Data: CellModel>(_ data: Data...) {
    name = "\(Data.self)"
    lines = { RecordedData(data, row: RecordedData<Data>.row).lines }
    differences = { RecordedData(data).differences }
  }
}

/// The states that are shown.
private let states: [(name: String, state: CellState)] = {
  func state(_ change: (inout CellState) -> Void) -> CellState {
    var state = CellState()
    change(&state)
    return state
  }
  return [
    ("selected", state { $0.isSelected = true }),
    ("highlighted", state { $0.isHighlighted = true }),
    ("disabled", state { $0.isDisabled = true }),
    ("focused", state { $0.isFocused = true }),
    ("editing", state { $0.isEditing = true }),
  ]
}()

private let allStates: CellState = {
  var state = CellState()
  (state.isSelected, state.isHighlighted, state.isDisabled) = (true, true, true)
  (state.isFocused, state.isEditing) = (true, true)
  return state
}()

@MainActor
private struct RecordedData<Data: ViewData> {
  let data: [Data]
  /// What a cell with some data has apart from its view.
  let row: (Data) -> [ShownElement]

  init(_ data: [Data], row: @escaping (Data) -> [ShownElement] = { _ in [] }) {
    self.data = data
    self.row = row
  }

  /// The elements with the first data; then what each state and each other data changes. States that change the same
  /// in other data aren't repeated.
  var lines: [String] {
    guard let content = Data.host.content else { return ["  (a cell class of the app)"] }
    let first = shown(content, data[0])
    first.numberAll()
    var lines = first.lines
    let usual = changes(content, data[0], from: first)
    lines += titled(usual)
    for (number, other) in data.enumerated().dropFirst() {
      let normal = shown(content, other)
      lines += titled([
        ("data \(number + 1)", normal.changes(from: first, frames: .sizesOfLeaves))
      ])
      let own = zip(changes(content, other, from: normal), usual).filter { $0.lines != $1.lines }
        .map(\.0)
      lines += titled(
        own.map { title, lines in
          ("data \(number + 1), \(title)", lines.isEmpty ? ["nothing changes"] : lines)
        })
    }
    var former: [String] = []
    for (number, data) in data.enumerated() {
      let reports = reports(content, data)
      if reports != former {
        lines += titled([
          ("data \(number + 1) reports", reports.isEmpty ? ["nothing"] : reports)
        ])
      }
      former = reports
    }
    return lines
  }

  private typealias Group = (title: String, lines: [String])

  /// The changes in each state.
  private func changes(
    _ content: CellHost<Data>.Content, _ data: Data, from normal: ShownElement
  ) -> [Group] {
    let before = unlaid(content, data, in: CellState())
    return states.map { name, state in
      // Most states change nothing, which takes less time to find out without a layout.
      let isChange =
        state.isSelected
        || !unlaid(content, data, in: state).changes(from: before, frames: .all).isEmpty
      return (
        name,
        isChange
          ? shown(content, data, in: state).changes(from: normal, frames: .sizesOfLeaves) : []
      )
    }
  }

  private func unlaid(
    _ content: CellHost<Data>.Content, _ data: Data, in state: CellState
  ) -> ShownElement {
    let look = Data.look(of: data, in: state).map { Self.part("look", $0) }
    return ShownElement(
      "", inside: [ViewText.element(view(content, data, in: state))] + (look.map { [$0] } ?? []))
  }

  /// Lines with titles; the same ones have one title.
  private func titled(_ groups: [Group]) -> [String] {
    var lines: [String] = []
    for (position, (title, own)) in groups.enumerated() where !own.isEmpty {
      if groups[..<position].contains(where: { $0.lines == own }) { continue }
      let titles = [title] + groups[(position + 1)...].filter { $0.lines == own }.map(\.title)
      let words = titles.joined(separator: ", ")
      lines +=
        own.count == 1 ? ["  \(words): \(own[0])"] : ["  \(words):"] + own.map { "    " + $0 }
    }
    return lines
  }

  private func shown(
    _ content: CellHost<Data>.Content, _ data: Data, in state: CellState = CellState()
  ) -> ShownElement {
    let view = view(content, data, in: state)
    var elements = ViewText.elements(of: view)
    if state.isSelected {
      let stops = StandIn.spoken(in: view)
      if !stops.isEmpty, !stops.contains(where: { $0.traits.contains(.selected) }) {
        elements.append(ShownElement("isn't spoken as selected"))
      }
    }
    if let look = Data.look(of: data, in: state) {
      elements.append(Self.part("look", look))
    }
    if let size = content.size(data, 390) { elements.append(Self.part("size", size)) }
    return ShownElement("", inside: elements + row(data))
  }

  private static func part(_ name: String, _ value: Any) -> ShownElement {
    ShownElement(
      name,
      ViewProperties.named(
        ValueText.properties(of: value).filter { !["false", "0", "default"].contains($0.text) }))
  }

  static func row(of data: Data) -> [ShownElement] where Data: CellModel {
    let parts: [(String, Any?)] =
      [("row", Data.row(of: data))]
      + Data.accessories(of: data).map { ("accessory", $0) }
      + [
        ("indentation", Data.indentation(of: data)), ("separator", Data.separator),
        ("delete", Data.deleteAction(of: data)), ("long press", Data.longPressAction(of: data)),
      ] + Data.images(of: data).map { ("image", $0) }
    return parts.compactMap { name, value in
      let part = value.map { Self.part(name, $0) }
      return part?.properties.isEmpty == false ? part : nil
    }
  }

  private func view(
    _ content: CellHost<Data>.Content, _ data: Data, in state: CellState = CellState(),
    onAction: ActionHandler<Data.Action>? = nil
  ) -> UIView {
    let hosted = content.make()
    hosted.show(data, onAction: onAction)
    hosted.update(for: state)
    return hosted.view
  }

  /// The actions that are reported when each of the elements is touched.
  private func reports(_ content: CellHost<Data>.Content, _ data: Data) -> [String] {
    var lines: [String] = []
    var reported: [Data.Action] = []
    var windows: [UIWindow] = []
    defer { withExtendedLifetime(windows) {} }
    func note(_ name: String) {
      if !reported.isEmpty {
        lines.append("\(name): \(reported.map(ValueText.action).joined(separator: ", "))")
      }
      reported = []
    }
    func views() -> [UIView] {
      let root = view(content, data, onAction: { reported.append($0) })
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      window.addSubview(root)
      windows.append(window)
      ViewText.layOut(root)
      return [root] + root.descendants
    }
    for position in views().enumerated().filter({ ViewText.isUsable($1) }).map(\.offset) {
      let used = views()[position]
      reported = []
      ViewText.use(used)
      note("\(type(of: used)) \(used.frame.text)")
      guard let button = used as? UIButton else { continue }
      for entry in button.menu?.children ?? [] {
        StandIn.choose(entry.title, inMenuOf: button)
        let look =
          (entry.image.map { "\(ValueText.properties(of: $0)[0].text) " } ?? "") + entry.title
        let warning = (entry as? UIAction)?.attributes.contains(.destructive) == true ? "!" : ""
        note("\(type(of: button)) \(button.frame.text) “\(look)”\(warning)")
      }
    }
    let root = views()[0]
    for stop in StandIn.spoken(in: root) {
      for name in stop.actions {
        reported = []
        StandIn.perform(actionNamed: name, on: stop)
        note("action “\(name)”")
      }
    }
    return lines
  }

  /// The visible elements of a view: hidden ones may only be kept for later data.
  private func looks(of view: UIView) -> ShownElement {
    ShownElement("", inside: [ViewText.element(view)]).visible
  }

  /// Shows each data in views that have shown each other one before, in each state, and in views that were in all
  /// states before they showed any.
  var differences: [String] {
    guard let content = Data.host.content else { return [] }
    var lines: [String] = []
    for (number, data) in data.enumerated() {
      let fresh = content.make()
      fresh.show(data, onAction: nil)
      let expected = looks(of: fresh.view)
      let late = content.make()
      late.update(for: allStates)
      late.show(data, onAction: nil)
      lines += titled([
        (
          "data \(number + 1) in a cell that is in all states already",
          looks(of: late.view).changes(
            from: looks(of: view(content, data, in: allStates)), frames: .all)
        )
      ])
      lines += differencesAfterUse(content, data).map {
        "  data \(number + 1) again, after use: \($0)"
      }
      for (formerNumber, former) in self.data.enumerated() where formerNumber != number {
        for isReused in [true, false] {
          let reused = content.make()
          reused.show(former, onAction: nil)
          for (_, state) in states { reused.update(for: state) }
          if isReused { reused.prepareForReuse() }
          reused.update(for: CellState())
          reused.show(data, onAction: nil)
          lines += titled([
            (
              "data \(number + 1) after \(formerNumber + 1)",
              looks(of: reused.view).changes(from: expected, frames: .all)
            )
          ])
        }
      }
    }
    return lines
  }

  /// Uses the controls of a view before it is reused for the same data.
  private func differencesAfterUse(_ content: CellHost<Data>.Content, _ data: Data) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let used = content.make()
    used.show(data, onAction: nil)
    window.addSubview(used.view)
    ViewText.layOut(used.view)
    for view in used.view.descendants where view is UIControl || view is UITextView {
      ViewText.use(view)
    }
    used.prepareForReuse()
    let waiting = awaitedImages(in: used.view).map { "still loads \($0)" }
    used.update(for: CellState())
    used.show(data, onAction: nil)
    ViewText.layOut(used.view)
    let fresh = view(content, data)
    ViewText.layOut(fresh)
    return waiting + looks(of: used.view).changes(from: looks(of: fresh), frames: .all)
  }

  /// The addresses of images that are awaited.
  private func awaitedImages(in view: UIView) -> [String] {
    view.descendants.filter { $0 is CellImage }.flatMap { image in
      ValueText.properties(ofObject: image).filter { $0.path == "url" }.map(\.text)
    }
  }
}
#endif
