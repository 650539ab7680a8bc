#if canImport(UIKit)
#if compiler(>=6.1)
/// A value that belongs to no actor, even where the main actor is the default isolation: a feed's operations
/// and all values that they pass through on their way from any task to the main actor.
nonisolated protocol FeedValue: Sendable {}
#else
/// A value that belongs to no actor: a feed's operations and all values that they pass through on their way
/// from any task to the main actor.
protocol FeedValue: Sendable {}
#endif
#endif
