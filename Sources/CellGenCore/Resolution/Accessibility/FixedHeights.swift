extension Resolver {
  /// Warns about fixed heights that clip text at the accessibility sizes.
  mutating func reportFixedHeights(in root: StackElement, of view: ViewDraft) {
    let size: Double? = if case .height(let height) = view.declared.size { height } else { nil }
    guard size != nil || scope.isWritten(["height", "maxHeight"]) else { return }
    guard let need = findFixedHeights(in: .stack(root)), let size, need.points > size,
      let entry = view.written?.size.value
    else { return }
    report(
      .fixedHeight(
        size, need, at: entry.value.span,
        help: "remove 'size', and write \(quoted("minHeight: \(points(size))")) in the outermost "
          + "stack of 'layout'"))
  }

  /// Checks the heights of an element and of everything in it, and returns the height that its text needs.
  private mutating func findFixedHeights(in element: Element) -> TextHeight? {
    let look = element.look
    var need = textHeight(of: element)
    if let insets = look.insets?.constant, need != nil {
      need?.add(height(of: insets.top) + height(of: insets.bottom))
    }
    let property = element.model.property
    for (key, length) in [("height", look.height), ("maxHeight", look.maxHeight)] {
      guard case .points(let number)? = length?.constant, let height = points(number) else {
        continue
      }
      if let text = need, text.points > height, let entry = scope.entry(key, of: property) {
        report(
          .fixedHeight(
            height, text, at: entry.value.span,
            help: key != "height"
              ? "remove 'maxHeight': 'lines' already limits the text"
              : look.isSquare(height)
                ? "write 'width: { scaled: \(points(height)) }, height: { scaled: \(points(height)) }', so it "
                  + "grows with its text"
                : "write \(quoted("minHeight: \(entry.value.scalar?.text ?? points(height))")), so "
                  + "it grows with its text"))
      }
      need?.points = height
    }
    return need
  }

  /// Returns the height that the text of an element needs, without insets.
  private mutating func textHeight(of element: Element) -> TextHeight? {
    switch element.model.elementText {
    case .attributed(let text)?: return textHeight(of: text)
    case .plain(let font, _)?:
      return textHeight(of: font ?? .constant(.style("body")), lines: 1)
    case nil: break
    }
    let children = element.shown.map { ($0, findFixedHeights(in: $0)) }
    let highest = TextHeight.highest(of: children.map(\.1))
    guard case .stack(let stack) = element, stack.axis == .vertical else { return highest }
    let spacing = stack.spacing.constant.flatMap { points($0) } ?? 0
    let always = children.filter { !$0.0.mayBeHidden }.compactMap(\.1)
    guard var sum = always.first else { return highest }
    for other in always.dropFirst() { sum.add(other, spacing: spacing) }
    return sum
  }

  /// Returns the height that a text needs. For text in pieces, this is a single line, as tall as its tallest
  /// piece.
  private func textHeight<Model: AttributedModel>(of model: Model) -> TextHeight? {
    let runs = model.attributes.runs
    guard !runs.isEmpty else { return textHeight(of: model.font, lines: model.lineLimit.certain) }
    // Pieces without text are left out; if all are, nothing is shown.
    let certain = runs.count == 1 ? runs : runs.filter(\.text.hidingFields.isEmpty)
    return TextHeight.highest(of: certain.map { textHeight(of: $0.font ?? model.font, lines: 1) })
  }

  /// Returns the height of a number of lines at the largest text size; nil for a font that doesn't scale.
  ///
  /// - Parameter count: The number of lines that are certain to appear.
  private func textHeight(of font: Value<Font>, lines count: Int) -> TextHeight? {
    let heights = font.constants.map { lineHeight(of: $0) }
    guard !heights.contains(where: { $0 == nil }),
      let line = heights.compactMap({ $0 }).min(by: { $0.points < $1.points })
    else { return nil }
    return TextHeight(
      points: line.points * Double(count),
      words: count == 1 ? "a line of \(line.font)" : "\(count) lines of \(line.font)",
      verb: count == 1 ? "needs" : "need")
  }

  private func lineHeight(of font: Font) -> (points: Double, font: String)? {
    switch self.font(font) {
    case .style(let style): return TextSizes.largestLine(style).map { ($0, quoted(style)) }
    case .system(let font):
      if let style = font.style {
        return TextSizes.largestLine(style).map { ($0, quoted(style)) }
      }
      return line(of: font.size, as: font.scalesAs)
    case .named(let font): return line(of: font.size, as: font.scalesAs)
    case .token, .member, nil: return nil
    }
  }

  private func line(of size: Double?, as style: String?) -> (points: Double, font: String)? {
    guard let size, let height = TextSizes.largestLine(size: size, as: style) else { return nil }
    return (height, "text of \(points(size)) points")
  }

  private func height(of inset: Value<Inset>) -> Double {
    if case .points(let number)? = inset.constant { points(number) ?? 0 } else { 0 }
  }

  /// Returns a number as a manifest would have it.
  private func points(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(clamping: number))" : "\(number)"
  }
}

extension Look {
  /// Returns true if its width equals its height, as for round shapes.
  fileprivate func isSquare(_ height: Double) -> Bool {
    guard case .points(.literal(height))? = width?.constant else { return false }
    return true
  }
}

/// The height that text needs at the largest text size.
private struct TextHeight {
  var points: Double
  /// The text that needs it: "a line of 'body'".
  var words: String
  var verb: String

  mutating func add(_ other: TextHeight, spacing: Double) {
    points += other.points + spacing
    (words, verb) = ("its text", "needs")
  }

  mutating func add(_ insets: Double) {
    guard insets > 0 else { return }
    points += insets
    (words, verb) = ("its text and insets", "need")
  }

  static func highest(of all: [TextHeight?]) -> TextHeight? {
    all.compactMap { $0 }.max { $0.points < $1.points }
  }
}

extension Element {
  /// True if it can make way for other elements.
  fileprivate var mayBeHidden: Bool {
    let look = look
    return (look.visible != nil || !model.hidingFields.isEmpty) && !look.keepsPlace
  }
}

extension DiagnosticCode {
  package static let fixedHeight = Self(
    "fixed-height", .warning, .elements, waits: .forItsView, isAboutAccessibility: true)
}

extension Diagnostic {
  /// Returns the warning about a fixed height.
  ///
  /// - Parameter help: The replacement to suggest.
  fileprivate static func fixedHeight(
    _ height: Double, _ need: TextHeight, at span: SourceSpan, help: String
  ) -> Diagnostic {
    let points = height == height.rounded() ? "\(Int(clamping: height))" : "\(height)"
    return Diagnostic(
      .fixedHeight,
      "a height of \(points) points clips text at the largest text sizes",
      at: Annotation(
        span, "\(need.words) \(need.verb) \(Int(clamping: need.points.rounded(.up))) there"),
      help: help)
  }
}

extension Value where Constant == WholeNumber {
  /// The number of lines that must fit: all up to a limit, or one without a limit.
  fileprivate var certain: Int {
    switch self {
    case .constant(let limit): max(1, limit.literal ?? 1)
    case .cases(_, let cases): cases.map(\.value.certain).min() ?? 1
    case .field: 1
    case .states: states.map(\.value.certain).min() ?? 1
    }
  }
}
