#if canImport(UIKit)
@testable import CellGenAuthoring
import CellGenCore
@testable import CellGenRuntime
import Foundation
import Testing
import UIKit

/// What a page draws over the cells of a grid is what lies over them.
@MainActor
@Suite struct PlacedAgreementTests {
  @Test func aPageDrawsWhatLiesOverCells() throws {
    let source = WardrobeDataSource()
    source.collectionView.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    source.apply(
      WardrobeContent(garments: GarmentViewData.samples, lamps: GarmentLampViewData.samples))
    source.collectionView.layoutIfNeeded()
    let cells = [IndexPath(item: 0, section: 0), [0, 1], [1, 0]].map {
      source.collectionView.cellForItem(at: $0)
    }
    let shown = try cells.map { try Self.shown(in: #require($0)) }
    #expect(try drawn("Garment") + drawn("GarmentLamp") == shown)
  }

  /// The accessories of the samples of a view, by place.
  private func drawn(_ name: String) throws -> [[String]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Placed.sections").resolvingSymlinksInPath()
    let source = SourceText(path: file.path, bytes: Array(try Foundation.Data(contentsOf: file)))
    let module = try #require(analyze([source]).module)
    let samples = PageSamples(module, PictureCatalog([]))
    let index = try #require(module.views.firstIndex { $0.name.text == name })
    let view = ViewReference(index: index)
    return samples.given(view).map { data in
      ViewArtist(data, of: view, in: module, samples).row().accessories.compactMap { accessory in
        accessory.place.map { "\($0.rawValue) \(Self.name(of: accessory.kind))" }
      }.sorted()
    }
  }

  private static func name(of kind: DrawnAccessory.Kind) -> String {
    switch kind {
    case .disclosure: "chevron.forward"
    case .checkmark: "checkmark"
    case .badge(let text, _): text.text
    case .detail: "info.circle"
    case .picture(let image, _): if case .symbol(let name) = image.source { name } else { "image" }
    case .toggle(let isOn, _, _): "toggle \(isOn)"
    }
  }

  private static func shown(in cell: UICollectionViewCell) -> [String] {
    cell.contentView.subviews.compactMap { $0 as? CellGenAccessoryBar }.flatMap { bar in
      bar.arrangedSubviews.filter { !$0.isHidden }.flatMap(\.subviews).map { view in
        "\(bar.place.map { "\($0)" } ?? "none") \(name(of: view))"
      }
    }.sorted()
  }

  private static func name(of view: UIView) -> String {
    switch view {
    case let label as UILabel: label.text ?? ""
    case let toggle as UISwitch: "toggle \(toggle.isOn)"
    default:
      ["checkmark", "info.circle", "person.2"].first { name in
        let image = (view as? UIButton)?.image(for: .normal) ?? (view as? UIImageView)?.image
        return image == UIImage(systemName: name)
      } ?? "unknown"
    }
  }
}
#endif
