#if os(Linux)
import CellGenCore

/// The views that an app has written for its earlier manifests.
struct ClientApp {
  /// Swift code with a class for each.
  var text = ""
  /// The names of the classes that one of the states needs.
  var views: [String]

  init(of old: Module, for new: Module) {
    let own = { (module: Module) in
      module.views.filter { if case .custom = $0.presentation { true } else { false } }
    }
    views = (own(old) + own(new)).map(\.viewType)
    // Whoever writes `view: custom` for something that no class of that name showed writes the class, too.
    let known = Set(old.views.map(\.viewType))
    let added = own(new).filter { view in
      !known.contains(view.viewType)
        || old.views.contains { $0.viewType == view.viewType && !$0.hasClass }
    }
    let classes = (own(old) + added).map { view in
      let data = escapedIdentifier(view.viewDataType)
      let handler =
        view.reportsActions ? "  var onAction: ActionHandler<\(data).Action>?\n" : ""
      return """
        final class \(escapedIdentifier(view.viewType)): UIView, \(view.viewProtocol) {
        \(handler)  func configure(with data: \(data)) {}
        }

        """
    }
    if !classes.isEmpty {
      text = "import CellGenRuntime\nimport UIKit\n\n" + classes.joined(separator: "\n")
    }
  }
}

extension View {
  /// True if a class of its own shows it, generated or not.
  fileprivate var hasClass: Bool {
    switch presentation {
    case .layout, .custom, .own, .swiftUI: true
    case .mapped, .overloaded, .row, .data: false
    }
  }
}
#endif
