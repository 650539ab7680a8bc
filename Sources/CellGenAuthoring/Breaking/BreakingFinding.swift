import CellGenCore

/// Something that a change to manifests breaks.
struct BreakingFinding: Sendable {
  /// The things that break.
  enum Aspect: String, CaseIterable, Sendable {
    /// Swift code that uses generated code no longer compiles.
    case swift
    /// UIKit's data sources identify cells or sections differently.
    case identity
    /// UI tests no longer find views.
    case identifiers
    /// Translations are no longer found.
    case texts
    /// Handlers no longer run.
    case reports
    /// The code no longer compiles for older systems.
    case availability
  }

  var code: DiagnosticCode
  var aspects: [Aspect]
  /// One phrase in lower case.
  var message: String
  /// A way to avoid it, and what still works.
  var help: String
  /// The place in the later state; nil if its manifest is gone.
  var place: SourceSpan?
  /// The place in the earlier state.
  var origin: SourceSpan
  /// The declaration, identifier, or text before the change.
  var before: String
  /// Its replacement; nil if there is none.
  var after: String?
  /// The earlier Swift declarations that code can no longer use as before: `TitleViewData.price`; an enum
  /// with `switch`, an initializer with `init`.
  var declarations: [String] = []
  /// The part that is gone, if it is about one.
  var gone: PublishedEntity?
}

/// Returns names in quotes, at most four: "'a', 'b', 'c' and 3 more". None is shortened, so code can be searched for it.
func quotedList(_ names: [String]) -> String {
  let quoted = names.map { "'\($0)'" }
  guard quoted.count > 4 else { return listed(quoted, "and") }
  return listed(quoted.prefix(3) + ["\(quoted.count - 3) more"], "and")
}
