extension Resolver {
  /// Warns about text whose color is hard to read on its declared background.
  mutating func reportLowContrast(in root: StackElement, of view: ViewDraft) {
    guard view.look.background.color != nil || scope.isWritten(["background"]) else { return }
    let key = view.written?.background.value
    let ground = view.look.background.color.map {
      Ground(color: $0, span: key.map { Ground.place(of: $0, "color") }, isOfCell: true)
    }
    // An overlay changes the appearance in other states.
    findLowContrast(
      in: .stack(root), on: ground, touched: nil, inAllStates: view.look.overlay == nil)
  }

  /// Warns about initials in their default white that have nothing behind them but the cell, as in an avatar. An
  /// image without a fixed size is a picture, which is seldom missing.
  mutating func reportUnreadableInitials(in root: StackElement, of view: ViewDraft) {
    guard view.look.background.isEmpty, scope.isWritten(["initials"]) else { return }
    findUnreadableInitials(in: .stack(root))
  }

  private mutating func findUnreadableInitials(in element: Element) {
    guard element.look.background == nil else { return }
    let property = element.model.property
    if let entry = scope.entry("initials", of: property), !entry.value.hasColor,
      ["width", "height"].allSatisfy({ scope.entry($0, of: property) != nil }),
      scope.entry("background", of: property) == nil, mayLackImage(property)
    {
      report(.initialsWithoutBackground(entry.key))
    }
    for (position, child) in element.shown.enumerated() {
      if case .layers = element, position > 0 { continue }
      findUnreadableInitials(in: child)
    }
  }

  /// Returns true if the image of an element depends on data or is loaded.
  private func mayLackImage(_ property: String) -> Bool {
    let fixed = ["asset", "symbol", "image"].compactMap {
      scope.entry($0, of: property)?.value.scalar
    }
    return fixed.allSatisfy { scope.fields[$0.text] != nil }
  }

  /// Warns about a badge whose text is hard to read on its own background.
  ///
  /// UIKit's own badge is white on red, whose contrast is as low as 2.8:1 in one appearance. White may
  /// therefore have less contrast than an explicit color.
  ///
  /// - Parameter color: The color of the text; nil for white.
  mutating func reportLowContrast(
    of color: Value<Color>?, _ text: Mapping.Entry?, on background: Value<Color>,
    _ ground: Mapping.Entry
  ) {
    let shown = ColoredText(
      property: "", color: color ?? .constant(.named("white")), isDefault: color == nil)
    let place = Ground.place(of: ground, nil)
    _ = checkContrast(
      of: shown, text.map { WrittenColor($0) } ?? WrittenColor(span: place, text: "white"),
      on: Ground(color: background, span: text == nil ? nil : place, isOwn: true),
      inAllStates: true, atLeast: color == nil ? 2.5 : nil)
  }

  /// Searches an element for text that is hard to read.
  ///
  /// - Parameter outer: The element around it that has the states, because it has a tap; nil for the cell.
  private mutating func findLowContrast(
    in element: Element, on ground: Ground?, touched outer: String?, inAllStates: Bool
  ) {
    let look = element.look
    if look.effects.contains(.mixesColors) { return }
    let model = element.model
    let touched = model.isControl || look.tap != nil ? model.property : outer
    let ground = self.ground(of: element, look, on: ground, touched: touched)
    if let ground {
      // A color that several pieces share is reported once.
      var reported: [SourceSpan] = []
      for text in element.coloredTexts {
        guard let written = written(text), !reported.contains(written.span) else { continue }
        let isReported = checkContrast(
          of: text, written, on: ground, inAllStates: inAllStates && ground.touched == touched)
        if isReported { reported.append(written.span) }
      }
    }
    for (position, child) in element.shown.enumerated() {
      // An element over other elements has them as its background.
      var isOver = false
      if case .layers = element { isOver = position > 0 }
      findLowContrast(
        in: child, on: isOver ? nil : ground, touched: touched, inAllStates: inAllStates)
    }
  }

