/// The elements whose keys styles can set.
let styledElements: [any StyledModel.Type] = Construct.elements.compactMap { construct in
  guard let element = construct.model as? any StyledModel.Type else { return nil }
  return element.hasStyles ? element : nil
}

extension StyledModel {
  fileprivate static var construct: Construct { form.construct }
}

extension Construct {
  /// The keys that a style can set: those of all elements, except keys for an element's content, actions, and
  /// kind.
  package static let style: Construct = {
    let own = [
      "text", "asset", "symbol", "image", "url", "action", "children", "title", "isOn", "value",
      "data", "initials", "enabled", "selected", "format", "formats", "menu", "accessibilityLabel",
    ]
    let look = Look.keys.filter { !$0.isInStyles }.map(\.key.name)
    var keys: [Construct.Key] = []
    for element in styledElements {
      for key in element.construct.keys
      where !(own + look).contains(key.name) && !keys.contains(where: { $0.name == key.name }) {
        keys.append(key)
      }
    }
    return Construct(
      name: "style", title: "a style", keys: keys, rules: [], isChoiceOfOne: false, shortKey: nil,
      foreign: { .fonts })
  }()
}
