#if canImport(UIKit)
public import UIKit

// Shared by the SwiftUI views of declared cells. The runtime does not import SwiftUI.

/// The part of SwiftUI's environment that a view follows.
public struct _CellGenEnvironment: Swift.Sendable {
  let textSize: UIContentSizeCategory
  let direction: UITraitEnvironmentLayoutDirection
  let isEnabled: Bool

  public init(
    textSize: UIContentSizeCategory, direction: UITraitEnvironmentLayoutDirection, isEnabled: Bool
  ) {
    self.textSize = textSize
    self.direction = direction
    self.isEnabled = isEnabled
  }

  /// Applies the text size and the direction of the environment to a view, unless it gets them from SwiftUI.
  /// Before iOS 17, a view has no traits of its own.
  @MainActor
  public func apply(to view: UIView) {
    guard #available(iOS 17, *) else { return }
    if view.traitCollection.preferredContentSizeCategory != textSize {
      view.traitOverrides.preferredContentSizeCategory = textSize
    }
    if view.traitCollection.layoutDirection != direction {
      view.traitOverrides.layoutDirection = direction
    }
  }
}

/// A view that shows data outside of any cell.
@MainActor
public final class _CellGenLoneView<Data: ViewData>: UIView {
  private let hosted: CellGenHostedData<Data>
  private var data: Data?

  /// - Precondition: the data is shown by a view, not by a cell class.
  public init(of type: Data.Type) {
    guard let content = Data.host.content else {
      preconditionFailure("\(Data.self) is shown by a cell class, not by a view inside a cell")
    }
    hosted = content.make()
    super.init(frame: .zero)
    // The margins are those of the SwiftUI view that contains it.
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = .zero
  }

  // If this were hidden, a compiler whose imports have access levels would warn that it calls itself:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Shows data in place of the previous data.
  public func show(
    _ data: Data, onAction: @escaping ActionHandler<Data.Action>,
    in environment: _CellGenEnvironment
  ) {
    environment.apply(to: self)
    // SwiftUI does not report when it reuses a view, but another id indicates it.
    if let shown = self.data, !shown.isSame(as: data) { hosted.prepareForReuse() }
    self.data = data
    hosted.show(data, onAction: onAction)
    if hosted.view.superview !== self {
      addSubview(hosted.view)
      CellGenHosted.pin(hosted.view, to: self)
    }
    var state = CellState()
    state.isDisabled = !environment.isEnabled
    hosted.update(for: state)
  }

  /// Returns the size for a proposed width, which the view fills; nil for its ideal width.
  ///
  /// - Units: points. SwiftUI also proposes 0 and infinity, to find out how far a view can shrink and grow.
  public func size(proposing width: CGFloat?) -> CGSize {
    if let width, width > 0, width.isFinite { return size(boundedBy: width) }
    let natural = fitting(UIView.layoutFittingCompressedSize.width, .fittingSizeLevel).width
    return CGSize(width: width ?? natural, height: size(boundedBy: natural).height)
  }

  private func size(boundedBy width: CGFloat) -> CGSize {
    hosted.size(boundedBy: width)
      ?? CGSize(width: width, height: fitting(width, .required).height)
  }

  private func fitting(_ width: CGFloat, _ priority: UILayoutPriority) -> CGSize {
    // part: Flows
    CellFlow.layOutFlows(in: self, width: width)
    // part end
    return systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel)
  }
}

extension _CellGenDataSource {
  /// Shows a state whenever SwiftUI updates the view of a screen, which can have other reasons.
  ///
  /// An update with the same content still ends refreshing, because there may be nothing new.
  public func _update(
    to state: ListState<Creator.Content>, isAnimated: Bool,
    onAction: ActionHandler<Creator.Action>? = nil
  ) {
    if let onAction { self.onAction = onAction }
    if state == self.state { return endRefreshing() }
    apply(state, animatingDifferences: isAnimated)
  }
}
#endif
