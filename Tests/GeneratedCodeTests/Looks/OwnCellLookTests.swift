#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// The looks of data in an app's own cells, and on iOS 13.
@MainActor
@Suite struct OwnCellLookTests {
  private func configure(_ cell: SwatchCell, with data: SwatchViewData, isOther: Bool = false) {
    let other = OtherSwatchViewData(swatch: data)
    if let cell = cell.cell as? UICollectionViewCell {
      if isOther { other.configure(cell) } else { data.configure(cell) }
    } else if let cell = cell.cell as? UITableViewCell {
      if isOther { other.configure(cell) } else { data.configure(cell) }
    }
    cell.layOut()
  }

  @Test(arguments: SwatchContainer.allCases)
  func theLookOfAnOwnCellFollowsItsState(in container: SwatchContainer) {
    let cell = SwatchCell(in: container, isOwn: true)
    configure(cell, with: SwatchViewData(look: .byState))
    #expect(cell.background?.backgroundColor == .white)
    cell.setState(isSelected: true)
    #expect(cell.background?.backgroundColor == .blue)
    configure(cell, with: SwatchViewData(look: .veiled))
    #expect(cell.background?.backgroundColor == nil)
    #expect(cell.seen.overlays == 1)
    cell.setState()
    #expect(cell.seen.overlays == 0)
  }

  /// The same law as for cells of the runtime's, with data of two types in one cell.
  @Test(arguments: SwatchContainer.allCases, 0..<4)
  func anOwnCellThatIsUsedAgainLooksLikeAFreshOne(in container: SwatchContainer, seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let cell = SwatchCell(in: container, isOwn: true)
    for step in 0..<40 {
      let look = SwatchLook.allCases.randomElement(using: &numbers) ?? .none
      let data = SwatchViewData(id: step, look: look, highlights: .random(using: &numbers))
      let isOther = Bool.random(using: &numbers)
      let state = (Bool.random(using: &numbers), Bool.random(using: &numbers))
      cell.setState(isSelected: state.0, isHighlighted: state.1)
      configure(cell, with: data, isOther: isOther)
      let fresh = SwatchCell(in: container, isOwn: true)
      configure(fresh, with: data, isOther: isOther)
      fresh.setState(isSelected: state.0, isHighlighted: state.1)
      #expect(cell.seen == fresh.seen, "step \(step): \(data), \(state)")
    }
  }

  @Test func aBackgroundOfTheAppIsGivenBackAndOneThatItSetsLaterIsLeftAlone() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var own = UIBackgroundConfiguration.listPlainCell()
    own.backgroundColor = .green
    cell.backgroundConfiguration = own
    cell.automaticallyUpdatesBackgroundConfiguration = false
    SwatchViewData(look: .plain).configure(cell)
    #expect(cell.backgroundConfiguration?.backgroundColor == .yellow)
    SwatchViewData().configure(cell)
    #expect(cell.backgroundConfiguration == own)
    #expect(!cell.automaticallyUpdatesBackgroundConfiguration)
    SwatchViewData(look: .plain).configure(cell)
    own.backgroundColor = .orange
    cell.backgroundConfiguration = own
    SwatchViewData().configure(cell)
    #expect(cell.backgroundConfiguration == own)
  }

  @Test func aContentConfigurationAloneLeavesTheBackgroundAlone() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = SwatchViewData(look: .plain).contentConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func anOwnCellIsConfiguredInItsState() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    SwatchViewData().configure(cell)
    let view = try #require(cell.descendants.lazy.compactMap { $0 as? SwatchView }.first)
    #expect(view.cellState.isSelected)
  }

  // MARK: iOS 13

  /// Which way a look takes is decided by `#available`, so that of iOS 13 is taken by hand.
  @Test func beforeBackgroundConfigurationsAViewStandsBehindTheContent() throws {
    let failures = StandIn.withSystemVersion(13) {
      StandIn.recordingFailures {
        for cell in [
          CellGenAnyCell.table(UITableViewCell(style: .default, reuseIdentifier: nil)),
          .collection(UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))),
        ] {
          showLooks(in: cell)
        }
      }
    }
    #expect(failures == [])
  }

  private func showLooks(in cell: CellGenAnyCell) {
    let patch = { cell.backgroundView?.subviews.first }
    let show = { (look: CellLook?) in
      CellGenShownLook.showView(of: look, hidesState: false, in: cell)
      cell.view.layoutIfNeeded()
    }
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    show(CellLook(background: .red, cornerRadius: 9, borderColor: .blue, insets: insets))
    #expect(patch()?.backgroundColor == .red && patch()?.layer.cornerRadius == 9)
    #expect(patch()?.layer.borderWidth == 0)
    #expect(patch()?.frame == CGRect(x: 2, y: 1, width: 314, height: 40))
    #expect(!cell.showsSelection)
    show(CellLook(borderColor: .blue, borderWidth: 3))
    #expect(patch()?.backgroundColor == nil && patch()?.layer.borderWidth == 3)
    #expect(patch()?.layer.borderColor == UIColor.blue.cgColor)
    #expect(patch()?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    show(nil)
    #expect(cell.backgroundView == nil)
    let app = UIView()
    cell.backgroundView = app
    show(nil)
    #expect(cell.backgroundView === app)
  }

  @Test func aTableCellOfIOS13ShowsItsSelectionUnlessItsLookOrRowSaysOtherwise() {
    let cell = CellGenAnyCell.table(UITableViewCell(style: .default, reuseIdentifier: nil))
    CellGenShownLook.showView(of: nil, hidesState: true, in: cell)
    #expect(!cell.showsSelection)
    CellGenShownLook.showView(of: CellLook(overlay: .red), hidesState: false, in: cell)
    #expect(cell.showsSelection)
    CellGenShownLook.showView(of: CellLook(background: .red), hidesState: false, in: cell)
    #expect(!cell.showsSelection)
    CellGenShownLook.showView(of: nil, hidesState: false, in: cell)
    #expect(cell.showsSelection)
  }
}
#endif
