#if canImport(UIKit)
import UIKit

/// The kinds of cells, headers, and footers of a container: one for each type of data.
///
/// A kind is registered when its first view is requested, which is soon enough: a registration is missing
/// only if its view is dequeued first.
@MainActor
final class CellGenKinds {
  private struct Place: Swift.Hashable {
    let data: Swift.ObjectIdentifier
    let role: String
  }

  private var identifiers: [Place: String] = [:]

  // part: Collection
  /// Returns the reuse identifier of cells in a collection view.
  func cell<Data>(
    _ host: CellHost<Data>, isInList: Bool, in collectionView: UICollectionView
  ) -> String {
    let isListCell = isInList && host.content != nil
    return identifier(Data.self, isListCell ? "row" : "cell", of: host) { identifier in
      // part: OwnCells
      if let nib = host.ownCell?.nib?() {
        return collectionView.register(nib, forCellWithReuseIdentifier: identifier)
      }
      if let cellClass = host.ownCell?.cellClass {
        return collectionView.register(cellClass, forCellWithReuseIdentifier: identifier)
      }
      // part end
      collectionView.register(
        cellClass(isInList: isInList), forCellWithReuseIdentifier: identifier)
    }
  }

  private func cellClass(isInList: Bool) -> UICollectionViewCell.Type {
    if #available(iOS 14, *), isInList {
      ConfigurableListCell.self
    } else {
      ConfigurableCollectionViewCell.self
    }
  }
  // part end

  // part: Table
  /// Returns the reuse identifier of cells in a table view.
  func cell<Data>(_ host: CellHost<Data>, in tableView: UITableView) -> String {
    identifier(Data.self, "cell", of: host) { identifier in
      // part: OwnCells
      if let nib = host.ownCell?.nib?() {
        return tableView.register(nib, forCellReuseIdentifier: identifier)
      }
      if let cellClass = host.ownCell?.cellClass {
        return tableView.register(cellClass, forCellReuseIdentifier: identifier)
      }
      // part end
      tableView.register(
        ConfigurableTableViewCell.self, forCellReuseIdentifier: identifier)
    }
  }
  // part end

  // part: Collection & Headers
  /// Returns the reuse identifier of headers or footers in a collection view.
  func headerFooter<Data>(
    _ host: CellHost<Data>, ofKind elementKind: String, in collectionView: UICollectionView
  ) -> String {
    identifier(Data.self, elementKind, of: host) { identifier in
      collectionView.register(
        ConfigurableReusableView.self, forSupplementaryViewOfKind: elementKind,
        withReuseIdentifier: identifier)
    }
  }
  // part end

  // part: Table & Headers
  /// Returns the reuse identifier of headers and footers in a table view.
  func headerFooter<Data>(_ host: CellHost<Data>, in tableView: UITableView) -> String {
    identifier(Data.self, "headerFooter", of: host) { identifier in
      tableView.register(
        ConfigurableHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }
  // part end

  // part: Collection & Headings
  /// Returns the reuse identifier of text above or below the cells of sections in a collection view.
  @available(iOS 14, *)
  func heading(ofKind elementKind: String, in collectionView: UICollectionView) -> String {
    identifier(CellHeading.self, elementKind) { identifier in
      collectionView.register(
        CellGenHeadingCell.self, forSupplementaryViewOfKind: elementKind,
        withReuseIdentifier: identifier)
    }
  }
  // part end

  // part: Table & Headings
  /// Returns the reuse identifier of text above or below the cells of sections in a table view.
  @available(iOS 14, *)
  func heading(in tableView: UITableView) -> String {
    identifier(CellHeading.self, "headerFooter") { identifier in
      tableView.register(
        CellGenHeadingView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }
  // part end

  private func identifier<Data>(
    _ data: Data.Type, _ role: String, of host: CellHost<Data>, register: (String) -> Void
  ) -> String {
    // part: OwnCells
    if let own = host.ownCell {
      return identifier(data, role, inNib: own.identifierInNib, register: register)
    }
    // part end
    return identifier(data, role, register: register)
  }

  /// Returns an identifier that is the same for all data sources of a container, which can share cells, and
  /// different for each type, even if types of different modules share a name.
  ///
  /// - Parameter own: the identifier that a nib has; nil for none.
  private func identifier<Data>(
    _ data: Data.Type, _ role: String, inNib own: @autoclosure () -> String? = nil,
    register: (String) -> Void
  ) -> String {
    let place = Place(data: Swift.ObjectIdentifier(data), role: role)
    if let identifier = identifiers[place] { return identifier }
    let identifier = own() ?? "\(data).\(role).\(String(reflecting: data))"
    identifiers[place] = identifier
    register(identifier)
    return identifier
  }
}
#endif
