/// A static member of a Swift type, written as a name that begins with a capital letter and contains a dot:
/// `Theme.ink`.
func memberPath(_ name: Name) -> SwiftMember? {
  let path = name.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  guard path.count > 1, path[0].first?.isUppercase == true, path.allSatisfy(isIdentifier) else {
    return nil
  }
  return SwiftMember(path: path, span: name.span)
}

/// Returns true for a text that is a static member if it is written as a value without quotes.
package func isMemberPath(_ text: String) -> Bool {
  memberPath(Name(text, span: Name.blank.span)) != nil
}

extension Resolver {
  /// The static member that a name means as a value; nil for another name.
  ///
  /// - Parameter kind: the kind of the value; nil for a kind that no manifest describes for pictures.
  mutating func findMember(_ name: Name, _ kind: PreviewValues.Kind?) -> SwiftMember? {
    guard let member = memberPath(name) else { return nil }
    if let kind { use(member.name, kind) }
    return member
  }

  /// The same for a plain scalar.
  mutating func findMember(_ node: Node, _ kind: PreviewValues.Kind?) -> SwiftMember? {
    guard let scalar = node.scalar, scalar.style == .plain else { return nil }
    return findMember(Name(scalar.text, span: node.span), kind)
  }

  /// Notes that a value names a member or an asset, for which pictures need a replacement.
  mutating func use(_ name: String, _ kind: PreviewValues.Kind) {
    findings.uses.members[kind, default: []].insert(name)
  }
}
