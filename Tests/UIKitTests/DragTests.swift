import Testing
import UIKit

/// Dragging out of views and dropping on them: what delegates are asked, in which order, and what they must
/// not do.
@MainActor
struct DragTests {
  /// Drags texts, and drops them as it is told to.
  final class Delegate: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var log: [String] = []
    var lifts = true
    var handles = true
    var allowsMoves = true
    var proposal = UICollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }

    private func items(_ path: IndexPath) -> [UIDragItem] {
      log.append("lift \(path.item)")
      return lifts ? [UIDragItem(itemProvider: NSItemProvider())] : []
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items(indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { items(indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) { log.append("begin") }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) { log.append("end") }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMoves }
    func collectionView(
      _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool { handles }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) { log.append("enter") }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      log.append("over \(destinationIndexPath.map { "\($0.item)" } ?? "nothing")")
      return proposal
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) { log.append("exit") }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) { log.append("drop ended") }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      log.append("perform \(coordinator.destinationIndexPath?.item ?? -1)")
      perform(coordinator)
    }
  }

  let listing = Listing()
  let delegate = Delegate()

  init() {
    listing.apply(["a": ["x", "y", "z"]])
    listing.view.dragDelegate = delegate
    listing.view.dropDelegate = delegate
  }

  private func lift(_ item: Int = 0) -> StandIn.Drag? {
    StandIn.Drag(liftingItemAt: [0, item], in: listing.view)
  }

  @Test func delegatesHearOfADragInOrder() throws {
    let drag = try #require(lift())
    #expect(listing.view.hasActiveDrag && !listing.view.hasActiveDrop)
    drag.hover(over: [0, 1])
    #expect(listing.view.hasActiveDrop)
    drag.hover(over: [0, 3])
    #expect(drag.drop())
    #expect(
      delegate.log == [
        "lift 0", "begin", "enter", "over 1", "over 3", "perform 3", "drop ended", "end",
      ])
    #expect(!listing.view.hasActiveDrag && !drag.drop())
  }

  @Test func nothingIsLiftedWhereNothingMayBe() {
    delegate.lifts = false
    #expect(lift() == nil && delegate.log == ["lift 0"])
    delegate.lifts = true
    listing.view.dragInteractionEnabled = false
    #expect(lift() == nil && delegate.log == ["lift 0"])
    let old = StandIn.withSystemVersion(14) { Listing().view.dragInteractionEnabled }
    #expect(!old, "on an iPhone")
  }

  @Test func aSelectedItemIsLiftedWithAllThatAre() throws {
    listing.view.allowsMultipleSelection = true
    for item in [1, 2] { StandIn.tapItem(at: [0, item], in: listing.view) }
    #expect(try #require(lift(2)).count == 2)
    #expect(try #require(lift(0)).count == 1)
  }

  @Test func nothingIsDroppedWhereTheProposalLetsNothingBe() throws {
    for operation in [UIDropOperation.cancel, .forbidden] {
      delegate.proposal = UICollectionViewDropProposal(operation: operation)
      let drag = try #require(lift())
      #expect(drag.hover(over: [0, 1]) == operation)
      #expect(!drag.drop())
    }
    delegate.handles = false
    delegate.log = []
    let drag = try #require(lift())
    #expect(drag.hover(over: [0, 1]) == .cancel && !drag.drop())
    #expect(delegate.log == ["lift 0", "begin", "end"])
  }

  @Test func severalItemsOfTheViewHaveNoGap() throws {
    let drag = try #require(lift())
    #expect(drag.add(at: [0, 1]))
    #expect(drag.hover(over: [0, 2]) == .forbidden)
    delegate.proposal = UICollectionViewDropProposal(operation: .move, intent: .unspecified)
    #expect(drag.hover(over: [0, 2]) == .move)
  }

  @Test func proposalsThatUIKitDoesNotTakeAreFailures() throws {
    let drag = try #require(lift())
    #expect(StandIn.recordingFailures { drag.hover(over: CGPoint(x: 1, y: 190)) }.count == 1)
    #expect(StandIn.recordingFailures { drag.hover(over: [0, 4]) }.count == 1)
    #expect(StandIn.recordingFailures { drag.hover(over: [1, 0]) }.count == 1)
    delegate.allowsMoves = false
    let still = try #require(lift())
    let failures = StandIn.recordingFailures { #expect(still.hover(over: [0, 1]) == .cancel) }
    #expect(failures.count == 1)
  }

  @Test func whatIsDroppedLandsOnItemsThatThereAre() throws {
    let failures = { (perform: @escaping (any UICollectionViewDropCoordinator) -> Void) in
      delegate.perform = perform
      let drag = try #require(lift())
      drag.hover(over: [0, 1])
      return StandIn.recordingFailures { drag.drop() }.count
    }
    #expect(
      try failures { _ = $0.drop($0.items[0].dragItem, toItemAt: [0, 1]) } == 1,
      "before the update")
    let listing = listing
    var source: IndexPath?
    let fine = try failures {
      listing.apply(["a": ["y", "x", "z"]])
      _ = $0.drop($0.items[0].dragItem, toItemAt: [0, 1])
      source = $0.items[0].sourceIndexPath
    }
    #expect(fine == 0 && source == [0, 0])
    #expect(
      try failures {
        listing.apply(["a": ["x", "y", "z"]])
        _ = $0.drop($0.items[0].dragItem, toItemAt: [0, 3])
      } == 1, "no such item")
    #expect(
      try failures {
        listing.apply(["a": ["y", "x", "z"]])
        _ = $0.drop(UIDragItem(itemProvider: NSItemProvider()), toItemAt: [0, 1])
      } == 1, "another item")
    var late: (any UICollectionViewDropCoordinator)?
    #expect(try failures { late = $0 } == 0)
    #expect(
      StandIn.recordingFailures {
        _ = late.map { $0.drop($0.items[0].dragItem, toItemAt: [0, 1]) }
      }
      .count == 1, "too late")
  }

  @Test func anUpdateForgetsWhereItemsWereLifted() throws {
    let drag = try #require(lift())
    listing.apply(["a": ["y", "x", "z"]])
    drag.hover(over: [0, 1])
    var path: IndexPath? = [9, 9]
    delegate.perform = { path = $0.items[0].sourceIndexPath }
    drag.drop()
    #expect(path == nil)
  }

  /// A table with a data source that moves rows.
  final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var rows = ["x", "y", "z"]
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: "row") }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)") }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) { log.append("perform \(coordinator.destinationIndexPath?.row ?? -1)") }
  }

  @Test func aTableMovesOneRowByItsDataSource() throws {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let rows = Rows()
    (view.dataSource, view.dragDelegate, view.dropDelegate) = (rows, rows, rows)
    for movesRows in [true, false] {
      let drag = try #require(StandIn.Drag(liftingRowAt: [0, 0], in: view))
      drag.movesRows = movesRows
      drag.hover(over: [0, 2])
      drag.drop()
    }
    #expect(rows.log == ["move 0 to 2", "perform 2"])
  }
}
