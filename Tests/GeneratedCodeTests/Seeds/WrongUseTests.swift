#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// What the articles leave to run time, or to care, and the compiler refuses beside generated code.
@Suite struct WrongUseTests {
  /// A cell that is given another's data, in the words of each article.
  @Test func aCellTakesNoDataButItsOwn() throws {
    let errors = try errors(
      of: """
        @MainActor func wrong(_ folder: FolderViewData, _ draft: DraftViewData) {
          _ = MailboxContent(contacts: [folder])
          MessageView(frame: .zero).configure(with: draft)
        }
        """)
    #expect(errors.count == 2, "\(errors)")
    #expect(errors.allSatisfy { $0.contains("cannot convert value of type") }, "\(errors)")
  }

  /// A kind of cell that is new cannot be forgotten where the app handles what its cells report.
  @Test func aKindOfCellThatIsNotHandledIsAnError() throws {
    let errors = try errors(
      of: """
        func handle(_ action: MailboxAction) {
          switch action {
          case .suggestion, .draft, .folder, .smartFolder, .messagesFooter, .compose, .retry: break
          }
        }
        """)
    #expect(errors.contains { $0.contains("switch must be exhaustive") }, "\(errors)")
  }

  /// Subviews that others change, lists that are changed by another queue.
  @Test func aViewIsChangedByItsDataAloneAndOnTheMainActor() throws {
    let errors = try errors(
      of: """
        @MainActor func poke(_ view: MessageView) { view.senderLabel.text = "Eve" }
        nonisolated func show(_ content: MailboxContent, in dataSource: MailboxDataSource) {
          dataSource.apply(content)
        }
        """)
    #expect(errors.count == 2, "\(errors)")
    #expect(errors.first?.contains("inaccessible due to 'private'") == true, "\(errors)")
    #expect(errors.last?.contains("main actor-isolated") == true, "\(errors)")
  }

  /// Data that hold what happens on a tap are neither equal nor sendable: cellgen itself refuses them.
  @Test func aClosureIsNoData() {
    let text = "views: { Post: { data: { id: Int, onTap: () -> Void } } }\n"
    let manifest = SourceText(path: "Feed.sections", bytes: Array(text.utf8))
    let generation = generate([manifest], options: Options())
    #expect(generation.files.isEmpty)
    #expect(generation.diagnostics.all.map(\.code) == [.closureType])
  }

  /// The words of the errors that code beside the Mailbox screen has, from first to last.
  private func errors(of code: String) throws -> [String] {
    let folder = try TemporaryFolder()
    for file in try generated() { try folder.write(file.text, to: file.name) }
    let views = try String(
      contentsOf: screens.appending(path: "MailboxViews.swift"), encoding: .utf8)
    try folder.write(views, to: "MailboxViews.swift")
    try folder.write("import CellGenRuntime\nimport UIKit\n\n" + code, to: "Wrong.swift")
    let files = try folder.names().map { URL(fileURLWithPath: folder.path($0)) }
    let messages = try Compilation.messages(of: files, mode: Compilation.swift6)
    return messages.split(separator: "\n").map(String.init).filter {
      $0.contains("Wrong.swift:") && $0.contains(": error: ")
    }
  }

  private func generated() throws -> [GeneratedFile] {
    let manifest = screens.appending(path: "Mailbox.sections")
    let source = SourceText(
      path: "Mailbox.sections", bytes: try Array(Data(contentsOf: manifest)))
    return generate([source], options: Options(runtime: .import)).files
  }

  private var screens: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Screens")
  }
}
#endif
