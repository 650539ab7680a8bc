import Testing
import UIKit

/// Screens without content.
@MainActor
struct ContentUnavailableTests {
  static func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ($0 as? View).map { [$0] } ?? views(type, in: $0) }
  }

  @Test func theViewShowsWhatTheConfigurationHas() throws {
    var retries = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Items"
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    #expect(Self.views(UILabel.self, in: view).map(\.text) == ["No Items"])
    #expect(Self.views(UIButton.self, in: view).isEmpty)
    configuration.secondaryText = "Try again later."
    configuration.image = UIImage(systemName: "tray")
    configuration.button = .bordered()
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = UIAction { _ in retries += 1 }
    view.configuration = configuration
    view.layoutIfNeeded()
    #expect(Self.views(UILabel.self, in: view).map(\.text) == ["No Items", "Try again later."])
    #expect(Self.views(UIImageView.self, in: view).count == 1)
    let button = try #require(Self.views(UIButton.self, in: view).first)
    #expect(button.currentTitle == "Retry")
    StandIn.tap(button)
    #expect(retries == 1)
    let label = try #require(Self.views(UILabel.self, in: view).first)
    #expect(label.convert(label.bounds, to: view).midX == 150)
    #expect(view.configuration as? UIContentUnavailableConfiguration == configuration)
  }

  @Test func loadingTurnsAWheel() throws {
    let view = UIContentUnavailableConfiguration.loading().makeContentView()
    let indicator = try #require(Self.views(UIActivityIndicatorView.self, in: view).first)
    #expect(indicator.isAnimating && !indicator.isHidden)
  }

  @Test func searchesNameTheirText() {
    let search = UIContentUnavailableConfiguration.search()
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    #expect(search.updated(for: state) == search)
    state.searchText = "mug"
    #expect(search.updated(for: state).text == "No Results for “mug”")
  }

  @Test func indicatorsHideWhenStopped() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  final class Controller: UICollectionViewController {
    var isEmpty = true
    var updates = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "Empty"
      contentUnavailableConfiguration = isEmpty ? configuration : nil
    }
  }

  @Test func controllersShowThem() throws {
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    StandIn.show(controller)
    let overlay = try #require(Self.views(UIContentUnavailableView.self, in: controller.view).first)
    #expect(overlay.frame == controller.view.bounds)
    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.updates == 1)
    StandIn.finishAnimations()
    #expect(controller.updates == 2)
    #expect(Self.views(UIContentUnavailableView.self, in: controller.view).isEmpty)
  }

  @Test func theyAreNewInIOS17() {
    let failures = StandIn.withSystemVersion(13) {
      StandIn.recordingFailures { _ = UIContentUnavailableConfiguration.empty() }
    }
    #expect(
      failures.map(\.message) == [
        "'UIContentUnavailableConfiguration' is only available in iOS 17 or newer"
      ])
  }
}
