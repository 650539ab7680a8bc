import Testing
import UIKit

/// Touching, selecting, editing and focus, in the order in which delegates hear of them.
@MainActor
struct SelectionTests {
  let paths = (0..<3).map { IndexPath(item: $0, section: 0) }

  final class Delegate: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var refused: Set<String> = []

    private func ask(_ question: String, _ path: IndexPath) -> Bool {
      log.append("\(question)? \(path.item)")
      return !refused.contains(question)
    }

    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { ask("highlight", indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { log.append("highlighted \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { log.append("unhighlighted \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { ask("select", indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { ask("deselect", indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("selected \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { log.append("deselected \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.append("primary \(indexPath.item)") }
  }

  let listing = Listing()
  let delegate = Delegate()

  init() {
    listing.apply(["a": ["x", "y", "z"]])
    listing.view.delegate = delegate
  }

  @Test func oneAtATime() {
    StandIn.tapItem(at: paths[0], in: listing.view)
    #expect(
      delegate.log == [
        "highlight? 0", "highlighted 0", "select? 0", "selected 0", "unhighlighted 0", "primary 0",
      ])
    delegate.log = []
    StandIn.tapItem(at: paths[1], in: listing.view)
    #expect(
      delegate.log == [
        "highlight? 1", "highlighted 1", "select? 1", "deselected 0", "selected 1",
        "unhighlighted 1", "primary 1",
      ])
    // A selected item can be tapped again.
    delegate.log = []
    StandIn.tapItem(at: paths[1], in: listing.view)
    #expect(delegate.log.contains("selected 1"))
  }

  @Test func several() {
    listing.view.allowsMultipleSelection = true
    StandIn.tapItem(at: paths[0], in: listing.view)
    StandIn.tapItem(at: paths[1], in: listing.view)
    #expect(listing.view.indexPathsForSelectedItems == [paths[0], paths[1]])
    delegate.log = []
    StandIn.tapItem(at: paths[0], in: listing.view)
    #expect(
      delegate.log == [
        "highlight? 0", "highlighted 0", "deselect? 0", "deselected 0", "unhighlighted 0",
      ])
    delegate.refused = ["deselect"]
    StandIn.tapItem(at: paths[1], in: listing.view)
    #expect(listing.view.indexPathsForSelectedItems == [paths[1]])
  }

  @Test func refusals() {
    delegate.refused = ["highlight"]
    StandIn.tapItem(at: paths[0], in: listing.view)
    #expect(delegate.log == ["highlight? 0"])
    delegate.refused = []
    delegate.log = []
    listing.view.allowsSelection = false
    StandIn.tapItem(at: paths[0], in: listing.view)
    #expect(delegate.log.isEmpty)
    #expect(listing.view.indexPathsForSelectedItems == [])
  }

  @Test func editing() throws {
    let cell = try #require(listing.cell(0))
    listing.view.isEditing = true
    listing.view.layoutIfNeeded()
    #expect(cell.states.last?.isEditing == true)
    StandIn.tapItem(at: paths[0], in: listing.view)
    #expect(delegate.log.isEmpty)
    listing.view.allowsSelectionDuringEditing = true
    StandIn.tapItem(at: paths[0], in: listing.view)
    StandIn.tapItem(at: paths[1], in: listing.view)
    #expect(listing.view.indexPathsForSelectedItems == [paths[1]])
    listing.view.allowsMultipleSelectionDuringEditing = true
    StandIn.tapItem(at: paths[2], in: listing.view)
    #expect(listing.view.indexPathsForSelectedItems == [paths[1], paths[2]])
    #expect(!delegate.log.contains("primary 1"))
  }

  @Test func focus() throws {
    let (x, y) = (try #require(listing.cell(0)), try #require(listing.cell(1)))
    StandIn.focus(at: paths[0], in: listing.view)
    #expect(x.states.last?.isFocused == true)
    StandIn.focus(at: paths[1], in: listing.view)
    #expect(x.states.last?.isFocused == false && y.states.last?.isFocused == true)
    listing.apply(["a": ["new", "x", "y"]])
    #expect(y.states.last?.isFocused == true)
    StandIn.focus(at: nil, in: listing.view)
    #expect(y.states.last?.isFocused == false)
  }

  @Test func movingByHand() {
    var moved: [[String]] = []
    StandIn.moveItem(at: paths[0], to: paths[2], in: listing.view)
    #expect(listing.source.snapshot().itemIdentifiers == ["x", "y", "z"])
    listing.source.reorderingHandlers.canReorderItem = { $0 == "x" }
    listing.source.reorderingHandlers.didReorder = {
      moved.append($0.finalSnapshot.itemIdentifiers)
    }
    StandIn.moveItem(at: paths[1], to: paths[0], in: listing.view)
    StandIn.moveItem(at: paths[0], to: paths[2], in: listing.view)
    #expect(moved == [["y", "z", "x"]])
    #expect(listing.source.snapshot().itemIdentifiers == ["y", "z", "x"])
    #expect(listing.cell(2)?.label.text == "x")
  }

  @Test func expansion() throws {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["parent", "other"])
    outline.append(["child"], to: "parent")
    listing.source.apply(outline, to: "a")
    let parent = try #require(listing.cell(0))
    #expect(parent.states.last?.isExpanded == false)
    var told: [String] = []
    listing.source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
    listing.source.sectionSnapshotHandlers.willCollapseItem = { told.append("collapse \($0)") }
    StandIn.toggleExpansion(at: paths[0], in: listing.view)
    #expect(listing.source.snapshot().itemIdentifiers == ["parent", "child", "other"])
    #expect(listing.cell(0) === parent && parent.states.last?.isExpanded == true)
    parent.accessories = [.outlineDisclosure()]
    StandIn.tapAccessory("outlineDisclosure", of: parent)
    #expect(listing.source.snapshot().itemIdentifiers == ["parent", "other"])
    #expect(parent.states.last?.isExpanded == false)
    listing.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    StandIn.toggleExpansion(at: paths[0], in: listing.view)
    #expect(told == ["expand parent", "collapse parent"])
  }
}
