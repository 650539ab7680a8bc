import Foundation

/// The error of a system call.
package struct SystemError: Error, Equatable {
  /// A value of `errno`.
  package var code: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// "no such file or directory"
  package var reason: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Whether the system forbids this kind of change, so that another one may be allowed.
  ///
  /// Sandboxes let a build step write only the files that it declared, some folders are read-only although
  /// their files are not, and a mounted file cannot be replaced.
  var isRefusal: Bool { [EPERM, EACCES, EXDEV, EBUSY, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(code) }

  /// Whether the system refuses this way of making a change, or the file system does not know it.
  ///
  /// Only for calls whose arguments are valid: Linux returns `EINVAL` for a flag that a file system lacks.
  var isUnsupported: Bool { isRefusal || code == EINVAL }
}
