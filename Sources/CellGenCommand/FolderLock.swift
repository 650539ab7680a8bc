import Foundation

/// A folder for one run alone, until this is released.
///
/// The lock is on the folder itself (`flock(2)`), so that it leaves no file behind and ends with the
/// process, however that ends. Where the system has no such locks, runs are not kept apart.
final class FolderLock {
  /// How long to wait for other runs, in seconds.
  private static let patience = 60.0
  private static let pause = 0.005

  /// Negative when the folder could not be opened.
  private let descriptor: Int32
  /// Whether no other run has the folder.
  private(set) var isHeld = false

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Waits until no other run has the folder.
  ///
  /// - Returns: nil when the folder is gone, or another one has its name by now.
  /// - Errors: gives up when that takes very long.
  static func take(_ folder: String) throws(Failure) -> FolderLock? {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Another run may make the folder right after this: it has to be opened then, not done without.
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
