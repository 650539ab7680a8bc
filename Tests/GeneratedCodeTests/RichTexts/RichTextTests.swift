#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Texts in pieces, with attributes, with Markdown and with links.
@MainActor
@Suite struct RichTextTests {
  private func article(_ change: (inout ArticleViewData) -> Void = { _ in }) -> ArticleViewData {
    var data = ArticleViewData(
      id: 1, title: "Waves", author: "Ada", section: "Sea", teaser: AttributedString("On the sea."))
    change(&data)
    return data
  }

  private func labels(_ data: ArticleViewData) -> (view: ArticleView, labels: [UILabel]) {
    let view = ArticleView()
    view.configure(with: data)
    return (view, found(UILabel.self, in: view))
  }

  private func found<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    let own = (view as? View).map { [$0] } ?? []
    return own + view.subviews.flatMap { found(type, in: $0) }
  }

  // MARK: Pieces

  @Test func piecesKeepTheirLooksAndTakeTheRestFromTheLabel() throws {
    let shown = labels(article { $0.isSold = true })
    let text = try #require(shown.labels[0].attributedText)
    #expect(text.string == "Waves • Ada in Sea")
    let title = text.attributes(of: "Waves")
    #expect(title.font == .preferredFont(forTextStyle: .headline))
    #expect(title[.strikethroughStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(title.color == .label)
    let separator = text.attributes(of: " • ")
    #expect(separator.font == .preferredFont(forTextStyle: .body))
    #expect(separator[.strikethroughStyle] == nil && separator[.underlineStyle] == nil)
    #expect(text.attributes(of: "Ada").color == .tertiaryLabel)
    #expect(text.attributes(of: "Sea")[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
  }

  @Test func aPieceWithoutATextIsLeftOut() {
    let shown = labels(article { $0.section = nil })
    #expect(shown.labels[0].text == "Waves • Ada")
    #expect(!shown.labels[0].isHidden)
  }

  @Test func piecesFollowTheData() throws {
    let shown = labels(article { $0.isSold = true })
    let text = try #require(shown.labels[0].attributedText)
    #expect(text.attributes(of: "Ada").color == .tertiaryLabel)
    shown.view.configure(with: article())
    let other = try #require(shown.labels[0].attributedText)
    #expect(other.attributes(of: "Ada").color == .secondaryLabel)
  }

  // MARK: Lines

  @Test func linesFollowTheData() {
    let view = OpinionView()
    var data = OpinionViewData(id: 1, title: "Good", text: "I would buy it again.")
    view.configure(with: data)
    let labels = found(UILabel.self, in: view)
    #expect(labels.map(\.numberOfLines) == [2, 3])
    (data.isOpen, data.titleLines) = (true, 1)
    view.configure(with: data)
    #expect(labels.map(\.numberOfLines) == [1, 0])
  }

  // MARK: Attributes

  @Test func attributesOfTheDataWin() throws {
    let own = UIFont.systemFont(ofSize: 30)
    var text = AttributedString("big small")
    text[try #require(text.range(of: "big"))][
      AttributeScopes.UIKitAttributes.FontAttribute.self] = own
    let shown = labels(article { $0.footnote = text })
    let footnote = try #require(shown.labels[2].attributedText)
    #expect(footnote.attributes(of: "big").font == own)
    #expect(footnote.attributes(of: "small").font == .preferredFont(forTextStyle: .caption1))
    #expect(footnote.attributes(of: "big").color == .secondaryLabel)
    #expect(!shown.labels[2].isHidden)
  }

  @Test func nothingToShowHidesTheLabel() {
    let shown = labels(article())
    #expect(shown.labels[2].isHidden, "the footnote")
    #expect(!shown.labels[3].isHidden && shown.labels[3].alpha == 0, "the price keeps its place")
    shown.view.configure(with: article { $0.oldPrice = 3 })
    #expect(shown.labels[3].alpha == 1)
    let price = shown.labels[3].attributedText
    #expect(price?.attributes(at: 0)[.strikethroughStyle] as? Int == 1)
  }

  /// UIKit gives a colour that is set later to all of the text.
  @Test func colorsFollowStates() throws {
    let shown = labels(article { $0.footnote = AttributedString("[1]") })
    var state = CellState()
    state.isSelected = true
    shown.view.update(for: state)
    let footnote = try #require(shown.labels[2].attributedText)
    #expect(footnote.attributes(of: "[1]").color == .white)
  }

  @Test func attributesOfOlderTextsWin() throws {
    let text = NSMutableAttributedString(string: "red or not")
    let red = NSRange(location: 0, length: 3)
    text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: red)
    let label = UILabel()
    label.textColor = .white
    ArticleView().show(CellTextRun(text, font: .footnote), in: label)
    let shown = try #require(label.attributedText)
    #expect(shown.attributes(of: "red").color == .systemRed)
    #expect(shown.attributes(of: "not").color == .white)
    #expect(shown.attributes(of: "red").font == .preferredFont(forTextStyle: .footnote))
    ArticleView().show(CellTextRun(nil as NSAttributedString?), in: label)
    #expect(label.isHidden && label.attributedText == nil)
  }

  @Test func linesAreAsHighAsTheManifestSays() throws {
    let shown = labels(article())
    let style = try #require(shown.labels[1].attributedText).attributes(at: 0)[.paragraphStyle]
    #expect((style as? NSParagraphStyle)?.lineHeightMultiple == 1.2)
    #expect((style as? NSParagraphStyle)?.lineBreakMode == .byTruncatingTail)
    #expect(shown.labels[0].attributedText?.attributes(at: 0)[.paragraphStyle] == nil)
  }

  @Test func markdownIsShown() throws {
    let text = try #require(labels(article()).labels[4].attributedText)
    #expect(text.string == "Read all of it")
    #expect(try #require(text.attributes(of: "all").font).isBold)
    #expect(try !#require(text.attributes(of: "Read").font).isBold)
  }

  /// The stand-in's Markdown knows no backslashes, so that the text itself is compared.
  @Test func valuesInMarkdownAreShownAsTheyAre() {
    #expect(CellTextRun.plain("2*3 [x](y)") == "2\\*3 \\[x\\]\\(y\\)")
    #expect(CellTextRun.plain("Ada") == "Ada")
  }

  @Test func linesOfMarkdownStay() {
    let shown = comment("one\n\n  *two*")
    #expect(shown.texts[0].text == "one\n\n  two")
  }

  @Test func voiceOverReadsThePiecesAsOneText() {
    let shown = labels(article { $0.section = nil })
    #expect(
      StandIn.spoken(in: shown.view).first?.label
        == "Waves • Ada, On the sea., Read all of it, By Ada")
  }

  // MARK: Links

  private func comment(_ body: String) -> (view: CommentView, texts: [UITextView]) {
    let view = CommentView()
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    view.configure(with: CommentViewData(id: 1, body: body))
    view.layoutIfNeeded()
    return (view, found(UITextView.self, in: view))
  }

  @Test func aTapOnALinkReportsItsURL() throws {
    let shown = comment("See **[the sea](https://example.com/sea)** and swim.")
    var log: [CommentViewData.Action] = []
    shown.view.onAction = { log.append($0) }
    #expect(StandIn.tap("the sea", in: shown.texts[0]))
    #expect(log == [.visit(url: try #require(URL(string: "https://example.com/sea")))])
  }

  @Test func tapsBesideLinksAreTheRows() {
    let shown = comment("See [the sea](https://example.com/sea) and swim.")
    #expect(!StandIn.tap("swim", in: shown.texts[0]))
    #expect(!shown.texts[0].point(inside: CGPoint(x: 399, y: 1), with: nil))
  }

  @Test func aTextThatCanBeSelectedTakesAllTouches() {
    let shown = comment("1")
    #expect(StandIn.tap("Terms", in: shown.texts[2]))
    #expect(shown.texts[2].dataDetectorTypes == [.link, .phoneNumber])
    #expect(shown.texts.allSatisfy { !$0.isEditable && $0.isSelectable && !$0.isScrollEnabled })
  }

  @Test func theOldDelegateReportsToo() throws {
    let shown = comment("[the sea](https://example.com/sea)")
    var log: [CommentViewData.Action] = []
    shown.view.onAction = { log.append($0) }
    let text = shown.texts[0]
    let url = try #require(URL(string: "https://example.com/sea"))
    let range = NSRange(location: 0, length: 7)
    let opens = text.delegate?.textView(
      text, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
    #expect(opens == false && log == [.visit(url: url)])
    let menu = text.delegate?.textView(
      text, shouldInteractWith: url, in: range, interaction: .presentActions)
    #expect(menu == true && log.count == 1)
  }

  @Test func voiceOverFollowsLinksFromTheRow() throws {
    let shown = comment("See [the sea](https://example.com/sea) and [land](https://example.com).")
    var log: [CommentViewData.Action] = []
    shown.view.onAction = { log.append($0) }
    let stop = try #require(StandIn.spoken(in: shown.view).first)
    #expect(stop.label == "See the sea and land.")
    #expect(stop.actions == ["the sea", "land"])
    StandIn.perform(actionNamed: "land", on: stop)
    #expect(log == [.visit(url: try #require(URL(string: "https://example.com")))])
  }

  @Test func nothingToShowHidesAText() {
    let shown = comment("body")
    #expect(shown.texts[1].isHidden)
    var data = CommentViewData(id: 1, body: "body", isHidden: true)
    data.reply = AttributedString("A reply")
    shown.view.configure(with: data)
    #expect(!shown.texts[1].isHidden && shown.texts[2].isHidden)
    #expect(shown.texts[1].textContainer.maximumNumberOfLines == 3)
  }
}

extension NSAttributedString {
  fileprivate func attributes(at position: Int) -> [NSAttributedString.Key: Any] {
    attributes(at: position, effectiveRange: nil)
  }

  fileprivate func attributes(of piece: String) -> [NSAttributedString.Key: Any] {
    attributes(at: (string as NSString).range(of: piece).location)
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate var font: UIFont? { self[.font] as? UIFont }
  fileprivate var color: UIColor? { self[.foregroundColor] as? UIColor }
}

extension UIFont {
  fileprivate var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}
#endif
