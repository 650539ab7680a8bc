#if canImport(UIKit)
#if compiler(>=6.1)
/// Belongs to no actor, even where the main actor is the default isolation: what a feed's operations
/// go through on their way from any task to the main actor.
nonisolated protocol FeedValue: Sendable {}
#else
/// Belongs to no actor: what a feed's operations go through on their way from any task to the main
/// actor.
protocol FeedValue: Sendable {}
#endif
#endif