  /// Returns the background of an element's content; nil if a manifest doesn't specify it.
  func ground(
    of element: Element, _ look: Look, on outer: Ground?, touched: String?
  ) -> Ground? {
    guard let background = look.background else {
      return element.model.ground == nil ? outer : nil
    }
    guard case .color(let color) = background else { return nil }
    let entry = scope.entry("background", of: element.model.property)
    return Ground(
      color: color, span: entry.map { Ground.place(of: $0, nil) }, touched: touched,
      isOwn: element.children.isEmpty)
  }

  /// Returns the position of a text's color in the manifest; for the default color, that of the text itself.
  func written(_ text: ColoredText) -> WrittenColor? {
    if text.isDefault {
      return (scope.place(ofTextIn: text.property) ?? text.span).map {
        WrittenColor(span: $0, text: "label")
      }
    }
    let entry =
      text.piece.map { scope.entry("color", ofPiece: $0, of: text.property) }
      ?? scope.entry("color", of: text.property)
    return entry.map { WrittenColor($0) }
  }

  /// Reports a text that is hard to read.
  ///
  /// - Parameter least: The minimum contrast; nil for the minimum of WCAG.
  /// - Returns: True if it is hard to read.
  mutating func checkContrast(
    of text: ColoredText, _ written: WrittenColor, on ground: Ground, inAllStates: Bool,
    atLeast least: Double? = nil
  ) -> Bool {
    let least = least ?? leastContrast(of: text.font)
    var worst: LowContrast?
    var seen: [SeenText] = []
    let situations = Situation.all(for: text.color, ground.color, states: inAllStates)
    for situation in situations {
      guard let color = text.color.constant(in: situation),
        let behind = ground.color.constant(in: situation),
        !(isOfUIKit(color, among: PublishedColors.texts)
          && isOfUIKit(behind, among: PublishedColors.grounds))
      else { continue }
      for appearance in Appearance.allCases {
        guard let ground = paint(of: behind, in: appearance), ground.isOpaque else { continue }
        let paint = paint(of: color, in: appearance)
        if paint?.alpha == 0 { continue }
        seen.append(
          SeenText(
            color: color, paint: paint, ground: ground, appearance: appearance,
            state: situation.state))
        // A replacement must be readable even where this color is unknown.
        guard let shown = paint?.over(ground) else { continue }
        let ratio = shown.contrast(with: ground)
        if ratio < least, worst.map({ appearance.isHarder(than: $0, ratio) }) ?? true {
          worst = LowContrast(
            color: color, isDefault: text.isDefault, text: shown, ground: ground, ratio: ratio,
            least: least, appearance: appearance,
            varies: self.paint(of: behind, in: .dark) != self.paint(of: behind, in: .light)
              || self.paint(of: color, in: .dark) != self.paint(of: color, in: .light))
        }
      }
    }
    guard let worst else { return false }
    // A replacement for UIKit's white is an explicit color.
    let needed = max(worst.least, leastContrast(of: text.font))
    let alike = seen.filter { $0.color == worst.color }
    let states = situations.map(\.state).reduce(into: [String]()) { states, state in
      if !states.contains(state) { states.append(state) }
    }
    let byState = worst.remedyByState(
      of: text, written, in: states, among: alike, atLeast: needed)
    let everywhere = worst.remedy(among: alike, on: ground, atLeast: needed)
    let remedy =
      alike.canBeRead(in: "normal", needed) ? byState ?? everywhere : everywhere ?? byState
    let bold =
      needed > 3 && alike.allSatisfy { !$0.isBelow(3) } ? text.boldFont.map { "'\($0)'" } : nil
    let warning = Diagnostic.lowContrast(worst, remedy, bold, at: written.span, on: ground)
    if ground.isOfCell { scope.unreadableInCells.append(warning) } else { report(warning) }
    return true
  }

  /// Returns the contrast that a text needs.
  ///
  /// A font of unknown size counts as large.
  /// - Source: WCAG 2.1, 1.4.3 and "large scale" text: 18 points, or 14 points in bold.
  private func leastContrast(of font: Value<Font>?) -> Double {
    guard let font else { return 4.5 }
    if !font.fields.isEmpty, font.constants.isEmpty { return 3 }
    return font.constants.allSatisfy { self.font($0)?.isLarge ?? true } ? 3 : 4.5
  }
}

