/// A name in a type that looks like a slip for a well-known one.
struct MistypedName: Equatable {
  var name: String
  /// The well-known types that it may have been meant for, the likeliest first; never empty.
  var meant: [String]
}

extension TypeExpression {
  /// The names in a type that look like slips, in order.
  ///
  /// A name with its module before it is what its author wants and is never among them.
  var mistypedNames: [MistypedName] {
    switch self {
    case .optional(let wrapped): wrapped.mistypedNames
    case .array(let element): element.mistypedNames
    case .dictionary(let key, let value): key.mistypedNames + value.mistypedNames
    case .named(let components):
      (components.count == 1 ? mistypedName(components[0].name) : [])
        + components.flatMap { $0.arguments.flatMap(\.mistypedNames) }
    }
  }

  /// Help for a type that is probably a slip, where a message is about its consequences.
  var mistypedHelp: String? {
    mistypedNames.first.map { "did you mean the type \(enumeration($0.meant, "or"))?" }
  }
}

private func mistypedName(_ name: String) -> [MistypedName] {
  let meant = wellKnownTypes(meantBy: name)
  return meant.isEmpty ? [] : [MistypedName(name: name, meant: meant)]
}

/// The well-known types that an unknown name was probably meant for.
///
///     wellKnownTypes(meantBy: "Strng")   → ["String"]
///     wellKnownTypes(meantBy: "Book")    → []
///
/// Types of one's own have all kinds of names, so only these count: another language's word, another
/// case, and in five letters or more one that is missing, doubled or swapped with its neighbour. A
/// replaced letter or an added one makes real words too often: `Strong`, `Characters`.
func wellKnownTypes(meantBy name: String) -> [String] {
  guard !KnownType.names.contains(name), !systemNames.contains(name) else { return [] }
  if let foreign = foreignNames.first(where: { $0.name == name }) { return foreign.meant }
  let lowercased = name.lowercased()
  if let meant = KnownType.names.first(where: { $0.lowercased() == lowercased }) { return [meant] }
  if let meant = KnownType.names.first(where: { isSlip(name, for: $0) }) { return [meant] }
  return foreignNames.first { isSlip(name, for: $0.name) }?.meant ?? []
}

/// What other languages call the well-known types.
private let foreignNames: [(name: String, meant: [String])] = [
  ("Integer", ["Int"]), ("Boolean", ["Bool"]), ("Long", ["Int"]),
  ("Number", ["Double", "Int", "Decimal"]), ("Char", ["Character"]), ("Str", ["String"]),
]

/// Types of the system that look like slips.
private let systemNames: Set<String> = ["CFloat"]

/// Whether one letter of a name is missing, doubled or swapped with its neighbour; not the first.
private func isSlip(_ typed: String, for name: String) -> Bool {
  let (a, b) = (Array(typed.utf8), Array(name.utf8))
  guard a.count >= 5, abs(a.count - b.count) <= 1, a.first == b.first, b.allSatisfy(isLetter)
  else { return false }
  let same = zip(a, b).prefix { $0 == $1 }.count
  switch a.count - b.count {
  case -1: return a[same...] == b[(same + 1)...]
  case 1: return a[same] == a[same - 1] && a[(same + 1)...] == b[same...]
  default:
    return same + 1 < a.count && a[same] == b[same + 1] && a[same + 1] == b[same]
      && a[(same + 2)...] == b[(same + 2)...]
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
