import Testing
import UIKit

/// What UIKit raises when headers and footers are dequeued wrongly.
@MainActor
struct SupplementaryFailureTests {
  static let header = "UICollectionElementKindSectionHeader"

  @Test(arguments: [
    (
      "unregistered",
      "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier x - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard"
    ),
    ("wrong class", "invalid class registered for identifier x - UILabel is not a subclass of"),
    ("nib", "Could not load NIB in bundle"),
    (
      "twice",
      "Attempted to dequeue multiple cells for the same index path, which is not allowed."
    ),
    (
      "dropped",
      "Expected dequeued view to be returned to the collection view in preparation for display."
    ),
    (
      "not dequeued",
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
        + "(UICollectionElementKindSectionHeader,[0, 0]) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
    ),
    (
      "another kind",
      "When asked for a view of element kind 'UICollectionElementKindSectionHeader' the data source "
        + "dequeued a view registered for the element kind 'UICollectionElementKindSectionFooter'."
    ),
  ])
  func view(mistake: String, message: String) {
    let view = listView(header: true)
    let footer = "UICollectionElementKindSectionFooter"
    view.register(TextCell.self, forCellWithReuseIdentifier: "good")
    for kind in [Self.header, footer] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "good")
    }
    if mistake == "wrong class" {
      view.register(
        UILabel.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "x")
    }
    if mistake == "nib" {
      view.register(
        UINib(nibName: "N", bundle: nil), forSupplementaryViewOfKind: Self.header,
        withReuseIdentifier: "x")
    }
    let source = ClosureSource { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "good", for: path)
    }
    source.supplementary = { view, kind, path in
      @MainActor func dequeue(_ identifier: String, kind: String) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: identifier, for: path)
      }
      switch mistake {
      case "twice":
        _ = dequeue("good", kind: kind)
        return dequeue("good", kind: kind)
      case "dropped":
        _ = dequeue("good", kind: kind)
        return UICollectionReusableView(frame: .zero)
      case "not dequeued": return UICollectionReusableView(frame: .zero)
      case "another kind": return dequeue("good", kind: footer)
      default: return dequeue("x", kind: kind)
      }
    }
    view.dataSource = source
    let failures = StandIn.recordingFailures { view.layoutIfNeeded() }
    #expect(failures.contains { $0.message.contains(message) }, "\(failures)")
    #expect(view.visibleCells.count == 1)
  }

  @Test func registrationMadeInsideTheProvider() {
    let listing = Listing(header: true)
    listing.source.supplementaryViewProvider = { view, kind, path in
      let late = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: kind
      ) { _, _, _ in }
      return view.dequeueConfiguredReusableSupplementary(using: late, for: path)
    }
    let failures = StandIn.recordingFailures { listing.apply(["a": ["x"]]) }
    #expect(failures.count == 1)
    #expect(
      failures.first?.message.hasPrefix(
        "Attempted to dequeue a supplementary view using a registration that was created inside "
          + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:") == true)
  }

  @Test func nilFromTheProvider() {
    let listing = Listing(header: true)
    listing.source.supplementaryViewProvider = { _, _, _ in nil }
    let failures = StandIn.recordingFailures { listing.apply(["a": ["x"]]) }
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasSuffix("or is nil") == true)
  }

  @Test func aTablesHeadersMayBeMissingButMustBeHeaders() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "x") == nil)
    table.register(UILabel.self, forHeaderFooterViewReuseIdentifier: "x")
    let failures = StandIn.recordingFailures {
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "x") == nil)
    }
    #expect(
      failures.first?.message.hasSuffix("is not a subclass of UITableViewHeaderFooterView") == true)
  }
}
