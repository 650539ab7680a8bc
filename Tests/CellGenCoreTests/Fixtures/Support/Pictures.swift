import UIKit

enum NoticeMood: ScreenValue { case glad, calm, sad }

enum NoticeTheme {
  static var map: UIImage { UIImage(systemName: "map") ?? UIImage() }
}
