/// A part of a generated view.
///
/// Each element that is configured has the name of its property, which is unique in its view.
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
  /// As it is written; the text has it, too.
  package var format: TextFormat?
  var formats: [FieldFormat] = []
  package var font = Value<Font>.constant(.style("body"))
  package var color: Value<Color>?
  package var lines = Value.constant(WholeNumber.noLimit)
  /// Nil for the natural one.
  package var alignment: Value<TextAlignment>?
  /// Where text that does not fit is cut; nil for the end.
  package var truncation: Value<Truncation>?
  /// How far its font may shrink to fit, as a fraction; nil for not at all.
  package var shrink: Value<Number>?
  @Boxed package var attributes = TextAttributes()

  /// A place where text is cut.
  package enum Truncation: String, CaseIterable, Sendable {
    case head, middle, tail
    /// Without dots.
    case clip
  }
}

/// A `UIImageView`.
package struct ImageElement: Sendable {
  /// The source of an image.
  package enum Origin: Sendable {
    case asset(Text)
    case symbol(Text)
    /// A `UIImage` of the app's.
    case image(Value<AppImage>)
    /// The `URL` that it is loaded from.
    case url(Value<ImageURL>)
  }

  /// How it fills its space.
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
  /// What is shown until an image has been loaded, and while there is none.
  package var placeholder: Picture?
  /// What is shown if an image cannot be loaded; nil for the placeholder.
  package var failure: Picture?
  /// What VoiceOver calls loading it again, which a tap on the failure does; nil if a tap does not.
  package var retry: Text?
  /// Letters in place of an image that is not there.
  package var initials: Initials?
  /// The font that a symbol's size follows; nil for its own.
  package var font: Value<Font>?
  package var color: Value<Color>?
  /// True for a symbol with colors of its own.
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
  /// Points between image and title; nil for UIKit's.
  package var spacing: Value<Number>?
  /// A case of `UIControl.ContentHorizontalAlignment`.
  package var alignment: Value<ButtonAlignment>?
  /// The name of the view's action; nil for a button with a menu.
  package var action: String?
  /// What a tap shows instead of reporting an action.
  package var menu: [MenuItem] = []
  package var accessibilityLabel: Text?
}

/// A `UISwitch` that shows a field of type `Bool` or `Bool?`.
package struct ToggleElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var isOn: Field
  /// The action that reports the new value, with the label of its Bool; if nil, the switch only shows
  /// its value.
  package var action: ReportedValue?
  package var enabled: Value<Flag>?
  package var accessibilityLabel: Text?
}

/// A `UIProgressView` that shows a field from 0 to 1.
package struct ProgressElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var value: Value<Number>
  /// The colour of the part that is not filled; nil for UIKit's.
  package var track: Value<Color>?
}

/// Empty space in a stack.
package struct SpacerElement: Sendable {
  package var property: String
  /// Points along the stack's axis; nil takes the remaining space.
  package var length: Value<Number>?
  /// The axis of the stack that it is in.
  var axis = StackElement.Axis.vertical
  /// True in a row that may become a column: it takes no room there.
  var isInTurningRow = false
}

/// A `UIStackView` with its children.
package struct StackElement: Sendable {
  /// The direction in which children follow each other.
  package enum Axis: Sendable {
    case vertical
    case horizontal
  }

  /// When a row ends in empty room.
  package enum Room: Sendable {
    case none, always
    /// While what would fill the row is hidden.
    case whileNothingGrows
  }

  package var property: String
  @Boxed package var look = Look()
  package var axis = Axis.vertical
  package var spacing = Value.constant(Number.literal(8))
  /// Nil for `fill`.
  package var alignment: Value<StackAlignment>?
  /// Nil for `fill`.
  package var distribution: Value<StackDistribution>?
  /// When a row becomes a column; nil for never.
  package var vertical: Value<RowTurn>?
  package var children: [Element] = []
  package var room = Room.none
  /// Whether it fills the view of a layout.
  var isOutermost = false
}

/// A hairline.
package struct DividerElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  /// Nil for UIKit's colour of separators.
  package var color: Value<Color>?
  /// Whether it stands between elements side by side.
  package var isVertical = false
}

/// A view without content, which shows only what every element can have.
package struct BoxElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
}

/// Elements one over another.
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

/// One element for each item of an array, placed by what is around it.
package struct RepeatElement: Sendable {
  /// What shows an item.
  package enum Shown: Sendable {
    /// A label, whose text is the item.
    case label(LabelElement)
    /// A declared view, whose view data is the item.
    case view(ViewReference, action: ItemAction?)
  }

  package var property: String
  package var data: Field
  package var shown: Shown
  /// How many items are side by side; nil for as many as there are, along the stack around them.
  package var columns: Value<WholeNumber>?
  /// Points between two columns.
  package var spacing = Value.constant(Number.literal(8))
  /// Points between two lines of a grid; nil for `spacing`.
  package var lineSpacing: Value<Number>?
}

/// An action that carries what the view of an item reports, and perhaps which item it is.
package struct ItemAction: Sendable {
  package enum Item: Sendable {
    /// The position in the array.
    case index
    /// The id of the view data, by the name of its field.
    case id(String)
  }

  package var name: String
  package var item: (kind: Item, label: String)?
  /// The label of the inner view's action.
  package var label: String
}

/// Another declared view inside this one, which shows a field with its view data.
package struct ViewElement: Sendable {
  package var property: String
  @Boxed package var look = Look()
  package var view: ViewReference
  package var data: Field
  /// The action of the outer view that forwards the inner view's actions, with the label of its value;
  /// nil if the inner view's actions are not reported.
  package var action: ReportedValue?
}

/// Distances from the edges, each of which data or a state may decide.
package struct SideInsets: Sendable {
  package var top = Value.constant(Inset.points(.literal(0)))
  package var leading = Value.constant(Inset.points(.literal(0)))
  package var bottom = Value.constant(Inset.points(.literal(0)))
  package var trailing = Value.constant(Inset.points(.literal(0)))
  /// The sides that are not written.
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
  /// The margin at which lines of text are short enough to read.
  case readable
}

extension Element {
  /// The keys of every element.
  package var look: Look { model.look }

  /// The elements that it holds, in order.
  ///
  /// Each kind is asked here, since its `model` would be a copy.
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

  /// The element and all those inside it, each before its own.
  package var all: [Element] {
    var all: [Element] = []
    collect(into: &all)
    return all
  }

  private func collect(into all: inout [Element]) {
    all.append(self)
    for child in children { child.collect(into: &all) }
  }

  /// Whether it reports an action of the view.
  var reportsAction: Bool {
    let model = model
    return model.look.reportsAction || model.reportsAction
  }
}
