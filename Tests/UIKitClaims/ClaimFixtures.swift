import Stage
import UIKit

/// A view with one label, which fills the view but for 10 points at each side.
@MainActor
func fill(_ view: UIView, with label: UIView) {
  label.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(label)
  let bottom = view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10)
  bottom.priority = UILayoutPriority(999)
  NSLayoutConstraint.activate([
    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
    view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10), bottom,
  ])
}

/// A cell with one label that counts how often it is used again.
class TextCell: UICollectionViewListCell {
  let label = UILabel()
  var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    fill(contentView, with: label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A row with one label that counts how often it is used again.
class TextRow: UITableViewCell {
  let label = UILabel()
  let styleAtFirst: UITableViewCell.CellStyle
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    styleAtFirst = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    fill(contentView, with: label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A header of a table with one label.
final class TextHeader: UITableViewHeaderFooterView {
  let label = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    fill(contentView, with: label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}

/// A header or footer of a collection view with one label.
final class TextBoundary: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    fill(self, with: label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}

/// What cells show for their items, and which were configured.
@MainActor
final class Shown {
  var texts: [String: String] = [:]
  var configured: [String] = []
  var headers: [String] = []
}

typealias Content = NSDiffableDataSourceSnapshot<String, String>

extension Content {
  /// Sections with their items, in order.
  init(_ sections: KeyValuePairs<String, [String]>) {
    self.init()
    for (section, items) in sections {
      appendSections([section])
      appendItems(items, toSection: section)
    }
  }
}

/// A collection view on a stage, with cells that show the names of their items.
@MainActor
final class Items {
  let stage: Stage
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, String>
  let shown = Shown()

  init(
    layout: UICollectionViewLayout, width: CGFloat = 320, height: CGFloat = 400,
    safeArea: UIEdgeInsets = .zero
  ) {
    stage = Stage(width: width, height: height, safeArea: safeArea)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["screen", UICollectionView.elementKindSectionHeader] {
      view.register(
        TextBoundary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "boundary")
    }
    let shown = shown
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      shown.configured.append(item)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TextCell)?.label.text = shown.texts[item] ?? item
      return cell
    }
    source.supplementaryViewProvider = { view, kind, path in
      let section = path.count == 2 ? "header \(path.section)" : "screen"
      shown.headers.append(section)
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "boundary", for: path)
      (header as? TextBoundary)?.label.text = shown.texts[section] ?? section
      return header
    }
    stage.show(view)
  }

  /// Rows of a plain list.
  convenience init(header: Bool = false, width: CGFloat = 320, height: CGFloat = 400) {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = header ? .supplementary : .none
    self.init(
      layout: UICollectionViewCompositionalLayout.list(using: list), width: width, height: height)
  }

  func apply(_ content: Content, isAnimated: Bool = false) {
    source.apply(content, animatingDifferences: isAnimated, completion: nil)
    stage.layOut()
  }

  func apply(_ sections: KeyValuePairs<String, [String]>) { apply(Content(sections)) }

  /// Changes the content that is shown.
  func change(_ change: (inout Content) -> Void) {
    var content = source.snapshot()
    change(&content)
    apply(content)
  }

  func cell(_ item: Int, _ section: Int = 0) -> TextCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? TextCell
  }

  func header(_ section: Int) -> TextBoundary? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)) as? TextBoundary
  }
}

/// A table on a stage, with rows that show the names of their items.
@MainActor
final class Rows {
  let stage: Stage
  let view: UITableView
  let source: UITableViewDiffableDataSource<String, String>
  let shown = Shown()

  init(style: UITableView.Style = .plain, width: CGFloat = 320, height: CGFloat = 400) {
    stage = Stage(width: width, height: height)
    view = UITableView(frame: .zero, style: style)
    view.register(TextRow.self, forCellReuseIdentifier: "row")
    view.register(TextHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    let shown = shown
    source = UITableViewDiffableDataSource(tableView: view) { view, path, item in
      shown.configured.append(item)
      let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? TextRow)?.label.text = shown.texts[item] ?? item
      return cell
    }
    stage.show(view)
  }

  func apply(_ content: Content, isAnimated: Bool = false) {
    source.apply(content, animatingDifferences: isAnimated, completion: nil)
    stage.layOut()
  }

  func apply(_ sections: KeyValuePairs<String, [String]>) { apply(Content(sections)) }

  /// Changes the content that is shown.
  func change(_ change: (inout Content) -> Void) {
    var content = source.snapshot()
    change(&content)
    apply(content)
  }

  func row(_ row: Int, _ section: Int = 0) -> TextRow? {
    view.cellForRow(at: IndexPath(row: row, section: section)) as? TextRow
  }
}

/// A text that takes several lines.
let longText = Array(repeating: "long", count: 40).joined(separator: " ")

/// The names of so many items.
func names(_ count: Int) -> [String] { (0..<count).map { "item \($0)" } }

/// An object that is kept by others only.
struct Weak {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
