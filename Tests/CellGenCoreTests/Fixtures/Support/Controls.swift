import UIKit

enum PreferenceSort: ScreenValue { case newest, priceRising }

enum PreferenceFilter: ScreenValue { case all, mine, `default` }
