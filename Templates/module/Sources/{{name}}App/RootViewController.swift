import {{name}}Design
import {{name}}Home
import {{name}}Profile
import UIKit

/// Returns the app's first screen: the home screen, which opens the profile of a card's author.
@MainActor
public func rootViewController() -> UIViewController {
  let home = HomeViewController(
    notice: "Two cards",
    cards: [
      CardViewData(
        id: 1, title: "First", text: "With a text", badge: BadgeViewData(text: "New")),
      CardViewData(id: 2, title: "Second", text: nil, badge: nil),
    ])
  home.onOpen = { [weak home] id in
    let profile = ProfileViewController(
      name: "The author of card \(id)", facts: [FactViewData(id: 1, name: "Town", value: "Lisbon")])
    home?.present(profile, animated: true)
  }
  return home
}
