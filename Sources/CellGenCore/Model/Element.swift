/// A part of a view that cellgen writes.
///
/// Each element that is configured carries the name of the property that holds it, unique within
/// its view.
public indirect enum Element: Sendable {
  case label(LabelElement)
  case image(ImageElement)
  case button(ButtonElement)
  case toggle(ToggleElement)
  case spacer(SpacerElement)
  case stack(StackElement)
  case view(ViewElement)
}

/// A text that is either written in the manifest or taken from a field.
public enum Text: Sendable {
  case literal(String)
  case field(Field)
}

/// A `UILabel`.
public struct LabelElement: Sendable {
  public var property: String
  public var text: Text
  /// A text style of Dynamic Type, by its UIKit name: `headline`.
  public var font: String
  /// A semantic colour, by its UIKit name: `secondaryLabel`.
  public var color: String?
  /// The greatest number of lines; 0 for no limit.
  public var lines: Int
  /// A case of `NSTextAlignment`, or nil for the natural one.
  public var alignment: String?
  /// Whether its place stays empty while it shows nothing, instead of going to the others.
  public var keepsPlace = false

  public init(
    property: String, text: Text, font: String, color: String?, lines: Int, alignment: String?
  ) {
    self.property = property
    self.text = text
    self.font = font
    self.color = color
    self.lines = lines
    self.alignment = alignment
  }
}

/// A `UIImageView` with an asset or a symbol.
public struct ImageElement: Sendable {
  /// Where an image comes from.
  public enum Origin: Sendable {
    case asset(Text)
    case symbol(Text)
  }

  public var property: String
  public var origin: Origin
  /// A text style that a symbol's size follows; nil for its own.
  public var font: String?
  public var color: String?
  /// Whether it fills its space and is cut, instead of fitting it.
  public var fills: Bool
  /// Sides in points; nil for the image's own.
  public var width: Double?
  public var height: Double?
  /// What VoiceOver says; nil hides a decorative image from it.
  public var accessibilityLabel: Text?
  /// Whether its place stays empty while it shows nothing, instead of going to the others.
  public var keepsPlace = false

  public init(
    property: String, origin: Origin, font: String?, color: String?, fills: Bool, width: Double?,
    height: Double?, accessibilityLabel: Text?
  ) {
    self.property = property
    self.origin = origin
    self.font = font
    self.color = color
    self.fills = fills
    self.width = width
    self.height = height
    self.accessibilityLabel = accessibilityLabel
  }
}

/// A `UIButton` that reports an action without a payload.
public struct ButtonElement: Sendable {
  public var property: String
  public var title: Text?
  /// The name of a symbol.
  public var symbol: String?
  /// The name of the view's action.
  public var action: String
  public var accessibilityLabel: Text?
  /// Whether its place stays empty while it shows nothing, instead of going to the others.
  public var keepsPlace = false

  public init(
    property: String, title: Text?, symbol: String?, action: String, accessibilityLabel: Text?
  ) {
    self.property = property
    self.title = title
    self.symbol = symbol
    self.action = action
    self.accessibilityLabel = accessibilityLabel
  }
}

/// A `UISwitch` that shows a field of type `Bool` or `Bool?`.
public struct ToggleElement: Sendable {
  public var property: String
  public var isOn: Field
  /// The action that reports the new value, with the label of its one Bool; nil makes the switch
  /// show its value only.
  public var action: (name: String, label: String)?
  public var accessibilityLabel: Text?
  /// Whether its place stays empty while it shows nothing, instead of going to the others.
  public var keepsPlace = false

  public init(
    property: String, isOn: Field, action: (name: String, label: String)?,
    accessibilityLabel: Text?
  ) {
    self.property = property
    self.isOn = isOn
    self.action = action
    self.accessibilityLabel = accessibilityLabel
  }
}

/// Empty space in a stack.
public struct SpacerElement: Sendable {
  public var property: String
  /// Points along the stack's axis; nil takes what is left.
  public var length: Double?

  public init(property: String, length: Double?) {
    self.property = property
    self.length = length
  }
}

/// A `UIStackView` with its children.
public struct StackElement: Sendable {
  /// The direction in which children follow each other.
  public enum Axis: Sendable {
    case vertical
    case horizontal
  }

  public var property: String
  public var axis: Axis
  public var spacing: Double
  /// Nil for no insets at all.
  public var insets: Insets?
  /// A case of `UIStackView.Alignment`, or nil for `fill`.
  public var alignment: String?
  /// A case of `UIStackView.Distribution`, or nil for `fill`.
  public var distribution: String?
  public var children: [Element]

  public init(
    property: String, axis: Axis, spacing: Double, insets: Insets?, alignment: String?,
    distribution: String?, children: [Element]
  ) {
    self.property = property
    self.axis = axis
    self.spacing = spacing
    self.insets = insets
    self.alignment = alignment
    self.distribution = distribution
    self.children = children
  }
}

/// Another declared view inside this one, fed by a field of its view data.
public struct ViewElement: Sendable {
  public var property: String
  public var view: ViewReference
  public var data: Field
  /// The action of the outer view that carries the inner view's action on, with the label of its
  /// one value; nil when the inner view's actions are not reported.
  public var action: (name: String, label: String)?

  public init(
    property: String, view: ViewReference, data: Field, action: (name: String, label: String)?
  ) {
    self.property = property
    self.view = view
    self.data = data
    self.action = action
  }
}

/// Distances from the edges.
///
/// - Units: points.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension StackElement {
  /// The elements in it and in the stacks inside it that are not stacks themselves, in order.
  var leaves: [Element] {
    var leaves: [Element] = []
    collectLeaves(&leaves)
    return leaves
  }

  private func collectLeaves(_ leaves: inout [Element]) {
    for child in children {
      if case .stack(let stack) = child {
        stack.collectLeaves(&leaves)
      } else {
        leaves.append(child)
      }
    }
  }
}
