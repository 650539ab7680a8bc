/// Text with attributes. Foundation's class cannot contain fonts and colors on Linux: it compares them as
/// objects of Core Foundation, and traps.
open class NSAttributedString: NSObject {
  /// The name of an attribute.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Options for enumerating attributes.
  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = EnumerationOptions(rawValue: 2)
  }

  fileprivate var text: String
  /// The attributes of each UTF-16 code unit.
  fileprivate var units: [[Key: Any]]

  public init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    text = string
    units = Array(repeating: attributes ?? [:], count: string.utf16.count)
    super.init()
  }

  public init(attributedString: NSAttributedString) {
    text = attributedString.text
    units = attributedString.units
    super.init()
  }

  open var string: String { text }
  open var length: Int { units.count }

  open func attributes(
    at location: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> [NSAttributedString.Key: Any] {
    precondition(location < length, "there is no character at \(location)")
    return units[location]
  }

  open func attribute(
    _ name: NSAttributedString.Key, at location: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> Any? { attributes(at: location, effectiveRange: nil)[name] }

  open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let all = Array(text.utf16)
    let piece = String(
      decoding: all[range.location..<range.location + range.length], as: UTF16.self)
    let result = NSAttributedString(string: piece)
    result.units = Array(units[range.location..<range.location + range.length])
    return result
  }

  open func enumerateAttributes(
    in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for piece in pieces(of: range, where: Self.areEqual) where !stop.boolValue {
      withUnsafeMutablePointer(to: &stop) { block(units[piece.location], piece, $0) }
    }
  }

  open func enumerateAttribute(
    _ name: NSAttributedString.Key, in range: NSRange,
    options: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let isAlike = { (one: [Key: Any], other: [Key: Any]) in
      Self.isEqual(one[name], other[name])
    }
    for piece in pieces(of: range, where: isAlike) where !stop.boolValue {
      withUnsafeMutablePointer(to: &stop) { block(units[piece.location][name], piece, $0) }
    }
  }

  private func pieces(
    of range: NSRange, where isAlike: ([Key: Any], [Key: Any]) -> Bool
  ) -> [NSRange] {
    var pieces: [NSRange] = []
    for position in range.location..<range.location + range.length {
      if let last = pieces.last, isAlike(units[last.location], units[position]) {
        pieces[pieces.count - 1].length += 1
      } else {
        pieces.append(NSRange(location: position, length: 1))
      }
    }
    return pieces
  }

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let other as AnyHashable): one == other
    default: false
    }
  }

  private static func areEqual(_ one: [Key: Any], _ other: [Key: Any]) -> Bool {
    one.count == other.count && one.allSatisfy { isEqual($0.value, other[$0.key]) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSAttributedString, other.text == text else { return false }
    return zip(units, other.units).allSatisfy { Self.areEqual($0, $1) }
  }
  open override var hash: Int { text.hashValue }
}

/// Text with attributes that can be changed.
open class NSMutableAttributedString: NSAttributedString {
  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  open func append(_ attrString: NSAttributedString) {
    text += attrString.text
    units += attrString.units
  }

  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    for position in range.location..<range.location + range.length {
      units[position].merge(attrs) { $1 }
    }
  }

  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    for position in range.location..<range.location + range.length {
      units[position] = attrs ?? [:]
    }
  }
}
