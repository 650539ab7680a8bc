/// A layout constraint of an Interface Builder file.
struct NibConstraint {
  var item: String
  var attribute: String
  var relation: ConstraintSolver.Relation
  var other: Other?
  var multiplier = 1.0
  var constant = 0.0
  /// From 1 to 1000.
  var priority = 1000.0
  /// The guide of its first item, such as `safeArea`; `item` is the view that owns the guide.
  var guide: String?

  struct Other {
    var item: String
    var attribute: String
    var guide: String?
  }

  /// The constraints of a view, without those that aren't installed or that exist only at design time.
  ///
  /// - Parameter guides: the key and the owner of each layout guide.
  static func all(
    of view: NibView, guides: [String: (key: String, owner: String)]
  ) -> [NibConstraint] {
    let excluded = excludedIDs(of: view.element)
    let elements = view.element.child("constraints")?.children("constraint") ?? []
    return elements.compactMap { element in
      if excluded.contains(element["id"] ?? "") || element["placeholder"] == "YES" { return nil }
      return NibConstraint(element, of: view.id, guides)
    }
  }

  /// The constraints that are not installed by default.
  static func excludedIDs(of element: XMLElement) -> Set<String> {
    let variations = element.children("variation").filter { $0["key"] == "default" }
    let excluded = variations.flatMap(\.descendants).filter { $0.name == "exclude" }
    return Set(excluded.compactMap { $0["reference"] })
  }

  private init?(
    _ element: XMLElement, of owner: String, _ guides: [String: (key: String, owner: String)]
  ) {
    guard let attribute = element["firstAttribute"] else { return nil }
    func resolve(_ id: String) -> (item: String, guide: String?) {
      guides[id].map { ($0.owner, $0.key) } ?? (id, nil)
    }
    (item, guide) = resolve(element["firstItem"] ?? owner)
    self.attribute = attribute
    relation =
      switch element["relation"] {
      case "greaterThanOrEqual": .atLeast
      case "lessThanOrEqual": .atMost
      default: .equal
      }
    multiplier = element["multiplier"].flatMap(Self.multiplier) ?? 1
    constant =
      element["constant"].flatMap(nibNumber) ?? (element["symbolic"] == "YES" ? 8 : 0)
    priority = element["priority"].flatMap(nibNumber) ?? 1000
    if let second = element["secondItem"] {
      let (item, guide) = resolve(second)
      other = Other(
        item: item, attribute: element["secondAttribute"] ?? attribute, guide: guide)
    }
  }

  /// `16:9`, `1/3` or `0.5`.
  private static func multiplier(_ text: String) -> Double? {
    let parts = text.split { ":/".contains($0) }.compactMap { nibNumber(String($0)) }
    guard let first = parts.first else { return nil }
    guard parts.count > 1 else { return first }
    return parts[1] == 0 ? nil : first / parts[1]
  }

  var isBetweenBaselines: Bool {
    [attribute, other?.attribute ?? ""].contains { $0.lowercased().hasSuffix("baseline") }
  }

  /// True if either side is a margin or a guide.
  var involvesMargin: Bool {
    attribute.hasSuffix("Margin") || guide != nil || other?.guide != nil
      || other?.attribute.hasSuffix("Margin") == true
      || attribute.contains("WithinMargins") || other?.attribute.contains("WithinMargins") == true
  }
}
