import Testing
import UIKit

/// Images, and what shows them.
@MainActor
struct ImageTests {
  @Test func anImageWithAnotherRenderingIsAnotherImage() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.renderingMode == .automatic)
    let template = symbol.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template !== symbol && template != symbol)
    #expect(symbol.renderingMode == .automatic)
    #expect(template.size == symbol.size)
    #expect(template == symbol.withRenderingMode(.alwaysTemplate))
  }

  @Test func anImageWithAnotherTintIsAnotherImage() throws {
    let symbol = try #require(UIImage(systemName: "star")).withRenderingMode(.alwaysTemplate)
    let red = symbol.withTintColor(.red)
    #expect(red != symbol)
    #expect(red == symbol.withTintColor(.red))
    #expect(red != symbol.withTintColor(.blue))
    #expect(red.renderingMode == .alwaysTemplate)
  }

  @Test func imagesOfNoNameAreEqualToThemselvesAlone() {
    let (one, two) = (UIImage(), UIImage())
    #expect(one == one)
    #expect(one != two)
  }

  @Test func imagesAreMadeOfData() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("x".utf8)) == UIImage(data: Data("x".utf8)))
    #expect(UIImage(data: Data("x".utf8)) != UIImage(data: Data("y".utf8)))
  }

  @Test func rendererFormatsHaveTheScaleOfTheScreen() {
    #expect(UIGraphicsImageRendererFormat.preferred().scale == 2)
    StandIn.withDisplayScale(3) {
      #expect(UIGraphicsImageRendererFormat.preferred().scale == 3)
      #expect(UIView().traitCollection.displayScale == 3)
    }
  }

  @Test func colorsAreInvertedUnlessAViewSaysOtherwise() {
    #expect(!UIView().accessibilityIgnoresInvertColors)
  }
}
