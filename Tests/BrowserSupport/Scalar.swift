/// A value of JSON of which only the text matters; empty for lists and objects.
struct Scalar: Decodable, Sendable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      text = value
    } else if let value = try? container.decode(Bool.self) {
      text = "\(value)"
    } else if let value = try? container.decode(Int.self) {
      text = "\(value)"
    } else if let value = try? container.decode(Double.self) {
      text = "\(value)"
    } else {
      text = container.decodeNil() ? "null" : ""
    }
  }
}
