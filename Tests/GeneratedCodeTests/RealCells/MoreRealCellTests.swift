#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

extension ImageTests {
  /// What the cells of MoreRealCells.sections show, by data and by state.
  @MainActor
  @Suite struct MoreRealCellTests {
    private let loader = HandLoader()

    /// Makes an image that is loaded at once, for a size.
    private func picture(_ number: Int, _ side: CGFloat?, _ mode: CellImageRequest.Mode) -> UIImage
    {
      let image = newImage()
      let size = side.map { CGSize(width: $0, height: $0) }
      loader.cache[CellImageRequest(.picture(number), points: size, mode: mode)] = image
      return image
    }

    @Test func sendTab() {
      let view: SendTabView = shown(SendTabViewData(text: "Send"))
      #expect(view.texts == ["Send"] && view.labels[0].textColor == Theme.accent)
      _ = shown(SendTabViewData(text: "Send it"), in: .selected, by: view)
      #expect(view.texts == ["Send it"] && view.labels[0].textColor == Theme.accent)
    }

    @Test func episodeLimit() {
      let data = EpisodeLimitViewData(message: "The last 100")
      let view: EpisodeLimitView = shown(data, in: .selected)
      #expect(view.texts == ["The last 100"])
      _ = shown(EpisodeLimitViewData(message: "The last 10"), by: view)
      #expect(view.texts == ["The last 10"])
      let look = EpisodeLimitViewData.look(of: data, in: .selected)
      #expect(look?.background == .secondarySystemBackground)
    }

    @Test func stat() {
      let clock = UIImage?.asset("Clock")
      var data = StatViewData(id: "1", icon: "Clock", name: "Saved", value: "2 h")
      let view: StatView = shown(data)
      #expect(view.texts == ["Saved", "2 h"] && view.images == [clock?.template])
      (data.icon, data.value) = (nil, "3 h")
      _ = shown(data, in: .selected, by: view)
      #expect(view.texts == ["Saved", "3 h"] && view.images == [])
    }

    @Test func walletToken() {
      let (off, on) = (UIImage?.asset("SwitchOff"), UIImage?.asset("SwitchOn"))
      let icon = picture(1, 32, .fit)
      var data = WalletTokenViewData(
        id: "1", icon: .picture(1), amount: "1 ETH", name: "Ether", isShown: true)
      let view: WalletTokenView = shown(data)
      let texts = view.labels[0].superview
      #expect(view.texts == ["1 ETH", "Ether"] && view.images == [icon])
      #expect(texts?.alpha == 1 && view.buttons[0].isSelected)
      #expect(view.buttons[0].configuration?.image == on)
      (data.icon, data.amount, data.isShown) = (nil, "0 ETH", false)
      _ = shown(data, in: .selected, by: view)
      #expect(view.texts == ["0 ETH", "Ether"] && view.images == [.symbol("circle.dashed")])
      #expect(texts?.alpha == 0.4 && !view.buttons[0].isSelected)
      #expect(view.buttons[0].configuration?.image == off)
      #expect(WalletTokenViewData.look(of: data, in: .selected)?.background == .clear)
    }

    @Test func listStep() {
      let view: ListStepView = shown(ListStepViewData(id: 1, number: "1", text: "Open it"))
      #expect(view.texts == ["1", "Open it"] && view.isSeen(view.boxes[0]))
      _ = shown(ListStepViewData(id: 2, number: nil, text: "Then"), in: .selected, by: view)
      #expect(view.texts == ["Then"] && !view.isSeen(view.boxes[0]))
      _ = shown(ListStepViewData(id: 3, number: "3", text: nil), by: view)
      #expect(view.texts == ["3"] && view.isSeen(view.boxes[0]))
    }

    @Test func collectiblePair() {
      let cat = picture(1, nil, .fit)
      let left = CollectibleViewData(name: "Cat", count: "2 owned", picture: .picture(1))
      let right = CollectibleViewData(name: "Dog", count: "1 owned", picture: nil)
      var data = CollectiblePairViewData(id: "1", left: left, right: right)
      let view: CollectiblePairView = shown(data)
      #expect(view.texts == ["Cat", "2 owned", "Dog", "1 owned"] && view.images == [cat, nil])
      data.right = nil
      _ = shown(data, in: .selected, by: view)
      #expect(view.texts == ["Cat", "2 owned"] && view.images == [cat])
      // The card keeps its place, so that the other one is not as wide as the row.
      let cards = view.elements(CollectibleView.self)
      #expect(cards[0].frame.width == cards[1].frame.width && cards[1].alpha == 0)
      (data.left, data.right) = (right, left)
      _ = shown(data, by: view)
      #expect(view.texts == ["Dog", "1 owned", "Cat", "2 owned"] && view.images == [nil, cat])
      #expect(cards[1].alpha == 1)
    }

    @Test func theImagesOfInnerViewsAreLoadedAhead() {
      let cat = CollectibleViewData(name: "Cat", count: "2", picture: .picture(1))
      let dog = CollectibleViewData(name: "Dog", count: "1", picture: .picture(2))
      var data = CollectiblePairViewData(id: "1", left: cat, right: dog)
      #expect(CollectiblePairViewData.images(of: data).map(\.url) == [.picture(1), .picture(2)])
      data.right = nil
      #expect(CollectiblePairViewData.images(of: data).map(\.url) == [.picture(1)])
      data.left.picture = nil
      #expect(CollectiblePairViewData.images(of: data) == [])
    }

