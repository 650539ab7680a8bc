import Foundation

/// The error of a system call.
package struct SystemError: Error, Equatable {
  /// A value of `errno`.
  package var code: Int32

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's description: "no such file or directory".
  package var reason: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// True if the system forbids this kind of change; another kind might be allowed.
  ///
  /// Sandboxes let a build step write only the files that it declared, some folders are read-only although
  /// their files aren't, and a mounted file can't be replaced.
  var isRefusal: Bool { [EPERM, EACCES, EXDEV, EBUSY, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(code) }

  /// True if the system refuses this way of making a change, or if the file system doesn't support it.
  ///
  /// Only for calls with valid arguments: Linux returns `EINVAL` for a flag that a file system lacks.
  var isUnsupported: Bool { isRefusal || code == EINVAL }
}
