#if os(Linux)
import CellGenCore
import FixtureSupport
import Foundation
import TestSupport
import Testing

/// Manifests that were made of sample responses generate code that compiles without a warning.
@Suite("Imported manifests: compiled") struct ImportedManifestTests {
  @Test("Compile", arguments: ["articles", "catalog", "home", "loose", "orders", "profile"])
  func responses(_ name: String) throws { try expectCompiling(name) }

  @Test("Compile with the models that they name")
  func models() throws {
    try expectCompiling(
      "invoices-model",
      beside: """
        import Foundation

        struct Invoice: Decodable {
          var id: Int
          var pdfUrl: URL?
          var dueDate: Date
          var customer: Customer
          var lineItems: [LineItem]
        }

        struct Customer: Decodable {
          var fullName: String
          var vatId: String?
        }

        struct LineItem: Decodable {
          var text: String
          var amount: Double
        }

        func data(of invoice: Invoice) -> InvoiceViewData { InvoiceViewData(invoice) }
        """)
  }

  private func expectCompiling(_ name: String, beside models: String? = nil) throws {
    let file = Fixtures.root.appending(path: "Imports/\(name).sections")
    let text = try String(contentsOf: file, encoding: .utf8)
    let source = SourceText(path: name + ".sections", bytes: Array(text.utf8))
    let generation = generate([source], options: Options(runtime: .import))
    #expect(generation.diagnostics.all.isEmpty)
    let folder = try TemporaryFolder()
    for file in generation.files { try folder.write(file.text, to: file.name) }
    if let models { try folder.write(models, to: "Models.swift") }
    let files = try folder.names().map { URL(fileURLWithPath: folder.path($0)) }
    #expect(try Compilation.messages(of: files, mode: Compilation.swift6) == "")
  }
}
#endif
