#if os(Linux)
import CellGenRuntime
import Testing
import UIKit

@MainActor
@Suite struct FontAndColorTests {
  /// A view with labels, as generated ones are.
  final class Labels: DeclaredView, ConfigurableView {
    struct Data: ViewData {
      typealias Action = Never
      @MainActor static var host: CellHost<Data> { .view(Labels.self) }
    }

    func configure(with data: Data) {}
  }

  /// The size of a label's text, as the label draws it at the reader's text size.
  private func height(_ label: UILabel) -> CGFloat { Elements.size(label).height }

  @Test(arguments: [UIFont.TextStyle.body, .headline, .caption1, .largeTitle])
  func aVariantOfAStyleHasTheStylesSize(style: UIFont.TextStyle) {
    let plain = UIFont.preferredFont(forTextStyle: style)
    #expect(CellFont.system(style) == plain)
    for category in [UIContentSizeCategory.large, .accessibilityLarge] {
      StandIn.withContentSizeCategory(category) {
        let heavy = CellFont.system(style, weight: .heavy)
        #expect(heavy != UIFont.preferredFont(forTextStyle: style))
        #expect(abs(heavy.pointSize - UIFont.preferredFont(forTextStyle: style).pointSize) < 1)
      }
    }
  }

  @Test func labelsFollowTheTextSize() {
    let fonts = [
      CellFont.system(.headline, weight: .black), CellFont.system(size: 17),
      CellFont.system(size: 17, design: .rounded), CellFont.named("Inter-Bold", size: 17),
      CellFont.named("Missing", size: 17), CellFont.system(.body),
    ]
    let view = Labels(frame: .zero)
    for font in fonts {
      let label = UILabel()
      label.text = "text"
      view.setUp(label, font: font)
      #expect(height(label) == 21, "\(font)")
      StandIn.withContentSizeCategory(.accessibilityMedium, in: label) {
        #expect((34...35).contains(height(label)), "\(font)")
      }
    }
  }

  @Test func aFontMadeAtALargeTextSizeIsNotScaledTwice() {
    StandIn.withContentSizeCategory(.extraExtraLarge) {
      #expect(CellFont.system(size: 10).pointSize == 13)
      #expect(CellFont.system(.body, isItalic: true).pointSize == 17 * 1.3)
    }
  }

  @Test func whatIsAskedForIsTogetherInOneFont() throws {
    let font = CellFont.system(
      size: 20, weight: .bold, design: .serif, isItalic: true, hasMonospacedDigits: true)
    let bold = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold).fontDescriptor
    let expected = try #require(
      bold.withDesign(.serif)?.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(font.fontDescriptor == expected)
    #expect(
      CellFont.system(.headline, isItalic: true).fontDescriptor.symbolicTraits
        == [.traitBold, .traitItalic])
    #expect(
      CellFont.system(.body, isItalic: true).fontDescriptor.symbolicTraits == .traitItalic)
    #expect(
      CellFont.system(.body, weight: .light).fontDescriptor
        == UIFont.systemFont(ofSize: 17, weight: .light).fontDescriptor)
  }

  @Test func aNameThatNoFontHasIsTheSystemFont() {
    #expect(CellFont.named("Inter-Bold", size: 15).fontName == "Inter-Bold")
    #expect(
      CellFont.named("Missing-Bold", size: 15).fontDescriptor
        == UIFont.systemFont(ofSize: 15).fontDescriptor)
  }

  @Test func labelsAreSetUp() {
    let view = Labels(frame: .zero)
    let label = UILabel()
    view.setUp(label, font: .headline, color: .red, lines: 3, alignment: .center)
    #expect(label.font == .preferredFont(forTextStyle: .headline))
    #expect(label.textColor == .red)
    #expect(label.numberOfLines == 3)
    #expect(label.textAlignment == .center)
    view.setUp(label, font: CellFont.system(size: 9))
    #expect(label.font.pointSize == 9)
    #expect(label.textColor == .red)
    #expect(label.numberOfLines == 0)
    #expect(label.textAlignment == .center)
    #expect(label.adjustsFontForContentSizeCategory)
  }

  @Test func bytesAreAColour() {
    #expect(CellColor.hex(0xFF00_00FF) == .red)
    #expect(CellColor.hex(0x00FF_0080) == UIColor(red: 0, green: 1, blue: 0, alpha: 128 / 255))
    #expect(CellColor.hex(0x0000_3300) == UIColor(red: 0, green: 0, blue: 0.2, alpha: 0))
  }

  @Test func aColourPerAppearance() {
    let all = CellColor.make(
      light: .white, dark: .black, lightHighContrast: .red, darkHighContrast: .blue)
    let two = CellColor.make(light: .white, dark: .black)
    for (style, contrast, one, other) in [
      (.light, .normal, .white, .white), (.dark, .normal, .black, .black),
      (.light, .high, .red, .white), (.dark, .high, .blue, .black),
      (.unspecified, .unspecified, .white, .white),
    ] as [(UIUserInterfaceStyle, UIAccessibilityContrast, UIColor, UIColor)] {
      StandIn.withTraits(.init(style: style, contrast: contrast)) {
        #expect(all.resolvedColor(with: UITraitCollection()) == one)
        #expect(two.resolvedColor(with: UITraitCollection()) == other)
      }
    }
  }
}
#endif
