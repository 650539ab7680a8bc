import Foundation

/// What compiling a generated screen costs a view, beside the same screen written by hand.
///
/// In debug, as SwiftPM does it, with the runtime as a module. The cost of a view is the difference of two
/// screens by their difference in views, so that what does not grow with the screen falls out.
struct CompilationBenchmark {
  private struct Contestant: Hashable {
    var title: String
    var size: Int
  }

  private static let sizes = [20, 60]
  /// More than for the parts: this one has a limit, and other work on the machine disturbs it most.
  private static let roundsOfWhole = 9
  private static let roundsOfParts = 3
  private static let generated = "generated"
  private static let byHand = "by hand"
  private static let collection = " for a collection alone"
  private static let styled = ", styled"

  var programs: Programs
  /// Where the compiler finds the modules of the runtime and of the stand-in for UIKit.
  var modules: String
  var workFolder: String

  /// How many times what is written by hand the generated code costs.
  struct Ratios {
    /// For cells in collection views and tables.
    var both: Double
    /// For cells in collection views alone, as most screens are.
    var collection: Double
    /// For a screen of cells with looks of their own, in collection views and tables.
    var styled: Double
    /// The same for collection views alone.
    var styledCollection: Double
  }

  func run() -> Ratios {
    report("Compiling a view in debug, the least of all rounds; CPU in milliseconds.\n")
    let whole = measure(rounds: Self.roundsOfWhole) { wholes($0) }
    let styled = measure(rounds: Self.roundsOfWhole) { styledWholes($0) }
    _ = measure(rounds: Self.roundsOfParts) { parts($0) }
    let ratio = { (kind: String, usages: [Contestant: Usage]) in
      cost(of: Self.generated + kind, usages) / cost(of: Self.byHand + kind, usages)
    }
    return Ratios(
      both: ratio("", whole), collection: ratio(Self.collection, whole),
      styled: ratio(Self.styled, styled),
      styledCollection: ratio(Self.styled + Self.collection, styled))
  }

  /// Compiles in turns what a screen of each size gives, and reports what a view costs.
  private func measure(
    rounds: Int, _ contestants: (Int) -> [(title: String, files: [String])]
  ) -> [Contestant: Usage] {
    let output = Folder(emptied: "\(workFolder)/objects")
    var turns = Turns<Contestant>()
    var titles: [String] = []
    for size in Self.sizes {
      let contestants = contestants(size)
      titles = contestants.map(\.title)
      for (title, files) in contestants {
        turns.add(Contestant(title: title, size: size), compile(files, into: output))
      }
    }
    let usages = turns.run(rounds: rounds)
    for title in titles { report(line(title, usages)) }
    return usages
  }

  private func line(_ title: String, _ usages: [Contestant: Usage]) -> String {
    "  " + title.padding(toLength: 44, withPad: " ", startingAt: 0)
      + String(format: "%7.1f", cost(of: title, usages) * 1e3)
  }

  private func cost(of title: String, _ usages: [Contestant: Usage]) -> Double {
    let costs = Self.sizes.map { size in
      usages[Contestant(title: title, size: size), default: Usage()].cpu
    }
    return (costs[1] - costs[0]) / Double(Self.sizes[1] - Self.sizes[0])
  }

  private func compile(_ files: [String], into folder: Folder) -> Invocation {
    Invocation(
      program: "swiftc",
      arguments: [
        "-module-name", "App", "-swift-version", "6", "-parse-as-library", "-I", modules,
        "-Onone", "-g", "-enable-batch-mode", "-j1", "-emit-object",
        "-working-directory", folder.path,
      ] + files)
  }
}

// MARK: - What is compiled

extension CompilationBenchmark {
  private func wholes(_ size: Int) -> [(title: String, files: [String])] {
    [
      (Self.byHand, handWrittenFiles(size, hasTable: true)),
      (Self.generated, generatedFiles(size, hasTable: true)),
      (Self.byHand + Self.collection, handWrittenFiles(size, hasTable: false)),
      (Self.generated + Self.collection, generatedFiles(size, hasTable: false)),
    ]
  }

  private func styledWholes(_ size: Int) -> [(title: String, files: [String])] {
    [true, false].flatMap { hasTable in
      let kind = Self.styled + (hasTable ? "" : Self.collection)
      return [
        (Self.byHand + kind, styledFilesByHand(size, hasTable: hasTable)),
        (Self.generated + kind, styledGeneratedFiles(size, hasTable: hasTable)),
      ]
    }
  }

  /// As far as they compile by themselves, to show where the time goes.
  private func parts(_ size: Int) -> [(title: String, files: [String])] {
    let generated = generatedFiles(size, hasTable: true)
    return [
      ("by hand: data and view", Array(handWrittenFiles(size, hasTable: true).prefix(1))),
      ("generated: data and view", Array(generated.prefix(2))),
    ]
  }

  private func handWrittenFiles(_ size: Int, hasTable: Bool) -> [String] {
    write(
      HandWrittenScreen(count: size, hasTable: hasTable).files, to: "\(size)/by-hand-\(hasTable)")
  }

  private func styledFilesByHand(_ size: Int, hasTable: Bool) -> [String] {
    write(
      StyledScreen(count: size, hasTable: hasTable).files, to: "\(size)/styled-by-hand-\(hasTable)")
  }

  private func generatedFiles(_ size: Int, hasTable: Bool) -> [String] {
    let containers = hasTable ? "[collection, table]" : "[collection]"
    let manifests = Manifests(count: size, containers: containers).files
    precondition(manifests.count == 1, "the parts of one screen are compiled")
    return generatedFiles(from: manifests[0], in: "\(size)/generated-\(hasTable)")
  }

  private func styledGeneratedFiles(_ size: Int, hasTable: Bool) -> [String] {
    let folder = "\(size)/styled-generated-\(hasTable)"
    let screen = StyledScreen(count: size, hasTable: hasTable)
    return generatedFiles(from: screen.manifest, in: folder)
      + write([StyledScreen.support], to: folder + "-support")
  }

  private func generatedFiles(
    from manifest: (name: String, text: String), in path: String
  ) -> [String] {
    let folder = Folder(emptied: "\(workFolder)/compile/\(path)")
    folder.write(manifest.text, to: manifest.name)
    _ = Invocation(
      program: programs.release,
      arguments: ["generate", "--quiet", "--runtime", "import", folder.path, "-o", folder.path]
    ).run()
    let name = manifest.name.prefix { $0 != "." }
    let parts = ["ViewData", "Views", "AccessibilityIDs", "ViewCreator"]
    return parts.map { "\(folder.path)/\(name)+\($0).swift" }
  }

  private func write(_ files: [(name: String, text: String)], to path: String) -> [String] {
    let folder = Folder(emptied: "\(workFolder)/compile/\(path)")
    return files.map { file in
      folder.write(file.text, to: file.name)
      return "\(folder.path)/\(file.name)"
    }
  }
}
