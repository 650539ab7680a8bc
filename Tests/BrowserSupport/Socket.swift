import Foundation

/// One end of a connection between two processes, closed when nobody holds it any more.
final class Socket: Sendable {
  let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Two ends that are connected; no other program inherits them by accident.
  static func pair() throws -> (Socket, Socket) {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw failure("could not connect") }
    return (Socket(ends[0]), Socket(ends[1]))
  }

  /// Waits for bytes; empty when the other side has ended.
  func read() -> Data {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count < 0, errno == EINTR { continue }
      return Data(bytes.prefix(max(count, 0)))
    }
  }

  /// Writes everything, or throws when the other side has ended.
  func write(_ data: Data) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        // An end of the browser is an error, not a signal that ends the tests.
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("could not write to the browser") }
      rest = rest.dropFirst(count)
    }
  }

  /// Tells both sides that nothing more will come.
  func shutDown() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}

private func failure(_ what: String) -> BrowserError {
  BrowserError("\(what): \(String(cString: strerror(errno)))")
}
