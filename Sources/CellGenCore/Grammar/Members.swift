/// A static member of a Swift type, as a name that begins with a capital letter and has a dot: `Theme.ink`.
func memberPath(_ name: Name) -> SwiftMember? {
  let path = name.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  guard path.count > 1, path[0].first?.isUppercase == true, path.allSatisfy(isIdentifier) else {
    return nil
  }
  return SwiftMember(path: path, span: name.span)
}
