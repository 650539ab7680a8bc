import UIKit

/// The root of the settings.
final class PreferencesViewController: UIViewController {
  let dataSource = PreferencesDataSource()
  var settings = DeviceSettings() {
    didSet { dataSource.apply(PreferencesContent(settings)) }
  }

  override func loadView() { view = dataSource.collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    dataSource.apply(PreferencesContent(settings), animatingDifferences: false)
  }
}

extension PreferencesContent {
  init(_ settings: DeviceSettings) {
    self.init(
      account: [
        AccountViewData(
          id: settings.userID, name: settings.userName,
          photo: settings.photo.flatMap { UIImage(data: $0) })
      ],
      network: [
        .switch(
          SwitchViewData(
            id: .airplane, title: "Airplane Mode", symbol: "airplane", tint: .systemOrange,
            isOn: settings[.airplane])),
        .link(
          LinkViewData(
            id: .wifi, title: "Wi-Fi", value: settings.network, symbol: "wifi", tint: .systemBlue)),
        .link(
          LinkViewData(
            id: .bluetooth, title: "Bluetooth", value: settings.bluetooth, symbol: "bolt",
            tint: .systemBlue)),
        .link(
          LinkViewData(
            id: .cellular, title: "Cellular", value: settings.carrier,
            symbol: "antenna.radiowaves.left.and.right", tint: .systemGreen)),
        .switch(
          SwitchViewData(
            id: .vpn, title: "VPN", symbol: "lock", tint: .systemBlue, isOn: settings[.vpn])),
      ],
      general: [
        LinkViewData(
          id: .general, title: "General", symbol: "gear", tint: .systemGray,
          badge: settings.updates),
        LinkViewData(id: .display, title: "Display", symbol: "sun.max", tint: .systemBlue),
        LinkViewData(id: .privacy, title: "Privacy", symbol: "hand.raised", tint: .systemBlue),
      ])
  }
}
