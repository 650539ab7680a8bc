import UIKit

/// A view that counts how often it was configured.
@MainActor
protocol CountsConfigurations: UIView {
  var configurations: Int { get }
}
