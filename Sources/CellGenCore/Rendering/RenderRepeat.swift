/// A view for each item of an array, made when it is first needed.
///
///     private let feeViews = CellRepeatedViews<FeeView>()
///     …
///     feeViews.show(data.fees)
///
/// A label is made by a function of the view, and shows an item in a closure:
///
///     tagLabels.show(data.tags, make: makeTagLabel) { tagLabel, tag in
///       tagLabel.text = tag
///     }
extension RepeatElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  /// The items, of which a missing array has none.
  private var items: String { data.type.isOptional ? "\(data.value) ?? []" : data.value }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    let type =
      shownView.map { "CellRepeatedViews<\(context.module[$0].viewType)>" } ?? "CellRepeatedLabels"
    w.assign("private let \(name)", "\(type)()")
  }

  var innerViews: String? { shownView == nil ? nil : name }

  func settings(_ context: RenderContext) -> [Setting] {
    switch shown {
    case .view(_, let action):
      [Setting(moment: .configuration, needsData: true) { renderViews(action, $0) }]
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

  /// What sets the text and whatever else may change, and what follows the state.
  private func settings(of label: LabelElement, _ context: RenderContext) -> [Setting] {
    let all = label.settings(context)
    let (configured, states) = (
      all.filter { $0.moment == .configuration }, all.filter { $0.moment == .state }
    )
    let item = escapedIdentifier(label.text.field?.name.text ?? "")
    let show = Setting(moment: .configuration, needsData: true) { w in
      let parameters = label.parameters(at: .configuration, context) + [item]
      w.block(
        "\(name).show(\(items), make: \(label.maker))",
        parameters: "\(parameters.joined(separator: ", ")) in"
      ) { w in for setting in configured { setting.write(w) } }
    }
    guard !states.isEmpty else { return [show] }
    let update = Setting(
      moment: .state, followsConfiguration: true, needsData: states.contains(where: \.needsData)
    ) { w in
      let parameters = label.parameters(at: .state, context).filter { $0 != "_" }
      let elements =
        parameters.count == 1
        ? "\(parameters[0]) in \(name).labels"
        : "(\(parameters.joined(separator: ", "))) in \(name).boxedLabels"
      w.block("for \(elements)") { w in for setting in states { setting.write(w) } }
    }
    return [show, update]
  }
}

extension LabelElement {
  /// The function that makes a repeated label.
  fileprivate var maker: String { "make\(capitalized(property))" }

  /// The parameters of a closure that changes a repeated label.
  ///
  /// - Parameter moment: when it is called; what is set then may concern the label alone.
  fileprivate func parameters(at moment: Moment, _ context: RenderContext) -> [String] {
    let name = escapedIdentifier(property)
    guard let box = look.box.map(escapedIdentifier) else { return [name] }
    let changesBox = look(context).contains { $0.moment == moment && !$0.isInside }
    return [name, changesBox ? box : "_"]
  }
}
