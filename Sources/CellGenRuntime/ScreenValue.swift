#if canImport(UIKit)
// In a module whose default isolation is the main actor, a type is nonisolated only if its primary
// declaration says so or conforms to a protocol that does. Everything that a diffable data source
// compares must be, so all of it conforms to this one. What refines it has to say so again, and Swift 6.0 does
// not know the word there: a condition may be around attributes (SE-0367), but not around a modifier alone, so
// such protocols are written twice.
#if compiler(>=6.1)
/// A plain value of a screen: an id, a section, an item, an action, what a view shows.
///
/// Nonisolated even where the main actor is the default isolation.
public nonisolated protocol ScreenValue: Swift.Hashable, Swift.Sendable {}
#else
/// A plain value of a screen: an id, a section, an item, an action, what a view shows.
public protocol ScreenValue: Swift.Hashable, Swift.Sendable {}
#endif

/// What a view without actions reports.
extension Never: ScreenValue {}
#endif
