@_exported import ObjectiveC

// What the SDK's module of this name adds to Objective-C's own declarations.

public struct Selector: Hashable, ExpressibleByStringLiteral {
  public init(stringLiteral name: String) {}
  public init(_ name: String) {}
}

extension NSObject: Hashable {
  public static func == (one: NSObject, other: NSObject) -> Bool { one.isEqual(other) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
