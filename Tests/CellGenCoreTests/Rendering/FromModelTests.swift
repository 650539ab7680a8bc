import Testing

@testable import CellGenCore

/// Initializers that make view data from the models of an app.
@Suite("Data from a model") struct FromModelTests {
  @Test(
    "The parameter is named after the type",
    arguments: [
      ("Mail", "init(_ mail: Mail)"), ("URLItem", "init(_ urlItem: URLItem)"),
      ("Shop.Mail", "init(_ mail: Shop.Mail)"), ("Page<Mail>", "init(_ page: Page<Mail>)"),
      ("Two<Mail, Int>", "init(_ two: Two<Mail, Int>)"),
      ("Import", "init(_ `import`: Import)"), ("Switch", "init(_ `switch`: Switch)"),
      ("tm_mail", "init(_ tm_mail: tm_mail)"),
    ])
  func parameter(type: String, head: String) throws {
    #expect(try output(of: type, "id: Int").contains("  \(head) {\n"))
  }

  @Test("It makes way for the other parameters")
  func collisions() throws {
    let mail = "id: Int, mail: { type: Int, from: none }"
    #expect(try output(of: "Mail", mail).contains("init(_ model: Mail, mail: Int) {"))
    let model = mail + ", model: { type: Int, default: 1, from: none }"
    #expect(
      try output(of: "Mail", model)
        .contains("init(_ mailModel: Mail, mail: Int, model: Int = 1) {"))
    #expect(try output(of: "Mail", mail).contains("self.init(id: model.id, mail: mail)"))
  }

  @Test(
    "A field is a property, a path of them, or a parameter",
    arguments: [
      ("id: Int", "id: mail.id"), ("in: Int", "in: mail.in"), ("inout: Int", "`inout`: mail.inout"),
      ("init: Int", "init: mail.`init`"), ("self2: Int = 1", "self2: mail.self2"),
      ("a: { type: Int, from: b.init.c }", "a: mail.b.`init`.c"),
      ("a: { type: Int?, from: 'b?.c' }", "a: mail.b?.c"),
      ("a: { type: Int, from: 'b.`default`' }", "a: mail.b.default"),
      ("a: { type: Int, from: '`none`' }", "a: mail.none"),
      ("in: { type: Int, from: none }", "in: `in`"),
    ])
  func argument(field: String, argument: String) throws {
    #expect(try output(of: "Mail", field).contains("    self.init(\(argument))\n"))
  }

  @Test(
    "Defaults in a mapping are those behind a '='",
    arguments: [
      ("Bool, default: false", "Bool = false"), ("String, default: a", "String = \"a\""),
      ("String, default: 'nil'", "String = \"nil\""), ("String?, default: nil", "String? = nil"),
      ("String, default: \"\"", "String = \"\""), ("Mood, default: .calm", "Mood = .calm"),
      ("'[Int]', default: []", "[Int] = []"), ("'[Int: Int]', default: {}", "[Int: Int] = [:]"),
      ("'[Int]', default: '[]'", "[Int] = []"), ("Character, default: x", "Character = \"x\""),
      ("Int = 1", "Int = 1"),
    ])
  func defaults(written: String, parameter: String) throws {
    let text = try output(of: "Mail", "id: Int, a: { type: \(written), from: none }")
    #expect(text.contains("init(_ mail: Mail, a: \(parameter)) {"))
  }

  @Test(
    "Data of other views are made from their models",
    arguments: [
      ("a: FileViewData", "a: FileViewData(mail.a)"),
      ("a: FileViewData?", "a: mail.a.map { FileViewData($0) }"),
      ("a: '[FileViewData]'", "a: mail.a.map { FileViewData($0) }"),
      ("a: '[FileViewData]?'", "a: mail.a?.map { FileViewData($0) }"),
      ("a: { type: FileViewData?, from: 'b?.c' }", "a: (mail.b?.c).map { FileViewData($0) }"),
      ("a: { type: '[FileViewData]?', from: 'b?.c' }", "a: (mail.b?.c)?.map { FileViewData($0) }"),
      ("a: '[Int: FileViewData]'", "a: mail.a"), ("a: PartViewData", "a: mail.a"),
      ("a: HandViewData", "a: mail.a"), ("a: { type: FileViewData, from: none }", "a: a"),
    ])
  func viewData(field: String, argument: String) throws {
    #expect(try output(of: "Mail", field).contains("    self.init(\(argument))\n"))
  }

  @Test(
    "It has the access of the manifest, and stands in an extension",
    arguments: ["public", "package"])
  func access(_ access: String) throws {
    let text = try output(of: "Mail", "id: Int", access: access)
    #expect(
      text.contains(
        """
        extension MailRowViewData {
          /// Creates the data from a `Mail`.
          \(access) init(_ mail: Mail) {
            self.init(id: mail.id)
          }
        }

        """))
  }

  @Test("Without 'from' there is none")
  func none() throws {
    #expect(try !output(of: nil, "id: Int").contains("extension"))
  }

  /// The file with the view data of a view `MailRow`.
  private func output(
    of model: String?, _ fields: String, access: String = "internal"
  ) throws -> String {
    let text = """
      access: \(access)
      views:
        File: { from: File, data: { name: String }, view: custom }
        Part: { from: Part, data: { name: { type: String, from: none } }, view: custom }
        Hand: { data: { name: String }, view: custom }
        MailRow:
      \(model.map { "    from: \($0)\n" } ?? "")    data: { \(fields) }
          view: custom

      """
    let source = SourceText(path: "Mails.sections", bytes: Array(text.utf8))
    let generation = generate([source], options: Options())
    #expect(!generation.diagnostics.hasErrors, "\(generation.diagnostics.all.map(\.message))")
    let file = try #require(generation.files.first { $0.name == "Mails+ViewData.swift" })
    return String(
      file.text[try #require(file.text.firstRange(of: "MailRowViewData")).lowerBound...])
  }
}
