import CellGenCore

/// A picture of an element with its data: every value is already determined, so nothing needs to be looked
/// up.
struct Drawing: Sendable {
  /// Its key in a manifest: `label`, `hstack`.
  var key: String
  /// The name of its property in the generated view; empty if it has none.
  var property = ""
  var content: Content
  var look = DrawnLook()
  /// True if it isn't shown, because it has nothing to show or its data hides it.
  var isHidden = false
  /// Its children, in order, including hidden ones.
  var children: [Drawing] = []

  /// The kind of an element, with its content.
  indirect enum Content: Sendable {
    case text(DrawnText)
    case image(DrawnImage)
    case button(DrawnButton)
    case toggle(isOn: Bool)
    /// The fraction of the range before the thumb, from 0 to 1.
    case slider(Double, track: DrawnColor?)
    case stepper
    case segments([DrawnText], selected: Int?)
    case input(DrawnInput)
    case datePicker(DrawnText, style: String?)
    case progress(Double, track: DrawnColor?)
    case activity(isLarge: Bool, color: DrawnColor?)
    /// Nil takes up the remaining space.
    case spacer(Number?)
    case divider(DrawnColor?, isVertical: Bool)
    case box
    case stack(DrawnStack)
    case layers
    case flow(spacing: Number, lineSpacing: Number)
    /// The items of an array, in columns or placed by the enclosing element.
    case items(DrawnGrid?)
    /// Another declared view, by its name.
    case view(String)
    /// A view that only the app can draw: the name of its class, and the data it receives.
    case unknown(String, [String])
  }
}

/// The way an element shares the space around it.
enum DrawnShape {
  /// Text that is as wide as needed: labels, and text that people type.
  case label, input
  /// As long as the column, or as the enclosing element.
  case bar, line
  /// With a fixed size, or without any.
  case leaf, empty
  case custom, stack, layers, flow, items, view
}

/// Where the insets of an element are.
enum InsetSide {
  /// Between its edges and its content.
  case inside
  /// In place of its own insets.
  case insideOfItsOwn
  /// Around what is drawn of it.
  case outside
}

extension Drawing.Content {
  var shape: DrawnShape {
    switch self {
    case .text: .label
    case .input: .input
    case .progress, .slider: .bar
    case .divider: .line
    case .image(let image): if case .photo = image.source { .empty } else { .leaf }
    case .button, .toggle, .stepper, .segments, .datePicker, .activity, .spacer: .leaf
    case .box: .empty
    case .unknown: .custom
    case .stack: .stack
    case .layers: .layers
    case .flow: .flow
    case .items: .items
    case .view: .view
    }
  }

  /// Where its insets are.
  var insetSide: InsetSide {
    switch self {
    case .button: .insideOfItsOwn
    case .toggle, .slider, .stepper, .segments, .datePicker, .progress, .activity, .divider:
      .outside
    case .text, .image, .input, .spacer, .box, .stack, .layers, .flow, .items, .view, .unknown:
      .inside
    }
  }

  /// The side along which a line or a bar has no length of its own.
  var sideWithoutLength: String? {
    switch self {
    case .divider(_, let isVertical): isVertical ? "height" : "width"
    case .progress: "width"
    case .text, .image, .button, .toggle, .slider, .stepper, .segments, .input, .datePicker,
      .activity, .spacer, .box, .stack, .layers, .flow, .items, .view, .unknown:
      nil
    }
  }

  /// The color of its text or symbol; nil for the default, and for an element without either.
  var ink: DrawnColor? {
    switch self {
    case .text(let text): text.color
    case .image(let image): image.color
    case .button(let button): button.color
    case .input(let input): input.text.color
    case .toggle, .slider, .stepper, .segments, .datePicker, .progress, .activity, .spacer,
      .divider, .box, .stack, .layers, .flow, .items, .view, .unknown:
      nil
    }
  }

  /// Its text; nil for an element that never has any.
  var words: (text: String?, isSecure: Bool)? {
    switch self {
    case .text(let text): (text.string, false)
    case .button(let button): (button.title?.string, false)
    case .input(let input): (input.text.string, input.isSecure)
    case .image, .toggle, .slider, .stepper, .segments, .datePicker, .progress, .activity, .spacer,
      .divider, .box, .stack, .layers, .flow, .items, .view, .unknown:
      nil
    }
  }
}

