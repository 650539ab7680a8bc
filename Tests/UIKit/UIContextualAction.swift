/// A button that appears when a row is swiped.
@MainActor
open class UIContextualAction: NSObject, Sendable {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  private let kind: Style
  private let block: Handler
  private var color: UIColor?
  /// Closes the row that was swiped open to show the action.
  var closeSwipe: (@MainActor () -> Void)?
  /// Returns true if the row that was swiped is still in the content.
  var isRowThere: (@MainActor () -> Bool)?

  init(kind: Style, title: String?, block: @escaping Handler) {
    self.kind = kind
    self.block = block
    self.title = title
    super.init()
  }

  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.init(kind: style, title: title, block: handler)
  }

  open var style: UIContextualAction.Style { kind }
  open var handler: UIContextualAction.Handler { block }
  open var title: String?
  open var backgroundColor: UIColor! {
    get { color ?? (kind == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }
  open var image: UIImage?

  /// The style of an action: a destructive one removes its row.
  public enum Style: Int, Sendable { case normal, destructive }
}

/// The buttons that appear when a row is swiped.
@MainActor
open class UISwipeActionsConfiguration: NSObject, Sendable {
  private let list: [UIContextualAction]

  init(list: [UIContextualAction]) {
    self.list = list
    super.init()
  }

  public convenience init(actions: [UIContextualAction]) { self.init(list: actions) }

  open var actions: [UIContextualAction] { list }
  open var performsFirstActionWithFullSwipe = true
}

/// The context menu of an item.
@MainActor
open class UIContextMenuConfiguration: NSObject, Sendable {
  private let id: (any NSCopying)?
  private let actions: UIContextMenuActionProvider?
  private let preview: UIContextMenuContentPreviewProvider?

  init(
    id: (any NSCopying)?, preview: UIContextMenuContentPreviewProvider?,
    actions: UIContextMenuActionProvider?
  ) {
    self.id = id
    self.preview = preview
    self.actions = actions
    super.init()
  }

  public convenience init(
    identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(id: identifier, preview: previewProvider, actions: actionProvider)
  }

  open var identifier: any NSCopying { id ?? NSString() }

  /// The menu, as built when it opens.
  var menu: UIMenu? { actions?([]) }

  /// The preview above the menu, as created when it opens; nil for the cell itself.
  private(set) lazy var previewViewController = preview?()
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss
  case pop
}

@MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Animates the end of a menu after a tap on its preview.
final class CommitAnimator: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for step in animations + completions { step() }
  }
}

public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
