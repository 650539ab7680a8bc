/// A part of a generated view.
///
/// Each configured element has the name of its property, which is unique in its view.
package indirect enum Element: Sendable {
  case label(LabelElement)
  case image(ImageElement)
  case button(ButtonElement)
  case toggle(ToggleElement)
  case textField(TextFieldElement)
  case textEditor(TextEditorElement)
  case slider(SliderElement)
  case stepper(StepperElement)
  case segments(SegmentsElement)
  case datePicker(DatePickerElement)
  case activity(ActivityElement)
  case text(TextElement)
  case progress(ProgressElement)
  case spacer(SpacerElement)
  case divider(DividerElement)
  case box(BoxElement)
  case stack(StackElement)
  case layers(LayersElement)
  case flow(FlowElement)
  case repeated(RepeatElement)
  case view(ViewElement)
  case own(OwnElement)
}

/// An action that carries one value: its name, and the label of the value.
package struct ReportedValue: Sendable {
  package var name: String
  package var label: String
}

/// A `UILabel`.
package struct LabelElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var text: Text
  /// The format as the manifest gives it; the text includes it as well.
  package var format: TextFormat?
  var formats: [FieldFormat] = []
  package var font = Value<Font>.constant(.style("body"))
  package var color: Value<Color>?
  package var lines = Value.constant(WholeNumber.noLimit)
  /// The alignment of the text; nil for natural alignment.
  package var alignment: Value<TextAlignment>?
  /// Where to cut text that doesn't fit; nil for the end.
  package var truncation: Value<Truncation>?
  /// The smallest scale of its font when shrinking to fit, as a fraction; nil to never shrink.
  package var shrink: Value<Number>?
  @Boxed package var attributes = TextAttributes()

  /// The place where text that doesn't fit is cut.
  package enum Truncation: String, CaseIterable, Sendable {
    case head, middle, tail
    /// Without an ellipsis.
    case clip
  }
}

/// A `UIImageView`.
package struct ImageElement: Sendable {
  /// The source of an image.
  package enum Origin: Sendable {
    case asset(Text)
    case symbol(Text)
    /// A `UIImage` that the app supplies.
    case image(Value<AppImage>)
    /// The `URL` that it is loaded from.
    case url(Value<ImageURL>)
  }

  /// How the image fills its space.
  package enum Mode: String, CaseIterable, Sendable {
    /// The whole image is visible.
    case fit
    /// The image is cropped to fill the space.
    case fill
    /// The image keeps its size.
    case center
    /// The whole image is visible, and never larger than it is.
    case scaleDown
  }

  package var property: String
  @Boxed package var look = Look()
  package var origin: Origin
  /// The picture to show until the image has loaded, and while there is no image.
  package var placeholder: Picture?
  /// The picture to show if loading fails; nil for the placeholder.
  package var failure: Picture?
  /// The name that VoiceOver reads for loading the image again, which tapping the failure picture does; nil
  /// if tapping it does nothing.
  package var retry: Text?
  /// Letters in place of a missing image.
  package var initials: Initials?
  /// The font that determines a symbol's size; nil for the symbol's own size.
  package var font: Value<Font>?
  package var color: Value<Color>?
  /// When a symbol has its own colors.
  package var multicolor: Value<Flag>?
  package var mode = Value.constant(Mode.fit)
  /// The VoiceOver label; nil hides a decorative image from VoiceOver.
  package var accessibilityLabel: Text?
}

/// The first letters of a name.
package struct Initials: Sendable {
  package var text: Text
  package var color = Value.constant(Color.named("white"))
  package var font: Value<Font>?
}

/// A `UIButton` that reports an action without a payload, or opens a menu of such actions.
package struct ButtonElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var title: Text?
  /// The name of a symbol.
  package var symbol: Text?
  package var asset: Text?
  package var color: Value<Color>?
  package var font: Value<Font>?
  package var enabled: Value<Flag>?
  package var selected: Value<Flag>?
  /// The space between image and title in points; nil for UIKit's default.
  package var spacing: Value<Number>?
  /// A case of `UIControl.ContentHorizontalAlignment`.
  package var alignment: Value<ButtonAlignment>?
  /// The name of the view's action; nil for a button that has a menu.
  package var action: String?
  /// The menu that a tap shows instead of reporting an action.
  package var menu: [MenuItem] = []
  package var accessibilityLabel: Text?
}

/// A `UISwitch` that shows a field of type `Bool` or `Bool?`.
package struct ToggleElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var isOn: Field
  /// The action that reports the new value, with the label of its Bool; if nil, the switch is for display
  /// only.
  package var action: ReportedValue?
  package var enabled: Value<Flag>?
  package var accessibilityLabel: Text?
}

/// A `UIProgressView` that shows a field from 0 to 1.
package struct ProgressElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var value: Value<Number>
  /// The color of the unfilled part; nil for UIKit's default.
  package var track: Value<Color>?
}

/// Empty space in a stack.
package struct SpacerElement: Sendable {
  package var property: String
  /// The length in points along the stack's axis; nil to take the remaining space.
  package var length: Value<Number>?
  /// The axis of the enclosing stack.
  var axis = StackElement.Axis.vertical
  /// True in a row that can turn into a column, where the spacer takes no space.
  var isInTurningRow = false
}

