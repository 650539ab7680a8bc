import Testing
import UIKit

/// What is behind the content of cells.
@MainActor
struct BackgroundTests {
  @Test func aBackgroundConfigurationAndBackgroundViewsExcludeEachOther() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView()
    cell.backgroundView = view
    #expect(cell.subviews.first === view && view.frame == cell.bounds)
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(view.superview == nil)
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = .clear()
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundView != nil)
  }

  @Test func inARowTheyExcludeEachOtherToo() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    (cell.backgroundView, cell.selectedBackgroundView) = (UIView(), UIView())
    cell.multipleSelectionBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(cell.multipleSelectionBackgroundView == nil)
    for set in [
      { cell.backgroundView = UIView() }, { cell.selectedBackgroundView = UIView() },
      { cell.multipleSelectionBackgroundView = UIView() },
    ] {
      cell.backgroundConfiguration = .listPlainCell()
      set()
      #expect(cell.backgroundConfiguration == nil)
    }
  }

  @Test func inTheHeaderOfATableTheyExcludeEachOtherToo() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let view = UIView()
    header.backgroundView = view
    #expect(header.subviews.first === view)
    header.backgroundConfiguration = .clear()
    #expect(header.backgroundView == nil && view.superview == nil)
    header.backgroundView = UIView()
    #expect(header.backgroundConfiguration == nil)
  }

  @Test func cellsOfListsHaveOtherColoursInAState() throws {
    let listing = Listing()
    listing.apply(["a": ["x"]])
    let cell = try #require(listing.cell(0))
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(StandIn.shade(of: cell.backgroundConfiguration) == .highlighted)
    (cell.isHighlighted, cell.isSelected) = (false, true)
    cell.layoutIfNeeded()
    #expect(StandIn.shade(of: cell.backgroundConfiguration) == .selected)
    cell.backgroundConfiguration?.backgroundColor = .red
    #expect(StandIn.shade(of: cell.backgroundConfiguration) == .none)
    let state = cell.configurationState
    #expect(StandIn.shade(of: UIBackgroundConfiguration.clear().updated(for: state)) == .none)
  }

  @Test func aColourOfALayerIsThatOfTheView() {
    let layer = CALayer()
    #expect(layer.borderColor == UIColor.black.cgColor)
    layer.borderColor = UIColor.red.cgColor
    #expect(layer.borderColor == UIColor.red.cgColor && layer.borderColor != UIColor.blue.cgColor)
  }
}
