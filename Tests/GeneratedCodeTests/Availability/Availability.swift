#if os(Linux)
import Foundation

/// What is known of the versions of iOS that brought what code names.
struct Availability {
  let standIns: StandInVersions
  private let system: SystemVersions
  private var runtime: [String: SourceVersions]
  private let newerNames: [String: [NewerName]]

  /// - Parameter runtime: the sources of the runtime by their paths: only code for a newer iOS may name what
  ///   they declare for it.
  init(runtime: [String: SourceVersions]) throws {
    self.runtime = runtime
    standIns = try StandInVersions()
    system = try SystemVersions()
    let own = runtime.values.flatMap { AvailabilityScanner.newerTypes(in: $0.tokens) }
    newerNames = Dictionary(
      grouping: standIns.newerTypes + system.newerTypes + own + NewerName.macros
    ) { $0.tokens[0] }
  }

  /// Adds a source of the runtime that is somewhere else.
  mutating func add(_ text: String, of path: String) { runtime[path] = SourceVersions(text) }

  /// What code for an iOS must not name where it does: what is newer, or is deprecated by then.
  func findings(
    in source: SourceVersions, naming references: [NamedDeclaration], target: Double
  ) -> [String] {
    let named = references.compactMap { reference -> (SourcePlace, String)? in
      let certain = max(target, source.introduced(at: reference.place) ?? target)
      let introduced = reference.declaration.map(self.introduced) ?? system[reference.name]
      if let introduced, introduced > certain {
        return (reference.place, "'\(reference.name)' needs iOS \(introduced)")
      }
      if let deprecated = reference.declaration.flatMap(self.deprecated), deprecated <= certain,
        deprecated < source.deprecated(at: reference.place) ?? .infinity
      {
        return (reference.place, "'\(reference.name)' is deprecated from iOS \(deprecated) on")
      }
      return nil
    }
    let uses = AvailabilityScanner.uses(of: newerNames, in: source, target: target)
      .map { ($0.place, "'\($0.name)' needs iOS \($0.version)") }
    return (named + uses).sorted { $0.0 < $1.0 }
      .map { "\($0.line):\($0.column): \($1), the target is iOS \(target)" }
  }

  private func introduced(_ declaration: NamedDeclaration.Declaration) -> Double? {
    (standIns.files[declaration.file] ?? runtime[declaration.file])?.introduced(
      at: declaration.place)
  }

  private func deprecated(_ declaration: NamedDeclaration.Declaration) -> Double? {
    (standIns.files[declaration.file] ?? runtime[declaration.file])?.deprecated(
      at: declaration.place)
  }
}
#endif
