extension PlainRow {
  /// Whether what is written of it names something of UIKit.
  var namesUIKit: Bool {
    picture?.namesUIKit == true || [symbolColor, symbolBackground, color].contains { $0 != nil }
  }
}

/// Writes what a row of UIKit's shows.
///
///     .row { data in
///       CellRowContent(data.name, detail: data.place, symbol: "wifi", symbolBackground: .systemBlue)
///     }
func renderPlainRow(_ row: PlainRow, _ context: RenderContext, _ w: SwiftWriter) {
  w.block(".row", parameters: "data in") { w in
    let texts: [(label: String, text: Text?)] = [
      ("", row.text), ("detail", row.detail), ("value", row.value),
    ]
    var arguments = texts.compactMap { label, text in
      text.map { (label.isEmpty ? "" : "\(label): ") + $0.ofRow(named: label, context, w) }
    }
    let picture = row.picture.map { picture in
      picture.argument(context, named: picture.symbol == nil ? "image" : "symbol", w)
    }
    if row.picture?.symbol != nil { arguments += picture.map { [$0] } ?? [] }
    let colors = [
      ("symbolColor", row.symbolColor), ("symbolBackground", row.symbolBackground),
    ]
    for case (let label, let color?) in colors {
      arguments.append("\(label): \(color.swift(context, named: label, w))")
    }
    if row.picture?.symbol == nil { arguments += picture.map { [$0] } ?? [] }
    if let size = row.imageSize { arguments.append("imageSize: \(swiftText(size))") }
    if let color = row.color {
      arguments.append("color: \(color.swift(context, named: "color", w))")
    }
    let isReturned = !row.isInline
    w.call(isReturned ? "return CellRowContent" : "CellRowContent", arguments)
  }
}

extension PlainRow {
  /// Whether it is one expression.
  fileprivate var isInline: Bool {
    texts.allSatisfy(\.isOneExpression) && picture?.value.isOneExpression != false
      && [symbolColor, symbolBackground, color].allSatisfy { $0?.isInline != false }
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
