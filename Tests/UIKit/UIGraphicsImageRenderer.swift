import Synchronization

/// Creates images by drawing; the names that are drawn become the name of the image.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    StandIn.drawn.withLock { $0 = [] }
    actions(UIGraphicsImageRendererContext())
    let drawn = StandIn.drawn.withLock { drawn in
      defer { drawn = nil }
      return drawn ?? []
    }
    return UIImage(drawn: drawn.joined(separator: ", "), size: size)
  }
}

/// The context that an image is drawn into.
open class UIGraphicsImageRendererContext: NSObject {}

extension StandIn {
  /// The names that have been drawn into the current image; nil if there is none.
  static let drawn = Mutex<[String]?>(nil)

  /// Draws into the current image, and fails if there is none.
  static func draw(_ what: String) {
    let isDrawing = drawn.withLock { drawn in
      drawn?.append(what)
      return drawn != nil
    }
    if !isDrawing { fail("there is no graphics context to draw \(what) into") }
  }
}

extension UIColor {
  public func setFill() { StandIn.draw("fill \(self)") }
}

extension UIBezierPath {
  public func fill() { StandIn.draw("path") }
}

extension UIImage {
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  public func draw(in rect: CGRect) { StandIn.draw("\(self)") }
}
