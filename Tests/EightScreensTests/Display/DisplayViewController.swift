import UIKit

/// The display's page of the settings.
final class DisplayViewController: UIViewController {
  let dataSource = DisplayDataSource()
  var settings = DeviceSettings() {
    didSet { show() }
  }

  override func loadView() { view = dataSource.collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Display"
    show()
  }

  private func show() {
    dataSource.apply(
      DisplayContent(
        appearance: Appearance.allCases.map {
          ChoiceViewData(id: $0, title: $0.title, isChosen: $0 == settings.appearance)
        },
        brightness: [
          .brightness(BrightnessViewData(level: settings.brightness)),
          .switch(SwitchViewData(id: .trueTone, title: "True Tone", isOn: settings[.trueTone])),
        ]))
  }
}
