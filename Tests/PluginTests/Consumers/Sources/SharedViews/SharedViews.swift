/// The badge of what came since the last visit.
public let news = BadgeViewData(text: "New")
