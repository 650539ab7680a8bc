extension View {
  /// Returns the name of the property that holds a mapped view's data as its target's data.
  package func mappedProperty(to target: View) -> String {
    localName(lowerCamelCase(target.viewDataType)) { name in
      fields.contains { $0.name.text == name }
    }
  }

  /// The modules that the bodies of its data refer to.
  var modulesInside: [String] {
    (namesUIKit ? ["UIKit"] : []) + (isSwiftUI ? ["SwiftUI"] : [])
  }

  private var namesUIKit: Bool {
    switch (presentation, size) {
    case (.data, _): false
    case (.row(let plain), _) where plain.namesUIKit: true
    case (.overloaded, .height), (.overloaded, .custom): true
    default:
      row.namesUIKit || !look.isEmpty || !loadedImages.isEmpty
    }
  }

  private var isSwiftUI: Bool {
    if case .swiftUI = presentation { true } else { false }
  }
}

/// Writes the host that shows the data.
///
///     @MainActor public static var host: CellHost<Self> { .view(PhotoView.self, height: 52) }
func renderHost(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  let head: SwiftLine = "@MainActor \(context.access)static var host: CellHost<Self>"
  let owner = context.shownBy(view)
  let type = "\(owner.viewType).self"
  // With `reporting:`, the compiler requires that the class reports the view's actions.
  let shown = owner.reportsActions ? "reporting: \(type)" : type
  switch view.presentation {
  case .layout: renderShort(head, "view(\(shown)\(height(of: view)))", w)
  case .custom:
    // The app writes the class.
    w.located(at: context.line(of: view.name.span), context) {
      renderShort(head, "view(\(shown)\(height(of: view)))", w)
    }
  case .own(let own):
    w.located(at: context.line(of: own.name.span), context) {
      renderShort(head, "\(own.kind.rawValue)(\(type))", w)
    }
  case .swiftUI:
    w.block(head) { renderHosting(of: view, context, $0) }
  case .mapped(let target, _):
    renderShort(head, "mapped { $0.\(view.mappedProperty(to: context.module[target])) }", w)
  case .row(let row): w.block(head) { renderPlainRow(row, context, $0) }
  case .data: break
  case .overloaded(let target):
    w.located(at: context.line(of: view.name.span), context) {
      renderOverload(of: view, by: context.module[target].viewType, shown, head, w)
    }
  }
}

private func renderShort(_ head: SwiftLine, _ value: SwiftLine, _ w: SwiftWriter) {
  w.shortBlock(head, ".\(value)")
}

private func height(of view: View) -> String {
  if case .height(let height) = view.size { ", height: \(swiftText(height))" } else { "" }
}

/// Writes how a SwiftUI view is hosted.
///
///     .configuration { data, onAction in
///       UIHostingConfiguration { BannerView(data: data, onAction: onAction) }.margins(.all, 0)
///     }
///
/// It has no margins, like other views: `margins(_:_:)` replaces the default margins of a hosting
/// configuration (<https://developer.apple.com/documentation/swiftui/uihostingconfiguration/margins(_:_:)>).
private func renderHosting(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  let hasHandler = view.reportsActions
  let arguments = hasHandler ? "data: data, onAction: onAction" : "data: data"
  let shown: SwiftLine = "\(view.viewType)(\(arguments))"
  let margins: SwiftLine = ".margins(.all, 0)"
  w.block(".configuration", parameters: "data, \(hasHandler ? "onAction" : "_") in") { w in
    let whole: SwiftLine = "UIHostingConfiguration { \(shown) }\(margins)"
    // The app writes the view.
    let line = context.line(of: view.name.span)
    if w.fits(whole) { return w.located(at: line, context) { w.line(whole) } }
    w.located(at: line.map { $0 - 1 }, context) {
      w.block("UIHostingConfiguration") { $0.line(shown) }
      w.line(margins)
    }
  }
}

/// Writes how a view in the app shows data other than its own.
///
///     @MainActor public static var host: CellHost<Self> {
///       .view(FolderView.self) { $0.configure(with: $1) }
///     }
private func renderOverload(
  of view: View, by type: String, _ shown: String, _ head: SwiftLine, _ w: SwiftWriter
) {
  let size =
    switch view.size {
    case .automatic: ""
    case .height(let height): ", size: { CGSize(width: $1, height: \(swiftText(height))) }"
    case .custom: ", size: { \(type).size(for: $0, boundedBy: $1) }"
    }
  w.block(head) { $0.shortBlock(".view(\(shown)\(size))", "$0.configure(with: $1)") }
}

/// Writes the data of a mapped view as its target's data.
///
///     public var titleViewData: TitleViewData {
///       TitleViewData(
///         title: name,
///         subtitle: maker
///       )
///     }
func renderMappedData(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  guard case .mapped(let reference, let map) = view.presentation else { return }
  let target = context.module[reference]
  let arguments = map.map { field in
    LocatedText(
      "\(labelName(field.target)): \(escapedIdentifier(field.source))",
      at: context.line(of: field.span))
  }
  // The arguments begin two lines below.
  w.located(at: arguments.first?.line.map { $0 - 2 }, context) {
    let name = view.mappedProperty(to: target)
    w.block("\(context.access)var \(name): \(target.viewDataType)") { w in
      guard arguments.count > 1 else {
        return w.call(target.viewDataType, arguments.map(\.text))
      }
      w.line("\(target.viewDataType)(")
      w.indented.items(arguments)
      w.line(")")
    }
  }
}
