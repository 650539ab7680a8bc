#if canImport(UIKit)
// In a module whose default isolation is the main actor, a type is nonisolated only if its primary
// declaration is, or conforms to a protocol that is. Everything that a diffable data source compares must be
// nonisolated, so all of it conforms to this protocol. Protocols that refine it must repeat the modifier, and
// Swift 6.0 does not support it there. A condition can surround attributes (SE-0367), but not a modifier
// alone, so such protocols are written twice.
#if compiler(>=6.1)
/// A plain value of a screen: an id, a section, an item, an action, or the data of a view.
///
/// It is nonisolated even where the main actor is the default isolation.
public nonisolated protocol ScreenValue: Swift.Hashable, Swift.Sendable {}
#else
/// A plain value of a screen: an id, a section, an item, an action, or the data of a view.
public protocol ScreenValue: Swift.Hashable, Swift.Sendable {}
#endif

/// The action type of a view that reports no actions.
extension Never: ScreenValue {}
#endif
