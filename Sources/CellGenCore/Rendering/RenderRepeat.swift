/// The code for a repeated element: a view for each item of an array, made when it is first needed.
///
///     private let feeViews = CellRepeatedViews<FeeView>()
///     …
///     feeViews.show(data.fees)
///
/// A label is made by a method of the view, and shows an item in a closure:
///
///     tagLabels.show(data.tags, make: makeTagLabel) { tagLabel, tag in
///       tagLabel.text = tag
///     }
extension RepeatElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  /// The items; a missing array counts as empty.
  private var items: String { data.type.isOptional ? "\(data.value) ?? []" : data.value }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    let type =
      shownView.map { "CellRepeatedViews<\(context.module[$0].viewType)>" } ?? "CellRepeatedLabels"
    w.call("private let \(name) = \(type)", grid(context))
  }

  /// Returns the arguments for columns that never change.
  private func grid(_ context: RenderContext) -> [String] {
    var arguments: [String] = []
    if let columns = columns?.fixed(context) { arguments.append("columns: \(columns)") }
    if spacing.constant != .literal(8), let points = spacing.fixed(context) {
      arguments.append("spacing: \(points)")
    }
    if let points = lineSpacing?.fixed(context) { arguments.append("lineSpacing: \(points)") }
    return arguments
  }

  /// Returns the settings of columns that vary.
  private func gridSettings(_ context: RenderContext) -> [Setting] {
    [
      varying("columns", columns, context), varying("columnSpacing", spacing, context),
      varying("lineSpacing", lineSpacing, context),
    ].compactMap(\.self)
  }

  var innerViews: String? { shownView == nil ? nil : name }

  func settings(_ context: RenderContext) -> [Setting] {
    gridSettings(context) + itemSettings(context)
  }

  private func itemSettings(_ context: RenderContext) -> [Setting] {
    switch shown {
    case .view(let view, let action):
      // A view whose actions all come from its cells reports nothing when nested.
      [
        Setting(moment: .configuration, fields: [data]) {
          renderViews(context.module[view].reportsActions ? action : nil, $0)
        }
      ]
    case .label(let label): settings(of: label, context)
    }
  }

  func renderMethods(_ context: RenderContext, _ w: SwiftWriter) {
    guard let label else { return }
    let (name, box) = (escapedIdentifier(label.property), label.look.box.map(escapedIdentifier))
    w.gap()
    let result = box == nil ? "UILabel" : "(UILabel, CellBox)"
    w.block("private func \(label.maker)() -> \(result)") { w in
      w.assign("let \(name)", "UILabel()")
      label.renderBoxProperty(label.look(context), context, w, modifier: "let")
      label.renderSetup(along: .vertical, context, w)
      w.line("return \(box.map { "(\(name), \($0))" } ?? name)")
    }
  }

  private func renderViews(_ action: ItemAction?, _ w: SwiftWriter) {
    guard let action else { return w.call("\(name).show", [items]) }
    let value = "\(labelName(action.label)): action"
    let item = action.item.map { item in
      let value =
        switch item.kind {
        case .index: "index"
        case .id(let field): "\(data.value)[index].\(memberName(field))"
        }
      return "\(labelName(item.label)): \(value)"
    }
    let index = item == nil ? "_" : "index"
    w.block("\(name).show(\(items))", parameters: "[weak self] \(index), action in") { w in
      w.call(
        "self?.onAction?(.\(memberName(action.name))", [item, value].compactMap { $0 }, end: ")")
    }
  }

  /// Returns the settings for the text, for everything else that can change, and for values that depend on
  /// the state.
  private func settings(of label: LabelElement, _ context: RenderContext) -> [Setting] {
    let all = label.settings(context).filter { !$0.isEmpty }
    let (configured, states) = (
      all.filter { $0.moment == .configuration }, all.filter { $0.moment == .state }
    )
    let show = Setting(moment: .configuration, fields: [data] + configured.flatMap(\.fields)) { w in
      let item = configured.contains(where: \.needsItem) ? label.item : "_"
      w.block(
        "\(name).show(\(items), make: \(label.maker))",
        parameters: "\((label.names(in: configured) + [item]).joined(separator: ", ")) in"
      ) { w in for setting in configured { setting.write(w) } }
    }
    guard !states.isEmpty else { return [show] }
    // The items are part of the data.
    let fields = states.flatMap(\.fields).map { $0.isItem ? data : $0 }
    let update = Setting(moment: .state, followsConfiguration: true, fields: fields) { w in
      w.block("for \(loop(over: label, for: states))") { w in
        let write = { (w: SwiftWriter) in for setting in states { setting.write(w) } }
        guard label.look.showsTouch else { return write(w) }
        w.block("update(tapped: \(label.outer))", parameters: "state in", write)
      }
    }
    return [show, update]
  }

  /// Returns a loop over the labels, with the boxes and items that some settings use: `tagLabel in
  /// tagLabels.labels`.
  private func loop(over label: LabelElement, for settings: [Setting]) -> String {
    let names = label.names(in: settings, isTouched: label.look.showsTouch)
    let isBoxed = names.count > 1 && names[1] != "_"
    let element = isBoxed ? "(\(names.joined(separator: ", ")))" : names[0]
    let elements = isBoxed ? "\(name).boxedLabels" : "\(name).labels"
    guard settings.contains(where: \.needsItem) else { return "\(element) in \(elements)" }
    return "(\(element), \(label.item)) in zip(\(elements), \(items))"
  }
}

extension LabelElement {
  /// The name of the function that makes a repeated label.
  fileprivate var maker: String { "make\(capitalized(property))" }

  /// The name of the item that a repeated label shows.
  fileprivate var item: String { text.field?.value ?? "_" }

  /// Returns the names that closures use for a repeated label, and for the box around it if it has one.
  ///
  /// - Parameters:
  ///   - settings: The changes that the closure makes.
  ///   - isTouched: True if the closure asks for its touches.
  fileprivate func names(in settings: [Setting], isTouched: Bool = false) -> [String] {
    let name = escapedIdentifier(property)
    guard let box = look.box.map(escapedIdentifier) else { return [settings.isEmpty ? "_" : name] }
    let changesBox = isTouched || settings.contains { !$0.isInside }
    return [settings.contains(where: \.isInside) ? name : "_", changesBox ? box : "_"]
  }
}
