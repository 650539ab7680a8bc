import Testing

@testable import CellGenCore

@Suite("Types that look like slips")
struct UnlikelyTypesTests {
  @Test("A slip means a well-known type", arguments: slips)
  func slip(_ typed: String, _ meant: [String]) {
    #expect(wellKnownTypes(meantBy: typed) == meant)
  }

  @Test("Names that code has are left alone", arguments: KnownType.names + names)
  func name(_ name: String) {
    #expect(wellKnownTypes(meantBy: name) == [])
  }

  @Test("A type with its module is nobody's slip", arguments: ["Shop.Url", "Model.Integer?"])
  func qualified(_ type: String) {
    let text = "views:\n  Photo:\n    data: { link: \(type) }\n    view: custom\n"
    #expect(rendered(resolved(text)) == "")
  }

  @Test("Types of SwiftUI are known to views of SwiftUI and where it is imported")
  func swiftUI() {
    let text = "views:\n  Photo:\n    data: { tint: Color }\n"
    #expect(
      rendered(resolved("deploymentTarget: 16\n\(text)    view: swiftUI\n")) == "")
    #expect(rendered(resolved("imports: [SwiftUI]\n\(text)    view: custom\n")) == "")
  }
}

@Suite("Symbols that look like slips")
struct UnlikelySymbolTests {
  @Test(
    "A slip means a common symbol",
    arguments: [
      ("hart", "heart"), ("hart.fill", "heart.fill"), ("trahs", "trash"), ("calender", "calendar"),
      ("checkmark.cirlce", "checkmark.circle"), ("bookmakr", "bookmark"),
    ])
  func slip(_ typed: String, _ meant: String) {
    #expect(symbol(meantBy: typed) == meant)
  }

  @Test(
    "Symbols that there are, may be or will be are left alone",
    arguments: [
      "heart", "heart.fill", "person.2.crop.square.stack", "heat.waves", "cat", "dog.fill",
      "stairs",
      "pip.enter", "dock.rectangle", "ear", "tram", "hare", "stars", "squares.below.rectangle",
      "figure.run", "custom.heart", "Heart", "", ".", "heart.", "folders", "calendars",
    ])
  func name(_ name: String) {
    #expect(symbol(meantBy: name) == nil)
  }
}

private let slips: [(String, [String])] = [
  ("Strng", ["String"]), ("Sring", ["String"]), ("Stirng", ["String"]), ("Strign", ["String"]),
  ("Stringg", ["String"]), ("Strring", ["String"]), ("STRING", ["String"]),
  ("Doble", ["Double"]), ("Dobule", ["Double"]), ("Doubel", ["Double"]), ("Flaot", ["Float"]),
  ("Boool", ["Bool"]), ("BOOL", ["Bool"]), ("Url", ["URL"]), ("Uuid", ["UUID"]), ("INT", ["Int"]),
  ("Uint", ["UInt"]), ("Uint8", ["UInt8"]), ("Cgfloat", ["CGFloat"]), ("Decmal", ["Decimal"]),
  ("Timeinterval", ["TimeInterval"]), ("SubString", ["Substring"]), ("Charcter", ["Character"]),
  ("Integer", ["Int"]), ("Intger", ["Int"]), ("Boolean", ["Bool"]), ("Bolean", ["Bool"]),
  ("Long", ["Int"]), ("Number", ["Double", "Int", "Decimal"]), ("Char", ["Character"]),
  ("Str", ["String"]),
]

/// Types of people's own, of the system and of well-known packages.
private let names = [
  "Book", "Strings", "Date2", "Intent", "Inset", "Bolt", "Strong", "String2", "Unit", "Units",
  "Doubles", "Dates", "Datum", "Database", "DataPoint", "Floats", "CFloat", "CInt", "Inv", "Ints",
  "Point", "Print", "Stringer", "Spring", "Trilean", "Decimals", "Characters", "Actor", "Options",
  "Options2", "OptionSet", "Arrays", "Ray", "Gallery", "Set2", "Sets", "Reset", "Asset", "Uri",
  "URI", "URLs", "Earl", "Flat", "Boat", "Gloat", "Tool", "Pool", "Boo", "Boot", "Boolean64",
  "Short", "Object", "Text", "DateTime", "Timestamp", "Byte", "Numbers", "Longs", "Chart", "Charm",
  "Star", "Stir", "Money", "Price", "Color", "Image", "UIImage", "Locale", "Currency", "Int128",
  "Float16", "Float80", "BigInt", "StaticString", "AttributedString", "DateInterval",
  "DateComponents", "Measurement", "Duration", "IndexPath", "IndexSet", "Range", "Interval",
]
