#if canImport(UIKit)
public import UIKit

/// Text above or below the cells of a section, which looks like UIKit's own headers and footers.
@available(iOS 14, *)
public struct CellHeading {
  /// The UIKit configuration that a heading uses.
  public enum Style {
    /// The configuration of the list that contains it.
    case standard
    case plain
    case grouped
    /// Larger, for headers only. Below iOS 15, as `grouped`.
    case prominent
    /// Larger still, for headers only. Below iOS 15, as `grouped`.
    case extraProminent
  }

  /// The kinds of list.
  public enum List {
    case plain
    case grouped
  }

  public var text: NSAttributedString
  /// The text that VoiceOver reads; nil for the text itself.
  public var spoken: String?
  public var style: Style
  public var list: List

  /// Creates a heading. The font and color of the text take precedence over those of the style.
  ///
  /// - Parameters:
  ///   - text: the text; nil for a header or footer that the content leaves out.
  ///   - spoken: the text that VoiceOver reads instead; nil for the text itself.
  ///   - style: the UIKit configuration to use.
  ///   - list: the list style of the collection view; a table knows its own.
  public init<Text: CellRunText>(
    _ text: Text?, spoken: String? = nil, style: Style = .standard, in list: List = .plain
  ) {
    self.text = text?.cellGenRunText ?? NSAttributedString(string: "")
    self.spoken = spoken
    self.style = style
    self.list = list
  }

  @MainActor
  fileprivate func content(isHeader: Bool) -> UIListContentConfiguration {
    var content = configuration(isHeader: isHeader)
    if CellGenRuns.all(in: text).allSatisfy(\.attributes.isEmpty) {
      content.text = text.string
    } else {
      // An attributed text uses only its own attributes.
      let properties = content.textProperties
      content.attributedText = CellTextRun.cellGenJoined(
        [CellTextRun(text)],
        [.font: properties.font, .foregroundColor: properties.color])
    }
    return content
  }

  private func configuration(isHeader: Bool) -> UIListContentConfiguration {
    switch style {
    case .standard, .plain, .grouped:
      let isPlain = style == .standard ? list == .plain : style == .plain
      if isPlain { return isHeader ? .plainHeader() : .plainFooter() }
      return isHeader ? .groupedHeader() : .groupedFooter()
    case .prominent, .extraProminent:
      guard #available(iOS 15, *) else { return .groupedHeader() }
      return style == .prominent
        ? .prominentInsetGroupedHeader() : .extraProminentInsetGroupedHeader()
    }
  }

  /// The background, which hides rows that pass behind a header that is pinned to the top of a plain table.
  fileprivate var background: UIBackgroundConfiguration {
    list == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
}

@available(iOS 14, *)
extension ScreenHeaderFooter {
  /// Creates a header or footer that shows text and reports nothing.
  ///
  /// - Parameters:
  ///   - heading: the text and its style.
  ///   - identifier: its accessibility identifier.
  public init(_ heading: CellHeading, identifier: String) {
    shown = CellGenShownHeading(heading, identifier: identifier)
  }
}

/// The text of a header or footer.
@available(iOS 14, *)
final class CellGenShownHeading<Action>: CellGenShown<Action> {
  private let heading: CellHeading
  private let identifier: String

  init(_ heading: CellHeading, identifier: String) {
    self.heading = heading
    self.identifier = identifier
  }

  // part: Collection
  override func headerFooterView(
    ofKind elementKind: String, in collectionView: UICollectionView, at indexPath: IndexPath,
    _ kinds: CellGenKinds, onAction: @escaping ActionHandler<Action>
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      withReuseIdentifier: kinds.heading(ofKind: elementKind, in: collectionView), for: indexPath)
    (view as? CellGenHeadingCell)?.isHeader =
      elementKind == UICollectionView.elementKindSectionHeader
    show(in: view, onAction: onAction)
    return view
  }
  // part end

  // part: Table
  override func headerFooterView(
    in tableView: UITableView, isHeader: Bool, _ kinds: CellGenKinds,
    onAction: @escaping ActionHandler<Action>
  ) -> UITableViewHeaderFooterView {
    let identifier = kinds.heading(in: tableView)
    guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) else {
      preconditionFailure("'\(identifier)' is not registered in this table view")
    }
    (view as? CellGenHeadingView)?.isHeader = isHeader
    (view as? CellGenHeadingView)?.list = tableView.style == .plain ? .plain : .grouped
    show(in: view, onAction: onAction)
    return view
  }
  // part end

  override func show(in view: UIView, onAction: @escaping ActionHandler<Action>) {
    (view as? any CellGenHeadingShowing)?.show(heading)
    view.accessibilityIdentifier = identifier
  }
}

/// A view that shows text above or below the cells of a section.
@available(iOS 14, *)
@MainActor
protocol CellGenHeadingShowing: UIView {
  var isHeader: Bool { get }
  /// The style of the list that contains it; nil if only the heading knows it.
  var list: CellHeading.List? { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
}

@available(iOS 14, *)
extension CellGenHeadingShowing {
  func show(_ heading: CellHeading) {
    var heading = heading
    heading.list = list ?? heading.list
    contentConfiguration = heading.content(isHeader: isHeader)
    backgroundConfiguration = heading.background
    // It is a single accessibility element, whatever UIKit puts into it.
    isAccessibilityElement = true
    accessibilityLabel = heading.spoken ?? heading.text.string
    accessibilityTraits = isHeader ? .header : .staticText
  }

  /// Adds room between the text and the trailing edge, until the heading is configured again.
  func makeRoom(trailing points: CGFloat) {
    guard var content = contentConfiguration as? UIListContentConfiguration else { return }
    content.directionalLayoutMargins.trailing += points
    contentConfiguration = content
  }
}

/// Text above or below the cells of a section in a collection view.
@available(iOS 14, *)
final class CellGenHeadingCell: UICollectionViewListCell, CellGenHeadingShowing {
  var isHeader = true
  var list: CellHeading.List? { nil }
}

// part: Collection & Pinning
@available(iOS 14, *)
extension CellGenHeadingCell: CellGenPinnable {
  /// Hides the cells below the heading with a color. Showing the text has already set the default background.
  func hideCells(by color: UIColor?) {
    if let color { backgroundConfiguration?.backgroundColor = color }
  }
}
// part end

// part: Table
/// Text above or below the cells of a section in a table view.
@available(iOS 14, *)
final class CellGenHeadingView: UITableViewHeaderFooterView, CellGenHeadingShowing {
  var isHeader = true
  var list: CellHeading.List?
}
// part end
#endif
