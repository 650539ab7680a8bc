#if canImport(UIKit)
import Network
import Testing
import UIKit

@testable import CellGenRuntime

/// A network that a test switches off and on.
@MainActor
private final class HandNetwork {
  final class Monitor: CellGenNetworkMonitor {
    let network: HandNetwork
    fileprivate var report: (@MainActor @Sendable (Bool) -> Void)?

    init(of network: HandNetwork) { self.network = network }

    func start(_ report: @escaping @MainActor @Sendable (_ isThere: Bool) -> Void) {
      self.report = report
      network.running.append(self)
      network.startCount += 1
      report(network.isThere)
    }

    func cancel() {
      // It keeps what it reports to, as if a report were on its way.
      network.running.removeAll { $0 === self }
      network.last = report
    }
  }

  private(set) var running: [Monitor] = []
  private(set) var startCount = 0
  /// What the last one that was canceled reported to.
  private(set) var last: (@MainActor @Sendable (Bool) -> Void)?

  var isThere: Bool {
    didSet { for monitor in running { monitor.report?(isThere) } }
  }

  init(isThere: Bool = true) { self.isThere = isThere }

  private(set) lazy var failures = CellGenFailedImages { [unowned self] in Monitor(of: self) }
}

extension ImageTests {
  /// Images that could not be loaded, and are loaded again.
  @MainActor
  @Suite struct RetryingTests {
    private typealias List = EditedList<RetryingViewCreator>

    private let loader = HandLoader()
    private let network = HandNetwork(isThere: false)
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

    // MARK: One image

