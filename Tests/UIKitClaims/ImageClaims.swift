import Stage
import Testing
import UIKit

/// Images and the views that show them.
extension Claims {
  @MainActor
  @Suite struct Images {
    @Test(
      "There is no image for an unknown symbol, nor for the name of no asset",
      .source(
        "Apple, `UIImage.init(systemName:)`, `UIImage.init(named:)`",
        usedIn: "CellImage.swift"))
    func unknownNames() {
      #expect(UIImage(named: "no such asset") == nil)
      #expect(UIImage(systemName: "star") != nil)
    }

    @Test(
      "There is no image for the name of no symbol",
      .source("Apple, `UIImage.init(systemName:)`", usedIn: "CellImage.swift"),
      .needsUIKit("the stand-in has an image for any name of a symbol"))
    func unknownSymbol() { #expect(UIImage(systemName: "no.such.symbol") == nil) }

    @Test(
      "A symbol knows that it is one",
      .source("Apple, `UIImage.isSymbolImage`", usedIn: "ConfigurableView.swift", "CellImage.swift")
    )
    func symbols() throws {
      #expect(try #require(UIImage(systemName: "star")).isSymbolImage)
      #expect(!drawn(4, 4).isSymbolImage)
    }

    private func drawn(_ width: CGFloat, _ height: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    @Test(
      "An image view is as large as its image, and has no size without one",
      .source(
        "Apple, `UIImageView`: intrinsic content size",
        usedIn: "ConfigurableView.swift", "CellImage.swift"))
    func intrinsicSize() {
      let view = UIImageView(image: drawn(30, 20))
      #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
      view.image = nil
      #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test(
      "Images and labels take no touches by themselves",
      .source(
        "Apple, `UIImageView`, `UILabel`: isUserInteractionEnabled is false by default",
        usedIn: "Taps.swift"))
    func touches() {
      #expect(!UIImageView(frame: .zero).isUserInteractionEnabled)
      #expect(!UILabel().isUserInteractionEnabled)
      #expect(UIView().isUserInteractionEnabled)
    }

    @Test(
      "An image is drawn as its place wants it, unless it says how",
      .source(
        "Apple, `UIImage.RenderingMode.automatic`",
        usedIn: "CellAccessory.swift", "ScreenPlaceholder.swift"))
    func renderingModes() {
      let image = drawn(4, 4)
      #expect(image.renderingMode == .automatic)
      #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
      #expect(image.renderingMode == .automatic)
    }

    @Test(
      "Images are drawn at the scale of the screen",
      .source(
        "Apple, `UIGraphicsRendererFormat.preferred()`",
        usedIn: "CellImageLoader.swift"))
    func scale() {
      let stage = Stage()
      let scale = stage.window.traitCollection.displayScale
      #expect(UIGraphicsImageRendererFormat.preferred().scale == scale)
    }

    @Test(
      "There is no image for data that are none",
      .source("Apple, `UIImage.init(data:)`", usedIn: "ImageData.swift"),
      .needsUIKit("the stand-in decodes no images"))
    func noImage() { #expect(UIImage(data: Data("text".utf8)) == nil) }

    @Test(
      "A symbol with the configuration of a font is larger with a larger font",
      .source(
        "Apple, `UIImage.SymbolConfiguration.init(font:)`",
        usedIn: "ConfigurableView.swift", "CellButtonLook.swift"),
      .needsUIKit("all symbols of the stand-in have one size"))
    func symbolsAndFonts() {
      let view = UIImageView(image: UIImage(systemName: "star"))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        font: .systemFont(ofSize: 12))
      let small = view.intrinsicContentSize
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        font: .systemFont(ofSize: 48))
      #expect(view.intrinsicContentSize.width > small.width)
    }

    @Test(
      "An activity indicator that stops is hidden, unless it shall not be",
      .source(
        "Apple, `UIActivityIndicatorView.hidesWhenStopped`",
        usedIn: "CellControls.swift", "ScreenPlaceholder.swift"))
    func activityIndicators() {
      let indicator = UIActivityIndicatorView(style: .medium)
      #expect(indicator.isHidden && !indicator.isAnimating)
      indicator.startAnimating()
      #expect(!indicator.isHidden && indicator.isAnimating)
      indicator.stopAnimating()
      #expect(indicator.isHidden && !indicator.isAnimating)
    }
  }
}
