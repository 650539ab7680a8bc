import CellGenCommand
import Foundation

/// The two streams between client and server.
///
/// Reading happens on its own thread, so the server can see that a request was canceled while it works on
/// another one. The thread ends with the input, with the notification `exit`, or when the connection is
/// closed.
final class Connection {
  private let input: Int32
  private let output: Int32
  private let inbox: Inbox
  /// Written to by ``close()``, so the thread needn't poll for the end.
  private let wake: (reading: Int32, writing: Int32)?
  private let end = DispatchGroup()
  /// False once the client no longer reads.
  private(set) var isWritable = true

  /// - Parameters:
  ///   - input: the descriptor of an open stream, which stays open.
  ///   - output: likewise.
  init(input: Int32, output: Int32, inbox: Inbox) {
    (self.input, self.output, self.inbox) = (input, output, inbox)
    var ends: [Int32] = [0, 0]
    wake = pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
    // If the client is gone, a write must not kill the process.
    signal(SIGPIPE, SIG_IGN)
    start()
  }

  private func start() {
    let (input, inbox, end, wake) = (input, inbox, end, wake?.reading)
    end.enter()
    let thread = Thread {
      read(input, until: wake, into: inbox)
      end.leave()
    }
    // JSON can be nested deeply.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Ends the thread.
  func close() {
    guard let wake else { return }
    _ = write(wake.writing, [0], 1)
    end.wait()
    _ = (Foundation.close(wake.reading), Foundation.close(wake.writing))
  }

  func send(_ message: Message) {
    let bytes = Framing.frame(message.json.text)
    var position = 0
    while isWritable, position < bytes.count {
      let count = bytes[position...].withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        position += count
      } else if errno == EAGAIN {
        var space = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = poll(&space, 1, -1)
      } else if errno != EINTR {
        isWritable = false
      }
    }
  }
}

/// Reads messages until the input ends or something is written to a pipe.
private func read(_ input: Int32, until wake: Int32?, into inbox: Inbox) {
  var framing = Framing()
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    var streams = [pollfd(fd: input, events: Int16(POLLIN), revents: 0)]
    if let wake { streams.append(pollfd(fd: wake, events: Int16(POLLIN), revents: 0)) }
    let ready = poll(&streams, nfds_t(streams.count), -1)
    if ready < 0, errno == EINTR { continue }
    if streams.last?.revents != 0, streams.count > 1 { return }
    let count = read(input, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { continue }
    guard count > 0 else { return inbox.add(.endOfInput) }
    framing.add(buffer[..<count])
    while let frame = framing.next() {
      switch frame {
      case .skipped(let reason): inbox.add(.skipped(reason))
      case .content(let text):
        let message = Message(text: text)
        inbox.add(.message(message))
        if case .notification("exit", _) = message { return }
      }
    }
  }
}
