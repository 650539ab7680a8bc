/// An element of an XML document.
final class XMLElement {
  let name: String
  let attributes: [String: String]
  /// The line of its `<`, from 1.
  let line: Int
  let column: Int
  var children: [XMLElement] = []
  /// All text directly inside it, without that of its children.
  var text = ""

  init(name: String, attributes: [String: String], line: Int, column: Int) {
    (self.name, self.attributes, self.line, self.column) = (name, attributes, line, column)
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child with a name.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first child with a given `key`, Interface Builder's attribute for a child's role in its parent.
  func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

  func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// The element and everything inside it, in document order.
  var descendants: [XMLElement] { [self] + children.flatMap(\.descendants) }
}