/// The arrangement of a stack's children.
struct DrawnStack: Sendable {
  var isVertical: Bool
  var spacing: Number
  /// A case of `UIStackView.Alignment`; nil if the data doesn't determine it.
  var alignment: String?
  /// A case of `UIStackView.Distribution`, or nil for `fill`.
  var distribution: String?
  /// The condition under which a row becomes a column; nil for never.
  var turn: DrawnTurn?

  /// True for a column on a phone in portrait orientation, at standard text sizes.
  var isColumn: Bool { isVertical || turn == .always || turn == .compact }
}

/// The columns in which items are arranged.
struct DrawnGrid: Sendable {
  var columns: Int
  var spacing: Number
  var lineSpacing: Number
}

/// The condition under which a row becomes a column.
enum DrawnTurn: String, Sendable {
  case always, accessibility, compact
}

/// A text with its look.
struct DrawnText: Sendable {
  var pieces: [DrawnPiece]
  var font = Font.style("body")
  /// Nil for the default color in its context.
  var color: DrawnColor?
  /// The maximum number of lines; 0 for no limit.
  var lines = 0
  var alignment: String?
  var truncation: LabelElement.Truncation?
  /// A multiple of the font's line height; nil for the font's own.
  var lineHeight: Number?

  /// Its characters, without the look.
  var string: String { pieces.map(\.text.text).joined() }
}

/// A part of a text with a single look.
struct DrawnPiece: Sendable {
  var text: PictureText
  /// Nil for the text's font.
  var font: Font?
  var color: DrawnColor?
  var isBold = false
  var isItalic = false
  var isCode = false
  var isUnderlined = false
  var isStruck = false
  var isLink = false
}

/// A color, as far as manifests determine it.
enum DrawnColor: Hashable, Sendable {
  case color(Color)
  /// A field of the app's data, by name, in one row of several.
  case field(String, turn: Int)
}

/// An image, or a replacement for one that only the app has.
struct DrawnImage: Sendable {
  enum Source: Sendable {
    /// By name.
    case symbol(String)
    case asset(String)
    /// An image that the app loads, or provides in a field.
    case photo
    /// The initials of a name.
    case initials(String, color: DrawnColor, font: Font?)
  }

  var source: Source
  /// The font that determines a symbol's size.
  var font: Font?
  var color: DrawnColor?
  var mode = ImageElement.Mode.fit
  /// The position of its row, so photos differ between rows.
  var turn = 0

  var isSymbol: Bool { if case .symbol = source { true } else { false } }
}

/// A button.
struct DrawnButton: Sendable {
  /// `plain`, `gray`, `tinted` or `filled`.
  var style: String
  var title: DrawnText?
  var image: DrawnImage?
  var color: DrawnColor?
  var spacing: Number?
  var alignment: String?
  var isEnabled = true
}

/// A text field or a text editor.
struct DrawnInput: Sendable {
  var text: DrawnText
  /// Shown while there is no text.
  var placeholder: DrawnText?
  var isSecure = false
  var isEditor = false
  var isEnabled = true
}

/// The keys that every element has, with their values determined.
struct DrawnLook: Sendable {
  /// The changes that the look makes to its box; see ``LookPicture``.
  var effects: [DrawnEffect] = []
  /// True if it is hidden for a reason other than having nothing to show.
  var isHidden = false
  var keepsPlace = false
  /// True if it doesn't inherit the tint of the views around it.
  var hasOwnTint = false
  /// `width`, `minHeight` and so on, in the order of the manifest's keys.
  var lengths: [(side: String, length: Length)] = []
  var aspectRatio: Number?
  var compression: Double?
  /// True if it reports touches.
  private(set) var isTarget = false
  /// The place of the element in its manifest.
  var span: SourceSpan?
}

extension DrawnLook {
  /// Sets a CSS property, unless its value is nil.
  mutating func set(_ property: CSS, _ value: @escaping @Sendable (DrawingRenderer) -> CSS?) {
    effects.append { renderer, _, _, style in
      if let value = value(renderer) { style[property] = value }
    }
  }

  mutating func addClass(_ name: String) {
    effects.append { _, _, attributes, _ in attributes.addClass(name) }
  }

  mutating func becomeTarget() {
    if !isTarget { addClass("target") }
    isTarget = true
  }
}

/// The background of an element, with its colors determined.
enum DrawnBackground: Sendable {
  case color(DrawnColor)
  /// The style of the blur, and a color over it.
  case blur(String, DrawnColor?)
  case gradient([DrawnColor])
}

/// A change that one of the keys of every element makes to an element's box.
typealias DrawnEffect =
  @Sendable (DrawingRenderer, Drawing, inout HTMLAttributes, inout CSSDeclarations) -> Void
