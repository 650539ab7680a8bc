import UIKit

@MainActor
enum RaceTheme {
  static var ink: UIColor { .label }
  static var title: UIFont { .boldSystemFont(ofSize: 20) }
  static var gap: CGFloat { 12 }
}

enum RaceTexts {
  static let laps = "Laps"
}

final class MeterBar: UIView {
  var level = 0.0
  var marks = 0
  var onStart: (() -> Void)?
  var onMove: ((Double) -> Void)?
}

final class RaceView: UIView, ReportingView {
  var onAction: (@MainActor (RaceViewData.Action) -> Void)?

  func configure(with data: RaceViewData) {}
  func configure(with data: RaceSprintViewData) {}
}

final class RaceTrackCell: UICollectionViewCell, ConfigurableCell {
  func configure(with data: RaceTrackViewData, onAction: @escaping ActionHandler<Never>) {}
}
