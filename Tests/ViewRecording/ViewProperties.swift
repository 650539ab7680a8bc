#if canImport(UIKit) && DEBUG
@testable import CellGenRuntime
import UIKit

/// The properties of views: their names in recorded texts, and which ones aren't recorded.
@MainActor
enum ViewProperties {
  /// The values of properties that almost all generated views of a class have; other values are recorded.
  static func usual(of view: UIView) -> [String: String] {
    switch view {
    case is UILabel:
      ["font": "body", "numberOfLines": "0", "adjustsFontForContentSizeCategory": "true"]
    case is UIButton:
      [
        "followsPointer": "true", "style": "pad",
        "configuration.background.backgroundColor": "clear",
      ]
    case is CellImage: ["accessibilityIgnoresInvertColors": "true"]
    case is UIImageView: ["contentMode": "scaleAspectFit"]
    default: [:]
    }
  }

  /// Returns true for a property that follows from others, which are recorded, or from those of the box that it's in.
  static func isDerived(_ path: String, of view: UIView) -> Bool {
    if ["actions", "request", "phase"].contains(path) { return true }
    // Before the layout, an image has no size for which it would be loaded.
    if view is CellImage, path == "image" { return true }
    if view is CellImage, path == "url" { return view.bounds.width > 0 }
    if view is CellBox || view.superview is CellBox || view is CellImage {
      return path == "layer"
    }
    return path == "shown.imageProperties.reservedLayoutSize" || path == "hasBase"
  }

  /// The properties with shorter names, and those of four edges in one.
  static func named(_ properties: [(path: String, text: String)]) -> [ShownProperty] {
    var named: [ShownProperty] = []
    var edges: [String: [String: String]] = [:]
    for (path, text) in properties {
      let parts = path.components(separatedBy: ".")
      if parts.count > 1, let edge = edgeNames[parts[parts.count - 1]] {
        let owner = parts.dropLast().joined(separator: ".")
        if edges[owner] == nil { named.append(ShownProperty(name: owner, text: "")) }
        edges[owner, default: [:]][edge] = text
      } else {
        named.append(ShownProperty(name: path, text: text))
      }
    }
    return named.map { property in
      var property = property
      if let own = edges[property.name], property.text.isEmpty {
        let texts = ["top", "leading", "bottom", "trailing"].map { own[$0] ?? "-" }
        property.text = Set(texts).count == 1 ? texts[0] : texts.joined(separator: " ")
      }
      property.name = name(of: property.name)
      return property
    }
  }

  private static let edgeNames = [
    "top": "top", "leading": "leading", "bottom": "bottom", "trailing": "trailing",
    "left": "leading", "right": "trailing",
  ]

  private static func name(of path: String) -> String {
    if let name = names[path] { return name }
    for part in ["configuration.", "shown.", "said."] where path.hasPrefix(part) {
      return String(path.dropFirst(part.count))
    }
    return path.hasPrefix("box")
      ? path.dropFirst(3).prefix(1).lowercased() + path.dropFirst(4) : path
  }

  private static let names = [
    "content": "", "buffer.text": "", "configuration.title": "", "shown.attributedText": "",
    "shown.text": "", "numberOfLines": "lines", "adjustsFontForContentSizeCategory": "scales",
    "backgroundColor": "background", "configuration.background.backgroundColor": "background",
    "layoutMargins": "margins", "isLayoutMarginsRelativeArrangement": "insideMargins",
    "insetsLayoutMarginsFromSafeArea": "inSafeArea", "said.label": "spoken",
    "said.value": "spokenValue",
    "said.isElement": "isElement", "said.traits": "traits", "accessibilityHint": "hint",
    "accessibilityIdentifier": "id", "isUserInteractionEnabled": "touchable",
    "accessibilityIgnoresInvertColors": "keepsColors", "accessibilityElementsHidden": "unspoken",
    "configuration.baseForegroundColor": "color", "contentMode": "mode",
  ]

  static func constraints(of view: UIView) -> [ShownProperty] {
    view.constraints.filter { $0.secondItem == nil || $0.multiplier != 1 }.map { constraint in
      let item =
        constraint.firstItem === view ? "" : constraint.firstItem.map { "\(type(of: $0))." } ?? "-."
      let relation = ["≤ ", "", "≥ "][constraint.relation.rawValue + 1]
      let constant = Double(constraint.constant).short
      let factor = "× \(Double(constraint.multiplier).short)"
      let length =
        constraint.multiplier == 1 ? constant : constant == "0" ? factor : "\(factor) + \(constant)"
      // Lengths yield only to required ones.
      let priority =
        constraint.priority.rawValue == 999 ? "" : " @\(Double(constraint.priority.rawValue).short)"
      return ShownProperty(
        name: "\(item)\(constraint.firstAttribute)", text: relation + length + priority)
    }
  }

  /// The names of traits, without those of states and labels.
  static func traits(_ traits: UIAccessibilityTraits) -> String {
    let names: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.notEnabled, "dimmed"),
      (.updatesFrequently, "updating"), (.searchField, "search field"), (.adjustable, "adjustable"),
      (.header, "heading"), (UIAccessibilityTraits(rawValue: 1 << 53), "switch"),
    ]
    return names.filter { traits.contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
#endif
