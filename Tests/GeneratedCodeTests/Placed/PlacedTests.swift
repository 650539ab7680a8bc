#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Accessories over the cells of grids and carousels.
@MainActor
@Suite struct PlacedTests {
  private let shown = WardrobeScreen()

  private let shirt = GarmentViewData(
    id: 1, name: "Shirt", isChosen: true, washes: 3, isShared: true)

  // MARK: What is shown

  @Test func eachLiesAtItsPlace() throws {
    shown.show(WardrobeContent(garments: [shirt]))
    let bounds = try #require(shown.cell()).bounds
    let check = try #require(shown.frame(ofSymbol: "checkmark"))
    #expect(check.maxX == bounds.maxX - 8 && check.minY == 8)
    let badge = try #require(shown.frame(of: "3"))
    #expect(badge.minX == 8 + 8 && badge.minY == 8 + 2)
    let share = try #require(shown.frame(ofSymbol: "person.2"))
    let info = try #require(shown.frame(ofSymbol: "info.circle"))
    #expect(info.maxX == bounds.maxX - 8 && share.maxX == info.minX - 8)
    #expect(max(info.maxY, share.maxY) == bounds.maxY - 8)
  }

  @Test func aBadgeOverAPhotoHasACapsuleBehindIt() throws {
    shown.show(WardrobeContent(garments: [shirt]))
    let label = try #require(shown.label("3"))
    let capsule = try #require(label.superview)
    #expect(label.textColor == .white && capsule.backgroundColor == .systemRed)
    #expect(capsule.bounds.width >= capsule.bounds.height)
    #expect(capsule.layer.cornerRadius == capsule.bounds.height / 2)
  }

  @Test func theCellIsNoSmaller() throws {
    shown.show(WardrobeContent(lamps: [GarmentLampViewData(id: 1, name: "", isOn: true)]))
    let cell = try #require(shown.cell())
    let toggle = try shown.control(UISwitch.self)
    #expect(cell.bounds.height >= toggle.bounds.height + 16)
  }

  @Test func whatHasNothingToShowIsNotThere() {
    shown.show(WardrobeContent(garments: [shirt]))
    #expect(shown.texts == ["Shirt", "3"])
    shown.show(
      WardrobeContent(garments: [GarmentViewData(id: 1, name: "Hat", isChosen: false)]))
    #expect(shown.texts == ["Hat"])
    #expect(shown.symbols == ["info.circle"])
  }

  @Test func aCellThatIsReusedHasNothingOfTheOther() {
    shown.show(WardrobeContent(garments: [shirt]))
    shown.show(
      WardrobeContent(garments: [GarmentViewData(id: 2, name: "Hat", isChosen: false)]))
    #expect(shown.texts == ["Hat"])
    #expect(shown.symbols == ["info.circle"])
  }

  @Test func whatIsAtTheTrailingEdgeStandsBesideTheContent() throws {
    shown.show(WardrobeContent(lamps: [GarmentLampViewData(id: 1, name: "Inside", isOn: true)]))
    let cell = try #require(shown.cell())
    let toggle = try shown.control(UISwitch.self)
    let content = try #require(shown.content)
    let frame = toggle.convert(toggle.bounds, to: cell)
    #expect(frame.maxX == cell.bounds.maxX - 8)
    #expect(content.convert(content.bounds, to: cell).maxX == frame.minX)
  }

