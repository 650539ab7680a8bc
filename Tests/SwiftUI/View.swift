public import Foundation

/// The part of SwiftUI's surface that hosted views of the tests need. Nothing is drawn: that the views
/// look as they should can only be seen on a phone.
///
/// - Source: Apple's declarations, <https://developer.apple.com/documentation/swiftui/view> and
///   <https://developer.apple.com/documentation/swiftui/viewbuilder>.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body") }
}

/// A view that is drawn by SwiftUI itself.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A line of text.
public struct Text: View, PrimitiveView, Equatable, Sendable {
  private let content: String

  @_disfavoredOverload
  nonisolated public init<S>(_ content: S) where S: StringProtocol {
    self.content = String(content)
  }
}

/// A view without content.
public struct EmptyView: View, PrimitiveView, Sendable {
  nonisolated public init() {}
}

/// Several views.
public struct TupleView<T>: View, PrimitiveView {
  nonisolated public init(_ value: T) {}
}

/// Makes one view out of the views in a closure; of those of SwiftUI, the ones without conditions.
@resultBuilder
public struct ViewBuilder {
  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  nonisolated public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: View {
    content
  }

  nonisolated public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content))
  }

  nonisolated public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: View {
    content
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Some edges of a rectangle.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the edges of a rectangle.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
