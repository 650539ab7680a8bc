#if os(Linux)
import CellGenAuthoring
import CellGenCore
import TestSupport
import Testing

/// What each key takes by its declaration, it takes: cellgen, and the compiler, too.
@Suite struct FormMatrixTests {
  private static let all = [
    FormMatrix.pairs(ofAllElements: true), FormMatrix.pairsOfViews, FormMatrix.pairsOfSections,
    FormMatrix.pairsOfStates,
  ]
  private static let dozens = all.flatMap { pairs in
    stride(from: 0, to: pairs.count, by: 12).map { Array(pairs[$0..<min($0 + 12, pairs.count)]) }
  }

  /// Without the compiler, so that there can be all of them; where something is wrong, one by one, as a mistake
  /// hides others.
  @Test func everyPairIsTaken() {
    #expect(Self.all.allSatisfy { $0.count > 5 })
    let refused = Self.dozens.flatMap { dozen -> [String] in
      if GeneratedModule(FormMatrix.manifests(of: dozen)).mistakes.isEmpty { return [] }
      return dozen.compactMap { pair in
        GeneratedModule(FormMatrix.manifests(of: [pair])).mistakes.first.map {
          "\(pair.name): \($0)"
        }
      }
    }
    #expect(refused == [], "\(refused.joined(separator: "\n"))")
  }

  /// Of another program, which reads the schema as editors do.
  @Test(.enabled(if: SchemaValidator.isInstalled, "python3 with yaml and jsonschema"))
  func everyPairIsInTheSchema() throws {
    let manifests = Self.all.flatMap { FormMatrix.manifests(of: $0) }
    let found = try SchemaValidator(schema: manifestSchema()).complaints(
      about: manifests.map(\.text))
    #expect(found.count == manifests.count)
    for (manifest, complaints) in zip(manifests, found) {
      #expect(complaints == [], "\(manifest.path)")
    }
  }

  @Test(.enabled(if: Thoroughness.isFull), arguments: Compilation.differingModes)
  func everyPairCompiles(mode: Compilation.Mode) throws {
    let module = GeneratedModule(
      FormMatrix.manifests(of: FormMatrix.pairs(ofAllElements: true))
        + FormMatrix.manifests(of: FormMatrix.pairsOfViews, prefix: "Rows")
        + FormMatrix.manifests(of: FormMatrix.pairsOfSections, prefix: "Parts")
        + FormMatrix.manifests(of: FormMatrix.pairsOfStates, prefix: "States"), types: "",
      views: ["import UIKit\n\n" + FormMatrix.support])
    let messages = try module.messages(in: mode)
    #expect(messages == "", "\(messages.prefix(2000))")
  }
}
#endif
