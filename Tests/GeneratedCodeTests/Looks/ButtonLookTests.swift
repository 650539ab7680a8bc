#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Buttons that are set up once and show looks.
@MainActor
@Suite struct ButtonLookTests {
  private let view = DeclaredView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let button = UIButton()
  private let heart = UIImage(systemName: "heart")?.withRenderingMode(.alwaysTemplate)
  private let fullHeart = UIImage(systemName: "heart.fill")?
    .withRenderingMode(.alwaysTemplate)

  init() {
    view.addSubview(button)
  }

  @Test(arguments: [
    (CellButtonStyle.plain, "plain"), (.gray, "gray"), (.tinted, "tinted"), (.filled, "filled"),
  ])
  func aButtonHasTheStyleAndTheConstantsThatItWasSetUpWith(style: CellButtonStyle, name: String) {
    view.setUp(
      button, style: style, color: .red, cornerRadius: 8,
      insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), spacing: 5,
      placement: .trailing, alignment: .leading, title: "Buy", image: heart)
    #expect(StandIn.style(of: button) == name)
    let shown = button.configuration
    #expect(shown?.title == "Buy" && shown?.image == heart && shown?.baseForegroundColor == .red)
    #expect(shown?.cornerStyle == .fixed && shown?.background.cornerRadius == 8)
    #expect(
      shown?.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(shown?.imagePadding == 5 && shown?.imagePlacement == .trailing)
    #expect(button.contentHorizontalAlignment == .leading)
    #expect(button.titleLabel?.text == "Buy" && button.imageView?.image == heart)
  }

  @Test func whatIsNotSaidIsLeftToTheStyle() {
    view.setUp(button, style: .gray)
    #expect(button.configuration == .gray())
    view.setUp(button, style: .filled, cornerRadius: .infinity)
    #expect(button.configuration?.cornerStyle == .capsule)
  }

  /// UIKit may give a selected plain button a background, which pictures do not show.
  @Test func aPlainButtonHasNoBackgroundInAnyState() {
    var plain = UIButton.Configuration.plain()
    plain.background.backgroundColor = .clear
    view.setUp(button)
    #expect(button.configuration == plain)
    button.isSelected = true
    #expect(button.configuration == plain)
  }

  @Test func aBackgroundIsSeenInEachStyle() {
    view.setUp(button, background: .red)
    #expect(button.configuration?.background.backgroundColor == .red)
    view.setUp(button, style: .filled, background: .red)
    #expect(button.configuration?.baseBackgroundColor == .red)
    #expect(button.configuration?.background.backgroundColor == nil)
  }

  // MARK: Titles by data

  @Test func aButtonWhoseTitleHasAFieldIsHiddenWhileItIsNil() throws {
    let view = RemarkReminderView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.configure(with: RemarkReminderViewData(id: 1))
    let button = try #require(view.descendants.lazy.compactMap { $0 as? UIButton }.first)
    #expect(button.isHidden)
    view.configure(with: RemarkReminderViewData(id: 1, reminder: "daily"))
    #expect(!button.isHidden && button.configuration?.title == "Repeat daily")
    view.configure(with: RemarkReminderViewData(id: 1))
    #expect(button.isHidden)
  }

  @Test func titlesOfSwipesFollowTheData() {
    let row = RemarkReminderViewData.row(of: RemarkReminderViewData(id: 1))
    #expect(row.leading.map(\.title) == ["Pin"])
    #expect(row.trailing.map(\.title) == ["Greet", nil, nil])
    let other = RemarkReminderViewData.row(
      of: RemarkReminderViewData(
        id: 1, reminder: "daily", isPinned: true, mood: .loud, place: "Rome"))
    #expect(other.leading.map(\.title) == ["Unpin"])
    #expect(other.trailing.map(\.title) == ["Hush", "Go to Rome", "daily"])
    let shy = RemarkReminderViewData(id: 1, mood: .shy)
    #expect(RemarkReminderViewData.row(of: shy).trailing[0].title == "Wave")
  }

  // MARK: Looks by data

  @Test func nothingOfAFormerLookRemains() {
    view.setUp(button, style: .tinted, color: .green, title: "Buy")
    view.show(
      CellButtonLook(
        title: "Wait", image: heart, color: .red, background: .blue, isBusy: true), in: button)
    #expect(button.titleLabel?.text == "Wait" && button.imageView?.image == heart)
    #expect(button.configuration?.baseForegroundColor == .red)
    #expect(button.configuration?.showsActivityIndicator == true)
    view.show(CellButtonLook(background: .yellow), in: button)
    #expect(button.titleLabel?.text == "Buy" && button.imageView?.image == nil)
    #expect(button.configuration?.baseForegroundColor == .green)
    #expect(button.configuration?.baseBackgroundColor == .yellow)
    #expect(button.configuration?.showsActivityIndicator == false)
    view.show(CellButtonLook(), in: button)
    #expect(button.configuration?.baseBackgroundColor == nil)
  }

  @Test func twoButtonsOfAViewAreSetUpApart() {
    let other = UIButton()
    view.addSubview(other)
    view.setUp(button, style: .filled, title: "One")
    view.setUp(other, style: .gray, title: "Two")
    view.show(CellButtonLook(color: .red), in: button)
    #expect(button.titleLabel?.text == "One" && other.titleLabel?.text == "Two")
    #expect(StandIn.style(of: button) == "filled" && StandIn.style(of: other) == "gray")
    #expect(other.configuration?.baseForegroundColor == nil)
  }

  // MARK: Looks by state

  private func showLikes(_ count: Int) {
    view.show(in: button) { state in
      CellButtonLook(
        title: "\(count)", image: state.choose(heart, selected: fullHeart, highlighted: heart),
        color: state.choose(.label, selected: .systemRed, disabled: .gray))
    }
  }

  @Test func aLookFollowsTheStateOfTheButton() {
    view.setUp(button)
    showLikes(3)
    #expect(button.imageView?.image == heart && button.configuration?.baseForegroundColor == .label)
    button.isSelected = true
    #expect(button.imageView?.image == fullHeart)
    #expect(button.configuration?.baseForegroundColor == .systemRed)
    button.isHighlighted = true
    #expect(button.imageView?.image == heart)
    button.isEnabled = false
    #expect(button.configuration?.baseForegroundColor == .gray)
    (button.isEnabled, button.isHighlighted, button.isSelected) = (true, false, false)
    #expect(button.imageView?.image == heart && button.configuration?.baseForegroundColor == .label)
  }

  @Test func aLookOfOtherDataIsShownInTheStateOfTheButton() {
    view.setUp(button)
    showLikes(3)
    button.isSelected = true
    showLikes(4)
    #expect(button.titleLabel?.text == "4" && button.imageView?.image == fullHeart)
    button.isSelected = false
    #expect(button.titleLabel?.text == "4" && button.imageView?.image == heart)
  }

  @Test func aButtonKeepsNoViewAlive() {
    weak var gone: DeclaredView?
    do {
      let view = DeclaredView(frame: .zero)
      let button = UIButton()
      view.addSubview(button)
      view.setUp(button, font: .preferredFont(forTextStyle: .body), title: "Buy")
      view.show(in: button) { _ in CellButtonLook(title: "Wait") }
      gone = view
    }
    #expect(gone == nil)
  }

  // MARK: Fonts

  @Test func theTitleAndASymbolHaveTheFontAndGrowWithTheText() {
    view.setUp(
      button, font: .preferredFont(forTextStyle: .caption1), title: "Buy", image: heart)
    let small = UIFont.preferredFont(forTextStyle: .caption1)
    #expect(button.titleLabel?.font == small)
    #expect(
      button.imageView?.preferredSymbolConfiguration == UIImage.SymbolConfiguration(font: small))
    let size = button.intrinsicContentSize
    StandIn.withContentSizeCategory(.accessibilityLarge, in: view) {
      let large = UIFont.preferredFont(forTextStyle: .caption1)
      #expect(large.pointSize > small.pointSize)
      #expect(button.titleLabel?.font == large)
      #expect(button.intrinsicContentSize.height > size.height)
      view.show(CellButtonLook(title: "Wait"), in: button)
      #expect(
        button.imageView?.preferredSymbolConfiguration == UIImage.SymbolConfiguration(font: large))
    }
    #expect(button.titleLabel?.font == small)
  }

  @Test func itNeedsIOS15() {
    let failures = StandIn.withSystemVersion(14) {
      StandIn.recordingFailures { view.setUp(button) }
    }
    #expect(!failures.isEmpty && failures.allSatisfy { $0.name == "Unavailable" })
    #expect(
      StandIn.withSystemVersion(15) { StandIn.recordingFailures { view.setUp(button) } } == [])
  }
}
#endif
