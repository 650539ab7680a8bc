#if canImport(UIKit)
import CellGenRuntime

enum AccountTheme: ScreenValue, CaseIterable { case light, dark, system }
#endif