extension Node {
  /// True for a mapping with a color.
  fileprivate var hasColor: Bool {
    if case .mapping(let mapping) = content { mapping["color"] != nil } else { false }
  }
}

/// A declared background, with its position.
struct Ground {
  var color: Value<Color>
  var span: SourceSpan?
  /// The label of an annotation at its position.
  var label = "on this"
  /// The element whose states it depends on; nil for those of the cell.
  var touched: String?
  /// True if it is the view's own background, which only cells show.
  var isOfCell = false
  /// True if it is behind a single text, so changing its shade affects no other text.
  var isOwn = false

  /// Returns the position of a color: its value, or the key of a value that spans several lines.
  static func place(of entry: Mapping.Entry, _ key: String?) -> SourceSpan {
    if let key, case .mapping(let mapping) = entry.value.content, let inner = mapping.entry(key) {
      return place(of: inner, nil)
    }
    return entry.value.scalar == nil ? entry.key.span : entry.value.span
  }
}

/// The position of a text's color in the manifest.
struct WrittenColor {
  var span: SourceSpan
  /// The color as the manifest has it, or would have it; nil if it spans several lines.
  var text: String?
}

extension WrittenColor {
  /// Creates the position of a color.
  ///
  /// - Parameter entry: The entry of the color.
  init(_ entry: Mapping.Entry) {
    span = Ground.place(of: entry, nil)
    text = entry.value.scalar.map(\.asWritten)
  }
}

/// A text with its color.
struct ColoredText {
  var property: String
  var color: Value<Color>
  /// True if the color is UIKit's default because none is declared.
  var isDefault = false
  /// The span of the element in the manifest.
  var span: SourceSpan?
  /// The font; nil for that of body text.
  var font: Value<Font>?
  /// The piece of the text that has the color; nil for the whole element.
  var piece: Int?
}

/// A color of a text and its background, in one appearance.
private struct SeenText {
  var color: Color
  /// The components of the color; nil if a manifest doesn't specify them.
  var paint: Paint?
  var ground: Paint
  var appearance: Appearance
  var state: String

  /// Returns true if its contrast is known to be too low.
  func isBelow(_ least: Double) -> Bool {
    paint.map { $0.over(ground).contrast(with: ground) < least } ?? false
  }
}

/// A color that is hard to read.
private struct LowContrast {
  var color: Color
  /// True if no color is declared.
  var isDefault: Bool
  var text: Paint
  var ground: Paint
  var ratio: Double
  var least: Double
  var appearance: Appearance
  /// True if one of the colors depends on the appearance.
  var varies: Bool
}

extension LowContrast {
  /// Returns the suggested change: a color that is readable wherever the text appears, so one change is
  /// enough.
  ///
  /// It suggests another shade for the text, unless its own background needs a smaller change: white on blue
  /// remains white on blue.
  ///
  /// - Parameter seen: All backgrounds of the text in this color.
  /// - Returns: The help; nil if no color is readable in all states.
  fileprivate func remedy(
    among seen: [SeenText], on ground: Ground, atLeast least: Double
  ) -> String? {
    if isDefault {
      return readable(everywhere: seen, least)
        .map { "use 'color: \($0)' for the text, or another background" }
    }
    let shade = shade(among: seen, least)
    // A background changes everything that shows through the text.
    let isKnown =
      Set(seen.map(\.appearance)).count == Appearance.allCases.count
      && seen.allSatisfy { $0.paint?.isOpaque == true }
    if ground.isOwn, isKnown, ground.span != nil, case .constant(let color) = ground.color {
      let behind = NearestShade(
        of: color,
        seen.map {
          .init(
            appearance: $0.appearance, declared: $0.ground, shown: $0.ground,
            other: $0.paint?.over($0.ground) ?? text, isBelow: $0.isBelow(least))
        }, contrast: least)
      if let behind, shade.map({ isEasier(behind, than: $0) }) ?? true {
        return "use \(behind.words(for: "background")), or another color for the text"
      }
    }
    return shade.map { "use \($0.words(for: "text")), or another background" }
  }

