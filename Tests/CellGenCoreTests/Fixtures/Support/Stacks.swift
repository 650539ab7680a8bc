import UIKit

/// The kinds of trips that a user of the golden files would have.
enum TripLength: ScreenValue {
  case short, medium, long
}

/// What a user of the golden files would decide for the whole app.
@MainActor
enum TripTheme {
  static var isNarrow = true
  static var columns = 2
}
