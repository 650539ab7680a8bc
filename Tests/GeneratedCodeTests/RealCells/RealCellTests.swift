#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

extension ImageTests {
  /// What the cells of RealCells.sections show, by data and by state.
  @MainActor
  @Suite struct RealCellTests {
    private let loader = HandLoader()

    @Test func reaction() {
      let mine: ReactionView = shown(
        ReactionViewData(id: "1", emoji: "👍", count: 3, isMine: true))
      #expect(mine.texts == ["👍", "3"])
      #expect(mine.boxes[0].backgroundColor == BrandColors.tintBackground)
      #expect(mine.boxes[0].boxBorderWidth == 1 && mine.boxes[0].boxBorderColor == BrandColors.tint)
      #expect(mine.labels[1].textColor == BrandColors.tint)
      let other: ReactionView = shown(
        ReactionViewData(id: "1", emoji: "🎉", count: 1, isMine: false), in: .selected)
      #expect(other.texts == ["🎉", "1"])
      #expect(other.boxes[0].backgroundColor == .systemFill && other.boxes[0].boxBorderWidth == 0)
      #expect(other.labels[1].textColor == BrandColors.ink)
    }

    @Test func customerInfo() {
      var data = CustomerInfoViewData(
        id: "1", title: "Billing", name: "Ann", address: "1 Main St", canEdit: true, canAdd: false,
        addTitle: "Add", editLabel: "Edit billing")
      var view: CustomerInfoView = shown(data)
      #expect(view.texts == ["Billing", "Ann", "1 Main St"])
      #expect(view.buttons.map { view.isSeen($0) } == [true, false])
      #expect(view.buttons[0].accessibilityLabel == "Edit billing")
      (data.title, data.address, data.canEdit, data.canAdd) = (nil, nil, false, true)
      view = shown(data, in: .selected)
      #expect(view.texts == ["Ann"])
      #expect(view.buttons.map { view.isSeen($0) } == [false, true])
      #expect(view.buttons[1].configuration?.title == "Add")
      #expect(view.buttons[1].configuration?.image == .symbol("plus"))
      (data.name, data.address, data.canEdit) = (nil, "1 Main St", true)
      view = shown(data)
      #expect(view.texts == [] && !view.isSeen(view.buttons[0]))
    }

    @Test func person() {
      let photo = newImage()
      let size = CGSize(width: 30, height: 30)
      loader.cache[CellImageRequest(.picture(1), points: size, mode: .fill)] = photo
      let check = UIImage?.asset("Check")
      var data = PersonViewData(id: "1", login: "ann", avatar: .picture(1), check: "Check")
      var view: PersonView = shown(data)
      #expect(view.texts == ["ann"] && view.images == [photo, check?.template])
      (data.login, data.avatar, data.check) = ("bob", .picture(2), nil)
      view = shown(data, in: .selected)
      #expect(view.texts == ["bob"] && view.images == [nil])
      #expect(PersonViewData.images(of: data).map(\.url) == [.picture(2)])
      #expect(PersonViewData.look(of: data, in: .normal)?.background == .clear)
      #expect(PersonViewData.look(of: data, in: .selected)?.background == BrandColors.veil)
      #expect(PersonViewData.look(of: data, in: .highlighted)?.background == BrandColors.veil)
    }

    @Test func todo() {
      let (icon, badge) = (UIImage?.asset("Quiz"), UIImage?.asset("Star"))
      var data = TodoViewData(
        id: "1", icon: "Quiz", badge: "Star", context: "Maths", contextColor: .systemGreen,
        title: "Fractions", step: "Step 1", due: "Today", grading: "3 to grade")
      var view: TodoView = shown(data)
      #expect(view.texts == ["Maths", "Fractions", "Step 1", "Today", "3 to grade"])
      #expect(view.images == [icon?.template, badge])
      #expect(view.imageViews[0].tintColor == .systemGreen)
      #expect(view.labels[0].textColor == .systemGreen)
      (data.badge, data.step, data.grading, data.contextColor) = (nil, nil, nil, .systemRed)
      view = shown(data, in: .selected)
      #expect(view.texts == ["Maths", "Fractions", "Today"])
      #expect(view.images == [icon?.template] && !view.isSeen(view.boxes[0]))
      #expect(view.imageViews[0].tintColor == .systemRed)
      #expect(view.labels[0].textColor == .systemRed)
      #expect(TodoViewData.look(of: data, in: .selected)?.background == .secondarySystemBackground)
    }

    @Test func server() {
      var view: ServerView = shown(ServerViewData(id: "1", domain: "example.com"))
      #expect(view.texts == ["example.com"] && view.isSeen(view.dividers[0]))
      view = shown(
        ServerViewData(id: "1", domain: "example.org", hasSeparator: false), in: .selected)
      #expect(view.texts == ["example.org"] && !view.isSeen(view.dividers[0]))
    }

