/// `- label: title` right after the keys of a stack or a view, and `- Post` after those of a section: the key
/// of the list is missing.
@Sendable func itemsWithoutKey(_ mistake: Mistake) -> Advice? {
  guard mistake.code == .itemAmongKeys else { return nil }
  let (bytes, dash) = (mistake.text.bytes, Int(mistake.place.start))
  let above = bytes.column(above: dash)
  let item = bytes.itemName(mistake.text)
  if let list = missingList(of: item, among: above.keys, in: above.owner) {
    return bytes.advice(toWrite: list, before: dash)
  }
  return Construct.element.has(item)
    ? stackHelp(above.keys, above.owner).map { Advice(help: $0) } : nil
}

/// `spacing: 8` after the elements of a stack without other keys: the key of the elements is missing.
@Sendable func keyAfterElements(_ mistake: Mistake) -> Advice? {
  let bytes = mistake.text.bytes
  let key = bytes.itemName(mistake.text)
  guard mistake.code == .keyAmongItems, !Construct.element.has(key) else { return nil }
  let above = bytes.column(above: Int(mistake.place.start))
  guard let first = above.first, bytes.isDash(first),
    let stack = stacks.first(where: { $0.key == above.owner }), stack.construct.has(key)
  else { return nil }
  return bytes.advice(toWrite: StackElement.children.name, before: first)
}

/// The elements that contain others, with their other keys next to `children`.
private let stacks: [(key: String, construct: Construct)] = [
  (Element.vstack.name, .stack), (Element.hstack.name, .stack), (Element.zstack.name, .layers),
  (Element.flow.name, .flow),
]

/// The key that holds items with a name; nil if it is not certain.
///
/// - Parameters:
///   - keys: the keys in the column of the item.
///   - owner: the key that they belong to.
private func missingList(of item: String, among keys: [String], in owner: String?) -> String? {
  let hasOnly = { (construct: Construct) in !keys.isEmpty && keys.allSatisfy(construct.has) }
  let isElement = Construct.element.has(item)
  var list: String?
  if let stack = stacks.first(where: { $0.key == owner }) {
    if isElement, hasOnly(stack.construct) { list = StackElement.children.name }
  } else if isElement {
    if hasOnly(.view), !keys.contains(WrittenView.view.name) { list = WrittenView.layout.name }
  } else if item.first?.isUppercase == true, isIdentifier(item), hasOnly(.section) {
    list = Section.cells.name
  }
  return list.flatMap { keys.contains($0) ? nil : $0 }
}

/// Help for keys of a stack in the column of the stack's own key, or without one.
private func stackHelp(_ keys: [String], _ owner: String?) -> String? {
  let children = "write '\(StackElement.children.name):' before the items"
  let isOfStack = { (key: String) in Construct.stack.has(key) && !Construct.element.has(key) }
  if let stack = keys.last, Element.isStack(stack), keys.count > 1,
    keys.dropLast().allSatisfy(isOfStack)
  {
    return "indent what is below '\(stack):' by 2 more spaces, and \(children)"
  }
  guard owner == WrittenView.layout.name, let first = keys.last, keys.allSatisfy(isOfStack) else {
    return nil
  }
  return
    "write '\(Element.vstack.name):' on the line before \(quoted(first)), indent what is below it by 2 more "
    + "spaces, and \(children)"
}

extension ManifestBytes {
  /// The key of a list item or a line, or the word that it consists of.
  fileprivate func itemName(_ item: TextPlace) -> String {
    keyColon(item.start) == nil ? item.text : text(item.start, keyEnd(item.start))
  }

  /// Advice to add a key on a line of its own.
  fileprivate func advice(toWrite key: String, before item: Int) -> Advice {
    let line = "\(key):\n" + String(repeating: " ", count: column(of: item))
    return Advice(
      help: "write '\(key):' on the line before "
        + (isDash(item) ? quote(item, contentEnd(item)) : "it"),
      fix: Diagnostic.Fix(span(item, item), replacement: line))
  }

  /// The lines above an offset in its column: their keys, last to first, the start of the first line, and the
  /// key that contains them.
  fileprivate func column(above offset: Int) -> (keys: [String], first: Int?, owner: String?) {
    let column = column(of: offset)
    var keys: [String] = []
    var first: Int?
    var start = lineStartBefore(offset)
    // Searching back for every mistake in a long mapping would take quadratic time.
    for _ in 0..<200 where start > 0 {
      start = lineStartBefore(start - 1)
      var content = afterSpaces(start)
      if isAtComment(content) { continue }
      while isDash(content), content - start < column { content = afterSpaces(content + 1) }
      if content - start > column { continue }
      let key = text(content, keyEnd(content))
      if content - start < column { return (keys, first, key) }
      keys.append(key)
      first = content
    }
    return (keys, first, nil)
  }
}
