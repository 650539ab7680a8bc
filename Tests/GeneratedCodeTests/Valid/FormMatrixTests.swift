#if os(Linux)
import CellGenCore
import TestSupport
import Testing

/// What each key takes by its declaration, it takes: cellgen, and the compiler, too.
@Suite struct FormMatrixTests {
  /// Without the compiler, so that there can be all of them; where something is wrong, one by one, as a mistake
  /// hides others.
  @Test func everyPairIsTaken() {
    let all = [
      FormMatrix.pairs(ofAllElements: true), FormMatrix.pairsOfViews, FormMatrix.pairsOfSections,
      FormMatrix.pairsOfStates,
    ]
    #expect(all.allSatisfy { $0.count > 5 })
    let dozens = all.flatMap { pairs in
      stride(from: 0, to: pairs.count, by: 12).map { Array(pairs[$0..<min($0 + 12, pairs.count)]) }
    }
    let refused = dozens.flatMap { dozen -> [String] in
      if GeneratedModule(FormMatrix.manifests(of: dozen)).mistakes.isEmpty { return [] }
      return dozen.compactMap { pair in
        GeneratedModule(FormMatrix.manifests(of: [pair])).mistakes.first.map {
          "\(pair.name): \($0)"
        }
      }
    }
    #expect(refused == [], "\(refused.joined(separator: "\n"))")
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
