// The keys of every element: what they set, how they are written, and what follows from them.
//
// `Rendering/RenderLook.swift` has their Swift. `LookPictures.swift`, one of the tools for authors, draws
// them and reads them aloud.

/// The properties that every element can have, regardless of its content.
package struct Look: Sendable {
  package var background: Background?
  package var cornerRadius: CornerRadius?
  package var border: Border?
  package var shadow: Shadow?
  /// The space between its edges and its content.
  package var insets: Value<SideInsets>?
  package var alpha: Value<Number>?
  /// When it is shown; nil for an element that is hidden only while it has nothing to show.
  package var visible: Value<Flag>?
  /// True if it keeps its space while it is hidden.
  package var keepsPlace = false
  package var tint: Value<Color>?
  package var width: Value<Length>?
  package var height: Value<Length>?
  package var minWidth: Value<Length>?
  package var maxWidth: Value<Length>?
  package var minHeight: Value<Length>?
  package var maxHeight: Value<Length>?
  /// The ratio of width to height.
  package var aspectRatio: Value<Number>?
  package var compression: Priorities?
  package var hugging: Priorities?
  /// The action that a tap reports.
  package var tap: String?
  /// True if the element or its content shows touches in its own way, rather than by dimming.
  package var showsTouch = false
  /// The action that a long press reports.
  package var longPress: String?
  /// Its place in a `zstack`.
  package var at: LayerPlace?
  package var offset: Offset?
  package var accessibility: Accessibility?
  /// The names of the styles that its keys come from.
  package var style: [String] = []
  /// The name of the view around it that shows its background, corners, border, shadow and insets; nil if it
  /// has none of them.
  package var box: String?
  /// The parts that its keys affect.
  var effects: LookEffects = []
  /// Where the element is written, from its key to the end of its value; nil for a bare word.
  package var span: SourceSpan?
}

extension Look {
  /// True if no code is needed for the element itself. The background and the like belong to a box around it,
  /// its place to a `zstack`, and its visibility is written in any case.
  var isEmpty: Bool { box == nil && !effects.contains(.view) }

  /// True if it reports an action of the view.
  var reportsAction: Bool {
    tap != nil || longPress != nil || accessibility?.actions.isEmpty == false
  }
}

/// A key of every element.
package struct LookKey: Sendable {
  package let key: FormKey<Look>
  let effects: LookEffects
  /// True if a style can set it.
  let isInStyles: Bool
}

extension FormKey<Look> {
  fileprivate func row(_ effects: LookEffects, inStyles: Bool) -> LookKey {
    LookKey(key: self, effects: effects, isInStyles: inStyles)
  }
}

/// The parts that keys of every element affect, for code that need not know the keys.
struct LookEffects: OptionSet {
  let rawValue: Int

  /// The view of the element itself, rather than its box, its surroundings, or its visibility.
  static let view = LookEffects(rawValue: 1)
  /// The colors of its content, in a way that depends on what is behind it.
  static let mixesColors = LookEffects(rawValue: 2)
}

extension Look {
  fileprivate typealias Key = FormKey<Look>

  /// The keys of every element, grouped by purpose.
  package static let keys: [LookKey] =
    boxKeys + visibilityKeys + sizeKeys + reportKeys + speechKeys + placeKeys

  private static let boxKeys: [LookKey] = [
    Key(
      "background", \.background, .background,
      "Its background: a color, a blur or a gradient."
    ).synonyms("backgroundcolor fill fillcolor").row([], inStyles: true),
    Key(
      "cornerRadius", \.cornerRadius, .cornerRadius,
      "The radius of its corners, in points, or `circle` for half the shorter side."
    ).synonyms("corners radius rounded cornerradii").row([], inStyles: true),
    Key("border", \.border, .form, "The line around it; short form: its color.")
      .synonyms("stroke outline").row([], inStyles: true),
    Key(
      "insets", \.insets, .insets,
      "The space between its edges and its content, in points."
    ).fallback(
      "0; for the outermost element of 'layout', 8 at the top and bottom and 16 at the sides"
    )
    .synonyms(
      "padding margins margin layoutmargins directionallayoutmargins contentmargins contentinsets"
    ).row([], inStyles: true),
    Key("shadow", \.shadow, .form, "Its shadow.").synonyms("elevation").row([], inStyles: true),
    Key(
      "alpha", \.alpha, .fraction, "Its alpha, from 0 to 1."
    ).fallback("fully opaque").synonyms("opacity").row([.view, .mixesColors], inStyles: true),
    Key("tint", \.tint, .value(of: Color.self), "The tint color of its content.")
      .synonyms("tintcolor accentcolor").row(.view, inStyles: true),
  ]

