import CellGenCore

/// The program that the server works for.
final class Client {
  typealias Reply = (Result<JSON, ResponseError>) -> Void

  /// The capabilities that it reported at the start.
  var capabilities = JSON.null
  private let connection: Connection
  private let print: (String) -> Void
  private var replies: [RequestID: Reply] = [:]
  private var lastRequest = 0

  init(_ connection: Connection, _ print: @escaping (String) -> Void) {
    (self.connection, self.print) = (connection, print)
  }

  func send(_ message: Message) { connection.send(message) }

  func notify(_ method: String, _ params: JSON) {
    send(.notification(method: method, params: params))
  }

  /// Sends the client a request; the answer arrives later, or never.
  func request(_ method: String, _ params: JSON, then reply: @escaping Reply = { _ in }) {
    lastRequest += 1
    let id = RequestID.string("cellgen-\(lastRequest)")
    replies[id] = reply
    send(.request(id, method: method, params: params))
  }

  /// Receives an answer; one without a waiting request is ignored.
  func receive(_ result: Result<JSON, ResponseError>, for id: RequestID) {
    guard let reply = replies.removeValue(forKey: id) else {
      return log("ignored a response to an unknown request")
    }
    if case .failure(let error) = result { log("the client refused a request: \(error.message)") }
    reply(result)
  }

  // MARK: Words

  /// The importance of a message.
  ///
  /// - Source: Language Server Protocol 3.17, "MessageType".
  enum Importance: Int {
    case error = 1
    case warning, info, log
  }

  /// Logs a line where people look for explanations.
  func log(_ text: String) {
    print("cellgen lsp: \(printable(text))\n")
    // Before it is initialized, a client expects only answers.
    if !capabilities.isNull { say(text, .log, with: "window/logMessage") }
  }

  /// Shows a message to the user.
  func show(_ text: String, _ importance: Importance) {
    say(text, importance, with: "window/showMessage")
  }

  private func say(_ text: String, _ importance: Importance, with method: String) {
    notify(method, ["type": .integer(importance.rawValue), "message": .string(text)])
  }
}