    private func makeView() -> CellImage {
      let view = CellImage(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.cellGenFailures = network.failures
      window.addSubview(view)
      return view
    }

    private let one = CellImageRequest(.picture(1))
    private let two = CellImageRequest(.picture(2))

    private func fail(_ request: CellImageRequest? = nil) async {
      await settle()
      await loader.answer(request ?? one, with: nil)
    }

    @Test func aFailedImageIsLoadedWhenTheNetworkIsBack() async {
      let view = makeView()
      let (placeholder, failure) = (newImage(), newImage())
      view.show(one.url, placeholder: placeholder, failure: failure)
      #expect(network.running.isEmpty)
      await fail()
      #expect(view.image === failure && network.running.count == 1)
      network.isThere = true
      #expect(view.image === placeholder && network.running.isEmpty)
      await settle()
      #expect(loader.loads == [one, one])
      let image = newImage()
      await loader.answer(one, with: image)
      #expect(view.image === image && network.running.isEmpty)
    }

    @Test func itIsLoadedWithEachReturnOfTheNetwork() async {
      let view = makeView()
      view.show(one.url)
      for count in 1...3 {
        await fail()
        #expect(loader.loads.count == count && network.startCount == count)
        network.isThere = false
        network.isThere = true
      }
      await loader.answer(one, with: newImage())
      await settle()
      await loader.answer(one, with: newImage())
      #expect(view.image != nil && network.running.isEmpty)
    }

    /// A server may not have it, however good the network is.
    @Test func aNetworkThatWasNeverAwayIsNotBack() async {
      network.isThere = true
      let view = makeView()
      view.show(one.url)
      await fail()
      network.isThere = true
      network.isThere = true
      await settle()
      #expect(loader.loads == [one] && network.running.count == 1)
      view.cancel()
      #expect(network.running.isEmpty)
    }

    @Test func severalImagesShareAMonitor() async {
      let (first, second) = (makeView(), makeView())
      first.show(one.url)
      second.show(two.url)
      await fail()
      await fail(two)
      #expect(network.running.count == 1 && network.startCount == 1)
      first.show(nil)
      #expect(network.running.count == 1)
      network.isThere = true
      await settle()
      #expect(loader.loads == [one, two, two])
      await loader.answer(two, with: newImage())
      #expect(network.running.isEmpty)
    }

    @Test func anImageThatIsGoneIsWaitedForNoLonger() async {
      var view: CellImage? = makeView()
      weak let trace = view
      view?.show(one.url)
      await fail()
      #expect(network.running.count == 1)
      view?.removeFromSuperview()
      #expect(network.running.isEmpty)
      view = nil
      #expect(trace == nil)
      // A window goes without taking its views out of it.
      var other: UIWindow? = UIWindow(frame: window.frame)
      view = makeView()
      other?.addSubview(view!)
      view?.show(two.url)
      await fail(two)
      #expect(network.running.count == 1)
      view = nil
      other = nil
      await settle()
      #expect(network.running.isEmpty)
    }

    @Test func aReportThatComesTooLateIsIgnored() async {
      let view = makeView()
      view.show(one.url)
      await fail()
      view.removeFromSuperview()
      let late = network.last
      window.addSubview(view)
      await fail()
      late?(false)
      late?(true)
      await settle()
      #expect(loader.loads == [one, one])
    }

    @Test func anImageThatComesBackToTheScreenIsLoadedAgain() async {
      let view = makeView()
      view.show(one.url)
      await fail()
      view.removeFromSuperview()
      network.isThere = true
      await settle()
      #expect(loader.loads == [one])
      window.addSubview(view)
      await settle()
      #expect(loader.loads == [one, one])
      let image = newImage()
      await loader.answer(one, with: image)
      #expect(view.image === image)
      view.removeFromSuperview()
      window.addSubview(view)
      await settle()
      #expect(loader.loads == [one, one])
    }

    /// Before a cell is on the screen, nobody has seen its failure.
    @Test func anImageThatFailsBeforeItIsOnTheScreenIsLoadedOnce() async {
      let view = CellImage()
      view.cellGenFailures = network.failures
      view.show(one.url)
      await fail()
      #expect(network.running.isEmpty)
      window.addSubview(view)
      await settle()
      #expect(loader.loads == [one] && network.running.count == 1)
    }

    /// One that was loaded smaller than it is wanted now.
    @Test func anImageThatIsTooSmallIsLoadedAgain() async {
      let view = makeView()
      view.contentMode = .scaleAspectFill
      view.show(one.url)
      view.layoutIfNeeded()
      await settle()
      let small = newImage()
      await loader.answer(loader.waiting[0], with: small)
      view.frame.size = CGSize(width: 80, height: 80)
      view.layoutIfNeeded()
      await settle()
      await loader.answer(loader.waiting[0], with: nil)
      #expect(view.image === small && network.running.count == 1)
      network.isThere = true
      await settle()
      #expect(view.image === small && loader.waiting.count == 1)
      let large = newImage()
      await loader.answer(loader.waiting[0], with: large)
      #expect(view.image === large && network.running.isEmpty)
    }

    // MARK: The monitor of the system

    @Test func theSystemsMonitorReportsTheNetwork() async {
      StandInNetwork.set(.unsatisfied)
      defer { StandInNetwork.set(.satisfied) }
      let monitor = CellGenPathMonitor()
      var reports: [Bool] = []
      monitor.start { reports.append($0) }
      await until { reports == [false] }
      StandInNetwork.set(.requiresConnection)
      await until { reports.count == 2 }
      StandInNetwork.set(.satisfied)
      await until { reports.count == 3 }
      #expect(reports == [false, false, true])
      monitor.cancel()
      StandInNetwork.set(.unsatisfied)
      await settle()
      #expect(reports.count == 3)
    }

    private func until(_ condition: () -> Bool) async {
      for _ in 0..<1000 where !condition() {
        try? await Task.sleep(nanoseconds: 1_000_000)
      }
      #expect(condition())
    }

    // MARK: Lists

    private func makeList(_ container: ListContainer, height: CGFloat = 800) -> List {
      switch container {
      case .collection: List(.collection(RetryingDataSource()), height: height)
      case .table: List(.table(RetryingTableDataSource()), height: height)
      }
    }

    private func photo(_ number: Int) -> RetryingItem {
      .retriedPhoto(
        RetriedPhotoViewData(id: number, title: "Photo \(number)", photo: .picture(number)))
    }

    private func poster(_ number: Int) -> RetryingItem {
      .retriedPoster(
        RetriedPosterViewData(id: number, poster: .picture(number), name: "Alien"))
    }

    private func tile(_ number: Int) -> RetryingItem {
      .retriedTile(RetriedTileViewData(id: number, picture: .picture(number)))
    }

    private func images(in list: List) -> [CellImage] {
      let images = list.view.descendants.compactMap { $0 as? CellImage }
      for image in images { image.cellGenFailures = network.failures }
      return images
    }

    /// Has a picture fail.
    ///
    /// - Returns: the first image in the list.
    @discardableResult
    private func failed(_ number: Int = 1, in list: List) async throws -> CellImage {
      _ = images(in: list)
      await settle()
      let request = try #require(loader.waiting.first { $0.url == .picture(number) })
      await loader.answer(request, with: nil)
      list.settle()
      return try #require(images(in: list).first)
    }

    @Test(arguments: ListContainer.allCases)
    func imagesOfAListAreLoadedWhenTheNetworkIsBack(in container: ListContainer) async throws {
      let list = makeList(container)
      list.show(RetryingContent(pictures: [photo(1), poster(2), tile(3)]))
      for number in 1...3 { try await failed(number, in: list) }
      #expect(network.running.count == 1)
      network.isThere = true
      await settle()
      #expect(loader.loads.map(\.url) == [1, 2, 3, 1, 2, 3].map(URL.picture))
      let image = newImage()
      for request in loader.waiting { await loader.answer(request, with: image) }
      #expect(images(in: list).allSatisfy { $0.image === image })
      #expect(network.running.isEmpty)
    }

    @Test(arguments: ListContainer.allCases)
    func aCellThatIsUsedAgainWaitsForItsNewImage(in container: ListContainer) async throws {
      let list = makeList(container, height: 200)
      list.show(RetryingContent(pictures: (1...30).map(photo)))
      try await failed(1, in: list)
      #expect(network.running.count == 1)
      StandIn.scroll(list.view, toY: 1500)
      StandIn.scroll(list.view, toY: 1000)
      _ = images(in: list)
      await settle()
      network.isThere = true
      await settle()
      #expect(loader.loads.count { $0.url == .picture(1) } == 1)
      for request in loader.waiting { await loader.answer(request, with: newImage()) }
      StandIn.scroll(list.view, toY: 0)
      await settle()
      #expect(loader.loads.count { $0.url == .picture(1) } == 2)
    }

    // MARK: Taps

    @Test(arguments: ListContainer.allCases)
    func aTapOnAFailureLoadsItAgainAndSelectsNothing(in container: ListContainer) async throws {
      let list = makeList(container)
      list.show(RetryingContent(pictures: [photo(1)]))
      let image = try await failed(in: list)
      StandIn.tap(middleOf: image)
      await settle()
      #expect(list.log == [] && loader.loads.count == 2)
      // While it is loaded, the row is tapped.
      StandIn.tap(middleOf: image)
      await settle()
      #expect(list.log == [.retriedPhoto(1, .open)] && loader.loads.count == 2)
      // It fails again.
      try await failed(in: list)
      StandIn.tap(middleOf: image)
      await settle()
      #expect(list.log.count == 1 && loader.loads.count == 3)
      // It is there.
      await loader.answer(loader.waiting[0], with: newImage())
      StandIn.tap(middleOf: image)
      await settle()
      #expect(list.log.count == 2 && loader.loads.count == 3)
    }

    @Test(arguments: ListContainer.allCases)
    func aTapOfItsOwnIsKeptForTheImage(in container: ListContainer) async throws {
      let list = makeList(container)
      list.show(RetryingContent(pictures: [poster(1)]))
      let image = try await failed(in: list)
      StandIn.tap(middleOf: image)
      await settle()
      #expect(list.log == [] && loader.loads.count == 2)
      await loader.answer(loader.waiting[0], with: newImage())
      StandIn.tap(middleOf: image)
      #expect(list.log == [.retriedPoster(1, .enlarge)] && loader.loads.count == 2)
    }

    @Test(arguments: ListContainer.allCases)
    func aCellThatIsUsedAgainTakesNoTapForTheFormerImage(in container: ListContainer) async throws {
      let list = makeList(container)
      list.show(RetryingContent(pictures: [photo(1)]))
      let image = try await failed(in: list)
      let none = RetriedPhotoViewData(id: 1, title: "Photo 1", photo: nil)
      list.show(RetryingContent(pictures: [.retriedPhoto(none)]))
      StandIn.tap(middleOf: image)
      await settle()
      #expect(list.log == [.retriedPhoto(1, .open)] && loader.loads.count == 1)
    }

    @Test(arguments: ListContainer.allCases)
    func aTouchDimsTheFailure(in container: ListContainer) async throws {
      let list = makeList(container)
      list.show(RetryingContent(pictures: [photo(1)]))
      let image = try await failed(in: list)
      await StandIn.holdLong(middleOf: image) { #expect(image.alpha < 1) }
      await StandIn.waitForHighlights()
      #expect(image.alpha == 1)
    }

    // MARK: VoiceOver

    private func stops(in list: List) -> [SpokenStop] { StandIn.spoken(in: list.view) }

    @Test(arguments: ListContainer.allCases)
    func voiceOverOffersToLoadAFailureAgain(in container: ListContainer) async throws {
      let list = makeList(container)
      list.show(RetryingContent(pictures: [photo(1)]))
      #expect(stops(in: list).map(\.actions) == [[]])
      let image = try await failed(in: list)
      let row = try #require(stops(in: list).first)
      #expect(stops(in: list).count == 1 && row.label == "Photo 1")
      #expect(row.actions == ["Load again"])
      #expect(StandIn.perform(actionNamed: "Load again", on: row))
      await settle()
      #expect(loader.loads.count == 2 && list.log == [])
      #expect(stops(in: list).map(\.actions) == [[]])
      await loader.answer(loader.waiting[0], with: newImage())
      #expect(stops(in: list).map(\.actions) == [[]] && image.cellGenRetry == nil)
    }

    @Test(arguments: ListContainer.allCases)
    func anImageWithATapOffersItItself(in container: ListContainer) async throws {
      let list = makeList(container)
      list.show(RetryingContent(pictures: [poster(1)]))
      try await failed(in: list)
      let stop = try #require(stops(in: list).first { $0.label == "Poster" })
      #expect(stop.actions == ["Load Alien again"])
    }

    /// Images alone say nothing, until there is something to do about them.
    @Test(arguments: ListContainer.allCases)
    func aSilentImageIsCalledWhatCanBeDone(in container: ListContainer) async throws {
      let list = makeList(container)
      list.show(RetryingContent(pictures: [tile(1)]))
      #expect(stops(in: list).map(\.label) == [])
      try await failed(in: list)
      #expect(stops(in: list).map(\.label) == ["Load again"])
      #expect(stops(in: list).map(\.actions) == [["Load again"]])
    }

    @Test func anActionThatIsAddedLaterKeepsNoFormerOne() async {
      let view = makeView()
      view.retryTitle = "Load again"
      view.show(one.url, failure: newImage())
      await fail()
      let other = UIAccessibilityCustomAction(name: "Share") { _ in true }
      view.accessibilityCustomActions = (view.accessibilityCustomActions ?? []) + [other]
      #expect(view.accessibilityCustomActions?.map(\.name) == ["Share", "Load again"])
      view.show(nil)
      #expect(view.accessibilityCustomActions?.map(\.name) == ["Share"])
    }
  }
}
#endif
