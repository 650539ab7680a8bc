extension Resolver {
  /// Reads the `select` of a view: the action that selecting a cell reports.
  mutating func resolveSelect(_ node: Node) -> Name? {
    if let text = node.scalar?.text, ["true", "false"].contains(text), scope.actions[text] == nil {
      if !scope.actions.isOpen { report(.selectIsNoSwitch(node, scope)) }
      return nil
    }
    return findCellAction(node, of: "select")
  }
}

extension Diagnostic {
  static func selectIsNoSwitch(_ node: Node, _ scope: ViewScope) -> Diagnostic {
    .wrongKind(
      "'select'", expected: "the name of an action", found: node,
      help: node.scalar?.text == "false"
        ? "remove 'select': without it, cells cannot be selected" : selectRemedy(scope))
  }

  private static func selectRemedy(_ scope: ViewScope) -> String {
    if let action = scope.actions.example { return "write 'select: \(action)'" }
    let owner = scope.owner.map(quoted) ?? "the view"
    return scope.actions.all.isEmpty
      ? "add 'actions: [open]' to \(owner), and write 'select: open'"
      : "add 'open\(scope.actions.isList ? "" : ": {}")' to the 'actions' of \(owner), and write "
        + "'select: open'"
  }
}
