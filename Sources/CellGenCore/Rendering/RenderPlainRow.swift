extension PlainRow {
  /// True if its code refers to UIKit.
  var namesUIKit: Bool { picture?.namesUIKit == true || !looks.isEmpty }

  /// Its own colors and fonts, with the labels of their arguments.
  private var looks: [(label: String, value: any RenderedValue)] {
    let looks: [(label: String, value: (any RenderedValue)?)] = [
      ("symbolColor", symbolColor), ("symbolBackground", symbolBackground), ("color", color),
      ("font", font), ("detailColor", detailColor), ("detailFont", detailFont),
      ("valueColor", valueColor), ("valueFont", valueFont),
    ]
    return looks.compactMap { label, value in value.map { (label, $0) } }
  }

  private var values: [any RenderedValue] {
    texts + [picture?.value, imageSize].compactMap { $0 } + looks.map(\.value)
  }

  /// True if it depends on the state of its cell.
  fileprivate var dependsOnState: Bool { values.contains(where: \.dependsOnState) }

  /// True if it is a single expression.
  fileprivate var isInline: Bool { values.allSatisfy(\.isOneExpression) }

  /// Returns the arguments for its picture, colors, and fonts, in the order of the initializer's parameters.
  fileprivate func arguments(_ context: RenderContext, _ w: SwiftWriter) -> [String] {
    var looks = looks.map { label, value in
      "\(label): \(value.swift(context, named: label, w))"
    }
    let size = imageSize.map { ["imageSize: \($0.swift(context, named: "imageSize", w))"] } ?? []
    guard let picture else { return looks + size }
    guard picture.symbol == nil else {
      return [picture.argument(context, named: "symbol", w)] + looks
    }
    looks.insert(
      contentsOf: [picture.argument(context, named: "image", w)] + size, at: 0)
    return looks
  }

}

/// Writes the content of a UIKit row, with the state of its cell if something depends on it.
///
///     .row { data, state in
///       CellRowContent(data.name, symbol: "wifi", color: state.choose(.label, selected: .white))
///     }
func renderPlainRow(_ row: PlainRow, _ context: RenderContext, _ w: SwiftWriter) {
  w.block(".row", parameters: row.dependsOnState ? "data, state in" : "data in") { w in
    let texts: [(label: String, text: Text?)] = [
      ("", row.text), ("detail", row.detail), ("value", row.value),
    ]
    let arguments = texts.compactMap { label, text in
      text.map { (label.isEmpty ? "" : "\(label): ") + $0.ofRow(named: label, context, w) }
    }
    w.call(
      row.isInline ? "CellRowContent" : "return CellRowContent",
      arguments + row.arguments(context, w))
  }
}

extension Text {
  fileprivate func ofRow(
    named label: String, _ context: RenderContext, _ w: SwiftWriter
  ) -> String {
    field.map { labelText(of: $0, context.manifest.deploymentTarget) }
      ?? swift(context, named: label.isEmpty ? "text" : label, w)
  }
}
