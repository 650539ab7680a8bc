import Foundation
import Synchronization

/// Something that a page reported, or did though it should not.
public struct ConsoleEntry: Equatable, Sendable, CustomStringConvertible {
  /// The kinds of entries, from messages of scripts to requests.
  public enum Kind: String, Sendable {
    case debug, info, log, warning, error
    /// An exception that nobody caught.
    case exception
    /// A request for anything but the page's own file; no request gets an answer.
    case request
    /// A dialog, such as an alert; it was dismissed.
    case dialog
  }

  public var kind: Kind
  public var text: String
  /// The line of the page, counted from 1, where there is one.
  public var line: Int?

  public init(_ kind: Kind, _ text: String, line: Int? = nil) {
    self.kind = kind
    self.text = text
    self.line = line
  }

  public var description: String {
    (line.map { "\($0): " } ?? "") + "\(kind): \(text)"
  }
}

extension Page {
  /// Everything that the page has reported since it was opened; empty for a page without faults.
  ///
  /// Requests of workers and of windows that the page opens are not in it.
  public var console: [ConsoleEntry] {
    get async throws {
      try await settle()
      return log.entries
    }
  }

  /// Forgets what was reported so far.
  public func clearConsole() async throws {
    try await settle()
    log.clear()
  }

  func receive(_ event: Event) {
    guard let entry = entry(for: event) else { return }
    log.add(entry)
    if entry.kind == .dialog {
      Task { try? await send(AnswerDialog(accept: false)) }
    }
  }

  private func entry(for event: Event) -> ConsoleEntry? {
    switch event.method {
    case "Runtime.consoleAPICalled": event.read(ConsoleCall.self)?.consoleEntry
    case "Runtime.exceptionThrown": event.read(ExceptionThrown.self)?.consoleEntry
    case "Log.entryAdded": event.read(EntryAdded.self)?.consoleEntry
    case "Network.requestWillBeSent": event.read(RequestWillBeSent.self)?.consoleEntry(in: file)
    case "Network.webSocketCreated": event.read(WebSocketCreated.self)?.consoleEntry
    case "Page.javascriptDialogOpening": event.read(DialogOpening.self)?.consoleEntry
    default: nil
    }
  }
}

/// What a page has reported so far.
final class PageLog: Sendable {
  private let state = Mutex<[ConsoleEntry]>([])

  var entries: [ConsoleEntry] { state.withLock { $0 } }

  func add(_ entry: ConsoleEntry) { state.withLock { $0.append(entry) } }

  func clear() { state.withLock { $0 = [] } }
}

// MARK: Events

/// A call of `console.log` and its relatives.
private struct ConsoleCall: Decodable {
  struct Argument: Decodable {
    var type: String
    var value: Scalar?
    var unserializableValue: String?
    var description: String?

    var text: String { value?.text ?? unserializableValue ?? description ?? type }
  }
  struct Frame: Decodable { var lineNumber: Int }
  struct Trace: Decodable { var callFrames: [Frame] }

  var type: String
  var args: [Argument]
  var stackTrace: Trace?

  var consoleEntry: ConsoleEntry {
    let kind = type == "assert" ? .error : ConsoleEntry.Kind(rawValue: type) ?? .log
    return ConsoleEntry(
      kind, args.map(\.text).joined(separator: " "),
      line: stackTrace?.callFrames.first.map { $0.lineNumber + 1 })
  }
}

private struct ExceptionThrown: Decodable {
  var exceptionDetails: ExceptionDetails

  var consoleEntry: ConsoleEntry {
    ConsoleEntry(.exception, exceptionDetails.message, line: exceptionDetails.lineNumber + 1)
  }
}

/// A message of the browser itself, for example about a policy that the page breaks.
private struct EntryAdded: Decodable {
  struct Entry: Decodable {
    var source: String
    var level: String
    var text: String
    var lineNumber: Int?
  }

  var entry: Entry

  /// Nil for a failed request, which is an entry already.
  var consoleEntry: ConsoleEntry? {
    guard entry.source != "network" else { return nil }
    let kind = entry.level == "verbose" ? .debug : ConsoleEntry.Kind(rawValue: entry.level)
    return ConsoleEntry(kind ?? .log, entry.text, line: entry.lineNumber.map { $0 + 1 })
  }
}

private struct RequestWillBeSent: Decodable {
  struct Request: Decodable {
    var url: String
    var method: String
  }

  var request: Request
  var type: String?

  /// Nil for the page's own file, and for what a page carries within itself.
  func consoleEntry(in file: URL) -> ConsoleEntry? {
    let url = URL(string: request.url)
    if ["data", "blob", "about"].contains(url?.scheme) { return nil }
    if url?.scheme == "file", url?.path == file.path, type == "Document" { return nil }
    let kind = type.map { " (\($0.lowercased()))" } ?? ""
    return ConsoleEntry(.request, "\(request.method) \(request.url)\(kind)")
  }
}

private struct WebSocketCreated: Decodable {
  var url: String

  var consoleEntry: ConsoleEntry { ConsoleEntry(.request, "GET \(url) (websocket)") }
}

private struct DialogOpening: Decodable {
  var type: String
  var message: String

  var consoleEntry: ConsoleEntry { ConsoleEntry(.dialog, "\(type): \(message)") }
}
