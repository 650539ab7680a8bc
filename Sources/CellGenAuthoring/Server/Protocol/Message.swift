/// A message between client and server.
///
/// - Source: JSON-RPC 2.0; batches, which the Language Server Protocol doesn't use, are refused.
enum Message: Equatable, Sendable {
  case request(RequestID, method: String, params: JSON)
  case notification(method: String, params: JSON)
  /// An answer to one of the server's requests.
  case response(RequestID, Result<JSON, ResponseError>)
  /// Something that isn't a message, with the answer to it.
  case malformed(RequestID?, ResponseError)
}

/// The identifier of a request, which its answer repeats.
enum RequestID: Hashable, Sendable {
  case number(Int)
  case string(String)

  init?(_ json: JSON) {
    switch json {
    case .integer(let number): self = .number(number)
    case .string(let text): self = .string(text)
    default: return nil
    }
  }

  var json: JSON {
    switch self {
    case .number(let number): .integer(number)
    case .string(let text): .string(text)
    }
  }
}

/// The reason why a request has no result.
struct ResponseError: Error, Hashable, Sendable {
  var code: Int
  var message: String

  static let parseError = Self(code: -32700, message: "the message is not JSON")
  static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message: message) }
  static func methodNotFound(_ method: String) -> Self {
    Self(code: -32601, message: "cellgen does not know the method '\(method)'")
  }
  static func invalidParams(_ message: String) -> Self { Self(code: -32602, message: message) }
  static let notInitialized = Self(
    code: -32002, message: "the first request must be 'initialize'")
  static let canceled = Self(code: -32800, message: "the request was canceled")
  /// The request is valid, but can't be fulfilled now.
  static func failed(_ message: String) -> Self { Self(code: -32803, message: message) }

  var json: JSON { ["code": .integer(code), "message": .string(message)] }
}

// MARK: - Reading

extension Message {
  init(text: [UInt8]) {
    guard let json = JSON(text: text) else {
      self = .malformed(nil, .parseError)
      return
    }
    self.init(json)
  }

  init(_ json: JSON) {
    let id = RequestID(json["id"])
    guard case .object(let members) = json, json["jsonrpc"] == "2.0" else {
      self = .malformed(id, .invalidRequest("a message is an object with 'jsonrpc': '2.0'"))
      return
    }
    switch (json["method"], id) {
    case (.string(let method), nil) where members["id"] == nil:
      self = .notification(method: method, params: json["params"])
    case (.string(let method), let id?):
      self = .request(id, method: method, params: json["params"])
    case (.null, let id?) where members["result"] != nil:
      self = .response(id, .success(json["result"]))
    case (.null, _) where members["error"] != nil:
      let error = ResponseError(
        code: json["error"]["code"].integer ?? 0, message: json["error"]["message"].string ?? "")
      // An error without an identifier responds to something that the client couldn't read.
      self = .response(id ?? .number(-1), .failure(error))
    default:
      self = .malformed(
        id, .invalidRequest("a message has a 'method', and an 'id' that is a number or a text"))
    }
  }
}

// MARK: - Writing

extension Message {
  var json: JSON {
    switch self {
    case .request(let id, let method, let params):
      ["jsonrpc": "2.0", "id": id.json, "method": .string(method), "params": params]
    case .notification(let method, let params):
      ["jsonrpc": "2.0", "method": .string(method), "params": params]
    case .response(let id, .success(let result)):
      ["jsonrpc": "2.0", "id": id.json, "result": result]
    case .response(let id, .failure(let error)):
      ["jsonrpc": "2.0", "id": id.json, "error": error.json]
    case .malformed(let id, let error):
      ["jsonrpc": "2.0", "id": .optional(id?.json), "error": error.json]
    }
  }
}
