/// The style of a command: `normal` or `destructive`.
package struct CommandStyle: Word {
  package var word: String

  package init(word: String) { self.word = word }
}

/// A command that a view offers, in a swipe or in a menu.
package protocol RowCommand: PicturedModel {
  /// The view's action that it reports, which carries no values.
  var action: Name { get set }
  /// The title, which can't depend on states, because there are none when it is needed.
  var title: Text? { get set }
  var picture: Picture? { get set }
  /// The style; nil for `normal`.
  var style: Value<CommandStyle>? { get set }
  /// When the command is offered; nil for always.
  var visible: Value<Flag>? { get set }
}

/// The swipe actions of a cell in a list or table.
package struct Swipes: Sendable {
  /// The actions at the leading edge, outermost first; a full swipe performs the first.
  package var leading: [SwipeAction] = []
  /// The actions at the trailing edge, outermost first; a full swipe performs the first.
  package var trailing: [SwipeAction] = []

  package var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}

/// A button that swiping a cell reveals.
///
/// - Shape: has a title or a picture.
package struct SwipeAction: RowCommand, Sendable {
  package var action: Name
  package var title: Text?
  package var picture: Picture?
  package var style: Value<CommandStyle>?
  package var visible: Value<Flag>?
  /// Nil for the default color of its style.
  package var background: Value<Color>?
}

/// A menu item: of a button's menu, or of the menu that a long press on a cell opens.
///
/// - Shape: has a title.
package struct MenuItem: RowCommand, Sendable {
  package var action: Name
  package var title: Text?
  package var picture: Picture?
  package var style: Value<CommandStyle>?
  package var visible: Value<Flag>?
  /// When it can be chosen; nil for always.
  package var enabled: Value<Flag>?
}

/// The appearance of an action without values wherever the view offers it.
///
/// - Shape: has a title.
package struct ViewCommand: RowCommand, Sendable {
  package var action: Name
  package var title: Text?
  package var picture: Picture?
  package var style: Value<CommandStyle>?
  package var visible: Value<Flag>?
  /// Its background color in a swipe; nil for the default color of its style.
  package var background: Value<Color>?
}
