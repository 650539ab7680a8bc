/// A declared view: its data, presentation, and actions.
///
/// This is a class because all code that deals with a view keeps a reference to it, and it never changes.
package final class View: Sendable {
  /// The name as declared, UpperCamelCase.
  package let name: Name
  /// The stem of its type names, unique among views: `Title` makes `TitleViewData`, `TitleView`, and so on.
  /// It is the name, with the prefix of its manifest.
  package let typeName: String
  /// The position of its manifest in ``Module/manifests``.
  package let manifest: Int
  /// The `doc` text, without trailing line breaks.
  package let doc: String?
  /// The model that its view data is made from.
  package let origin: Origin?
  /// The stored properties of its view data, in order.
  package let fields: [Field]
  /// The names of the fields that only code reads, sorted.
  package let unshown: [String]
  /// True if new data in a visible cell is animated.
  package let animates: Bool
  /// The identity of its cells; nil if it can't be a cell.
  package let identity: Identity?
  package let presentation: Presentation
  /// The actions that it reports, in order; empty for a mapped view, which reports those of its target.
  package let actions: [Action]
  /// The earlier names of fields and actions that generated code keeps, in order.
  package let formerNames: [FormerName]
  /// The names of the actions that elements of its layout report.
  package let reportedByElements: [String]
  /// The behavior of its rows, and the accessories at their edges.
  package let row: Row
  package let size: Size
  /// The appearance of its cells.
  package let look: CellLook
  /// What VoiceOver reads for the view; nil to read its elements.
  package let accessibility: Accessibility?
  /// Sample data; each sample has a value for every field that has no default, in the order of `fields`.
  package let samples: [Sample]
  /// The layout that pictures show in place of the app's class for it; its fields are the view's.
  package let preview: StackElement?

  /// All elements of its layout, in preorder.
  package let elements: [Element]
  /// True if its class reports actions, not counting those that its cells report for it when they are
  /// selected or swiped.
  package let reportsActions: Bool
  /// The name of its view data struct.
  package let viewDataType: String
  /// The name of its view class; a mapped view has no class.
  package let viewType: String
  /// The name of its case in generated enums, without backticks: `URLPreview` makes `urlPreview`. See
  /// ``Screen/caseName(of:)`` for screens in which another view has the same name.
  package let caseName: String

  init(
    name: Name, typeName: String, manifest: Int, doc: String?, origin: Origin?, fields: [Field],
    unshown: [String], animates: Bool,
    identity: Identity?, presentation: Presentation, actions: [Action],
    formerNames: [FormerName], reportedByElements: [String], row: Row, size: Size,
    look: CellLook,
    accessibility: Accessibility?, samples: [Sample], preview: StackElement?
  ) {
    self.name = name
    self.typeName = typeName
    self.manifest = manifest
    self.doc = doc
    self.origin = origin
    self.fields = fields
    self.unshown = unshown
    self.animates = animates
    self.identity = identity
    self.presentation = presentation
    self.actions = actions
    self.formerNames = formerNames
    self.reportedByElements = reportedByElements
    self.row = row
    self.size = size
    self.look = look
    self.accessibility = accessibility
    self.samples = samples
    self.preview = preview
    elements = if case .layout(let root) = presentation { Element.stack(root).all } else { [] }
    reportsActions =
      switch presentation {
      case .layout:
        !actions.isEmpty
          && (elements.contains(where: \.reportsAction) || accessibility?.actions.isEmpty == false)
      case .row: false
      case .custom, .own, .swiftUI, .mapped, .overloaded, .data:
        actions.contains { !row.actions.contains($0.name.text) }
      }
    viewDataType = typeName + "ViewData"
    viewType = if case .own(let own) = presentation { own.name.text } else { typeName + "View" }
    caseName = lowerCamelCase(name.text)
  }

  /// The UIKit row that shows it; nil if a view shows it.
  package var plainRow: PlainRow? { if case .row(let row) = presentation { row } else { nil } }

  /// True if a cell class shows it.
  package var isCell: Bool {
    if case .own(let own) = presentation { own.kind == .cell } else { false }
  }
  /// True if nothing shows it.
  package var isOnlyData: Bool { if case .data = presentation { true } else { false } }
}

