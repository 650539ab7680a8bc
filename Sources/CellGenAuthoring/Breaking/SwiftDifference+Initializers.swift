import CellGenCore

extension PublishedType {
  /// Returns true if the former name of a field remains as a deprecated property.
  func keeps(_ field: PublishedMember) -> Bool {
    members.contains { $0.role == PublishedMember.former && $0.name == field.name }
  }

  /// Returns the arguments of all initializers for a purpose: `init` for memberwise ones, or `origin`.
  fileprivate func initializers(_ role: String) -> [[PublishedArgument]] {
    let others = members.compactMap { member -> [PublishedArgument]? in
      guard member.role == role || member.role.hasPrefix("former \(role) "),
        case .initializer(let arguments) = member.form
      else { return nil }
      return arguments
    }
    return (role == "init" ? [fields.map(\.argument)] : []) + others
  }
}

extension PublishedMember {
  /// A field as an argument of the memberwise initializer.
  fileprivate var argument: PublishedArgument {
    guard case .field(let type, let isRequired) = form else {
      preconditionFailure("only fields are arguments")
    }
    return PublishedArgument(label: name, type: type, isRequired: isRequired)
  }
}

extension SwiftDifference {
  /// Compares the initializers that are not memberwise.
  mutating func compareInitializers(
    _ type: PublishedType, _ match: PublishedType, _ members: [String: PublishedMember],
    _ changed: Set<String>
  ) {
    for before in type.members where !before.isFormerInitializer {
      guard case .initializer(let old) = before.form, let after = members[before.key],
        case .initializer(let new) = after.form,
        !isAccepted(old.map(later), byOneOf: match.initializers(before.role))
      else { continue }
      // A changed field changes this initializer, too.
      let differing = Set(old.map(later)).symmetricDifference(new)
      let isExplained =
        !differing.isEmpty
        && differing.allSatisfy { argument in
          argument.label.map(changed.contains) ?? false
        }
      if isExplained || differing.isEmpty && reordered.contains(type.name) { continue }
      addArguments("\(type.name).init", old, new, after.place, before.place, role: before.role)
    }
  }

  /// Compares the initializers of types with former names: every call must find one of them.
  mutating func compareFormerInitializers(_ type: PublishedType, _ match: PublishedType) {
    guard
      type.members.contains(where: \.isFormerInitializer)
        || match.members.contains(where: \.isFormerInitializer), !reordered.contains(type.name)
    else { return }
    let renamed = Dictionary(
      match.members.map { ($0.key, $0.name) }, uniquingKeysWith: { first, _ in first })
    let memberwise = type.fields.map { field in
      var argument = field.argument
      if !match.keeps(field) { argument.laterLabel = renamed[field.key] }
      return argument
    }
    let former = type.members.compactMap { member -> (String, [PublishedArgument])? in
      guard member.isFormerInitializer, case .initializer(let arguments) = member.form else {
        return nil
      }
      return (member.role, arguments)
    }
    for (role, arguments) in [("", memberwise)] + former {
      let group = role.hasPrefix("former origin") ? "origin" : "init"
      // An initializer from a model that is gone has a finding of its own.
      let new = match.initializers(group)
      guard !new.isEmpty, !isAccepted(arguments.map(later), byOneOf: new) else { continue }
      findings.append(.otherFormerLabels(type, role, arguments, match))
    }
  }

  /// Returns true if every call with all arguments, and every call with only the required ones, remains valid.
  func accepts(_ old: [PublishedArgument], _ new: [PublishedArgument]) -> Bool {
    isAccepted(old, byOneOf: [new])
  }

  /// Returns true if each of these calls fits one of the functions.
  private func isAccepted(
    _ old: [PublishedArgument], byOneOf functions: [[PublishedArgument]]
  ) -> Bool {
    [old, old.filter(\.isRequired)].allSatisfy { call in
      functions.contains { isCall(call, of: $0) }
    }
  }

  private func isCall(_ call: [PublishedArgument], of function: [PublishedArgument]) -> Bool {
    var rest = call[...]
    for parameter in function {
      if let next = rest.first, next.label == parameter.label, next.type == parameter.type {
        rest.removeFirst()
      } else if parameter.isRequired {
        return false
      }
    }
    return rest.isEmpty
  }

  mutating func addArguments(
    _ name: String, _ old: [PublishedArgument], _ new: [PublishedArgument], _ place: SourceSpan,
    _ origin: SourceSpan, role: String? = nil
  ) {
    arguments.append(
      ChangedArguments(
        name: role.map { "\(name)(\($0))" } ?? name, before: old, after: new, place: place,
        origin: origin))
  }

  /// Reports the functions whose arguments changed in the same way together.
  mutating func reportArguments() {
    while let first = arguments.first {
      let same = arguments.filter {
        $0.before == first.before && $0.after == first.after && $0.origin == first.origin
      }
      arguments.removeAll {
        $0.before == first.before && $0.after == first.after && $0.origin == first.origin
      }
      findings.append(
        .otherArguments(
          same.map(\.name), first.before, first.after, first.place, was: first.origin))
    }
  }
}