  /// Returns true if another shade of a background is a smaller change than one of its text.
  ///
  /// Gray, white, and black remain neutral in any shade. Their background is often a color that people
  /// recognize.
  private func isEasier(_ background: NearestShade, than shade: NearestShade) -> Bool {
    background.change * 1.3 < (text.isNeutral ? min(shade.change, 0.2) : shade.change)
  }

  /// Returns the nearest shade in which the text is readable; nil if there is none.
  private func shade(among seen: [SeenText], _ least: Double) -> NearestShade? {
    NearestShade(
      of: color,
      seen.map {
        .init(
          appearance: $0.appearance, declared: $0.paint, shown: $0.paint?.over($0.ground) ?? text,
          other: $0.ground, isBelow: $0.isBelow(least))
      }, contrast: least)
  }

  /// Returns the suggested change for the states in which it is hard to read; nil if a color can't depend on
  /// them.
  ///
  /// - Parameters:
  ///   - names: The states.
  ///   - seen: All backgrounds of the text in this color.
  fileprivate func remedyByState(
    of text: ColoredText, _ written: WrittenColor, in names: [String], among seen: [SeenText],
    atLeast least: Double
  ) -> String? {
    guard text.piece == nil, names.count > 1 || text.color.dependsOnState else { return nil }
    let failing = names.filter { !seen.canBeRead(in: $0, least) }
    let colors = failing.map { name in
      readable(everywhere: seen.filter { $0.state == name }, least)
    }
    guard !colors.contains(nil) else { return nil }
    var words = zip(failing, colors).map { "\($0): \($1 ?? "")" }
    switch text.color {
    case .states:
      return
        "use '\(words.joined(separator: ", "))' in the color of the text, or another background"
    case .constant:
      let written = written.text ?? "…"
      if !failing.contains("normal") { words.insert("normal: \(written)", at: 0) }
      // By default, the highlighted state looks like the selected state.
      if failing.contains("selected"), names.contains("highlighted"),
        !failing.contains("highlighted")
      {
        words.append("highlighted: \(written)")
      }
      return
        "use '\(isDefault ? "color: " : ""){ \(words.joined(separator: ", ")) }' for the text, or another "
        + "background"
    case .field, .cases: return nil
    }
  }

  /// Returns a color that is readable on all backgrounds, as in a manifest; nil if there is none.
  private func readable(everywhere seen: [SeenText], _ least: Double) -> String? {
    let isReadable = { (color: Paint) in
      seen.allSatisfy { color.contrast(with: $0.ground) >= least }
    }
    if isReadable(.white) { return "white" }
    if isReadable(.black) { return "black" }
    return shade(among: seen, least)?.color
  }
}

extension [SeenText] {
  /// Returns true if the text is readable in a state in which it appears.
  fileprivate func canBeRead(in state: String, _ least: Double) -> Bool {
    allSatisfy { $0.state != state || !$0.isBelow(least) }
  }
}

extension Appearance {
  /// Returns true if a contrast in this appearance matters more than one in another; most readers don't use
  /// increased contrast.
  fileprivate func isHarder(than other: LowContrast, _ ratio: Double) -> Bool {
    isHighContrast == other.appearance.isHighContrast
      ? ratio < other.ratio : other.appearance.isHighContrast
  }
}

extension Element {
  /// The elements that it shows, including the label of repeated text.
  var shown: [Element] {
    if case .repeated(let repeated) = self, let label = repeated.label { return [.label(label)] }
    return children
  }

  /// The texts in it whose color is known: all labels, and other text with a declared color.
  var coloredTexts: [ColoredText] {
    let model = model
    switch model.elementText {
    case .attributed(let text)?: return text.coloredTexts
    case .plain(let font, let color?)?:
      return [ColoredText(property: model.property, color: color, font: font)]
    case .plain(_, nil)?, nil: return []
    }
  }
}

