import Foundation

/// The value of JavaScript, or the exception that it threw.
struct Evaluation<Value: Decodable & Sendable>: Decodable, Sendable {
  let result: Result<Value, BrowserError>

  private enum CodingKeys: CodingKey { case result, exceptionDetails }
  private enum ObjectKeys: CodingKey { case value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let exception = try container.decodeIfPresent(
      ExceptionDetails.self, forKey: .exceptionDetails)
    {
      result = .failure(BrowserError("JavaScript throws \(exception.message)"))
      return
    }
    let object = try container.nestedContainer(keyedBy: ObjectKeys.self, forKey: .result)
    let value = try object.decodeIfPresent(Value.self, forKey: .value)
    // `undefined` has no value at all, and reads like `null`.
    result = .success(try value ?? JSONDecoder().decode(Value.self, from: Data("null".utf8)))
  }
}

/// An exception that JavaScript threw, as the browser describes it.
struct ExceptionDetails: Decodable, Sendable {
  struct Thrown: Decodable, Sendable { var description: String? }

  var text: String
  var lineNumber: Int
  var exception: Thrown?

  /// The first line of the description, such as `TypeError: x is undefined`; below it is the stack.
  var message: String {
    (exception?.description ?? text).split(separator: "\n").first.map(String.init) ?? text
  }
}
