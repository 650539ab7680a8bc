#if os(Linux)
import Foundation
import TestSupport

/// A cache of builds that machines share: a folder that nginx reads and writes for them, on this machine only.
final class WebCache {
  let address: String
  private let folder: TemporaryFolder
  private let server = Process()

  static let isInstalled: Bool = {
    let version = try? Subprocess.run(["nginx", "-V"])
    return version?.words.contains("http_dav_module") ?? false
  }()

  init() throws {
    folder = try TemporaryFolder()
    let port = try freePort()
    address = "http://127.0.0.1:\(port)"
    try folder.makeFolder("cache")
    let places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map {
      "\($0)_temp_path \(folder.path($0));"
    }
    let configuration = try folder.write(
      """
      daemon off;
      pid \(folder.path("pid"));
      error_log stderr;
      \(isRoot ? "user root;" : "")
      events {}
      http {
        access_log \(folder.path("requests"));
        \(places.joined(separator: "\n  "))
        server {
          listen 127.0.0.1:\(port);
          root \(folder.path("cache"));
          client_max_body_size 0;
          dav_methods PUT;
          create_full_put_path on;
        }
      }

      """, to: "nginx.conf")
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = ["nginx", "-p", folder.url.path, "-c", configuration]
    server.standardError = try folder.openForWriting("errors")
    try server.run()
    try waitUntilItAnswers()
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
  }

  /// The results of actions that were read, which were there.
  func resultsRead() throws -> Int {
    try folder.read("requests").split(separator: "\n").count {
      $0.contains("\"GET /ac/") && $0.contains(" 200 ")
    }
  }

  private func waitUntilItAnswers() throws {
    for _ in 0..<200 {
      let answer = try Subprocess.run(["curl", "--silent", "--output", "/dev/null", address])
      if answer.exitCode == 0 { return }
      guard server.isRunning else { break }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw CocoaError(
      .fileReadUnknown, userInfo: [NSDebugDescriptionErrorKey: try folder.read("errors")])
  }
}

/// A port that nothing listens on.
private func freePort() throws -> UInt16 {
  let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(listener) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = inet_addr("127.0.0.1")
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isBound = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
      bind(listener, generic, length) == 0 && getsockname(listener, generic, &length) == 0
    }
  }
  guard isBound else { throw POSIXError(.EADDRINUSE) }
  return UInt16(bigEndian: address.sin_port)
}
#endif
