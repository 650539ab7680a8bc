/// A way to write a value other than as a constant.
package enum Writing: String, CaseIterable, Sendable {
  /// The name of a color, a font or a spacing of the manifest.
  case token
  /// A static member of a Swift type.
  case member
  /// A field, with or without a format.
  case field
  /// A field with a value for each of its cases.
  case cases
  /// A value for each state.
  case states
}

extension Writing {
  /// How a value is written; nil for a constant.
  fileprivate init?(_ node: Node, _ resolver: Resolver) {
    switch node.content {
    case .mapping(let mapping):
      guard node.varies else { return nil }
      if mapping["cases"] != nil || mapping.entries.contains(where: { isCaseWord($0.key) }) {
        self = .cases
      } else {
        self = mapping.namesStates ? .states : .field
      }
    case .scalar(let scalar) where scalar.style == .plain:
      if isMemberPath(scalar.text) {
        self = .member
      } else if resolver.scope.fields[scalar.text] != nil {
        self = .field
      } else if resolver.namesToken(scalar.text) {
        self = .token
      } else {
        return nil
      }
    default: return nil
    }
  }
}

extension Construct.ValueKind {
  /// The kinds of value without their grouping.
  package var alternatives: [Construct.ValueKind] {
    if case .either(let kinds) = self { kinds.flatMap(\.alternatives) } else { [self] }
  }

  /// The same kinds, with lists replaced by their items, and mappings of names by their values.
  package var leaves: [Construct.ValueKind] {
    alternatives.flatMap { kind in
      switch kind {
      case .list(let item): item.leaves
      case .names(_, let value): value.leaves
      default: [kind]
      }
    }
  }

  /// The ways to write a value of this kind other than as a constant.
  package var writings: Set<Writing> {
    var writings: Set<Writing> = []
    for leaf in leaves {
      switch leaf {
      case .token: writings.insert(.token)
      case .swiftMember: writings.insert(.member)
      case .field: writings.insert(.field)
      case .mapping(let construct):
        let name = construct().name
        if name == "fieldReference" { writings.insert(.field) }
        if name.hasSuffix("ByData") { writings.formUnion([.field, .cases]) }
        if name.hasSuffix("ByState") { writings.insert(.states) }
      default: break
      }
    }
    return writings
  }
}

/// The reason why a key does not accept a way of writing a value that other keys accept.
///
/// Each is a rule of UIKit, Swift or Xcode, or the fact that the key decides which code is generated.
package enum LimitReason: String, CaseIterable, Sendable {
  /// A choice of the code to generate.
  case code
  /// A property of a whole list.
  case list
  /// A property of a section's layout.
  case section
  /// A thing at the edge of a row.
  case edge
  /// The line below a row.
  case line
  case heading
  case placeholder
  /// A stand-in for an image that is loading.
  case loading
  /// A part of a color, a font or a text.
  case part
  case format
  /// The value of a control.
  case control
  case keyboard
  case catalog
  case comment
  case preview
  case token
  case size
  /// A part of the content of a screen.
  case content

  /// The reason in words, as a note of a message.
  package var words: String {
    switch self {
    case .code: "it decides which code is generated, so it cannot change when the code runs"
    case .list: "a list has one value for all of its rows, and does not know their data or states"
    case .section:
      "a section's layout has no item, so it cannot depend on a field or a cell state"
    case .edge: "a list asks for the edges of a row without passing the row's state"
    case .line:
      "a list draws its lines with its layout, which does not run again when the data or the state of a row changes"
    case .heading:
      "a header or footer has no states: it can be neither selected nor disabled"
    case .placeholder: "it is shown in place of the cells, and does not have their states"
    case .loading: "it is passed along with the URL, whatever the state of the cell"
    case .part:
      "it is part of a value, and only the value as a whole can depend on data or on a state"
    case .format: "each format is a separate Swift type, which the generated code has to name"
    case .control: "the user changes it, and only a field can hold the new value"
    case .keyboard: "UIKit asks for it when the keyboard appears, and not when a state changes"
    case .catalog: "Xcode finds it in the source code, where it has to be a literal"
    case .comment: "it becomes a comment"
    case .preview: "it is what pictures show in place of something that only the app has"
    case .token: "a token is a static property, which has no data and no state"
    case .content:
      "it is part of the content, which your code can create on any thread: use a field for computed values, since "
        + "a member can be isolated to the main thread"
    case .size: "cells of a fixed size are not measured, whatever their data"
    }
  }
}

/// The ways of writing a value that a key does not accept, with the reason.
package struct Limit: Sendable {
  package let writings: [Writing]
  package let reason: LimitReason

  /// Only constants.
  static func fixed(_ reason: LimitReason) -> Limit { Limit(Writing.allCases, reason) }

  /// No values by state.
  static func stateless(_ reason: LimitReason) -> Limit { Limit([.states], reason) }

  init(_ writings: [Writing], _ reason: LimitReason) {
    (self.writings, self.reason) = (writings, reason)
  }
}

extension Resolver {
  /// Adds the reason to messages about a value that is written in a way that its key does not accept.
  ///
  /// - Parameters:
  ///   - kind: the kind that the key accepts.
  ///   - count: the number of messages before the value was read.
  mutating func explain(
    _ entry: Mapping.Entry, of kind: Construct.ValueKind, _ limits: [Limit], since count: Int
  ) {
    guard !limits.isEmpty, findings.diagnostics.count > count,
      let writing = Writing(entry.value, self), !kind.writings.contains(writing),
      let limit = limits.first(where: { $0.writings.contains(writing) })
    else { return }
    findings.diagnostics.addNote(limit.reason.words, to: entry.value.span, since: count)
  }

  /// Returns true for the name of a token of any kind.
  fileprivate func namesToken(_ name: String) -> Bool {
    TokenReference.Kind.allCases.contains { manifest.tokens.declaration($0, name) != nil }
  }
}
