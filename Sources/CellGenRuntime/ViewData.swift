#if canImport(UIKit)
// In a module whose default isolation is the main actor, a type is nonisolated only if its primary
// declaration says so or conforms to a protocol that does. Everything that a diffable data source
// compares must be, so all of it conforms to this one.
#if compiler(>=6.1)
/// Plain values that a view shows or reports: data, ids, sections, actions.
///
/// Nonisolated even where the main actor is the default isolation.
public nonisolated protocol ViewData: Hashable, Sendable {}
#else
/// Plain values that a view shows or reports: data, ids, sections, actions.
public protocol ViewData: Hashable, Sendable {}
#endif

// A default for a type that conforms to this, and not for `Never` itself, needs no conversion of closures
// that take one, which would take time to compile in every view.
#if compiler(>=6.1)
/// Actions that a view leaves to its cells, which report them when they are selected or swiped.
///
/// A view whose actions conform may leave out ``ConfigurableView/onAction``.
public nonisolated protocol CellReportedAction: ViewData {}
#else
/// Actions that a view leaves to its cells, which report them when they are selected or swiped.
///
/// A view whose actions conform may leave out ``ConfigurableView/onAction``.
public protocol CellReportedAction: ViewData {}
#endif

/// What a view without actions reports.
extension Never: CellReportedAction {}
#endif
