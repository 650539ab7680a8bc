import CellGenCore

/// What a picture shows of an element with its data: every value is chosen, and nothing is looked up any
/// more.
struct Drawing: Sendable {
  /// Its key in a manifest: `label`, `hstack`.
  var key: String
  /// The name of its property in the generated view; empty for what has none.
  var property = ""
  var content: Content
  var look = DrawnLook()
  /// Whether it is not shown, since it has nothing to show or its data say so.
  var isHidden = false
  /// The elements in it, in order, hidden ones among them.
  var children: [Drawing] = []

  /// What an element is.
  indirect enum Content: Sendable {
    case text(DrawnText)
    case image(DrawnImage)
    case button(DrawnButton)
    case toggle(isOn: Bool)
    /// The part of its range before the thumb, from 0 to 1.
    case slider(Double, track: Color?)
    case stepper
    case segments([DrawnText], selected: Int?)
    case input(DrawnInput)
    case datePicker(DrawnText, style: String?)
    case progress(Double, track: Color?)
    case activity(isLarge: Bool, color: Color?)
    /// Nil takes the remaining space.
    case spacer(Number?)
    case divider(Color?, isVertical: Bool)
    case box
    case stack(DrawnStack)
    case layers
    case flow(spacing: Number, lineSpacing: Number)
    /// The items of an array, in columns or placed by what is around them.
    case items(DrawnGrid?)
    /// Another declared view, by its name.
    case view(String)
    /// A view that only the app draws: the name of its class, and the data that it gets.
    case unknown(String, [String])
  }
}

/// How an element shares the room around it.
enum DrawnShape {
  /// Text as wide as it needs to be: what is read, and what is typed.
  case label, input
  /// As long as its column, or as whatever is around it.
  case bar, line
  /// With a size of its own, or without any.
  case leaf, empty
  case custom, stack, layers, flow, items, view
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

  /// The color of its words or its symbol; nil for the usual one, and for an element without either.
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

  /// Its words; nil for an element that never has any.
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

/// How the children of a stack follow each other.
struct DrawnStack: Sendable {
  var isVertical: Bool
  var spacing: Number
  /// A case of `UIStackView.Alignment`, or nil for `fill`.
  var alignment: String?
  /// A case of `UIStackView.Distribution`, or nil for `fill`.
  var distribution: String?
  /// When a row is a column; nil for never.
  var turn: DrawnTurn?

  /// True for a column on a phone that is held upright, at usual sizes of text.
  var isColumn: Bool { isVertical || turn == .always || turn == .compact }
}

/// The columns in which items are.
struct DrawnGrid: Sendable {
  var columns: Int
  var spacing: Number
  var lineSpacing: Number
}

/// When a row is a column.
enum DrawnTurn: String, Sendable {
  case always, accessibility, compact
}

/// A text with its look.
struct DrawnText: Sendable {
  var pieces: [DrawnPiece]
  var font = Font.style("body")
  /// Nil for what is usual where it stands.
  var color: DrawnColor?
  /// The maximum number of lines; 0 for no limit.
  var lines = 0
  var alignment: String?
  var truncation: LabelElement.Truncation?
  /// A multiple of what the font asks for; nil for its own.
  var lineHeight: Number?

  /// What it says, without its look.
  var string: String { pieces.map(\.text.text).joined() }
}

/// A part of a text that looks alike.
struct DrawnPiece: Sendable {
  var text: PictureText
  /// Nil for that of the text.
  var font: Font?
  var color: DrawnColor?
  var isBold = false
  var isItalic = false
  var isCode = false
  var isUnderlined = false
  var isStruck = false
  var isLink = false
}

/// A colour, as far as a manifest tells it.
enum DrawnColor: Hashable, Sendable {
  case color(Color)
  /// A field of the app's, by its name, in one row of several.
  case field(String, turn: Int)
}

/// An image, or what stands in for one that only the app has.
struct DrawnImage: Sendable {
  enum Source: Sendable {
    /// By its name.
    case symbol(String)
    case asset(String)
    /// One that the app loads, or holds in a field.
    case photo
    /// The first letters of a name.
    case initials(String, color: DrawnColor, font: Font?)
  }

  var source: Source
  /// The font that a symbol's size follows.
  var font: Font?
  var color: DrawnColor?
  var mode = ImageElement.Mode.fit
  /// Which of several rows it is in: photos of rows differ.
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

/// The keys of every element, with values chosen.
struct DrawnLook: Sendable {
  /// The parts of the look that its box has; see ``LookPicture``.
  var effects: [DrawnEffect] = []
  /// True if it is hidden for another reason than having nothing to show.
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
  /// Where the element is written.
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

/// The background of an element, with its colors chosen.
enum DrawnBackground: Sendable {
  case color(DrawnColor)
  /// The style of the blur, and a colour over it.
  case blur(String, DrawnColor?)
  case gradient([DrawnColor])
}

/// A change that a key of every element makes to the box of an element.
typealias DrawnEffect =
  @Sendable (DrawingRenderer, Drawing, inout HTMLAttributes, inout CSSDeclarations) -> Void
