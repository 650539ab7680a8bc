/// The registrations for dequeuing, and the views that wait to be reused.
struct ReuseQueue<View: UIView> {
  /// An identifier in its namespace: that of cells, or of one kind of supplementary view.
  struct Key: Hashable {
    var kind: String
    var identifier: String
  }

  enum Source {
    case type(AnyClass)
    case nib(UINib)
  }

  private var sources: [Key: Source] = [:]
  private var waiting: [Key: [View]] = [:]

  mutating func register(_ source: Source?, for key: Key) {
    sources[key] = source
    // Instances of an earlier registration must not be reused for the new one.
    waiting[key] = nil
  }

  func source(for key: Key) -> Source? { sources[key] }

  mutating func take(_ key: Key) -> View? { waiting[key]?.popLast() }

  mutating func put(_ view: View, for key: Key) { waiting[key, default: []].append(view) }
}

/// A request of a collection or table view for the view at an index path.
@MainActor
final class ViewRequest {
  let kind: String
  let indexPath: IndexPath
  /// The existing view to configure again in place.
  let existing: UIView?
  var dequeued: [UIView] = []

  init(kind: String, indexPath: IndexPath, existing: UIView? = nil) {
    self.kind = kind
    self.indexPath = indexPath
    self.existing = existing
  }
}

/// Tracks whether a data source is being asked for a view, when registrations come too late.
enum Asking {
  @TaskLocal static var isUnderway = false
}
