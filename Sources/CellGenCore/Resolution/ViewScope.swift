/// A container of elements.
enum ElementHolder: Sendable {
  case stack, layers, flow, repeated
}

/// Content that is read only for pictures, and never compiled.
enum PreviewScope: Sendable {
  /// The stand-ins for Swift members and assets.
  case values
  /// The elements that replace a view's class.
  case view
  /// The elements that replace the class of an element in the app.
  case element(Name)
}

/// The names that the keys of a view can refer to, and the parts of the view read so far.
struct ViewScope: Sendable {
  /// The position of the manifest that declares it.
  var manifest = 0
  var name = Name.blank
  /// The first line of the view's documentation, for translators.
  var summary: String?
  var fields = NamedTable<FieldDraft>()
  /// The actions of the class that shows it.
  var actions = NamedTable<ActionDraft>()
  /// The appearance of its actions wherever they are offered.
  var commands: [String: ViewCommand] = [:]
  /// The new names by former names of its fields and actions.
  var formerNames: [String: String] = [:]
  /// The view that declares the actions; nil for the view itself.
  var owner: String?
  /// The names of its elements.
  var names = ElementNames()
  /// The axis of the stack whose elements are being read.
  var axis = StackElement.Axis.vertical
  /// True if the current value is shown where there is a state: in elements, and in the cells of a view.
  var hasState = false
  /// The container of the elements being read.
  var holder = ElementHolder.stack
  /// True if the element being read is the first layer, with others over it.
  var isFirstLayer = false
  /// The field whose cases are being read.
  var fieldOfCases: String?
  /// The item that the label being read shows; nil for one that is not repeated.
  var repeatedItem: Field?
  /// True inside a layout, whose stacks and boxes can be inset by the margins.
  var isInLayout = false
  /// True if the element being read is the outermost one in `layout`.
  var isOutermost = false
  /// The key of the only element in the list of a layout, while that element is read.
  var onlyItem: String?
  /// What VoiceOver reads for the whole view.
  var speech: Accessibility?
  /// The controls without a name, which are named by the texts of the view.
  var unnamedControls: [UnnamedControl] = []
  /// The fields that its elements show, other than as a color; repeated for each element.
  var shown: [String] = []
  /// The fields that decide the looks of elements that VoiceOver skips.
  var pictured: [PicturedField] = []
  /// The colors that fields choose.
  var chosenColors: [ChosenColor] = []
  /// The warnings about text that is hard to read on the background of the view, which only cells have.
  var unreadableInCells: [Diagnostic] = []
  /// True if a value in it changes while something is selected.
  var hasSelectedLook = false
  /// The elements that have keys.
  var written: [WrittenElement] = []
  /// The actions that its elements and cells report.
  var reported: Set<String> = []
  /// The accessories at the edge of a UIKit row before the accessories of the view.
  var rowAccessories: [Accessory] = []
  /// The scope of the data that the section being read is repeated for.
  var repeated = Reading<RepeatedScope>.absent
  /// The token whose value is being read.
  var token: String?
  /// True while the value of a named format is being read.
  var isInNamedFormat = false
  /// The key of the short form being read, whose value can't be a mapping of keys there.
  var shortKey: String?
  /// True if no field can decide the value being read.
  var isFixed = false
  /// The alternatives to a value that depends on data or a state, other than a fixed one.
  var helpForFixed: String?
  /// The picture that is being read; nil for content that is compiled.
  var preview: PreviewScope?

  init(manifest: Int = 0) { self.manifest = manifest }

  /// Creates the scope of a view's entries.
  init(_ view: ViewDraft) {
    manifest = view.manifest
    name = view.name
    summary = view.written?.summary
    fields = view.fields
    actions = view.actions
    reported = view.reportedByCells
    for name in view.declared.formerNames { formerNames[name.old.text] = name.new.text }
    for command in view.row.commands where commands[command.action.text] == nil {
      commands[command.action.text] = command
    }
  }

  /// Returns the name of the first field of a type, optional or not.
  func field(ofType type: String) -> String? {
    fields.all.first { $0.type?.unwrapped.simpleName == type }?.name.text
  }
}
