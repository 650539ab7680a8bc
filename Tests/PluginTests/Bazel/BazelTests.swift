#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The rule for Bazel, run by Bazel.
@Suite(.enabled(if: BazelWorkspace.isInstalled, "bazel is missing"), .serialized)
struct BazelTests {
  private let workspace: BazelWorkspace

  init() throws {
    workspace = try BazelWorkspace()
  }

  // MARK: What runs

  @Test(.timeLimit(.minutes(20))) func whatHasNotChangedIsNotRunAgain() throws {
    try writeScreens(200)
    let cache = ["--disk_cache=\(workspace.folder.path("cache"))"]
    let cold = try workspace.build(options: cache)
    try #require(cold.outcome.exitCode == 0, "\(cold.outcome.words)")
    #expect(cold.runs.count == 200 && cold.hits == 0)
    let expected = try workspace.files(generatedFrom: "Screens", ["--runtime", "import"])
    #expect(expected.count == 800)
    #expect(try workspace.files("Screens/cells") == expected)

    let warm = try workspace.build(options: cache)
    #expect(warm.runs == [] && warm.hits == 0, "\(warm.outcome.words)")

    let elsewhere = try workspace.build(in: "elsewhere", options: cache)
    #expect(elsewhere.runs == [] && elsewhere.hits == 200, "\(elsewhere.outcome.words)")
    #expect(try workspace.files("Screens/cells") == expected)

    try workspace.write(screen(7, title: "subject"), to: "Screens/Screen7.sections")
    let changed = try workspace.build(options: cache)
    #expect(changed.runs == ["Screen7+AccessibilityIDs.swift"], "\(changed.outcome.words)")
    #expect(changed.hits == 0)
    let changedFiles = try workspace.files("Screens/cells")
    #expect(changedFiles != expected)
    #expect(
      try changedFiles == workspace.files(generatedFrom: "Screens", ["--runtime", "import"]))
  }

  @Test(
    .timeLimit(.minutes(20)), .enabled(if: WebCache.isInstalled, "nginx is missing"))
  func anotherMachineTakesWhatACacheHas() throws {
    try writeScreens(200)
    let cache = try WebCache()
    let options = ["--remote_cache=\(cache.address)"]
    let cold = try workspace.build(options: options)
    try #require(cold.outcome.exitCode == 0, "\(cold.outcome.words)")
    #expect(cold.runs.count == 200 && cold.hits == 0)
    #expect(try cache.resultsRead() == 0)
    let expected = try workspace.files("Screens/cells")

    let elsewhere = try workspace.build(in: "elsewhere", options: options)
    #expect(elsewhere.runs == [] && elsewhere.hits == 200, "\(elsewhere.outcome.words)")
    #expect(try cache.resultsRead() == 200)
    #expect(try workspace.files("Screens/cells") == expected)
  }

  // MARK: What manifests share

  /// A custom view shows another screen's data, so that the files of the shared manifest depend on it.
  @Test(.timeLimit(.minutes(20))) func sharedManifestsDependOnThoseThatUseThem() throws {
    try writeSharedScreens()
    let build = try workspace.build()
    try #require(build.outcome.exitCode == 0, "\(build.outcome.words)")
    // Each of both screens, and what reads all.
    #expect(
      build.runs == [
        "Brand+AccessibilityIDs.swift", "Inbox_Mail+AccessibilityIDs.swift",
        "Mail+AccessibilityIDs.swift",
      ])
    // A colour that only the other screen uses is not reported as unused.
    #expect(!build.outcome.words.contains("[unused-token]"), "\(build.outcome.words)")
    let expected = try workspace.files(generatedFrom: "Screens")
    #expect(expected.keys.contains("CellGenRuntime.swift") && expected.count == 13)
    #expect(try workspace.files("Screens/cells") == expected)

    try workspace.write(brand.replacing("white", with: "black"), to: "Screens/Brand.sections")
    #expect(try workspace.build().runs.count == 3)
  }

  /// A manifest of another module is read by each action, and its change runs them again.
  @Test(.timeLimit(.minutes(20))) func manifestsOfOtherModulesAreFoundInDeps() throws {
    try workspace.write(
      brand.replacing("colors:", with: "access: public\ncolors:"),
      to: "Design/Tokens/Brand.sections")
    try workspace.write(
      rule(
        "runtime = \"import\", module_name = \"Design\", visibility = [\"//visibility:public\"]"),
      to: "Design/BUILD.bazel")
    try workspace.write(
      "uses: Design/Brand\n" + screen(1).replacing("text: title", with: "text: title, color: ink"),
      to: "Screens/Screen1.sections")
    try workspace.write(
      rule("runtime = \"import\", deps = [\"//Design:cells\"]"), to: "Screens/BUILD.bazel")
    let build = try workspace.build()
    try #require(build.outcome.exitCode == 0, "\(build.outcome.words)")
    #expect(
      try workspace.files("Screens/cells")
        == workspace.files(
          generatedFrom: "Screens", ["--runtime", "import", "--module", "Design=Design"]))

    try workspace.write(rule("runtime = \"import\""), to: "Screens/BUILD.bazel")
    let alone = try workspace.build()
    #expect(alone.outcome.words.contains("[unknown-module]"), "\(alone.outcome.words)")
  }

  @Test(.timeLimit(.minutes(20))) func argumentsThatAreTooLongAreInAFile() throws {
    try writeSharedScreens()
    let build = try workspace.build(options: ["--min_param_file_size=1", "--subcommands"])
    try #require(build.outcome.exitCode == 0, "\(build.outcome.words)")
    #expect(build.outcome.words.contains(#/ @[^ ]+\.params/#), "\(build.outcome.words)")
    #expect(
      try workspace.files("Screens/cells") == workspace.files(generatedFrom: "Screens"))
  }

  @Test(.timeLimit(.minutes(20))) func anyExecutableCanBeTheCommand() throws {
    try writeScreens(1)
    let script = try workspace.folder.write(
      "#!/bin/sh\necho Wrapped: \"$1\"\nexec \(workspace.folder.path("cellgen/bin/cellgen")) \"$@\"\n",
      to: "app/Tools/run")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    try workspace.write("exports_files([\"run\"])\n", to: "Tools/BUILD.bazel")
    try workspace.write(
      rule("runtime = \"import\", strict = True, bundle = \"module\", cellgen = \"//Tools:run\""),
      to: "Screens/BUILD.bazel")
    let build = try workspace.build()
    #expect(build.outcome.exitCode == 0, "\(build.outcome.words)")
    #expect(build.outcome.words.contains("Wrapped: generate\n"), "\(build.outcome.words)")
    #expect(
      try workspace.files("Screens/cells")
        == workspace.files(
          generatedFrom: "Screens", ["--runtime", "import", "--bundle", "module"]))
  }

  // MARK: Mistakes

  @Test(.timeLimit(.minutes(20))) func aMistakeIsReportedInTheManifest() throws {
    try writeScreens(3)
    try workspace.write(
      screen(2).replacing("data:", with: "dta:"), to: "Screens/Screen2.sections")
    let build = try workspace.build(options: ["--keep_going"])
    #expect(build.outcome.exitCode == 1)
    #expect(
      build.outcome.words.contains(
        "\nScreens/Screen2.sections:3:5: error: a view has no key 'dta' [unknown-key]\n"),
      "\(build.outcome.words)")
    #expect(build.runs.contains("Screen1+AccessibilityIDs.swift"))
  }

  @Test(.timeLimit(.minutes(20))) func manifestsOfOneNameAreReportedBeforeAnythingRuns() throws {
    try writeScreens(1)
    try workspace.write(screen(2), to: "Screens/Inbox/Mail.sections")
    try workspace.write(screen(3), to: "Screens/inbox_mail.sections")
    let build = try workspace.build()
    #expect(build.outcome.exitCode == 1 && build.runs == [])
    #expect(
      build.outcome.words.contains(
        "//Screens:cells: 'Screens/Inbox/Mail.sections' and 'Screens/inbox_mail.sections' generate "
          + "files with the same names; rename one of them"), "\(build.outcome.words)")
  }

  @Test(.timeLimit(.minutes(20))) func aManifestOfAnotherPackageIsReported() throws {
    try writeScreens(1)
    try workspace.write("exports_files([\"Brand.sections\"])\n", to: "Other/BUILD.bazel")
    try workspace.write(brand, to: "Other/Brand.sections")
    try workspace.write(rule("shared = [\"//Other:Brand.sections\"]"), to: "Screens/BUILD.bazel")
    let build = try workspace.build()
    #expect(build.outcome.exitCode == 1 && build.runs == [])
    #expect(
      build.outcome.words.contains(
        "'Other/Brand.sections' is not a source file below the package's folder"),
      "\(build.outcome.words)")
  }

  // MARK: The workspace

  private func writeScreens(_ count: Int) throws {
    for number in 1...count {
      try workspace.write(screen(number), to: "Screens/Screen\(number).sections")
    }
    try workspace.write(rule("runtime = \"import\""), to: "Screens/BUILD.bazel")
  }

  /// Two screens of one file name, with what both use.
  private func writeSharedScreens() throws {
    try workspace.write(brand, to: "Screens/Brand.sections")
    try workspace.write(
      """
      screen: Mail
      uses: [Brand]
      views:
        Letter:
          data: { id: Int, title: String }
          layout: { label: { text: title, color: paper } }
        Parcel:
          data: { id: Int, weight: Int }
          view: Stamp
          map: custom
      sections:
        letters: { header: Stamp, cells: [Letter, Parcel] }

      """, to: "Screens/Mail.sections")
    try workspace.write(
      """
      screen: Inbox
      uses: [Brand]
      views:
        Note: { data: { id: Int, text: String }, layout: { label: { text: text, color: ink } } }
      sections:
        notes: { header: Stamp, cells: [Note] }

      """, to: "Screens/Inbox/Mail.sections")
    try workspace.write(rule("shared = [\"Brand.sections\"]"), to: "Screens/BUILD.bazel")
  }

  private let brand = """
    colors:
      ink: { light: black, dark: white }
      paper: { light: white, dark: black }
    views:
      Stamp:
        data: { title: String }
        view: custom

    """

  private func screen(_ number: Int, title: String = "title") -> String {
    """
    views:
      Item\(number):
        data: { id: Int, \(title): String }
        layout: { label: { text: \(title) } }
    sections:
      items: { cells: [Item\(number)] }

    """
  }

  private func rule(_ attributes: String) -> String {
    """
    load("@cellgen//:cellgen.bzl", "cellgen_library")

    cellgen_library(
        name = "cells",
        srcs = glob(["**/*.sections"]),
        \(attributes),
    )

    """
  }
}
#endif