  private static let visibilityKeys: [LookKey] = [
    Key(
      "visible", \.visible, .value(of: Flag.self),
      "When it is shown: while a Bool is true, or while an optional is not nil."
    ).fallback("always, or while its content is not nil")
      .synonyms("isvisible show if when visiblewhen visibleif showif").row([], inStyles: false),
    Key(
      "keepsPlace", \.keepsPlace, .flag, "Keeps its space while it is hidden."
    ).fixed(.code).synonyms("keepsspace").row([], inStyles: true),
  ]

  private static let sizeKeys: [LookKey] = [
    Key("width", \.width, .length, "Its width, in points.").row(
      .view, inStyles: true),
    Key("height", \.height, .length, "Its height, in points.").row(
      .view, inStyles: true),
    Key("minWidth", \.minWidth, .length, "Its minimum width, in points.").row(
      .view, inStyles: true),
    Key("maxWidth", \.maxWidth, .length, "Its maximum width, in points.").row(
      .view, inStyles: true),
    Key("minHeight", \.minHeight, .length, "Its minimum height, in points.").row(
      .view, inStyles: true),
    Key("maxHeight", \.maxHeight, .length, "Its maximum height, in points.").row(
      .view, inStyles: true),
    Key(
      "aspectRatio", \.aspectRatio, .number(.aboveZero, help: ratioHelp),
      "Its width divided by its height."
    )
    .synonyms("ratio aspect").row(.view, inStyles: true),
    Key(
      "compression", \.compression, .form,
      "How strongly it resists being narrower than its content."
    ).synonyms("compressionresistance contentcompressionresistancepriority").row(
      .view, inStyles: true),
    Key(
      "hugging", \.hugging, .form,
      "How strongly it resists being wider than its content."
    ).synonyms("contenthuggingpriority contenthugging").row(.view, inStyles: true),
  ]

  private static let reportKeys: [LookKey] = [
    Key("tap", \.tap, .tapAction, "The action that a tap reports.")
      .synonyms("ontap onclick onpress ontapgesture").row(.view, inStyles: false),
    Key("longPress", \.longPress, .tapAction, "The action that a long press reports.")
      .synonyms("onlongpress").row(.view, inStyles: false),
  ]

  private static let speechKeys: [LookKey] = [
    Key(
      "accessibility", \.accessibility, .form,
      "How VoiceOver reads it; `none` hides it and everything in it."
    ).fallback("UIKit's default").row(.view, inStyles: false),
    // Read after the other key, whose label it is.
    Key(
      "accessibilityLabel", ValueForm<Text>.string(),
      "The label that VoiceOver reads instead of its content: the `label` of `accessibility`."
    ) { look, label in
      var accessibility = look.accessibility ?? Accessibility()
      accessibility.label = label
      look.accessibility = accessibility
    }.row(.view, inStyles: false),
  ]

  private static let placeKeys: [LookKey] = [
    Key("at", \.at, .cases(hint: placeHint), "Its place in a zstack.").fixed(.code)
      .fallback("the center").row([], inStyles: false),
    Key("offset", \.offset, .form, "How far it is moved from its place, in points.").row(
      .view, inStyles: false),
    Key(
      Construct.styleKey, \.style, .styles,
      "The styles that it takes keys from; later ones override earlier ones."
    ).row([], inStyles: true),
  ]
}

/// Help for a ratio such as `16/9` or `16:9`.
@Sendable private func ratioHelp(_ node: Node) -> String? {
  guard let text = node.scalar?.text else { return nil }
  let sides = text.split { "/: ".contains($0) }.compactMap { Double($0) }
  guard sides.count == 2, sides[0] > 0, sides[1] > 0 else { return nil }
  let ratio = sides[0] / sides[1]
  guard ratio < 1000, ratio > 0.01 else { return nil }
  return "write '\((ratio * 100).rounded() / 100)'"
}

/// Help for a place that is named by its side of the screen.
@Sendable func placeHint(_ word: String) -> String? { place(meantBy: word).map { "write '\($0)'" } }

/// The place in a `zstack` that a word means, such as `topTrailing` for `.topRight`; nil for another word.
func place(meantBy word: String) -> String? {
  let places = LayerPlace.allCases.map(\.rawValue)
  let spelled = word.filter { $0.isLetter }.lowercased()
    .replacing("left", with: "leading").replacing("right", with: "trailing")
    .replacing("start", with: "leading").replacing("end", with: "trailing")
  let turned = ["leadingtop", "trailingtop", "leadingbottom", "trailingbottom"]
  let corners = ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"]
  return turned.firstIndex(of: spelled).map { corners[$0] }
    ?? places.first { $0.lowercased() == spelled }
}
