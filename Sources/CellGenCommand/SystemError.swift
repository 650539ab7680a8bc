import Foundation

/// Why the system refused a call.
package struct SystemError: Error, Equatable {
  /// One of `errno.h`.
  package var code: Int32

  /// Of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// "no such file or directory"
  package var reason: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Whether the system forbids this way of doing it, so that another one may be allowed.
  ///
  /// Sandboxes let a build step write the files that it declared and nothing beside them, some folders
  /// may not be changed though their files may, and a file that is mounted cannot be replaced.
  var isRefusal: Bool { [EPERM, EACCES, EXDEV, EBUSY, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(code) }
}
