public import Foundation

/// State that a view owns.
///
/// - Source: Apple's declarations, <https://developer.apple.com/documentation/swiftui/state>
@propertyWrapper
public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(wrappedValue value: Value) { box = Box(value) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// Views below each other.
///
/// - Source: <https://developer.apple.com/documentation/swiftui/vstack>
public struct VStack<Content>: View, PrimitiveView where Content: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { _ = content() }
}

/// Views that scroll.
///
/// - Source: <https://developer.apple.com/documentation/swiftui/scrollview>
public struct ScrollView<Content>: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
}

/// A view of each element of a collection.
///
/// - Source: <https://developer.apple.com/documentation/swiftui/foreach>
public struct ForEach<Data, ID, Content>: View, PrimitiveView
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {}
}

extension View {
  /// - Source: <https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)>, without
  ///   its first parameter.
  @available(iOS 14, *)
  nonisolated public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }

  /// - Source: <https://developer.apple.com/documentation/swiftui/view/task(priority:_:)>
  @available(iOS 15, *)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// - Source: <https://developer.apple.com/documentation/swiftui/view/padding(_:_:)>
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
}
