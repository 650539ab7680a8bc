/// What can hold elements.
enum ElementHolder: Sendable {
  case stack, layers, flow, repeated
}

/// What is read for pictures only, and never compiled.
enum PreviewScope: Sendable {
  /// What a manifest says in place of Swift members and assets.
  case values
  /// The elements in place of a view's class.
  case view
  /// The elements in place of the class of an element of the user's.
  case element(Name)
}

/// The names that the keys of a view can refer to, and the parts of the view read so far.
struct ViewScope: Sendable {
  /// The position of the manifest that declares it.
  var manifest = 0
  var name = Name.blank
  /// The first line of what the manifest says about the view, for translators.
  var summary: String?
  var fields = NamedTable<FieldDraft>()
  /// The actions of the class that shows it.
  var actions = NamedTable<ActionDraft>()
  /// What its actions look like wherever they are offered.
  var commands: [String: ViewCommand] = [:]
  /// The view that declares the actions; nil for the view itself.
  var owner: String?
  /// The names of its elements.
  var names = ElementNames()
  /// The axis of the stack whose elements are being read.
  var axis = StackElement.Axis.vertical
  /// Whether what is being read is shown where a state is known: by elements, and by the cells of a view.
  var hasState = false
  /// What the elements being read are in.
  var holder = ElementHolder.stack
  /// Whether the element being read is the first one over which others lie.
  var isFirstLayer = false
  /// The item that the label being read shows; nil for one that is not repeated.
  var repeatedItem: Field?
  /// True for what is part of a layout, whose stacks and boxes can keep away from the margins.
  var isInLayout = false
  /// Whether the element being read is what is outermost in `layout`.
  var isOutermost = false
  /// What VoiceOver reads for the whole view.
  var speech: Accessibility?
  /// The controls without a name, which are called what the texts of the view say.
  var unnamedControls: [UnnamedControl] = []
  /// The fields that its elements show, other than by a colour, as often as they do.
  var shown: [String] = []
  /// The fields that decide how elements look that VoiceOver passes over.
  var pictured: [PicturedField] = []
  /// The fields that colours are chosen by, where they are named.
  var chosenColors: [Name] = []
  /// The warnings of texts that are hard to read on the background of the view, which only cells have.
  var unreadableInCells: [Diagnostic] = []
  /// Whether a value in it is another one while something is selected.
  var hasSelectedLook = false
  /// The elements that have keys.
  var written: [WrittenElement] = []
  /// The actions that its elements and cells report.
  var reported: Set<String> = []
  /// What stands at the edge of a row of UIKit's before the accessories of the view.
  var rowAccessories: [Accessory] = []
  /// What the section being read is repeated for.
  var repeated = Reading<RepeatedScope>.absent
  /// The token whose value is being read.
  var token: String?
  /// Whether the value of a format with a name is being read.
  var isInNamedFormat = false
  /// The key for which the value being read is short, which is no mapping there.
  var shortKey: String?
  /// Whether no field can decide the value being read.
  var isFixed = false
  /// What to write in place of a value that data or a state decide, besides one that is always the same.
  var helpForFixed: String?
  /// The picture that is being read; nil for what is compiled.
  var preview: PreviewScope?

  init(manifest: Int = 0) { self.manifest = manifest }

  /// The scope of a view's entries.
  init(_ view: ViewDraft) {
    manifest = view.manifest
    name = view.name
    summary = view.written?.summary
    fields = view.fields
    actions = view.actions
    reported = view.reportedByCells
    for command in view.row.commands where commands[command.action.text] == nil {
      commands[command.action.text] = command
    }
  }

  /// The name of the first field of a type, optional or not.
  func field(ofType type: String) -> String? {
    fields.all.first { $0.type?.unwrapped.simpleName == type }?.name.text
  }
}
