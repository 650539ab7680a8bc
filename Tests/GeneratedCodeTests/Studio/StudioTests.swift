#if os(Linux)
import CellGenRuntime
import Foundation
import Testing
import UIKit

/// Where the package of the screen keeps its images and colors.
nonisolated enum StudioAssets {
  static let bundle = Bundle(path: NSTemporaryDirectory()) ?? .main

  /// Makes UIKit find them.
  static func add() {
    StandIn.addImage(named: "Silhouette", size: CGSize(width: 9, height: 9), in: bundle)
    StandIn.addImage(named: "Gold", size: CGSize(width: 8, height: 8), in: bundle)
    StandIn.addColor(named: "Paper", in: bundle)
  }
}

/// Pictures that may be missing, assets of a package, details of controls, and new data that are animated.
@MainActor
@Suite(.serialized) struct StudioTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 900))

  init() { StudioAssets.add() }

  private func data(
    id: Int = 1, name: String = "Ada Lovelace", portrait: UIImage? = nil, badge: String? = nil,
    step: Double = 1, note: String = "", isSunny: Bool = false, isAway: Bool = false
  ) -> StudioMemberViewData {
    StudioMemberViewData(
      id: id, name: name, portrait: portrait, badge: badge, hours: 2, step: step, note: note,
      invitation: AttributedString("Come in"), isSunny: isSunny, isAway: isAway)
  }

  private func shown(
    _ data: StudioMemberViewData, _ view: StudioMemberView? = nil
  ) -> StudioMemberView {
    let view = view ?? StudioMemberView(frame: window.bounds)
    if view.window == nil { window.addSubview(view) }
    view.configure(with: data)
    view.layoutIfNeeded()
    return view
  }

  private func images(of view: StudioMemberView) -> [UIImageView] {
    view.elements(UIImageView.self)
  }

  private func letters(of image: UIImageView) -> String? {
    let label = image.subviews.compactMap { $0 as? UILabel }.first
    return label?.isHidden == false ? label?.text : nil
  }

  // MARK: Pictures

  @Test func lettersStandInForAnImageOfTheApps() throws {
    let photo = try #require(UIImage(systemName: "person"))
    let view = shown(data())
    let portrait = images(of: view)[0]
    #expect(portrait.image == nil && letters(of: portrait) == "AL")
    #expect(!portrait.isHidden && portrait.frame.height == 40)
    _ = shown(data(portrait: photo), view)
    #expect(portrait.image === photo && letters(of: portrait) == nil)
    _ = shown(data(name: ""), view)
    #expect(
      portrait.image?.size.width == 9, "without a name the silhouette of the package's assets")
    #expect(portrait.contentMode == .scaleAspectFill)
    _ = shown(data(name: "Grace"), view)
    #expect(portrait.image == nil && letters(of: portrait) == "G")
  }

  @Test func aPictureStandsInForAnAssetThatIsMissing() {
    let view = shown(data())
    let badge = images(of: view)[1]
    #expect(badge.image?.isSymbolImage == true)
    _ = shown(data(badge: "Gold"), view)
    #expect(badge.image?.size.width == 8)
    _ = shown(data(badge: "Copper"), view)
    #expect(badge.image?.isSymbolImage == true, "the catalog has no such image")
  }

  @Test func colorsOfThePackageAreFoundInItsBundle() {
    #expect(StudioColors.paper != .label)
    #expect(UIColor(named: "Paper") == nil)
    #expect(UIImage(named: "Gold") == nil)
  }

  @Test func symbolsHaveColorsOfTheirOwn() {
    let view = shown(data(isSunny: true))
    let size = UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .title2))
    let colors = UIImage.SymbolConfiguration.preferringMulticolor()
    let style = UIImage.SymbolConfiguration(textStyle: .title2)
    #expect(images(of: view)[2].preferredSymbolConfiguration == style.applying(colors))
    #expect(images(of: view)[3].preferredSymbolConfiguration == size.applying(colors))
    _ = shown(data(isSunny: false), view)
    #expect(images(of: view)[3].preferredSymbolConfiguration == size)
  }

  // MARK: Controls

  @Test func slidersReportSteps() {
    let view = shown(data(step: 3))
    var actions: [StudioMemberViewData.Action] = []
    view.onAction = { actions.append($0) }
    let sliders = view.elements(CellSlider.self)
    StandIn.drag(sliders[0], over: [2.2, 2.3, 11.9])
    #expect(actions == [.plan(hours: 2.5), .plan(hours: 12)])
    actions = []
    StandIn.drag(sliders[1], over: [4, 5, 11])
    #expect(actions == [.plan(hours: 3), .plan(hours: 6), .plan(hours: 12)])
    actions = []
    _ = shown(data(step: 0), view)
    StandIn.drag(sliders[1], over: [4.25])
    #expect(actions == [.plan(hours: 4.25)], "a step of nothing is none")
  }

  @Test func placeholdersHaveColors() throws {
    let view = shown(data())
    let field = try #require(view.elements(CellTextField.self).first)
    let editor = try #require(view.elements(CellTextEditor.self).first)
    let color = {
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor
    }
    #expect(field.placeholder == "Note" && color() == StudioColors.paper)
    _ = shown(data(isSunny: true), view)
    #expect(color() == .systemOrange)
    #expect(editor.placeholderColor == .systemOrange)
    field.placeholder = "Other"
    #expect(field.placeholder == "Other" && color() == .systemOrange)
    field.placeholderColor = nil
    #expect(field.placeholder == "Other" && color() == nil)
  }

  @Test func aTitleOfAButtonHasAttributes() throws {
    let view = shown(data())
    let button = try #require(view.elements(UIButton.self).first)
    #expect(button.configuration?.attributedTitle == AttributedString("Come in"))
  }

  // MARK: New data

  @Test(arguments: ListContainer.allCases)
  func newDataOfAnItemAreAnimated(container: ListContainer) throws {
    let screen = StudioScreen(container, in: window)
    screen.show([data(id: 1), data(id: 2)])
    #expect(StandIn.transitions.isEmpty, "what appears is not")
    screen.show([data(id: 1, isAway: true), data(id: 2)])
    try #require(StandIn.transitions.count == 1)
    #expect(
      StandIn.transitions[0].options.contains([.transitionCrossDissolve, .allowAnimatedContent]))
    let view = try #require(StandIn.transitions[0].view as? StudioMemberView)
    #expect(view.elements(UILabel.self).contains { $0.text == "Ada Lovelace" && $0.isHidden })
    screen.show([data(id: 1, isAway: true), data(id: 2)])
    #expect(StandIn.transitions.count == 1, "nothing is new")
  }

  @Test(arguments: ListContainer.allCases)
  func aReusedViewIsNeverAnimated(container: ListContainer) {
    let screen = StudioScreen(container, in: window)
    screen.show((1...40).map { data(id: $0, isAway: $0.isMultiple(of: 2)) })
    for y in stride(from: 0, through: 9000, by: 700) {
      StandIn.scroll(screen.scrollView, toY: CGFloat(y))
    }
    screen.show((30...70).map { data(id: $0, isAway: $0.isMultiple(of: 2)) })
    #expect(StandIn.transitions.isEmpty)
  }
}

/// The screen in a list.
@MainActor
private final class StudioScreen {
  let scrollView: UIScrollView
  private let apply: (StudioContent) -> Void

  init(_ container: ListContainer, in window: UIWindow) {
    StandIn.transitions = []
    switch container {
    case .collection:
      let view = UICollectionView(
        frame: window.bounds, collectionViewLayout: StudioLayout.make())
      let source = CollectionDataSource<StudioViewCreator>(collectionView: view)
      (scrollView, apply) = (view, { source.apply($0) })
    case .table:
      let view = UITableView(frame: window.bounds, style: .plain)
      let source = TableDataSource<StudioViewCreator>(tableView: view)
      (scrollView, apply) = (view, { source.apply($0) })
    }
    window.addSubview(scrollView)
  }

  func show(_ members: [StudioMemberViewData]) {
    apply(StudioContent(members: members))
    scrollView.layoutIfNeeded()
    StandIn.finishAnimations()
  }
}
#endif
