import CellGenCore

extension APICollector {
  /// The enums with the tokens of a manifest.
  func tokenTypes(of manifest: Manifest) -> [PublishedType] {
    TokenReference.Kind.allCases.compactMap { kind in
      let tokens = manifest.tokens.all(kind)
      guard !tokens.isEmpty else { return nil }
      let name = manifest.tokenType(kind)
      let place = keys(of: manifest).place(kind.rawValue) ?? keys(of: manifest).start
      let laterName = renames.tokenTypes[name] ?? name
      let holder = PublishedEntity(
        kind: .tokens, key: "tokens \(laterName)", name: manifest.tokenPrefix, place: place,
        isRenamed: laterName != name)
      return PublishedType(
        role: "tokens", causes: [holder], name: name, form: .enumeration, access: manifest.access,
        members: tokens.map { token in
          let text = "\(name).\(token.name.text)"
          let laterText = renames.tokens[text] ?? "\(laterName).\(token.name.text)"
          let entity = PublishedEntity(
            kind: .token, key: "token \(laterText)", name: token.name.text,
            place: token.name.span, isRenamed: renames.tokens[text] != nil)
          return PublishedMember(
            role: "token", causes: [holder, entity], name: token.name.text,
            form: .property(type: kind.swiftType, isStatic: true))
        }, membersPlace: place)
    }
  }
}