  @Test func aRowHasThoseOfItsListAndACellOfAGridItsOwn() throws {
    let wood = HangerViewData(id: 1, name: "Wood", isChosen: true)
    shown.show(
      WardrobeContent(hangers: [wood], wire: [HangerViewData(id: 2, name: "W", isChosen: true)]))
    let row = try #require(shown.cell(0) as? UICollectionViewListCell)
    #expect(
      StandIn.accessories(of: row) == ["customView", "checkmark", "disclosureIndicator"])
    #expect(shown.content.map { $0.convert(CGPoint.zero, to: row).x } == 0)
    let other = try #require(shown.cell(1) as? UICollectionViewListCell)
    #expect(StandIn.accessories(of: other) == ["disclosureIndicator"])
    #expect(shown.symbols(in: other) == ["star", "checkmark"])
  }

  @Test func whatMovesFromAGridToAListIsARow() throws {
    let wood = HangerViewData(id: 1, name: "Wood", isChosen: true)
    shown.show(WardrobeContent(wire: [wood]))
    shown.show(WardrobeContent(hangers: [wood]))
    shown.source.restyle()
    shown.layOut()
    let row = try #require(shown.cell(0) as? UICollectionViewListCell)
    #expect(
      StandIn.accessories(of: row) == ["customView", "checkmark", "disclosureIndicator"])
    #expect(shown.content.map { $0.convert(CGPoint.zero, to: row).x } == 0)
  }

  @Test func editingHidesThem() throws {
    shown.show(
      WardrobeContent(
        garments: [shirt], lamps: [GarmentLampViewData(id: 1, name: "Inside", isOn: true)]))
    shown.source.setEditing(true, animated: false)
    shown.layOut()
    #expect(shown.texts == ["Shirt"] && shown.symbols == [])
    let lamp = try #require(shown.cell(1))
    let content = try #require(shown.content(of: lamp))
    #expect(content.convert(content.bounds, to: lamp).maxX == lamp.bounds.maxX)
    #expect(StandIn.spoken(in: try #require(shown.cell())).map(\.label) == ["Shirt"])
    shown.source.setEditing(false, animated: false)
    shown.layOut()
    #expect(shown.texts == ["Shirt", "3"])
  }

  @Test func anOverlayLiesBelowThem() throws {
    shown.show(WardrobeContent(wire: [HangerViewData(id: 2, name: "W", isChosen: true)]))
    shown.source.collectionView.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    shown.layOut()
    let cell = try #require(shown.cell() as? UICollectionViewCell)
    let bars = cell.contentView.subviews.suffix(2)
    #expect(bars.allSatisfy { $0 is UIStackView })
  }

  // MARK: What acts

  @Test func buttonsReportAndLeaveTheCellAlone() throws {
    shown.show(WardrobeContent(garments: [shirt]))
    let buttons = shown.controls(UIButton.self)
    for button in buttons { StandIn.tap(middleOf: button) }
    #expect(shown.log == [.garment(1, .share), .garment(1, .explain)])
    StandIn.tap(middleOf: try #require(shown.content))
    #expect(shown.log.last == .garment(1, .wear))
  }

  @Test func whatIsTappedHas44Points() throws {
    shown.show(WardrobeContent(garments: [GarmentViewData(id: 1, name: "A", isChosen: false)]))
    let button = try shown.control(UIButton.self)
    #expect(button.bounds.width < 40)
    StandIn.tap(CGPoint(x: button.bounds.midX - 21, y: button.bounds.midY), in: button)
    #expect(shown.log == [.garment(1, .explain)])
    StandIn.tap(CGPoint(x: button.bounds.midX - 24, y: button.bounds.midY), in: button)
    #expect(shown.log.last == .garment(1, .wear))
  }

  @Test func aSwitchReportsAndStaysTheSame() throws {
    shown.show(WardrobeContent(lamps: [GarmentLampViewData(id: 1, name: "Inside", isOn: false)]))
    let toggle = try shown.control(UISwitch.self)
    StandIn.tap(middleOf: toggle)
    #expect(shown.log == [.garmentLamp(1, .set(isOn: true))])
    shown.show(WardrobeContent(lamps: [GarmentLampViewData(id: 1, name: "Inside", isOn: true)]))
    #expect(try shown.control(UISwitch.self) === toggle && toggle.isOn)
  }

  // MARK: VoiceOver

  @Test func theCellSaysThem() throws {
    shown.show(WardrobeContent(garments: [shirt]))
    let stops = StandIn.spoken(in: try #require(shown.cell()))
    #expect(stops.map(\.label) == ["Shirt", "Share", "More Info"])
    #expect(stops[0].value == "3" && stops[0].traits == [.button, .selected])
    #expect(stops[0].actions == ["Share", "More Info"])
    StandIn.perform(actionNamed: "Share", on: stops[0])
    StandIn.activate(stops[2])
    #expect(shown.log == [.garment(1, .share), .garment(1, .explain)])
  }

  @Test func aCellWithASwitchIsTheSwitch() throws {
    shown.show(WardrobeContent(lamps: [GarmentLampViewData(id: 1, name: "Inside", isOn: true)]))
    let stops = StandIn.spoken(in: try #require(shown.cell()))
    #expect(stops.map(\.label) == ["Inside"] && stops[0].value == "1")
    StandIn.activate(stops[0])
    #expect(shown.log == [.garmentLamp(1, .set(isOn: false))])
  }
}

/// The Wardrobe screen.
@MainActor
private final class WardrobeScreen {
  let source = WardrobeDataSource()
  private(set) var log: [WardrobeAction] = []

  init() {
    source.collectionView.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    source.onAction = { [weak self] in self?.log.append($0) }
  }

  func show(_ content: WardrobeContent) {
    source.apply(content)
    layOut()
  }

  func layOut() {
    source.collectionView.layoutIfNeeded()
    StandIn.finishAnimations()
    source.collectionView.layoutIfNeeded()
  }

  /// The first cell of a section.
  func cell(_ section: Int = 0) -> UIView? {
    source.collectionView.cellForItem(at: IndexPath(item: 0, section: section))
  }

  private func views(in cell: UIView?) -> [UIView] {
    func all(in view: UIView) -> [UIView] {
      view.isHidden ? [] : [view] + (view is UIControl ? [] : view.subviews.flatMap(all))
    }
    return cell.map(all) ?? []
  }

  var texts: [String] { views(in: cell()).compactMap { ($0 as? UILabel)?.text } }

  var symbols: [String] { cell().map(symbols(in:)) ?? [] }

  func symbols(in cell: UIView) -> [String] {
    views(in: cell).compactMap(Self.image).compactMap { image in
      ["info.circle", "person.2", "chevron.forward", "checkmark", "star"].first {
        UIImage(systemName: $0) == image
      }
    }
  }

  private static func image(of view: UIView) -> UIImage? {
    (view as? UIButton)?.image(for: .normal) ?? (view as? UIImageView)?.image
  }

  func frame(ofSymbol name: String) -> CGRect? {
    frame { Self.image(of: $0) == UIImage(systemName: name) }
  }

  func frame(of text: String) -> CGRect? { frame { ($0 as? UILabel)?.text == text } }

  func label(_ text: String) -> UILabel? {
    views(in: cell()).lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  private func frame(_ isMeant: (UIView) -> Bool) -> CGRect? {
    views(in: cell()).first(where: isMeant).flatMap { view in
      cell().map { view.convert(view.bounds, to: $0) }
    }
  }

  var content: UIView? { cell().flatMap(content(of:)) }

  func content(of cell: UIView) -> UIView? { views(in: cell).first { $0 is DeclaredView } }

  func controls<Control: UIControl>(_ type: Control.Type) -> [Control] {
    views(in: cell()).compactMap { $0 as? Control }
  }

  func control<Control: UIControl>(_ type: Control.Type) throws -> Control {
    try #require(controls(type).first)
  }
}
#endif
