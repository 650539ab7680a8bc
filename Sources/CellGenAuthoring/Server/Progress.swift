/// Work that takes long enough to be shown, while a request is answered.
struct Progress {
  private let client: Client
  /// The token that the client gave for it; null for a client that shows none.
  private let token: JSON

  init(_ title: String, _ request: FeatureRequest) {
    (client, token) = (request.client, request.params["workDoneToken"])
    report(["kind": "begin", "title": .string(title)])
  }

  func end() { report(["kind": "end"]) }

  private func report(_ value: JSON) {
    if !token.isNull { client.notify("$/progress", ["token": token, "value": value]) }
  }
}
