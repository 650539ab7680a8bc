/// A name in a type that looks like a typo for a well-known one.
struct MistypedName: Equatable {
  var name: String
  /// The well-known types that it could stand for, most likely first; never empty.
  var meant: [String]
}

extension TypeExpression {
  /// The names in a type that look like typos, in order.
  ///
  /// A name qualified by its module is always considered intentional, so it is never included.
  var mistypedNames: [MistypedName] {
    collect { $0.count == 1 ? mistypedName($0[0].name) : nil }
  }

  /// The help for a type that is probably a typo, in a message about its consequences.
  var mistypedHelp: String? {
    mistypedNames.first.map { "did you mean the type \(enumeration($0.meant, "or"))?" }
  }
}

extension TypeExpression {
  /// Returns the well-known types that a type that no element can show could stand for.
  ///
  /// The type is wrong in any case, so this is more lenient than elsewhere: a name counts as a typo if the
  /// element could show the intended type.
  func misspelt(fitting fits: (KnownType) -> Bool) -> [String] {
    guard let name = unwrapped.simpleName, KnownType(unwrapped) == .unknown else { return [] }
    let shown = { (name: String) in fits(KnownType(TypeExpression(name))) }
    let slips = wellKnownTypes(meantBy: name)
    let fitting = slips.filter(shown)
    if !fitting.isEmpty { return fitting }
    let near = Suggestion.names(near: name, among: KnownType.names.filter(shown))
    return near.isEmpty ? slips : near
  }
}

extension Resolver {
  /// Reports a field that can't be used; if its type looks misspelled, reports the type instead, once.
  ///
  /// - Parameter meant: The types that it could stand for.
  mutating func report(_ diagnostic: Diagnostic, of field: Field, meant: [String]) {
    guard isWorthSuggesting, !meant.isEmpty else { return report(diagnostic) }
    let moved = diagnostic.moved(toTypeOf: field, meant: meant)
    if findings.misspeltTypes.insert(moved.primary.span).inserted { report(moved) }
  }
}

extension Diagnostic {
  /// Returns a report about the use of a field as a report about its type.
  fileprivate func moved(toTypeOf field: Field, meant: [String]) -> Diagnostic {
    let name = field.type.unwrapped.simpleName ?? ""
    var moved = self
    var place = field.typeSpan
    moved.fix = nil
    if place.range.count == field.type.description.utf8.count {
      let start = Int(place.start)
      place = SourceSpan(file: Int(place.file), start: start, end: start + name.utf8.count)
      if wellKnownTypes(meantBy: name) == meant, meant.count == 1 {
        moved.fix = Fix(place, replacement: meant[0])
      }
    }
    moved.primary = Annotation(place, "not a known type")
    moved.secondary =
      primary.span == field.typeSpan ? secondary : [Annotation(primary.span, "used here")]
    moved.help = "did you mean \(enumeration(meant, "or"))?"
    return moved
  }
}

private func mistypedName(_ name: String) -> MistypedName? {
  let meant = wellKnownTypes(meantBy: name)
  return meant.isEmpty ? nil : MistypedName(name: name, meant: meant)
}

/// Returns the well-known types that an unknown name probably stands for.
///
///     wellKnownTypes(meantBy: "Strng")   → ["String"]
///     wellKnownTypes(meantBy: "Book")    → []
///
/// Authors can name their types anything, so only these count as typos: another language's name, different
/// capitalization, and, in names with five letters or more, a letter that is missing, doubled, or swapped
/// with its neighbor. Replacing or adding letters too often produces real words, such as `Strong` or
/// `Characters`.
func wellKnownTypes(meantBy name: String) -> [String] {
  guard !KnownType.names.contains(name), !systemNames.contains(name) else { return [] }
  if let foreign = foreignNames.first(where: { $0.name == name }) { return foreign.meant }
  let lowercased = name.lowercased()
  if let meant = KnownType.names.first(where: { $0.lowercased() == lowercased }) { return [meant] }
  if let meant = KnownType.names.first(where: { isSlip(name, for: $0) }) { return [meant] }
  return foreignNames.first { isSlip(name, for: $0.name) }?.meant ?? []
}

/// The names of the well-known types in other languages.
private let foreignNames: [(name: String, meant: [String])] =
  [
    ("Integer", ["Int"]), ("Boolean", ["Bool"]), ("Long", ["Int"]),
    ("Number", ["Double", "Int", "Decimal"]), ("Char", ["Character"]), ("Str", ["String"]),
  ] + classesOfFoundation

/// The classes of Foundation that have a value type in Swift.
///
/// - Source: the types that conform to `ReferenceConvertible`, and those that Swift bridges automatically.
private let classesOfFoundation: [(name: String, meant: [String])] = [
  ("NSString", ["String"]), ("NSMutableString", ["String"]),
  ("NSNumber", ["Int", "Double", "Bool"]),
  ("NSDecimalNumber", ["Decimal"]), ("NSDate", ["Date"]), ("NSURL", ["URL"]), ("NSUUID", ["UUID"]),
  ("NSData", ["Data"]), ("NSAttributedString", ["AttributedString"]),
  ("NSMutableAttributedString", ["AttributedString"]), ("NSArray", ["[String]"]),
  ("NSDictionary", ["[String: String]"]), ("NSSet", ["Set<String>"]), ("NSLocale", ["Locale"]),
  ("NSTimeZone", ["TimeZone"]), ("NSCalendar", ["Calendar"]),
  ("NSDateComponents", ["DateComponents"]), ("NSDateInterval", ["DateInterval"]),
  ("NSIndexPath", ["IndexPath"]), ("NSIndexSet", ["IndexSet"]),
  ("NSMeasurement", ["Measurement<Unit>"]), ("NSPersonNameComponents", ["PersonNameComponents"]),
  ("NSURLComponents", ["URLComponents"]), ("NSURLRequest", ["URLRequest"]),
  ("NSCharacterSet", ["CharacterSet"]),
]

extension MistypedName {
  /// True if it is a Foundation class for which Swift has a value type.
  var isOfFoundation: Bool { classesOfFoundation.contains { $0.name == name } }
}

/// System types that look like typos.
private let systemNames: Set<String> = ["CFloat"]

/// Returns true if one letter of a name is missing, doubled, or swapped with its neighbor; never the first.
///
/// - Parameter length: The minimum length of a name that is unlikely to match by chance.
func isSlip(_ typed: String, for name: String, atLeast length: Int = 5) -> Bool {
  let (a, b) = (Array(typed.utf8), Array(name.utf8))
  guard a.count >= length, abs(a.count - b.count) <= 1, a.first == b.first, b.allSatisfy(isLetter)
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
