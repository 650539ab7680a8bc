import UIKit

enum TransferState: ScreenValue { case open, paid }

nonisolated enum ShopTexts {
  static let bundle = Bundle.main
}

nonisolated enum TransferFormat {
  static var day: Date.FormatStyle { .dateTime.day().month() }
}