    @Test func credential() {
      let (icon, accent) = (newImage(), Theme.accent)
      defer { Theme.accent = accent }
      var data = CredentialViewData(id: "1", title: "Bank", subtitle: "ann", icon: icon)
      let view: CredentialView = shown(data)
      #expect(view.texts == ["Bank", "ann"] && view.images == [icon])
      #expect(view.labels.map(\.textColor) == [accent, .secondaryLabel])
      Theme.accent = .systemTeal
      data.icon = nil
      _ = shown(data, in: .selected, by: view)
      #expect(view.images == [] && !view.isSeen(view.boxes[0]))
      #expect(view.labels[0].textColor == .systemTeal)
    }

    @Test func issue() {
      var data = IssueViewData(
        id: 1, title: "Crash", state: .open, assignee: nil, author: "Ann Lee", isPinned: true,
        votes: 0.5)
      let view: IssueView = shown(data)
      let (card, dot) = (view.boxes[0], view.boxes[1])
      let (vote, pin) = (view.buttons[0], view.buttons[1])
      #expect(view.texts == ["Crash", "AL", "Open"])
      #expect(card.alpha == 1 && card.backgroundColor == .secondarySystemGroupedBackground)
      #expect(dot.backgroundColor == .systemGreen)
      #expect(view.labels[0].textColor == BrandColors.ink)
      #expect(view.isSeen(view.imageViews[0]) && view.imageViews[0].tintColor == Theme.accent)
      #expect(vote.isEnabled && vote.isSelected)
      #expect(vote.configuration?.image == UIImage?.symbol("hand.thumbsup.fill")?.template)
      #expect(vote.configuration?.baseForegroundColor == BrandColors.tint)
      #expect(!view.isSeen(pin))
      let bar = view.elements(UIProgressView.self)[0]
      #expect(bar.progress == 0.5 && view.isSeen(bar) && bar.tintColor == Theme.accent)
      view.update(for: .selected)
      #expect(card.backgroundColor == BrandColors.tintBackground)
      #expect(view.labels[0].textColor == Theme.accent)
      view.update(for: .highlighted)
      #expect(card.backgroundColor == .systemFill && view.labels[0].textColor == Theme.accent)

      let photo = newImage()
      let size = CGSize(width: 24, height: 24)
      loader.cache[CellImageRequest(.picture(1), points: size, mode: .fill)] = photo
      (data.state, data.assignee, data.isPinned) = (.closed, .picture(1), false)
      _ = shown(data, in: .selected, by: view)
      #expect(view.texts == ["Crash", "Closed"] && view.images == [photo])
      #expect(card.alpha == 0.6 && card.backgroundColor == BrandColors.veil)
      #expect(dot.backgroundColor == .systemRed)
      #expect(!vote.isEnabled && !vote.isSelected)
      #expect(vote.configuration?.image == UIImage?.symbol("hand.thumbsup")?.template)
      #expect(vote.configuration?.baseForegroundColor == .tertiaryLabel)
      #expect(view.isSeen(pin) && pin.configuration?.baseBackgroundColor == .systemGray)
      #expect(!view.isSeen(bar))
      data.state = .merged
      _ = shown(data, by: view)
      #expect(view.texts == ["Crash", "Merged"] && dot.backgroundColor == .systemPurple)
      #expect(pin.configuration?.baseBackgroundColor == .systemBlue)
      #expect(card.alpha == 1 && card.backgroundColor == .secondarySystemGroupedBackground)
    }

    @Test func gallery() {
      let photo = newImage()
      loader.cacheOfAllSizes[.picture(1)] = photo
      var data = GalleryViewData(id: 1, photo: .picture(1), caption: "Sea", isNew: true)
      var view: GalleryView = shown(data)
      #expect(view.texts == ["Sea", "New"] && view.images == [photo])
      (data.photo, data.caption, data.isNew) = (.picture(2), nil, false)
      view = shown(data, in: .selected)
      #expect(view.texts == [] && view.images == [nil])
      #expect(GalleryViewData.look(of: data, in: .normal)?.overlay == .clear)
      #expect(GalleryViewData.look(of: data, in: .selected)?.overlay == BrandColors.veil)
    }

    @Test func player() {
      var data = PlayerViewData(
        id: 1, title: "Song", artist: "Band", isPlaying: true, tint: .systemRed)
      var view: PlayerView = shown(data)
      #expect(view.texts == ["Song", "Band"] && view.images == [.symbol("pause.fill")])
      #expect(view.boxes[0].tintColor == .systemRed)
      #expect(view.labels[0].font == BrandFonts.title)
      data.isPlaying = false
      view = shown(data, in: .selected)
      #expect(view.texts == ["Song"] && view.images == [.symbol("play.fill")])
      #expect(view.labels[0].font == .preferredFont(forTextStyle: .body))
      (data.isPlaying, data.artist, data.tint) = (true, nil, nil)
      view = shown(data)
      #expect(view.texts == ["Song"] && view.boxes[0].tintColor == UIView().tintColor)
    }

    @Test func hint() {
      let view: HintView = shown(HintViewData(id: 1, text: "Swipe"))
      #expect(view.texts == ["Swipe"])
      _ = shown(HintViewData(id: 1, text: "Tap"), in: .selected, by: view)
      #expect(view.texts == ["Tap"])
    }
  }
}
#endif
