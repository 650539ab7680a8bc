/// A part of a generated view.
///
/// Each element that is configured has the name of its property, which is unique in its view.
package indirect enum Element: Sendable {
  case label(LabelElement)
  case image(ImageElement)
  case button(ButtonElement)
  case toggle(ToggleElement)
  case progress(ProgressElement)
  case spacer(SpacerElement)
  case stack(StackElement)
  case view(ViewElement)
}

/// An action that carries one value: its name, and the label of the value.
package struct ReportedValue: Sendable {
  package var name: String
  package var label: String
}

/// A text that is either written in the manifest or taken from a field.
package enum Text: Sendable {
  case literal(String)
  case field(Field)
}

/// A `UILabel`.
package struct LabelElement: Sendable {
  package var property: String
  package var text: Text
  /// A text style of Dynamic Type, by its UIKit name: `headline`.
  package var font = "body"
  /// A semantic colour, by its UIKit name: `secondaryLabel`.
  package var color: String?
  /// The maximum number of lines; 0 for no limit.
  package var lines = 0
  /// A case of `NSTextAlignment`, or nil for the natural one.
  package var alignment: String?
  /// Whether it keeps its space while it shows nothing.
  package var keepsPlace = false
}

/// A `UIImageView` with an asset or a symbol.
package struct ImageElement: Sendable {
  /// The source of an image.
  package enum Origin: Sendable {
    case asset(Text)
    case symbol(Text)
  }

  /// How it fills its space.
  package enum Mode: String, CaseIterable, Sendable {
    /// The whole image is visible.
    case fit
    /// The image is cropped to fill the space.
    case fill
  }

  package var property: String
  package var origin: Origin
  /// A text style that a symbol's size follows; nil for its own.
  package var font: String?
  package var color: String?
  package var mode = Mode.fit
  /// Sides in points; nil for the image's own.
  package var width: Double?
  package var height: Double?
  /// The VoiceOver label; nil hides a decorative image from VoiceOver.
  package var accessibilityLabel: Text?
  /// Whether it keeps its space while it shows nothing.
  package var keepsPlace = false
}

/// A `UIButton` that reports an action without a payload.
package struct ButtonElement: Sendable {
  package var property: String
  package var title: Text?
  /// The name of a symbol.
  package var symbol: String?
  /// The name of the view's action.
  package var action: String
  package var accessibilityLabel: Text?
  /// Whether it keeps its space while it shows nothing.
  package var keepsPlace = false
}

/// A `UISwitch` that shows a field of type `Bool` or `Bool?`.
package struct ToggleElement: Sendable {
  package var property: String
  package var isOn: Field
  /// The action that reports the new value, with the label of its Bool; if nil, the switch only shows
  /// its value.
  package var action: ReportedValue?
  package var accessibilityLabel: Text?
  /// Whether it keeps its space while it shows nothing.
  package var keepsPlace = false
}

/// A `UIProgressView` that shows a field from 0 to 1.
package struct ProgressElement: Sendable {
  package var property: String
  package var value: Field
}

/// Empty space in a stack.
package struct SpacerElement: Sendable {
  package var property: String
  /// Points along the stack's axis; nil takes the remaining space.
  package var length: Double?
}

/// A `UIStackView` with its children.
package struct StackElement: Sendable {
  /// The direction in which children follow each other.
  package enum Axis: Sendable {
    case vertical
    case horizontal
  }

  package var property: String
  package var axis = Axis.vertical
  package var spacing: Double = 8
  /// Nil for no insets at all.
  package var insets: Insets?
  /// A case of `UIStackView.Alignment`, or nil for `fill`.
  package var alignment: String?
  /// A case of `UIStackView.Distribution`, or nil for `fill`.
  package var distribution: String?
  package var children: [Element] = []
}

/// Another declared view inside this one, which shows a field with its view data.
package struct ViewElement: Sendable {
  package var property: String
  package var view: ViewReference
  package var data: Field
  /// The action of the outer view that forwards the inner view's actions, with the label of its value;
  /// nil if the inner view's actions are not reported.
  package var action: ReportedValue?
}

/// Distances from the edges.
///
/// - Units: points.
package struct Insets: Hashable, Sendable {
  package var top: Double = 0
  package var leading: Double = 0
  package var bottom: Double = 0
  package var trailing: Double = 0
}

extension StackElement {
  /// All elements in it and in nested stacks that are not stacks themselves, in order.
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

extension Element {
  /// Whether it reports an action of the view.
  var reportsAction: Bool {
    switch self {
    case .button: true
    case .toggle(let toggle): toggle.action != nil
    case .view(let view): view.action != nil
    case .label, .image, .progress, .spacer, .stack: false
    }
  }
}
