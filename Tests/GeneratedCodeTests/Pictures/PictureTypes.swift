#if canImport(UIKit)
import CellGenRuntime
import UIKit

enum NoticeMood: ScreenValue { case glad, calm, sad }

enum NoticeTheme {
  static let map = UIImage(systemName: "map") ?? UIImage()
}
#endif