extension AttributedModel {
  /// The text, or each of its pieces.
  ///
  /// - Source: `UILabel.textColor`, "The default value is the label color"; a `CellTextView` has the same
  ///   default.
  fileprivate var coloredTexts: [ColoredText] {
    let outer = color ?? .constant(.named("label"))
    let all = ColoredText(
      property: property, color: outer, isDefault: color == nil, span: look.span, font: font)
    guard !attributes.runs.isEmpty else { return text.bringsColors ? [] : [all] }
    return attributes.runs.enumerated().compactMap { position, run in
      if run.text.bringsColors { return nil }
      var piece = all
      piece.font = run.font ?? font
      if let color = run.color {
        (piece.color, piece.isDefault, piece.piece) = (color, false, position)
      }
      return piece
    }
  }
}

extension Value where Constant == TextConstant {
  /// True if its colors come from text that the app makes.
  fileprivate var bringsColors: Bool {
    switch self {
    case .field(let field): field.isAttributed
    case .cases(_, let cases): cases.contains(where: \.value.bringsColors)
    case .constant, .states: false
    }
  }
}

extension ColoredText {
  /// The font that makes the text count as large without making it larger; nil if there is none, or for a
  /// font of the app.
  fileprivate var boldFont: String? {
    guard !property.isEmpty, let style = font == nil ? "body" : font?.constant?.textStyle,
      let size = TextSizes.standard(style), size >= 14
    else { return nil }
    return "font: { style: \(style), weight: bold }"
  }
}

extension Font {
  /// The name of a text style.
  fileprivate var textStyle: String? { if case .style(let style) = self { style } else { nil } }

  /// True if text in it is, or can be, large.
  fileprivate var isLarge: Bool {
    let (size, isBold): (Double?, Bool) =
      switch self {
      case .style(let style): (TextSizes.standard(style), false)
      case .system(let font):
        (
          font.style.flatMap(TextSizes.standard) ?? font.size,
          ["bold", "heavy", "black"].contains(font.weight)
        )
      case .named(let font):
        (font.size, ["Bold", "Heavy", "Black"].contains { font.name.contains($0) })
      case .token, .member: (nil, false)
      }
    return size.map { $0 >= (isBold ? 14 : 18) } ?? true
  }
}

extension DiagnosticCode {
  package static let lowContrast = Self(
    "low-contrast", .warning, .elements, waits: .forItsView, isAboutAccessibility: true)
}

extension Diagnostic {
  fileprivate static func lowContrast(
    _ low: LowContrast, _ remedy: String?, _ bold: String?, at span: SourceSpan, on ground: Ground
  ) -> Diagnostic {
    let ratio = tenths(low.ratio)
    let least = tenths(low.least)
    let appearance = low.varies ? "in \(low.appearance.words)" : "in every appearance"
    return Diagnostic(
      .lowContrast,
      "text in \(low.text.digits) on \(low.ground.digits) has a contrast of \(ratio):1 "
        + "\(appearance)",
      at: Annotation(span, (low.isDefault ? "the default color, " : "") + "less than \(least):1"),
      also: ground.span.map { [Annotation($0, ground.label)] } ?? [],
      help: bold.map {
        (remedy ?? "use another background").replacing(", or ", with: ", ") + ", or \($0)"
      }
        ?? remedy ?? "use another background",
      note: contrastRule)
  }

  private static let contrastRule =
    "text needs a contrast of 4.5:1 by WCAG 2, or 3:1 from 18 points, or from 14 in bold"

  fileprivate static func initialsWithoutBackground(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .lowContrast,
      "initials are white, and nothing is behind them",
      at: Annotation(key.span, "white on the background of the cell"),
      help: "add 'background: systemBlue', or another background on which white can be read",
      note: contrastRule)
  }

  /// Returns a ratio rounded down to one decimal, so it never reaches the minimum.
  static func tenths(_ ratio: Double) -> String {
    let tenths = Int(clamping: (ratio * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
