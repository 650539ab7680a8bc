#if os(Linux)
import CellGenCore

@testable import CellGenAuthoring

/// Code that uses everything that generated code declares, in pieces that each use one declaration.
struct ChangeClient {
  /// A piece of the client.
  struct Piece {
    /// The declarations that it uses, as findings name them.
    var declaration: String
    var lines: [String]
  }

  private(set) var pieces: [Piece] = []

  init(of api: PublishedAPI) {
    for type in api.types {
      let nested = api.types.map(\.name).filter { $0.hasPrefix(type.name + ".") }
      add(type.qualifying(nested))
    }
  }

  /// The piece as a file.
  ///
  /// - Parameter module: the module to import; nil if the file is in it.
  static func file(_ piece: Piece, _ index: Int, importing module: String?) -> String {
    (["import CellGenRuntime", "import Foundation", "import SwiftUI", "import UIKit"]
      + (module.map { ["import \($0)"] } ?? []) + [
        "private func any<Value>() -> Value { fatalError() }",
        "@MainActor private func use\(index)() {",
      ] + piece.lines.map { "  " + $0 } + ["}", ""]).joined(separator: "\n")
  }
}

// MARK: - Types

extension ChangeClient {
  private mutating func add(_ type: PublishedType) {
    let name = code(type.name)
    switch type.form {
    case .alias(let other):
      pieces.append(Piece(declaration: type.name, lines: ["let _: (\(name)) -> \(other) = { $0 }"]))
    case .structure, .class, .enumeration:
      var lines = ["let _: (\(name)) -> Void = { _ in }"]
      // A second name for the items of the screen would declare the function twice.
      if type.role == "section items", case .property(let items, _, _)? = type.item {
        lines += ["func same(_: \(name)) {}", "func same(_: \(items)) {}"]
      }
      pieces.append(Piece(declaration: type.name, lines: lines))
    }
    for conformance in type.conformances {
      pieces.append(
        Piece(
          declaration: "\(type.name): \(conformance)", lines: lines(type, conformance)))
    }
    for member in type.members {
      pieces.append(
        Piece(declaration: declaration(of: member, in: type), lines: lines(member, in: type)))
    }
    if case .enumeration = type.form, type.isSwitchable {
      let cases = type.members.filter(\.isCase).map { "case .\(memberName($0.name)): break" }
      pieces.append(
        Piece(
          declaration: "\(type.name).switch",
          lines: ["let value: \(name) = any()", "switch value {"] + cases + ["}"]))
    }
    if !type.fields.isEmpty {
      let calls = [type.fields, type.fields.filter(\.isRequired)].map { fields in
        "_ = \(name)(" + fields.map(\.argument).joined(separator: ", ") + ")"
      }
      pieces.append(Piece(declaration: "\(type.name).init", lines: calls))
    }
  }

  private func lines(_ type: PublishedType, _ conformance: String) -> [String] {
    let name = code(type.name)
    return switch conformance {
    case "String": ["let value: \(name) = any()", "let _: String = value.rawValue"]
    case "DeclaredView": ["let _: (\(name)) -> DeclaredView = { $0 }"]
    case "View": ["func need<T: SwiftUI.View>(_: T.Type) {}", "need(\(name).self)"]
    default: ["func need<T: \(conformance)>(_: T.Type) {}", "need(\(name).self)"]
    }
  }

  private func declaration(of member: PublishedMember, in type: PublishedType) -> String {
    if case .initializer = member.form { return "\(type.name).init(\(member.role))" }
    return "\(type.name).\(member.name)"
  }
}

// MARK: - Members

extension ChangeClient {
  private func lines(_ member: PublishedMember, in type: PublishedType) -> [String] {
    let (owner, name) = (code(type.name), memberName(member.name))
    let value = "let value: \(owner) = any()"
    switch member.form {
    case .enumCase(let values) where values.isEmpty:
      return ["let value: \(owner) = .\(name)", "if case .\(name) = value {}"]
    case .enumCase(let values):
      let names = values.indices.map { "let v\($0)" }.joined(separator: ", ")
      let uses = values.enumerated().map { "let _: \($1.type) = v\($0)" }
      return ["let value: \(owner) = .\(name)(\(arguments(values)))"]
        + ["if case .\(name)(\(names)) = value {"] + uses + ["}"]
    case .field(let type, _):
      return [
        "var value: \(owner) = any()", "let _: \(type) = value.\(name)",
        "value.\(name) = any() as \(type)",
      ]
    case .property(let type, isStatic: true, _): return ["let _: \(type) = \(owner).\(name)"]
    case .property(let type, _, isSettable: true):
      return [
        "var value: \(owner) = any()", "let _: \(type) = value.\(name)",
        "value.\(name) = any() as \(type)",
      ]
    case .property(let type, _, _): return [value, "let _: \(type) = value.\(name)"]
    case .function(let parameters, let isStatic):
      let calls = [parameters, parameters.filter(\.isRequired)].map {
        "_ = \(isStatic ? owner : "value").\(name)(\(arguments($0)))"
      }
      return (isStatic ? [] : [value]) + calls
    case .initializer(let parameters):
      return [parameters, parameters.filter(\.isRequired)].map {
        "_ = \(owner)(\(arguments($0)))"
      }
    case .alias(let other): return ["let _: (\(owner).\(name)) -> \(other) = { $0 }"]
    case .identifier(_, isOne: true): return ["let _: String = \(owner).\(name)"]
    case .identifier: return ["let _: String = \(owner).\(name)(1)"]
    }
  }

  private func arguments(_ arguments: [PublishedArgument]) -> String {
    arguments.map { argument in
      (argument.label.map { memberName($0) + ": " } ?? "") + "any() as \(argument.type)"
    }.joined(separator: ", ")
  }
}

/// A type's name with backticks where it needs them.
private func code(_ name: String) -> String {
  name.split(separator: ".").map { escapedIdentifier(String($0)) }.joined(separator: ".")
}

extension PublishedType {
  /// The type with the names of nested types as code outside of it writes them.
  fileprivate func qualifying(_ nested: [String]) -> PublishedType {
    var type = self
    for index in type.members.indices {
      guard case .field(var text, let isRequired) = type.members[index].form else { continue }
      for name in nested {
        let last = name.split(separator: ".").last ?? ""
        text = text.replacing("[\(last)]", with: "[\(name)]")
          .replacing(", \(last)>", with: ", \(name)>")
      }
      type.members[index].form = .field(type: text, isRequired: isRequired)
    }
    return type
  }

  /// True for an enum with cases, not one that only holds constants.
  fileprivate var isSwitchable: Bool {
    !["identifiers", "layout", "tokens"].contains(role)
  }

  /// The property with the same item of the screen.
  fileprivate var item: PublishedMember.Form? { members.first { $0.name == "screenItem" }?.form }
}

extension PublishedMember {
  fileprivate var isCase: Bool { if case .enumCase = form { true } else { false } }

  fileprivate var isRequired: Bool {
    if case .field(_, let isRequired) = form { isRequired } else { false }
  }

  /// Itself as an argument of the memberwise initializer.
  fileprivate var argument: String {
    if case .field(let type, _) = form { "\(memberName(name)): any() as \(type)" } else { "" }
  }
}
#endif
