/// A declared view: its data, its presentation and its actions.
///
/// A class, because whatever has to do with a view holds on to it and it never changes.
package final class View: Sendable {
  /// The name as declared, UpperCamelCase.
  package let name: Name
  /// The stem of the names of its types, which no other view has: `Title` makes `TitleViewData`, `TitleView` and
  /// so on. It is the name, with the prefix of its manifest.
  package let typeName: String
  /// The position of its manifest in ``Module/manifests``.
  package let manifest: Int
  /// The `doc` text, without trailing line breaks.
  package let doc: String?
  /// The model that its view data can be made from.
  package let origin: Origin?
  /// The stored properties of its view data, in order.
  package let fields: [Field]
  /// The names of the fields that only code reads, sorted.
  package let unshown: [String]
  /// True if new data of a cell on the screen are animated.
  package let animates: Bool
  /// The identity of its cells; nil if it cannot be a cell.
  package let identity: Identity?
  package let presentation: Presentation
  /// The actions that it reports, in order; empty for a mapped view, which reports those of its target.
  package let actions: [Action]
  /// What its rows do, and what stands at their edges.
  package let row: Row
  package let size: Size
  /// How its cells look.
  package let look: CellLook
  /// What VoiceOver reads for it; nil for what its elements say.
  package let accessibility: Accessibility?
  /// Example data; each has a value for every field that has no default, in the order of `fields`.
  package let samples: [Sample]
  /// What pictures show in place of the class of the user's that shows it; its fields are the view's.
  package let preview: StackElement?

  /// All elements of its layout, each before its own.
  package let elements: [Element]
  /// Whether its class reports actions, other than those that its cells report for it when they are selected
  /// or swiped.
  package let reportsActions: Bool
  /// The name of its view data struct.
  package let viewDataType: String
  /// The name of its view class; a mapped view has no class of its own.
  package let viewType: String
  /// The name of its case in generated enums, without back-ticks: `URLPreview` makes `urlPreview`. See
  /// ``Screen/caseName(of:)`` for a screen in which another view has it, too.
  package let caseName: String

  init(
    name: Name, typeName: String, manifest: Int, doc: String?, origin: Origin?, fields: [Field],
    unshown: [String], animates: Bool,
    identity: Identity?, presentation: Presentation, actions: [Action], row: Row, size: Size,
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

  /// The row of UIKit's that shows it; nil for what a view shows.
  package var plainRow: PlainRow? { if case .row(let row) = presentation { row } else { nil } }

  /// Whether a cell class shows it.
  package var isCell: Bool {
    if case .own(let own) = presentation { own.kind == .cell } else { false }
  }
  /// Whether nothing shows it.
  package var isOnlyData: Bool { if case .data = presentation { true } else { false } }
}

/// How a view is shown.
package indirect enum Presentation: Sendable {
  /// cellgen generates the view with this stack of elements.
  case layout(StackElement)
  /// The user writes the view class.
  case custom
  /// A cell or a nib that the app has shows it.
  case own(OwnClass)
  /// The user writes a SwiftUI view.
  case swiftUI
  /// Another view shows this data: each of its fields gets its value from a field of this view.
  case mapped(to: ViewReference, map: [MappedField])
  /// The class of another, custom view shows this data, with an overload of `configure(with:)`.
  case overloaded(ViewReference)
  /// UIKit's own row shows it.
  case row(PlainRow)
  /// Nothing shows it: sections are repeated for its data.
  case data
}

/// A class of the app's that is not a view made in code.
package struct OwnClass: Sendable {
  /// What it is; a case is named after its key.
  package enum Kind: String, Sendable {
    /// A collection or table view cell that is made in code.
    case cell
    /// A view or a cell that is loaded from a nib.
    case nib
  }

  package var kind: Kind
  package var name: Name
}

/// A field of a mapped view's target, with the field of the mapped view that provides its value.
///
/// - Shape: in the order of the target's fields; those with a default may be missing.
package struct MappedField: Sendable {
  package var target: String
  package var source: String
  /// The span of the source's name in the manifest.
  var span: SourceSpan
}

/// The identity of the cells of one kind.
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
/// A class, because whatever shows a field holds on to it and it never changes.
package final class Field: Sendable {
  package let name: Name
  package let type: TypeExpression
  /// The span of the type in the manifest, for compile errors in it.
  let typeSpan: SourceSpan
  /// Nil if a value is required; an optional without a written default has `nil`.
  package let defaultValue: Literal?
  /// True for an item of the data's array, and for the message or the query of a state, rather than a part of the data.
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

  /// The same with another name.
  func named(_ name: String) -> Field {
    Field(
      name: Name(name, span: self.name.span), type: type, typeSpan: typeSpan,
      defaultValue: defaultValue, isItem: isItem, origin: origin)
  }
}

/// An action that a view reports, with its values.
package struct Action: Sendable {
  package var name: Name
  /// The labelled associated values, in order; their defaults are always nil.
  package var payload: [Field]
}

/// An example of a view's data.
package struct Sample: Sendable {
  /// The values of fields, in the order of the view's fields, without those that have their default.
  package var values: [(field: String, value: SampleValue)]
  var span: SourceSpan
}

/// A value in a sample, as an expression of Swift.
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
  /// The data of a view, of a type such as `AuthorViewData`.
  case data(type: String, [(field: Field, value: SampleValue)])
}
