#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Stars of an app's own, of which the user taps one.
final class WishStarsView: UIView {
  var value = 0
  var onRate: ((Int) -> Void)?

  func choose(_ stars: Int) {
    value = stars
    onRate?(stars)
  }
}

/// The screen of wishes in a container, of an app that accepts nothing: it applies what it has whenever it is
/// told of anything, or when it is told to.
@MainActor
final class WishScreen {
  let view: UIScrollView
  private let collection: WishesDataSource?
  private let table: WishesTableDataSource?
  private(set) var actions: [WishesAction] = []
  var content: WishesContent
  /// Whether it answers at once.
  var refuses = true
  /// The items that were configured.
  private(set) var configured: [WishesContent.Item.ID] = []

  init(_ container: ListContainer, _ content: WishesContent, height: CGFloat = 2000) {
    self.content = content
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    switch container {
    case .collection:
      let view = UICollectionView(frame: frame, collectionViewLayout: WishesLayout.make())
      (self.view, collection, table) = (view, WishesDataSource(collectionView: view), nil)
    case .table:
      let view = UITableView(frame: frame, style: .plain)
      (self.view, collection, table) = (view, nil, WishesTableDataSource(tableView: view))
    }
    let window = UIWindow(frame: frame)
    window.addSubview(view)
    self.window = window
    collection?.onAction = { [weak self] in self?.take($0) }
    table?.onAction = { [weak self] in self?.take($0) }
    collection?.configureCell = { [weak self] in self?.configured.append($1.id) }
    table?.configureCell = { [weak self] in self?.configured.append($1.id) }
    apply()
  }

  private let window: UIWindow

  private func take(_ action: WishesAction) {
    actions.append(action)
    if refuses { apply() }
  }

  func apply() {
    collection?.apply(content)
    table?.apply(content)
    layOut()
  }

  func layOut() {
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    view.layoutIfNeeded()
  }

  /// The items that are configured meanwhile.
  func configured(while body: () -> Void) -> [WishesContent.Item.ID] {
    configured = []
    body()
    return configured
  }

  func first<Element: UIView>(_ type: Element.Type) throws -> Element {
    try #require(view.descendants.lazy.compactMap { $0 as? Element }.first)
  }

  /// The switch beside a text.
  func toggle(_ title: String) throws -> UISwitch {
    let label = try #require(
      view.descendants.first { ($0 as? UILabel)?.text == title && !$0.isHidden })
    var outer: UIView? = label
    while let view = outer {
      if let toggle = view.descendants.lazy.compactMap({ $0 as? UISwitch }).first { return toggle }
      outer = view.superview
    }
    throw NoSwitch()
  }

  private struct NoSwitch: Error {}
}

extension WishViewData {
  static func make(id: Int = 1) -> WishViewData {
    WishViewData(
      id: id, isOn: false, sort: .newest, quantity: 1, volume: 0.5,
      due: Date(timeIntervalSince1970: 0), note: "Milk", story: "Once", stars: 3,
      inner: .init(title: "Inner", isOn: false),
      repeated: [.init(title: "First", isOn: false), .init(title: "Second", isOn: true)])
  }
}

extension WishesContent {
  /// One of everything.
  static var everything: WishesContent {
    WishesContent(
      screenHeader: .init(title: "Top", isOn: false),
      wishesHeader: .init(title: "Head", isOn: false), wishes: [.make()],
      wishesFooter: .init(title: "Foot", isOn: false),
      rowsHeader: .init(title: "Rows", isOn: false),
      rows: [WishRowViewData(id: 1, title: "Row", isOn: false)],
      screenFooter: .init(title: "Bottom", isOn: false))
  }
}
#endif
