public import UIKit

/// A content configuration that hosts SwiftUI views.
///
/// Its content view holds the configuration and draws nothing.
///
/// - Source: Apple's declarations,
///   <https://developer.apple.com/documentation/swiftui/uihostingconfiguration>
@available(iOS 16, *)
public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
  fileprivate let content: Content
  private let background: Background
  fileprivate var margins: [Edge: CGFloat] = [:]

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  public func margins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets
  ) -> UIHostingConfiguration<Content, Background> {
    var copy = self
    let values = [
      Edge.top: insets.top, .leading: insets.leading, .bottom: insets.bottom,
      .trailing: insets.trailing,
    ]
    for (edge, length) in values where edges.contains(Edge.Set(edge)) {
      copy.margins[edge] = length
    }
    return copy
  }

  public func margins(
    _ edges: Edge.Set = .all, _ length: CGFloat
  ) -> UIHostingConfiguration<Content, Background> {
    margins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(configuration: self)
  }

  public func updated(
    for state: any UIConfigurationState
  ) -> UIHostingConfiguration<Content, Background> {
    self
  }
}

/// A view that shows a configuration.
private final class HostingContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}

extension StandIn {
  /// The view that a configuration hosts, which SwiftUI keeps to itself.
  public static func content<Content, Background>(
    of configuration: UIHostingConfiguration<Content, Background>
  ) -> Content {
    configuration.content
  }

  /// The margins that a configuration was given at all four edges; nil where it keeps default ones.
  public static func margins<Content, Background>(
    of configuration: UIHostingConfiguration<Content, Background>
  ) -> EdgeInsets? {
    let margins = configuration.margins
    guard let top = margins[.top], let leading = margins[.leading],
      let bottom = margins[.bottom], let trailing = margins[.trailing]
    else { return nil }
    return EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
