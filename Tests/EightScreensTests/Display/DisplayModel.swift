import Foundation

/// When the device is dark.
enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark, automatic

  var title: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    case .automatic: "Automatic"
    }
  }
}
