#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

extension ImageTests {
  /// Nothing of a former cell remains: each view that has shown something else in another state looks like
  /// a fresh one.
  @MainActor
  @Suite struct ReusedRealCellTests {
    private let loader = HandLoader()
    private let states: [CellState] = [.normal, .selected, .highlighted]

    init() {
      for number in 1...2 {
        let image = newImage()
        loader.cache[CellImageRequest(.picture(number))] = image
        for (side, mode) in [(24, .fill), (30, .fill), (32, .fit), (42, .fill), (44, .fill)]
          as [(CGFloat, CellImageRequest.Mode)]
        {
          let size = CGSize(width: side, height: side)
          loader.cache[CellImageRequest(.picture(number), points: size, mode: mode)] = image
        }
      }
      for name in ["Icon", "Other"] { _ = UIImage?.asset(name) }
    }

    private func expectFreshness<View: DeclaredView & ConfigurableView>(
      _ type: View.Type, _ samples: [View.Data], _ place: SourceLocation = #_sourceLocation
    ) {
      let steps = samples.flatMap { data in states.map { (data, $0) } }
      var looks: Set<[String]> = []
      for (data, state) in steps {
        let fresh: View = shown(data, in: state)
        let expected = visibleProperties(of: fresh)
        looks.insert(expected)
        for (formerData, formerState) in steps {
          for isReusedByCell in [false, true] {
            let reused: View = shown(formerData, in: formerState)
            if isReusedByCell { reused.prepareForReuse() }
            _ = shown(data, in: state, by: reused)
            #expect(visibleProperties(of: reused) == expected, sourceLocation: place)
          }
        }
      }
      #expect(looks.count >= samples.count, "the samples look different", sourceLocation: place)
    }

    @Test func realCells() {
      expectFreshness(
        ReactionView.self,
        [
          ReactionViewData(id: "1", emoji: "👍", count: 3, isMine: true),
          ReactionViewData(id: "2", emoji: "🎉", count: 1, isMine: false),
        ])
      expectFreshness(
        CustomerInfoView.self,
        [
          CustomerInfoViewData(
            id: "1", title: "Billing", name: "Ann", address: nil, canEdit: true, canAdd: false,
            addTitle: "Add", editLabel: "Edit"),
          CustomerInfoViewData(
            id: "2", title: nil, name: nil, address: "1 Main St", canEdit: false, canAdd: true,
            addTitle: "Add a note", editLabel: "Edit it"),
        ])
      expectFreshness(
        PersonView.self,
        [
          PersonViewData(id: "1", login: "ann", avatar: .picture(1), check: "Icon"),
          PersonViewData(id: "2", login: "bob", avatar: .picture(2), check: nil),
        ])
      expectFreshness(
        TodoView.self,
        [
          TodoViewData(
            id: "1", icon: "Icon", badge: "Other", context: "Maths", contextColor: .systemGreen,
            title: "Fractions", step: "Step 1", due: "Today", grading: nil),
          TodoViewData(
            id: "2", icon: "Other", badge: nil, context: "Art", contextColor: .systemRed,
            title: "Draw", step: nil, due: "Friday", grading: "3"),
        ])
      expectFreshness(
        ServerView.self,
        [
          ServerViewData(id: "1", domain: "example.com"),
          ServerViewData(id: "2", domain: "example.org", hasSeparator: false),
        ])
      expectFreshness(
        CredentialView.self,
        [
          CredentialViewData(id: "1", title: "Bank", subtitle: "ann", icon: .symbol("house")),
          CredentialViewData(id: "2", title: "Shop", subtitle: "bob", icon: nil),
        ])
      expectFreshness(
        IssueView.self,
        [
          IssueViewData(
            id: 1, title: "Crash", state: .open, assignee: nil, author: "Ann Lee", isPinned: true,
            votes: 0.5),
          IssueViewData(
            id: 2, title: "Slow", state: .closed, assignee: .picture(1), author: "Bo",
            isPinned: false, votes: 1),
          IssueViewData(
            id: 3, title: "Odd", state: .merged, assignee: .picture(2), author: "", isPinned: false,
            votes: 0),
        ])
      expectFreshness(
        GalleryView.self,
        [
          GalleryViewData(id: 1, photo: .picture(1), caption: "Sea", isNew: false),
          GalleryViewData(id: 2, photo: .picture(2), caption: nil, isNew: true),
        ])
      expectFreshness(
        PlayerView.self,
        [
          PlayerViewData(id: 1, title: "Song", artist: "Band", isPlaying: true, tint: .systemRed),
          PlayerViewData(id: 2, title: "Tune", artist: "Duo", isPlaying: false, tint: nil),
          PlayerViewData(id: 3, title: "Hymn", artist: nil, isPlaying: true, tint: .systemTeal),
        ])
      expectFreshness(
        HintView.self, [HintViewData(id: 1, text: "Swipe"), HintViewData(id: 2, text: "Tap")])
    }

