import Foundation

/// What assistive technology knows of a part of a page.
public struct AccessibilityNode: Sendable {
  public var role: String
  public var name: String
  /// What a field or a slider is set to.
  public var value: String?
  /// What explains it beside its name.
  public var explanation: String?
  /// More of its state, such as `focusable`, `expanded`, `checked` or `level`.
  public var properties: [String: String]
  /// Whether assistive technology passes over it, though not over its children.
  public var isIgnored: Bool
  public var children: [AccessibilityNode]

  /// The node and all below it, in the order in which they are read.
  public var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }

  /// All nodes of a role that are not passed over.
  public func all(_ role: String) -> [AccessibilityNode] {
    all.filter { $0.role == role && !$0.isIgnored }
  }

  /// The first node of a role, and of a name if one is given.
  public func first(_ role: String, named name: String? = nil) -> AccessibilityNode? {
    all(role).first { name == nil || $0.name == name }
  }

  /// The tree as it is read out: a line for a node, its children indented.
  ///
  ///     main
  ///       heading "Orders" level=1
  ///       button "Buy" focusable
  ///
  /// It leaves out what is not read out, and text that repeats what is above it.
  public var outline: String { outlineLines(below: nil).joined(separator: "\n") }
}

extension AccessibilityNode {
  private func outlineLines(below parent: AccessibilityNode?) -> [String] {
    if role == "InlineTextBox" || role == "StaticText" && parent?.says(name) == true { return [] }
    if isSilent { return children.flatMap { $0.outlineLines(below: parent) } }
    return [line] + children.flatMap { $0.outlineLines(below: self) }.map { "  " + $0 }
  }

  private var isSilent: Bool {
    isIgnored || name.isEmpty && ["generic", "LabelText", "none"].contains(role)
  }

  private func says(_ text: String) -> Bool {
    name.contains(text.trimmingCharacters(in: .whitespaces)) || value == text
  }

  private var line: String {
    let states = properties.sorted { $0.key < $1.key }.compactMap { name, value in
      switch (name, value) {
      case (_, "true"): name
      case ("url", _), (_, "false"), (_, ""): nil
      default: "\(name)=\(value)"
      }
    }
    let name = name.trimmingCharacters(in: .whitespaces)
    let texts = [
      name.isEmpty ? nil : "\"\(name)\"", value.map { "value=\"\($0)\"" },
      explanation.map { "explained by \"\($0)\"" },
    ]
    return ([role] + texts.compactMap { $0 } + states).joined(separator: " ")
  }
}

/// The element that keys go to.
public struct FocusedElement: Sendable {
  /// The name of its tag, such as `button`.
  public var tag: String
  /// Its attribute `id`; empty if there is none.
  public var id: String
  public var role: String
  /// The name that assistive technology reads out.
  public var name: String
}

extension Page {
  /// What assistive technology knows of the page, without the frames in it.
  public func accessibilityTree() async throws -> AccessibilityNode {
    let records = try await send(GetFullAccessibilityTree()).nodes
    guard let root = records.first(where: { $0.parentId == nil }) else {
      throw BrowserError("the page has no accessibility tree")
    }
    let byID = Dictionary(records.map { ($0.nodeId, $0) }) { first, _ in first }
    return node(root, byID)
  }

  private func node(
    _ record: AccessibilityRecord, _ byID: [String: AccessibilityRecord]
  ) -> AccessibilityNode {
    var node = record.node
    node.children = (record.childIds ?? []).compactMap { byID[$0] }.map { self.node($0, byID) }
    return node
  }

  /// The element that has the focus, also within a shadow or a frame; nil if none has it.
  public var focusedElement: FocusedElement? {
    get async throws {
      let names: [String]? = try await evaluate(
        "(e => e && [e.localName, e.id])(\(Self.focused))")
      let object = try await send(EvaluateObject(expression: Self.focused)).result.objectId
      guard let names, let object else { return nil }
      let record = try await send(GetPartialAccessibilityTree(objectId: object)).nodes.first
      return FocusedElement(
        tag: names[0], id: names[1], role: record?.node.role ?? "", name: record?.node.name ?? "")
    }
  }

  private static let focused = """
    (() => {
      let element = document.activeElement
      for (let inner = element; inner;) {
        element = inner
        inner = inner.shadowRoot?.activeElement ?? inner.contentDocument?.activeElement
      }
      return element === element?.ownerDocument.body ? null : element
    })()
    """
}

/// A node as the browser describes it: one of a list, with the numbers of its children.
struct AccessibilityRecord: Decodable, Sendable {
  struct Value: Decodable { var value: Scalar? }
  struct Property: Decodable {
    var name: String
    var value: Value
  }

  var nodeId: String
  var parentId: String?
  var childIds: [String]?
  var ignored: Bool
  var role: Value?
  var name: Value?
  var value: Value?
  var description: Value?
  var properties: [Property]?

  /// The node, without its children.
  var node: AccessibilityNode {
    let explanation = description?.value?.text ?? ""
    return AccessibilityNode(
      role: role?.value?.text ?? "", name: name?.value?.text ?? "", value: value?.value?.text,
      explanation: explanation.isEmpty ? nil : explanation,
      properties: Dictionary(
        (properties ?? []).map { ($0.name, $0.value.value?.text ?? "") }
      ) { first, _ in first },
      isIgnored: ignored, children: [])
  }
}
