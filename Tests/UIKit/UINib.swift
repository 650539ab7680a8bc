/// A nib file.
///
/// There are none on Linux: tests declare the content of a nib with
/// `StandIn.register(nib:reuseIdentifier:_:)`. Loading any other one fails like a missing file.
@MainActor
open class UINib: NSObject, Sendable {
  private let name: String
  private let bundle: Bundle

  init(named name: String, in bundle: Bundle) {
    self.name = name
    self.bundle = bundle
    super.init()
  }

  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(named: name, in: bundleOrNil ?? .main)
  }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    if let nib = StandIn.nibs[name] { return nib.makeObjects() }
    StandIn.fail("Could not load NIB in bundle: '\(bundle)' with name '\(name)'")
    return []
  }

  /// The name of a loading option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UINib {
  /// Creates the cell or header that the nib contains for an identifier that it is registered for; returns
  /// nil after a failure.
  ///
  /// - Source: the exceptions as apps have reported them, <https://github.com/wokalski/WCFastCell/issues/11>
  ///   and <https://github.com/tigerAndBull/TABAnimated/issues/54>, with UIKit's spelling.
  func makeReusable<View: UIView>(_ type: View.Type, for identifier: String) -> View? {
    let objects = instantiate(withOwner: nil)
    // A missing file has already been reported.
    guard StandIn.nibs[name] != nil else { return nil }
    guard objects.count == 1, let view = objects[0] as? View else {
      StandIn.fail(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(type) instance")
      return nil
    }
    let own = view.nibIdentifier ?? identifier
    if own != identifier {
      StandIn.fail(
        "\(type == UITableViewCell.self ? "cell reuse indentifier" : "view reuse identifier") in nib "
          + "(\(own)) does not match the identifier used to register the nib (\(identifier))")
      return nil
    }
    return view
  }
}

extension UIView {
  /// The reuse identifier of a reusable view.
  fileprivate var nibIdentifier: String? {
    (self as? UICollectionReusableView)?.reuseIdentifier
      ?? (self as? UITableViewCell)?.reuseIdentifier
      ?? (self as? UITableViewHeaderFooterView)?.reuseIdentifier
  }
}

extension StandIn {
  /// The content of a nib file.
  struct Nib {
    var reuseIdentifier: String?
    var objects: @MainActor () -> [Any]

    @MainActor func makeObjects() -> [Any] {
      let objects = objects()
      if let reuseIdentifier {
        (objects.first as? UICollectionReusableView)?.reuseIdentifierStore = reuseIdentifier
        (objects.first as? UITableViewCell)?.reuseIdentifierStore = reuseIdentifier
        (objects.first as? UITableViewHeaderFooterView)?.reuseIdentifierStore = reuseIdentifier
      }
      return objects
    }
  }

  @MainActor static var nibs: [String: Nib] = [:]

  /// Declares the content of a nib, in all bundles and for the rest of the program.
  ///
  /// - Parameters:
  ///   - name: the name of its file.
  ///   - reuseIdentifier: the identifier of its cell in Interface Builder; nil for none.
  ///   - objects: creates its top-level objects.
  @MainActor
  public static func register(
    nib name: String, reuseIdentifier: String? = nil, _ objects: @escaping @MainActor () -> [Any]
  ) {
    nibs[name] = Nib(reuseIdentifier: reuseIdentifier, objects: objects)
  }
}
