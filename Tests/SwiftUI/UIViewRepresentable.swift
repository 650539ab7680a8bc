public import UIKit

/// A UIKit view as a view of SwiftUI's.
///
/// - Source: Apple's declarations,
///   <https://developer.apple.com/documentation/swiftui/uiviewrepresentable>
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(iOS 16, *)
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public var body: Never { fatalError("\(Self.self) has no body") }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  @available(iOS 16, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? {
    nil
  }
}

/// The context that SwiftUI passes to a UIKit view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction = Transaction()
  public internal(set) var environment = EnvironmentValues()
}

extension StandIn {
  /// What SwiftUI does with a UIKit view.
  @MainActor
  public final class Represented<Representable: UIViewRepresentable> {
    /// Nil until it is updated for the first time.
    public private(set) var view: Representable.UIViewType?
    private var context: UIViewRepresentableContext<Representable>?

    public init() {}

    /// Makes the view if there is none, and updates it.
    public func update(
      _ representable: Representable, environment: EnvironmentValues = EnvironmentValues(),
      disablesAnimations: Bool = false
    ) {
      var context = self.context ?? .init(coordinator: representable.makeCoordinator())
      context.environment = environment
      context.transaction.disablesAnimations = disablesAnimations
      self.context = context
      let view = self.view ?? representable.makeUIView(context: context)
      self.view = view
      representable.updateUIView(view, context: context)
    }

    /// The size that the view wants; nil for SwiftUI's own.
    @available(iOS 16, *)
    public func size(of representable: Representable, proposing width: CGFloat?) -> CGSize? {
      guard let view, let context else { return nil }
      return representable.sizeThatFits(
        ProposedViewSize(width: width, height: nil), uiView: view, context: context)
    }
  }

  /// What SwiftUI does with a view whose type is not known, which must be a UIKit view.
  @MainActor
  public final class AnyRepresented {
    private var host: Any?
    public private(set) var view: UIView?

    public init() {}

    public func update(
      _ view: some View, environment: EnvironmentValues = EnvironmentValues()
    ) {
      guard let representable = view as? any UIViewRepresentable else {
        preconditionFailure("\(Swift.type(of: view)) is not a UIKit view")
      }
      self.view = update(representable, environment)
    }

    private func update<Representable: UIViewRepresentable>(
      _ representable: Representable, _ environment: EnvironmentValues
    ) -> UIView? {
      let host = self.host as? Represented<Representable> ?? Represented()
      self.host = host
      host.update(representable, environment: environment)
      return host.view
    }

    /// The size that the view wants; nil for SwiftUI's own.
    @available(iOS 16, *)
    public func size(of view: some View, proposing width: CGFloat?) -> CGSize? {
      (view as? any UIViewRepresentable).flatMap { size($0, width) }
    }

    @available(iOS 16, *)
    private func size<Representable: UIViewRepresentable>(
      _ representable: Representable, _ width: CGFloat?
    ) -> CGSize? {
      (host as? Represented<Representable>)?.size(of: representable, proposing: width)
    }
  }
}
