/// UIKit's additions to `IndexPath`: a section and an item (or row) in it.
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int {
    get {
      precondition(count == 2, "an index path used with UIKit has exactly two indexes")
      return self[0]
    }
    set {
      precondition(count == 2, "an index path used with UIKit has exactly two indexes")
      self[0] = newValue
    }
  }

  public var item: Int {
    get {
      precondition(count == 2, "an index path used with UIKit has exactly two indexes")
      return self[1]
    }
    set {
      precondition(count == 2, "an index path used with UIKit has exactly two indexes")
      self[1] = newValue
    }
  }

  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
