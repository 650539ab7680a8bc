/// The keys that a style may set: those of all elements, except for what an element shows, reports and is.
extension Construct {
  package static let style: Construct = {
    let own = [
      "text", "asset", "symbol", "image", "url", "action", "children", "title", "isOn", "value",
      "data", "initials", "enabled", "selected", "format", "formats", "menu",
    ]
    let look = [
      "at", "offset", "tap", "longPress", "visible", "accessibilityLabel", "accessibility",
    ]
    var keys: [Construct.Key] = []
    for construct in [label, image, button, stack, divider] {
      for key in construct.keys
      where !(own + look).contains(key.name) && !keys.contains(where: { $0.name == key.name }) {
        keys.append(key)
      }
    }
    return Construct(
      name: "style", title: "a style", keys: keys, rules: [], isChoiceOfOne: false, shortKey: nil)
  }()
}
