/// How somebody feels.
enum NothingMood: ScreenValue { case good, bad, neutral }
