import Testing
import UIKit

/// Buttons with configurations.
@MainActor
struct ButtonConfigurationTests {
  @Test func titlesOfStatesAreTakenOver() {
    let button = UIButton(configuration: .plain())
    button.setTitle("Buy", for: .normal)
    button.setTitle("Bought", for: .selected)
    #expect(button.configuration?.title == "Buy" && button.titleLabel?.text == "Buy")
    button.isSelected = true
    #expect(button.configuration?.title == "Bought")
  }

  @Test func theFontOfTheLabelIsLost() {
    let button = UIButton(configuration: .plain())
    button.titleLabel?.font = .boldSystemFont(ofSize: 40)
    button.isSelected = true
    #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .body))
    button.configuration?.titleTextAttributesTransformer = .init {
      var attributes = $0
      #expect(
        attributes[AttributeScopes.UIKitAttributes.FontAttribute.self]
          == .preferredFont(forTextStyle: .body))
      attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = .boldSystemFont(ofSize: 40)
      return attributes
    }
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 40))
    button.configuration = nil
    button.titleLabel?.font = .boldSystemFont(ofSize: 30)
    button.isSelected = false
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 30))
  }

  @Test func insetsOfBeforeAreIgnored() {
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let button = UIButton(type: .system)
    #expect(StandIn.recordingFailures { button.contentEdgeInsets = insets } == [])
    #expect(StandIn.recordingFailures { button.configuration = .plain() }.count == 1)
    #expect(StandIn.recordingFailures { button.contentEdgeInsets = insets }.count == 1)
    #expect(StandIn.recordingFailures { button.contentEdgeInsets = .zero } == [])
  }

  @Test func theHandlerIsCalledForEachState() {
    let button = UIButton(configuration: .filled())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    button.isSelected = true
    button.isHighlighted = true
    button.isEnabled = false
    button.setNeedsUpdateConfiguration()
    #expect(
      states == [
        .normal, .selected, [.selected, .highlighted], [.selected, .highlighted, .disabled],
        [.selected, .highlighted, .disabled],
      ])
    #expect(StandIn.style(of: button) == "filled")
  }

  @Test func thePaddingIsBetweenImageAndTitle() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Buy"
    let width = button.intrinsicContentSize.width
    button.configuration?.imagePadding = 5
    #expect(button.intrinsicContentSize.width == width)
    button.configuration?.image = UIImage(systemName: "heart")
    #expect(button.intrinsicContentSize.width == width + 20 + 5)
  }

  @Test func symbolsAreAsLargeAsAFont() {
    let font = UIFont.boldSystemFont(ofSize: 12)
    let configuration = UIImage.SymbolConfiguration(font: font)
    #expect(configuration == UIImage.SymbolConfiguration(font: font))
    #expect(configuration != UIImage.SymbolConfiguration(textStyle: .body))
    let button = UIButton(configuration: .plain())
    button.configuration?.preferredSymbolConfigurationForImage = configuration
    #expect(button.imageView?.preferredSymbolConfiguration == configuration)
  }
}
