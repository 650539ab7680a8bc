import Foundation

/// A page of the settings.
enum Page: String, Hashable, Sendable {
  case wifi, bluetooth, cellular, general, display, privacy
}

/// A setting that is on or off.
enum Flag: String, Hashable, Sendable {
  case airplane, vpn, trueTone
}

/// The settings of the device.
struct DeviceSettings: Hashable, Sendable {
  var userID = ""
  var userName = ""
  var photo: Data?
  var network: String?
  var bluetooth: String?
  var carrier: String?
  var updates: Int?
  var appearance = Appearance.automatic
  var brightness: Float = 0.5
  var flags: Set<Flag> = []

  subscript(flag: Flag) -> Bool {
    get { flags.contains(flag) }
    set {
      if newValue { flags.insert(flag) } else { flags.remove(flag) }
    }
  }
}

extension DeviceSettings {
  static let samples = [
    DeviceSettings(
      userID: "ada", userName: "Ada Lovelace", network: "Home", bluetooth: "On",
      carrier: "Analytical", updates: 2, appearance: .dark, brightness: 0.8,
      flags: [.vpn, .trueTone]),
    DeviceSettings(userID: "grace", userName: "Grace Hopper", flags: [.airplane]),
  ]
}