    @Test func moreRealCells() {
      expectFreshness(
        SendTabView.self, [SendTabViewData(text: "Send"), SendTabViewData(text: "Send it")])
      expectFreshness(
        EpisodeLimitView.self,
        [EpisodeLimitViewData(message: "100"), EpisodeLimitViewData(message: "10")])
      expectFreshness(
        StatView.self,
        [
          StatViewData(id: "1", icon: "Icon", name: "Saved", value: "2 h"),
          StatViewData(id: "2", icon: nil, name: "Listened", value: "3 h"),
        ])
      expectFreshness(
        WalletTokenView.self,
        [
          WalletTokenViewData(
            id: "1", icon: .picture(1), amount: "1 ETH", name: "Ether", isShown: true),
          WalletTokenViewData(id: "2", icon: nil, amount: "2 BTC", name: "Bitcoin", isShown: false),
        ])
      expectFreshness(
        ListStepView.self,
        [
          ListStepViewData(id: 1, number: "1", text: nil),
          ListStepViewData(id: 2, number: nil, text: "Open it"),
        ])
      let cat = CollectibleViewData(name: "Cat", count: "2 owned", picture: .picture(1))
      let dog = CollectibleViewData(name: "Dog", count: "1 owned", picture: nil)
      expectFreshness(CollectibleView.self, [cat, dog])
      expectFreshness(
        CollectiblePairView.self,
        [
          CollectiblePairViewData(id: "1", left: cat, right: dog),
          CollectiblePairViewData(id: "2", left: dog, right: cat),
        ])
      expectFreshness(
        NewFeaturesView.self,
        [NewFeaturesViewData(title: "New in 2.0"), NewFeaturesViewData(title: "New in 3.0")])
      expectFreshness(
        NetworkView.self,
        [
          NetworkViewData(id: "1", title: "NPR", image: .picture(1)),
          NetworkViewData(id: "2", title: "BBC", image: nil),
        ])
      expectFreshness(
        HistoryEntryView.self,
        [
          HistoryEntryViewData(id: 1, icon: .picture(1), title: "Swift", address: "swift.org"),
          HistoryEntryViewData(id: 2, icon: nil, title: "Example", address: "example.com"),
        ])
      expectFreshness(
        SpaceChildView.self,
        [
          SpaceChildViewData(
            id: "1", avatar: nil, color: .systemTeal, name: "Swift Lovers", members: 12,
            topic: "Swift", isSuggested: true),
          SpaceChildViewData(
            id: "2", avatar: .picture(1), color: .systemPink, name: "", members: 1, topic: nil,
            isSuggested: false),
        ])
      expectFreshness(
        ProfilePhotoView.self,
        [
          ProfilePhotoViewData(
            hint: "Photo", photo: nil, name: "A", color: .systemGreen, isVerified: true),
          ProfilePhotoViewData(
            hint: "Choose", photo: .symbol("person"), name: "B", color: .systemRed,
            isVerified: false),
        ])
      expectFreshness(
        ChainView.self,
        [
          ChainViewData(
            id: 1, icon: "Icon", name: "Main", detail: "Live", warning: .symbol("bolt"),
            isChosen: true, isAvailable: true, hasLineAbove: true),
          ChainViewData(
            id: 2, icon: "Other", name: "Test", detail: "Beta", warning: nil, isChosen: false,
            isAvailable: false, hasLineAbove: false),
        ])
    }
  }
}
#endif
