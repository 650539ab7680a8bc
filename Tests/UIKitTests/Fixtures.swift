import UIKit

/// A cell with one label that counts what happens to it.
final class TextCell: UICollectionViewListCell {
  let label = UILabel()
  var reuses = 0
  var states: [UICellConfigurationState] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.pin(to: contentView, inset: 10)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(state)
  }
}

/// A table's cell with one label that counts its reuses.
final class TextRow: UITableViewCell {
  let label = UILabel()
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.pin(to: contentView, inset: 10)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

extension UIView {
  func pin(to container: UIView, inset: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset),
      container.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
      container.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
    ])
  }
}

/// A collection view of list cells with a diffable data source of texts.
@MainActor
final class Listing {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, String>
  /// What a cell shows for an item, where that is not the item itself.
  final class Texts { var texts: [String: String] = [:] }
  let texts = Texts()

  init(header: Bool = false, height: CGFloat = 200) {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = header ? .supplementary : .none
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let texts = texts
    let registration = UICollectionView.CellRegistration<TextCell, String> { cell, _, item in
      cell.label.text = texts.texts[item] ?? item
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  func apply(_ sections: KeyValuePairs<String, [String]>) {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    source.apply(snapshot)
  }

  /// Lays the items out in another list.
  func use(_ list: UICollectionLayoutListConfiguration) {
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
    view.layoutIfNeeded()
  }

  func cell(_ item: Int, _ section: Int = 0) -> TextCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? TextCell
  }
}

/// A data source made of closures, for doing things wrong.
final class ClosureSource: NSObject, UICollectionViewDataSource {
  var count: @MainActor () -> Int = { 1 }
  var cell: @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell
  var supplementary: (@MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView)?

  init(cell: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell) {
    self.cell = cell
    super.init()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count() }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementary?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}

@MainActor
func listView(header: Bool = false) -> UICollectionView {
  var list = UICollectionLayoutListConfiguration(appearance: .plain)
  list.headerMode = header ? .supplementary : .none
  return UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 200),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
}
