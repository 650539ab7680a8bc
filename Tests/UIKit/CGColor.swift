/// A colour as layers take it: it no longer follows light and dark.
public final class CGColor: Hashable, Sendable {
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }

  public static func == (l: CGColor, r: CGColor) -> Bool { l.color == r.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(self) }
}
