/// Writes the accessories at the trailing edge of a view's rows, and their positions in other cells; writes
/// nothing without accessories.
///
///     @MainActor
///     public static func accessories(of data: Self) -> [CellAccessory<Action>] {
///       [.badge(data.unread?.formatted()), .checkmark.at(.topTrailing), .disclosure]
///     }
func renderAccessories(_ accessories: [Accessory], _ context: RenderContext, _ w: SwiftWriter) {
  guard !accessories.isEmpty else { return }
  w.line("@MainActor")
  w.block("\(context.access)static func accessories(of data: Self) -> [CellAccessory<Action>]") {
    w in
    // Constants that the accessories need come before the list.
    let calls = accessories.enumerated().map { index, accessory in
      accessory.call(named: accessories.count == 1 ? "" : "\(index + 1)", context, w)
    }
    let start: SwiftLine = accessories.allSatisfy(\.isInline) ? "[" : "return ["
    let whole: SwiftLine = "\(start)\(calls.map(\.text).joined(separator: ", "))]"
    guard !w.fits(whole) else { return w.line(whole) }
    w.line(start)
    for call in calls { call.render(end: calls.count > 1 ? "," : "", w.indented) }
    w.line("]")
  }
}

/// A call in a list, with the calls on its result.
struct ListedCall {
  var callee: String
  var arguments: [String] = []
  var suffix = ""

  private var head: String {
    arguments.isEmpty ? callee : "\(callee)(\(arguments.joined(separator: ", ")))"
  }

  var text: String { head + suffix }

  func render(end: String, _ w: SwiftWriter) {
    let whole: SwiftLine = "\(text)\(end)"
    if arguments.isEmpty || w.fits(whole) { return w.line(whole) }
    guard !suffix.isEmpty else { return w.call(callee, arguments, end: end) }
    w.line("\(callee)(")
    w.indented.fill(arguments, end: "")
    w.line(")\(suffix)\(end)")
  }
}

extension Accessory {
  /// True if it is a single expression.
  fileprivate var isInline: Bool {
    let values: [(any RenderedValue)?] = [
      badge, picture?.value, accessibilityLabel, color, tint, enabled, background,
    ]
    return conditions.allSatisfy(\.isInline)
      && values.allSatisfy { $0?.isOneExpression != false }
  }

  /// Returns the call that makes the accessory.
  ///
  /// - Parameter number: A number that distinguishes it from other accessories.
  fileprivate func call(
    named number: String, _ context: RenderContext, _ w: SwiftWriter
  ) -> ListedCall {
    var call = ListedCall(callee: ".disclosure")
    let colors = [("color", color), ("tint", tint)].compactMap { label, color in
      color.map { "\(label): \($0.swift(context, named: label + number, w))" }
    }
    let name = accessibilityLabel.map { label in
      ["accessibilityLabel: \(label.swift(context, named: "name\(number)", w))"]
    }
    if checkmark != nil {
      call.callee = ".checkmark"
    } else if let badge {
      let text =
        badge.field.map { labelText(of: $0, context.manifest.deploymentTarget) }
        ?? badge.swift(context, named: "badge\(number)", w)
      call = ListedCall(callee: ".badge", arguments: [text] + colors)
    } else if let detail {
      call = ListedCall(callee: ".detail", arguments: [".\(memberName(detail))"])
    } else if let picture {
      let shown =
        picture.symbol?.swift(context, named: "symbol\(number)", w)
        ?? picture.swift(context, named: "image\(number)", w)
      let report = action.map { ["action: .\(memberName($0.name))"] } ?? []
      call = ListedCall(
        callee: picture.symbol == nil ? ".image" : ".symbol",
        arguments: [shown] + colors + (name ?? []) + report)
    } else if let toggle, let action {
      let enabled = enabled.flatMap { flag in
        flag.constant == true
          ? nil : ["isEnabled: \(flag.swift(context, named: "isEnabled\(number)", w))"]
      }
      call = ListedCall(
        callee: ".toggle",
        arguments: ["isOn: \(toggle.flag)"] + colors + (enabled ?? []) + (name ?? []),
        suffix: " { \(action.swift("$0")) }")
    }
    if let place {
      let background = background.map {
        ", on: \($0.swift(context, named: "background\(number)", w))"
      }
      call.suffix += ".at(.\(place.rawValue)\(background ?? ""))"
    }
    for (condition, name) in zip(conditions, ["isShown", "isVisible"]) {
      call.suffix += ".shown(while: \(condition.swift(context, named: name + number, w)))"
    }
    return call
  }
}
