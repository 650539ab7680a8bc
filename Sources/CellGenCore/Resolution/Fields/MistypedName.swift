/// A name in a type that looks like a typo for a well-known one.
struct MistypedName: Equatable {
  var name: String
  /// The well-known types that it may have been meant for, the likeliest first; never empty.
  var meant: [String]
}

extension TypeExpression {
  /// The names in a type that look like slips, in order.
  ///
  /// A name that is qualified by its module is always intended, so it is never among them.
  var mistypedNames: [MistypedName] {
    collect { $0.count == 1 ? mistypedName($0[0].name) : nil }
  }

  /// Help for a type that is probably a slip, where a message is about its consequences.
  var mistypedHelp: String? {
    mistypedNames.first.map { "did you mean the type \(enumeration($0.meant, "or"))?" }
  }
}

extension TypeExpression {
  /// The well-known types that may have been meant by a type that no element can show.
  ///
  /// Since the type is wrong in any case, this is more lenient than elsewhere: a name counts as a typo if
  /// the element could show the type that was meant.
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
  /// Reports a field that cannot be used; if its type looks misspelled, reports the type instead, once.
  ///
  /// - Parameter meant: the types that it may have been meant for.
  mutating func report(_ diagnostic: Diagnostic, of field: Field, meant: [String]) {
    guard isWorthSuggesting, !meant.isEmpty else { return report(diagnostic) }
    let moved = diagnostic.moved(toTypeOf: field, meant: meant)
    if findings.misspeltTypes.insert(moved.primary.span).inserted { report(moved) }
  }
}

extension Diagnostic {
  /// A report of a use of a field as one of its type.
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

/// The well-known types that an unknown name was probably meant for.
///
///     wellKnownTypes(meantBy: "Strng")   → ["String"]
///     wellKnownTypes(meantBy: "Book")    → []
///
/// The author's types can have any name, so only these count as typos: another language's word, another
/// case, and, in names with five letters or more, a letter that is missing, doubled or swapped with its
/// neighbour. Replaced or added letters too often give real words, such as `Strong` or `Characters`.
func wellKnownTypes(meantBy name: String) -> [String] {
  guard !KnownType.names.contains(name), !systemNames.contains(name) else { return [] }
  if let foreign = foreignNames.first(where: { $0.name == name }) { return foreign.meant }
  let lowercased = name.lowercased()
  if let meant = KnownType.names.first(where: { $0.lowercased() == lowercased }) { return [meant] }
  if let meant = KnownType.names.first(where: { isSlip(name, for: $0) }) { return [meant] }
  return foreignNames.first { isSlip(name, for: $0.name) }?.meant ?? []
}

/// The names that other languages give the well-known types.
private let foreignNames: [(name: String, meant: [String])] =
  [
    ("Integer", ["Int"]), ("Boolean", ["Bool"]), ("Long", ["Int"]),
    ("Number", ["Double", "Int", "Decimal"]), ("Char", ["Character"]), ("Str", ["String"]),
  ] + classesOfFoundation

/// The classes of Foundation that have a value type in Swift.
///
/// - Source: the types that conform to `ReferenceConvertible`, and those that Swift bridges by itself.
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
  /// Whether it is a class of Foundation in place of a value type of Swift.
  var isOfFoundation: Bool { classesOfFoundation.contains { $0.name == name } }
}

/// System types that look like typos.
private let systemNames: Set<String> = ["CFloat"]

/// Whether one letter of a name is missing, doubled or swapped with its neighbour; not the first.
///
/// - Parameter length: that of a name that is long enough not to be one by chance.
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
