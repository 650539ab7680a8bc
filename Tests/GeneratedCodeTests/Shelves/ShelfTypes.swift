#if canImport(UIKit)
import CellGenRuntime

enum BookShelfKind: ScreenValue { case posters, books, wall, small }
#endif
