import UIKit

@MainActor
enum GaugeTheme {
  static var brand: UIColor { .systemTeal }
}

final class StarRow: UIView {
  var value = 0
  var spacing: CGFloat = 0
  var onRate: ((Int) -> Void)?
}

enum GaugeStyle: ScreenValue { case round, bar }

enum MachineState: ScreenValue { case idle, running, broken }

final class GaugeView: UIView {
  var level = 0.0
  var limit: Double?
  var title = ""
  var isRunning = false
  var fill = UIColor.clear
  var font: UIFont?
  var shape = GaugeStyle.round
  var points: [Double] = []
  var onStart: (() -> Void)?
  var onAdjust: ((Double, Bool) -> Void)?
}
