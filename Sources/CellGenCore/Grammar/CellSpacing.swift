/// The keys that grids and carousels share.
extension FormKey {
  static func spacing(_ path: WritableKeyPath<Model, Double> & Sendable) -> FormKey {
    FormKey("spacing", path, .number(.atLeastZero), "The points between two cells.")
  }

  static func insets(_ path: WritableKeyPath<Model, Insets?> & Sendable) -> FormKey {
    FormKey("insets", path, .form, "The points between the edges and what is inside.")
      .fallback("0")
  }

  static func height(_ path: WritableKeyPath<Model, CellHeight> & Sendable) -> FormKey {
    FormKey(
      "height", .number(.aboveZero), "The height of a cell; else as much as it needs.",
      get: { .value($0[keyPath: path]) }
    ) { $0[keyPath: path] = .fixed($1) }
  }

  static func estimatedHeight(_ path: WritableKeyPath<Model, CellHeight> & Sendable) -> FormKey {
    FormKey(
      "estimatedHeight", .number(.aboveZero),
      "The height that cells are estimated at until they are measured.",
      standard: { $0[keyPath: path].estimate }
    ) { $0[keyPath: path] = .estimated($1) }
  }
}

extension CellHeight {
  /// The points at which a cell is estimated.
  fileprivate var estimate: Double? {
    if case .estimated(let points) = self { points } else { nil }
  }
}

extension DiagnosticCode {
  package static let twoHeights = Self("two-heights", .error, .sections)
}

extension Diagnostic {
  static func twoHeights(_ estimated: Mapping.Key, fixed: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .twoHeights,
      "cells have either a 'height' or an 'estimatedHeight', not both",
      at: Annotation(estimated.span, "until cells are measured"),
      also: [Annotation(fixed.span, "whatever they show")],
      help: "remove one of them")
  }
}
