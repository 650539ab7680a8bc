/// Work on a request that takes long enough to show its progress.
struct Progress {
  private let client: Client
  /// The token that the client provided; null if the client doesn't show progress.
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

/// Work that the server starts on its own, shown if it is still in progress once the client can show it.
final class StartProgress {
  private static let token = JSON.string("cellgen-start")
  private let client: Client
  private var isShown = false
  private var isDone = false

  init(_ title: String, _ client: Client) {
    self.client = client
    guard client.capabilities["window"]["workDoneProgress"] == true else { return }
    client.request("window/workDoneProgress/create", ["token": Self.token]) { [weak self] result in
      guard let self, !isDone, case .success = result else { return }
      isShown = true
      report(["kind": "begin", "title": .string(title)])
    }
  }

  func end() {
    if isShown, !isDone { report(["kind": "end"]) }
    isDone = true
  }

  private func report(_ value: JSON) {
    client.notify("$/progress", ["token": Self.token, "value": value])
  }
}