    @Test func newFeatures() {
      let data = NewFeaturesViewData(title: "New in 2.0")
      let view: NewFeaturesView = shown(data)
      #expect(view.texts == ["New in 2.0"])
      _ = shown(NewFeaturesViewData(title: "New in 3.0"), in: .selected, by: view)
      #expect(view.texts == ["New in 3.0"])
      let look = NewFeaturesViewData.look(of: data, in: .normal)
      #expect(look?.background == BrandColors.tintBackground && look?.borderWidth == 0.5)
      #expect(look?.borderColor == BrandColors.tint && look?.cornerRadius == 8)
    }

    @Test func network() {
      let logo = newImage()
      loader.cacheOfAllSizes[.picture(1)] = logo
      let placeholder = UIImage?.asset("NoNetwork")
      let view: NetworkView = shown(NetworkViewData(id: "1", title: "NPR", image: .picture(1)))
      #expect(view.images == [logo] && view.imageViews[0].accessibilityLabel == "NPR")
      #expect(view.boxes[0].alpha == 1)
      view.update(for: .selected)
      #expect(view.boxes[0].alpha == 1)
      _ = shown(NetworkViewData(id: "2", title: "BBC", image: nil), in: .highlighted, by: view)
      #expect(view.images == [placeholder] && view.imageViews[0].accessibilityLabel == "BBC")
      #expect(view.boxes[0].alpha == 0.6)
    }

    @Test func historyEntry() {
      let icon = picture(1, 44, .fill)
      let globe = UIImage?.asset("Globe")
      var data = HistoryEntryViewData(
        id: 1, icon: .picture(1), title: "Swift", address: "https://swift.org")
      let view: HistoryEntryView = shown(data)
      #expect(view.texts == ["Swift", "https://swift.org"] && view.images == [icon])
      (data.icon, data.title) = (nil, "Swift.org")
      _ = shown(data, in: .selected, by: view)
      #expect(view.texts == ["Swift.org", "https://swift.org"] && view.images == [globe])
      #expect(HistoryEntryViewData.look(of: data, in: .selected)?.background == .systemBackground)
    }

    @Test func spaceChild() {
      let photo = picture(1, 42, .fill)
      var data = SpaceChildViewData(
        id: "1", avatar: nil, color: .systemTeal, name: "Swift Lovers", members: 12,
        topic: "All of Swift", isSuggested: true)
      let view: SpaceChildView = shown(data)
      #expect(view.texts == ["SL", "Swift Lovers", "Suggested", "12", "All of Swift"])
      #expect(view.images == [nil, .symbol("person.fill")])
      #expect(view.boxes[0].backgroundColor == .systemTeal)
      (data.avatar, data.color, data.topic, data.isSuggested) = (
        .picture(1), .systemPink, nil, false
      )
      _ = shown(data, in: .selected, by: view)
      #expect(view.texts == ["Swift Lovers", "12"])
      #expect(view.images == [photo, .symbol("person.fill")])
      #expect(view.boxes[0].backgroundColor == .systemPink)
      #expect(SpaceChildViewData.look(of: data, in: .normal)?.background == .clear)
      #expect(SpaceChildViewData.look(of: data, in: .selected)?.background == .separator)
    }

    @Test func profilePhoto() {
      let photo = newImage()
      var data = ProfilePhotoViewData(
        hint: "Your photo", photo: nil, name: "A", color: .systemGreen, isVerified: true)
      let view: ProfilePhotoView = shown(data)
      #expect(view.texts == ["Your photo", "A"])
      #expect(view.images == [.symbol("checkmark.seal.fill")])
      #expect(view.boxes[0].backgroundColor == .systemGreen)
      (data.photo, data.color, data.isVerified) = (photo, .systemRed, false)
      _ = shown(data, in: .selected, by: view)
      #expect(view.texts == ["Your photo"] && view.images == [photo])
      #expect(view.boxes[0].backgroundColor == .systemRed)
      #expect(view.boxes[1].frame.size == CGSize(width: 72, height: 72))
    }

    @Test func chain() {
      let (icon, warning) = (UIImage?.asset("Ether"), newImage())
      var data = ChainViewData(
        id: 1, icon: "Ether", name: "Main", detail: "Live", warning: warning, isChosen: true,
        isAvailable: true, hasLineAbove: true)
      let view: ChainView = shown(data)
      let veil = view.boxes[0]
      #expect(view.texts == ["Main", "Live"])
      #expect(view.images == [icon, warning, .symbol("checkmark.circle.fill")])
      #expect(view.labels[0].textColor == BrandColors.ink)
      #expect(view.isSeen(view.dividers[0]) && !view.isSeen(veil))
      view.update(for: .selected)
      #expect(view.labels[0].textColor == Theme.accent)
      (data.warning, data.isChosen, data.isAvailable, data.hasLineAbove) = (
        nil, false, false, false
      )
      _ = shown(data, by: view)
      #expect(view.images == [icon, .symbol("circle")])
      #expect(view.labels[0].textColor == .secondaryLabel)
      #expect(!view.isSeen(view.dividers[0]) && view.isSeen(veil))
      #expect(veil.superview?.frame.size == view.frame.size)
      view.update(for: .highlighted)
      #expect(view.labels[0].textColor == Theme.accent)
    }
  }
}
#endif
