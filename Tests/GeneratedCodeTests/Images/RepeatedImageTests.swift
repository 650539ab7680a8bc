#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// The images of views that are shown once for each item of an array are loaded ahead, too.
@MainActor
@Suite struct RepeatedImageTests {
  private func frames(_ numbers: [Int?]) -> [StripFrameViewData] {
    numbers.enumerated().map { StripFrameViewData(id: $0, url: $1.map(URL.picture)) }
  }

  @Test func theImagesOfAllItemsAreAmongThose() {
    let scene = StripSceneViewData(id: 1, frames: frames([1, nil, 2]), extras: frames([3]))
    let images = StripSceneViewData.images(of: scene)
    #expect(images.map(\.url) == [1, 2, 3].map(URL.picture))
    #expect(images.allSatisfy { $0 == CellImageRequest($0.url, points: size, mode: .fill) })
    let none = StripSceneViewData(id: 2, frames: [])
    let reel = StripReelViewData(id: 1, scenes: [scene, none, scene])
    #expect(StripReelViewData.images(of: reel) == images + images)
  }

  private let size = CGSize(width: 50, height: 40)
}
#endif
