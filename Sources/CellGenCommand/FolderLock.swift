import Foundation

/// An exclusive lock on a folder, held until this object is released.
///
/// The folder itself is locked (`flock(2)`), so there is no lock file, and the lock ends with the
/// process in any case. On file systems without such locks, concurrent runs are not kept apart.
final class FolderLock {
  /// The seconds to wait for other runs.
  private static let patience = 60.0
  private static let pause = 0.005

  /// Negative if the folder could not be opened.
  private let descriptor: Int32
  /// Whether the folder is locked.
  private(set) var isHeld = false

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Waits until no other run holds the lock, and takes it.
  ///
  /// - Returns: nil if the folder does not exist, or was replaced in the meantime.
  /// - Errors: gives up after a long time.
  static func take(_ folder: String) throws(Failure) -> FolderLock? {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Another run may create the folder right after this, so the caller has to try again.
    if descriptor < 0, errno == ENOENT { return nil }
    let lock = FolderLock(descriptor: descriptor)
    try lock.wait(folder)
    let found = try? FileSystem.status(of: folder)
    guard let found, found.kind == .folder else { return nil }
    let own = FileSystem.status(ofDescriptor: lock.descriptor)
    return own == nil || own?.identity == found.identity ? lock : nil
  }

  private func wait(_ folder: String) throws(Failure) {
    let start = Date()
    while descriptor >= 0 {
      isHeld = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      guard !isHeld, errno == EWOULDBLOCK || errno == EINTR else { return }
      guard Date().timeIntervalSince(start) < Self.patience else {
        throw .cannot("write to the folder", folder, "another cellgen run is still using it")
      }
      Thread.sleep(forTimeInterval: Self.pause)
    }
  }
}
