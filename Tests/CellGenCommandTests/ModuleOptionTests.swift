import TestSupport
import Testing

/// `--module`, which reads the manifests of other modules.
@Suite struct ModuleOptionTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      access: public
      colors: { ink: label }
      styles: { heading: { font: headline, color: ink } }

      """, to: "Design/Tokens/Brand.sections")
    try folder.write(
      """
      uses: Design/Brand
      views:
        Letter:
          data: { id: Int, title: String }
          layout: { label: { text: title, style: heading } }
      sections: { letters: { cells: [Letter] } }

      """, to: "Mail/Mail.sections")
  }

  @Test func nothingIsGeneratedOfAnotherModule() throws {
    let outcome = try run("generate", "Mail", "--module", "Design=Design", "-o", "Out", "--quiet")
    #expect(outcome.exitCode == 0 && outcome.messages == "", "\(outcome.messages)")
    #expect(
      try folder.names(in: "Out") == [
        "CellGenRuntime.swift", "Mail+AccessibilityIDs.swift", "Mail+ViewCreator.swift",
        "Mail+ViewData.swift", "Mail+Views.swift",
      ])
    #expect(try folder.read("Out/Mail+Views.swift").contains("import Design\n"))
  }

  @Test func aManifestOfAModuleCanBePassedByItself() throws {
    let outcome = try run("lint", "Mail", "--module=Design=Design/Tokens/Brand.sections")
    #expect(
      outcome.exitCode == 0 && outcome.messages == "No problems in 1 manifest\n",
      "\(outcome.messages)")
  }

  /// Two modules, one of which uses the other.
  @Test func theOptionCanBeRepeated() throws {
    try folder.write("access: public\nspacings: { small: 4 }\n", to: "Base/Sizes.sections")
    let brand = try folder.read("Design/Tokens/Brand.sections")
    try folder.write(
      "uses: Base/Sizes\nspacings: { inset: small }\n" + brand, to: "Design/Tokens/Brand.sections")
    let outcome = try run("lint", "Mail", "--module", "Design=Design", "--module", "Base=Base")
    #expect(
      outcome.exitCode == 0 && outcome.messages == "No problems in 1 manifest\n",
      "\(outcome.messages)")
  }

  @Test func withoutItTheMessageSaysHow() throws {
    let outcome = try run("lint", "Mail")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.messages.contains(
        "Mail/Mail.sections:1:7: error: the manifests of the module 'Design' are not known here"))
    #expect(outcome.messages.contains("pass '--module Design=FOLDER' to cellgen"))
  }

  @Test(arguments: ["Design", "=Design", "Design=", "my-module=Design", "Design/Brand"])
  func aValueOfAnotherFormIsReported(_ value: String) throws {
    let outcome = try run("lint", "Mail", "--module", value)
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains("found '\(value)'"), "\(outcome.messages)")
    #expect(outcome.messages.contains("write '--module DesignSystem=Sources/DesignSystem'"))
  }

  @Test func aFolderThatIsNotThereIsReported() throws {
    let outcome = try run("lint", "Mail", "--module", "Design=Dsign")
    #expect(outcome.exitCode != 0)
    #expect(outcome.messages.contains("'Dsign'"), "\(outcome.messages)")
  }

  @Test func aManifestOfTwoModulesIsReported() throws {
    let own = try run("lint", ".", "--module", "Design=Design")
    #expect(own.exitCode != 0)
    #expect(
      own.messages.contains(
        "'Design/Tokens/Brand.sections' is passed as a manifest of this module and of 'Design'"),
      "\(own.messages)")
    let two = try run("lint", "Mail", "--module", "Design=Design", "--module", "Other=Design")
    #expect(two.messages.contains("of the modules 'Design' and 'Other'"), "\(two.messages)")
  }

  /// Fixes and formats are of the module itself.
  @Test func nothingOfAnotherModuleIsFixed() throws {
    let brand = "access: public\ncolors: { ink: label }\nstyles: { heading: { fnt: headline } }\n"
    try folder.write(brand, to: "Design/Tokens/Brand.sections")
    let outcome = try run("lint", "Mail", "--module", "Design=Design", "--fix")
    #expect(outcome.exitCode == 1)
    #expect(try folder.read("Design/Tokens/Brand.sections") == brand)
  }

  /// What a module's manifests say is a part of what the output depends on.
  @Test func theCacheKnowsTheOtherModules() throws {
    let generate = ["generate", "Mail", "--module", "Design=Design", "-o", "Out", "--cache"]
    _ = try Tool.run(generate, in: folder)
    let again = try Tool.run(generate + ["--verbose"], in: folder)
    #expect(again.messages.contains("nothing has changed"), "\(again.messages)")
    let brand = try folder.read("Design/Tokens/Brand.sections")
    try folder.write(
      brand.replacing("headline", with: "title3"), to: "Design/Tokens/Brand.sections")
    let changed = try Tool.run(generate, in: folder)
    #expect(changed.output.contains("updated Out/Mail+Views.swift"), "\(changed.output)")
  }

  @Test func theOtherCommandsTakeIt() throws {
    let preview = try run("preview", "Mail", "--module", "Design=Design", "-o", "page.html")
    #expect(preview.exitCode == 0, "\(preview.messages)")
    #expect(preview.output.contains("1 screen, 1 view,"), "\(preview.output)")
    let strings = try run(
      "strings", "Mail", "--module", "Design=Design", "--catalog", "Mail.xcstrings")
    #expect(strings.exitCode == 0, "\(strings.messages)")
    let dump = try run("dump", "Mail", "--module", "Design=Design", "--stage", "model")
    #expect(dump.output.contains("\"module\": \"Design\""), "\(dump.messages)")
  }

  private func run(_ arguments: String...) throws -> Subprocess.Outcome {
    try Tool.run(arguments, in: folder)
  }
}
