/// A nib file; there are none on Linux, so that loading one fails as a missing file does.
@MainActor
open class UINib: NSObject, Sendable {
  private let name: String

  init(named name: String) {
    self.name = name
    super.init()
  }

  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(named: name)
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    StandIn.fail("Could not load NIB in bundle with name '\(name)'")
    return []
  }

  /// The name of an option for loading.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
