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

/// A type without values: `Never`, and nothing else.
///
/// Where a default is for `Uninhabited` and not for `Never` itself, closures that take one need no
/// conversion, which would take time to compile in every view.
public protocol Uninhabited {}

/// What a view without actions reports.
extension Never: ViewData, Uninhabited {}
#endif
