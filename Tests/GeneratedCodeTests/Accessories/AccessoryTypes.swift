#if canImport(UIKit)
import CellGenRuntime

enum DrawerContactState: ScreenValue { case online, away, offline }
#endif
