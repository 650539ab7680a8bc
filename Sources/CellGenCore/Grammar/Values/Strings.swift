/// The location of translated texts, as it is written.
struct StringsDraft: Sendable {
  var table: String?
  var bundle: ResourceBundle?
  var isNone = false

  var strings: Strings { isNone ? .none : .catalog(StringTable(name: table, bundle: bundle)) }
}

extension StringsDraft: FormModel {
  private static let table = Key(
    "table", \.table, .text(for: .fixedName),
    "The table: the name of a string catalog, without `.xcstrings`."
  ).fallback("Localizable").synonyms("tablename catalog file")

  private static let bundle = Key(
    "bundle", \.bundle, .bundle,
    "The bundle that holds the table: `main` for an app, `module` for a package, or your own static "
      + "member."
  ).fallback("the bundle of the option `--bundle`, or `main`")

  /// The word for texts that are the same in every language.
  private static let nothing = "none"

  static let form = Form(
    "strings", "'strings'", blank: StringsDraft(),
    short: ShortForm([.choice([nothing])]) { entry, draft, resolver in
      draft.isNone = true
      return true
    },
    limits: [.fixed(.catalog)], [table, bundle],
    wrongKind: { entry, _ in
      guard let scalar = entry.value.scalar, scalar.text != nothing else { return nil }
      return .bareStrings(scalar, of: entry)
    })
}

extension ValueForm where Value == ResourceBundle {
  static var bundle: ValueForm {
    ValueForm(.either([.choice(["main", "module"]), .swiftMember])) { entry, resolver in
      let subject = quoted(entry.key.text)
      guard let name = resolver.readName(entry.value, subject) else { return nil }
      switch name.text {
      case "main": return .main
      case "module": return .module
      default:
        if let member = memberPath(name) { return .member(member) }
        resolver.report(
          .unknownChoice(
            subject, name, among: ["main", "module"],
            help:
              "write 'main' for the app's, 'module' for a package's, or your own static member "
              + "such as 'Shop.bundle'"))
        return nil
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func bareStrings(_ text: Scalar, of entry: Mapping.Entry) -> Diagnostic {
    let isOff = ["false", "no", "off", "null", "verbatim"].contains(text.text.lowercased())
    return .wrongKind(
      quoted(entry.key.text), expected: "'none' or a mapping", found: entry.value,
      help: isOff ? "write 'none'" : "write '{ table: \(inYAML(text.text)) }'")
  }
}