/// A `UIStackView` with its children.
package struct StackElement: Sendable {
  /// The direction in which children are laid out.
  package enum Axis: Sendable {
    case vertical
    case horizontal
  }

  /// When empty space fills the end of a row.
  package enum Room: Sendable {
    case none, always
    /// While the children that would fill the row are hidden.
    case whileNothingGrows
  }

  package var property: String
  @Boxed package var look = Look()
  package var axis = Axis.vertical
  package var spacing = Value.constant(Number.literal(8))
  /// The alignment; nil for `fill`.
  package var alignment: Value<StackAlignment>?
  /// The distribution; nil for `fill`.
  package var distribution: Value<StackDistribution>?
  /// When a row turns into a column; nil for never.
  package var vertical: Value<RowTurn>?
  package var children: [Element] = []
  package var room = Room.none
  /// True if the stack fills the view of a layout.
  var isOutermost = false
}

/// A hairline.
package struct DividerElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  /// The line's color; nil for UIKit's separator color.
  package var color: Value<Color>?
  /// True if the divider separates elements side by side.
  package var isVertical = false
}

/// A view without content, which shows only what all elements have in common.
package struct BoxElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
}

/// Elements layered on top of one another.
package struct LayersElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var children: [Element] = []
}

/// Elements side by side that wrap onto the next line when a line is full.
package struct FlowElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  /// Points between the elements of a line.
  package var spacing = Value.constant(Number.literal(8))
  /// Points between lines.
  package var lineSpacing = Value.constant(Number.literal(8))
  package var children: [Element] = []
}

/// One element for each item of an array, placed by its container.
package struct RepeatElement: Sendable {
  /// The element that shows an item.
  package enum Shown: Sendable {
    /// A label whose text is the item.
    case label(LabelElement)
    /// A declared view whose view data is the item.
    case view(ViewReference, action: ItemAction?)
  }

  package var property: String
  package var data: Field
  package var shown: Shown
  /// The number of items side by side; nil to place all items along the enclosing stack.
  package var columns: Value<WholeNumber>?
  /// The space between columns in points.
  package var spacing = Value.constant(Number.literal(8))
  /// The space between the lines of a grid in points; nil for `spacing`.
  package var lineSpacing: Value<Number>?
}

/// An action that carries what the view of an item reports, and optionally identifies the item.
package struct ItemAction: Sendable {
  package enum Item: Sendable {
    /// The item's position in the array.
    case index
    /// The ID in the item's view data, by the name of its field.
    case id(String)
  }

  package var name: String
  package var item: (kind: Item, label: String)?
  /// The label of the inner view's action.
  package var label: String
}

/// Another declared view inside this one, which shows the view data in a field.
package struct ViewElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var view: ViewReference
  package var data: Field
  /// The action of the outer view that forwards the inner view's actions, with the label of its value;
  /// nil if the inner view's actions are not reported.
  package var action: ReportedValue?
}

/// Distances from the edges, each of them fixed or chosen by data or a state.
package struct SideInsets: Sendable {
  package var top = Value.constant(Inset.points(.literal(0)))
  package var leading = Value.constant(Inset.points(.literal(0)))
  package var bottom = Value.constant(Inset.points(.literal(0)))
  package var trailing = Value.constant(Inset.points(.literal(0)))
  /// The sides that the manifest leaves out.
  var unwritten: [WritableKeyPath<SideInsets, Value<Inset>> & Sendable] = []
}

/// Distances from the edges that never change.
package struct Insets: Hashable, Sendable {
  package var top = Inset.points(.literal(0))
  package var leading = Inset.points(.literal(0))
  package var bottom = Inset.points(.literal(0))
  package var trailing = Inset.points(.literal(0))

  init() {}

  package init(top: Inset, leading: Inset, bottom: Inset, trailing: Inset) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// A distance from an edge.
package enum Inset: Hashable, Sendable {
  case points(Number)
  /// The layout margin that UIKit gives a cell at this side.
  case margins
  /// The margin that keeps lines of text short enough to read.
  case readable
}

extension Element {
  /// The keys that all elements share.
  package var look: Look { model.look }

  /// The elements that it contains, in order.
  ///
  /// The switch covers each kind here, because its `model` would be a copy.
  package var children: [Element] {
    switch self {
    case .stack(let stack): stack.children
    case .layers(let layers): layers.children
    case .flow(let flow): flow.children
    case .label, .image, .button, .toggle, .textField, .textEditor, .slider, .stepper, .segments,
      .datePicker, .activity, .text, .progress, .spacer, .divider, .box, .repeated, .view, .own:
      []
    }
  }

  /// The element and all elements inside it, in preorder.
  package var all: [Element] {
    var all: [Element] = []
    collect(into: &all)
    return all
  }

  private func collect(into all: inout [Element]) {
    all.append(self)
    for child in children { child.collect(into: &all) }
  }

  /// True if it reports an action of the view.
  var reportsAction: Bool {
    let model = model
    return model.look.reportsAction || model.reportsAction
  }
}
