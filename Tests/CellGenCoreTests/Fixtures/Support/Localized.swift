enum AccountTheme: ScreenValue, CaseIterable { case light, dark, system }