/// How a view is shown.
package indirect enum Presentation: Sendable {
  /// A generated view with this stack of elements.
  case layout(StackElement)
  /// A view class that the app writes.
  case custom
  /// A cell or a nib in the app.
  case own(OwnClass)
  /// A SwiftUI view that the app writes.
  case swiftUI
  /// Another view, each of whose fields gets its value from a field of this view.
  case mapped(to: ViewReference, map: [MappedField])
  /// The class of another, custom view, with an overload of `configure(with:)`.
  case overloaded(ViewReference)
  /// UIKit's own row.
  case row(PlainRow)
  /// No view: the data only repeats sections.
  case data
}

/// A class in the app that isn't a view made in code.
package struct OwnClass: Sendable {
  /// The kind of class; a case is named after its key.
  package enum Kind: String, Sendable {
    /// A collection or table view cell made in code.
    case cell
    /// A view or a cell loaded from a nib.
    case nib
  }

  package var kind: Kind
  package var name: Name
}

/// A field of a mapped view's target, with the field of the mapped view that provides its value.
///
/// - Shape: in the order of the target's fields; those with a default can be missing.
package struct MappedField: Sendable {
  package var target: String
  package var source: String
  /// The span of the source's name in the manifest.
  var span: SourceSpan
}

/// The identity of one kind of cell.
package enum Identity: Sendable {
  /// The screen has at most one such cell.
  case only
  /// The value of this field.
  case field(Field)
}

/// The height of a view's cells.
package enum Size: Sendable {
  /// Auto Layout determines the height.
  case automatic
  /// A fixed height, in points.
  case height(Double)
  /// The view class computes it: `static func size(for:boundedBy:)`.
  case custom
}

/// A stored property of a view's data.
///
/// This is a class because all code that shows a field keeps a reference to it, and it never changes.
package final class Field: Sendable {
  package let name: Name
  package let type: TypeExpression
  /// The span of the type in the manifest, for compile errors in it.
  let typeSpan: SourceSpan
  /// The default; nil if a value is required. An optional without an explicit default has `nil`.
  package let defaultValue: Literal?
  /// True for an item of the data's array, and for the message or query of a state, instead of a stored
  /// property of the data.
  let isItem: Bool
  package let origin: FieldOrigin

  init(
    name: Name, type: TypeExpression, typeSpan: SourceSpan, defaultValue: Literal? = nil,
    isItem: Bool = false, origin: FieldOrigin = .namesake
  ) {
    self.name = name
    self.type = type
    self.typeSpan = typeSpan
    self.defaultValue = defaultValue
    self.isItem = isItem
    self.origin = origin
  }

  /// Returns the same field with another name.
  func named(_ name: String) -> Field {
    Field(
      name: Name(name, span: self.name.span), type: type, typeSpan: typeSpan,
      defaultValue: defaultValue, isItem: isItem, origin: origin)
  }
}

/// An action that a view reports, with its values.
package struct Action: Sendable {
  package var name: Name
  /// The labeled associated values, in order; their defaults are always nil.
  package var payload: [Field]
}

/// An example of a view's data.
package struct Sample: Sendable {
  /// The values of fields, in the order of the view's fields, except those equal to their default.
  package var values: [(field: String, value: SampleValue)]
  var span: SourceSpan
}

/// A value in a sample, as a Swift expression.
package indirect enum SampleValue: Sendable {
  case literal(Literal)
  /// `URL(string: "…")!`
  case url(String)
  /// `Date(timeIntervalSince1970: …)`, from a number of seconds.
  case date(seconds: String)
  /// `UUID(uuidString: "…")!`
  case uuid(String)
  case array([SampleValue])
  case dictionary([(key: SampleValue, value: SampleValue)])
  /// The data of a view, with its type, such as `AuthorViewData`.
  case data(type: String, [(field: Field, value: SampleValue)])
}
