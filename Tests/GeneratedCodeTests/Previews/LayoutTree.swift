/// What is shown where in a view, in the words that a page and a screen share.
///
///     view
///       hstack
///         image star.fill
///         label "Ada"
///         button hidden
///
/// It is compiled with the tests and with the program that shows views.
struct LayoutTree: Equatable {
  /// The kind of element, and what it shows.
  var name: String
  var isHidden = false
  var children: [LayoutTree] = []

  /// Each element on a line of its own, below the one that holds it.
  var lines: [String] {
    let inner = children.flatMap(\.lines).map { "  " + $0 }
    return [isHidden ? name + " hidden" : name] + inner
  }
}

extension LayoutTree {
  static func text(_ kind: String, _ text: String?) -> LayoutTree {
    guard let text else { return LayoutTree(name: kind) }
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\\n")
    return LayoutTree(name: "\(kind) \"\(line)\"")
  }

  /// A part from 0 to 1, as far as somebody sees a difference.
  static func part(_ kind: String, _ part: Double) -> LayoutTree {
    LayoutTree(name: "\(kind) \(Int((part * 100).rounded())) %")
  }

  static func stack(isVertical: Bool, _ children: [LayoutTree]) -> LayoutTree {
    LayoutTree(name: isVertical ? "vstack" : "hstack", children: children)
  }

  /// A view with the element that fills it.
  static func view(_ content: LayoutTree) -> LayoutTree {
    LayoutTree(name: "view", children: [content.withoutSoleStack])
  }

  /// Only the generated view leaves out outermost stacks around one element.
  private var withoutSoleStack: LayoutTree {
    guard name == "vstack", !isHidden, children.count == 1, children[0].name != "spacer" else {
      return self
    }
    return children[0].withoutSoleStack
  }

  /// An element that may be hidden: what it would show then is what it showed before, or nothing.
  func hidden(_ isHidden: Bool) -> LayoutTree {
    guard isHidden || self.isHidden else { return self }
    return LayoutTree(name: String(name.prefix { $0 != " " }), isHidden: true)
  }
}
