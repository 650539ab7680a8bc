enum DrawerContactState: ScreenValue { case online, away, offline }
