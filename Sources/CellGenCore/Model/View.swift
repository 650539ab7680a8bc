/// A kind of view: its data, what it shows, what it reports.
package struct View: Sendable {
  /// The name as declared, UpperCamelCase: `Title` makes `TitleViewData`, `TitleView` and so on.
  package var name: Name
  /// The position of its manifest in ``Module/manifests``.
  package var manifest: Int
  /// The `doc` text, without trailing line breaks.
  package var doc: String?
  /// The stored properties of its view data, in order.
  package var fields: [Field]
  /// What tells its cells apart; nil when it cannot be a cell.
  package var identity: Identity?
  package var presentation: Presentation
  /// What its view reports, in order; empty for a view shown by another, which reports what that
  /// one does.
  package var actions: [Action]
  /// The action that selecting a cell reports, which carries nothing; nil for cells that cannot be
  /// selected. A view shown by another names an action of that one.
  package var select: Name?
  /// What swiping a cell uncovers.
  package var swipes: Swipes
  package var size: Size
  /// Example data; each has a value for every field that has no default, in the order of `fields`.
  package var samples: [Sample]

  /// Whether its cells report all its actions for it, when they are selected or swiped.
  package var leavesActionsToCells: Bool {
    let swiped = (swipes.leading + swipes.trailing).map(\.action.text)
    return actions.allSatisfy { $0.name.text == select?.text || swiped.contains($0.name.text) }
  }

  /// The name of the struct that holds its data.
  package var viewDataType: String { name.text + "ViewData" }
  /// The name of the class that would show it; a mapped view has none of its own.
  package var viewType: String { name.text + "View" }
  /// The name of its cell model; only a view with an identity has one.
  package var cellModelType: String { name.text + "CellModel" }
  /// The name of its case in generated enums, without back-ticks: `URLPreview` makes `urlPreview`.
  package var caseName: String { lowerCamelCase(name.text) }
}

/// How a view comes to be shown.
package enum Presentation: Sendable {
  /// cellgen writes the view from these elements, one below the other in a stack.
  case layout(StackElement)
  /// The user writes the view class.
  case custom
  /// Another view shows this data, each of its fields fed by one of this view's.
  case mapped(to: ViewReference, map: [MappedField])
  /// The user's class of another, custom view shows this data, through an overload of
  /// `configure(with:)`.
  case overloaded(ViewReference)
}

/// One field of a mapped view's target with the field of the mapped view that feeds it.
///
/// - Shape: in the order of the target's fields; those with a default may be missing.
package struct MappedField: Sendable {
  package var target: String
  package var source: String
  /// The place of the source's name in the manifest.
  var span: SourceSpan
}

/// What tells the cells of one kind apart.
package enum Identity: Sendable {
  /// At most one such cell is on the screen.
  case only
  /// The value of this field.
  case field(Field)
}

/// How tall a view's cells are.
package enum Size: Sendable {
  /// As tall as Auto Layout makes it.
  case automatic
  /// So many points, whatever it shows.
  case height(Double)
  /// The view class computes it: `static func size(for:boundedBy:)`.
  case custom
}

/// A stored property of a view's data.
package struct Field: Sendable {
  package var name: Name
  package var type: TypeExpression
  /// The place of the type in the manifest, for compile errors in it.
  var typeSpan: SourceSpan
  /// Nil when a value must be given; an optional without a written default has `nil`.
  package var defaultValue: Literal?
}

/// Something that a view reports, with the values it carries.
package struct Action: Sendable {
  package var name: Name
  /// The labelled associated values, in order; their defaults are always nil.
  package var payload: [Field]
}

/// One example of a view's data.
package struct Sample: Sendable {
  /// The values by field, in the order of the view's fields; fields left to their default are
  /// missing.
  package var values: [(field: String, value: SampleValue)]
  var span: SourceSpan
}

/// A value in a sample, ready to be written in Swift.
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
}
