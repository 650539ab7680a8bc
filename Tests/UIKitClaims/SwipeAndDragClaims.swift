import Stage
import Testing
import UIKit

/// Swipes, menus and drags, as far as their objects say something.
extension Claims {
  @MainActor
  @Suite struct SwipesAndDrags {
    @Test(
      "A swipe all the way performs its first action unless the configuration says otherwise",
      .source(
        "Apple, `UISwipeActionsConfiguration.performsFirstActionWithFullSwipe`: true by default",
        usedIn: "List.swift"))
    func fullSwipe() {
      let configuration = UISwipeActionsConfiguration(actions: [])
      #expect(configuration.performsFirstActionWithFullSwipe)
    }

    @Test(
      "A swipe action keeps its style, its title and its handler",
      .source("Apple, `UIContextualAction`", usedIn: "List.swift"))
    func action() {
      var isPerformed = false
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        isPerformed = true
        completion(true)
      }
      #expect(action.style == .destructive && action.title == "Delete")
      #expect(Stage.perform(action) == true)
      #expect(isPerformed)
    }

    @Test(
      "A swipe action without a color of its own has one of its style",
      .source("Apple, `UIContextualAction.backgroundColor`", usedIn: "CellSwipeAction.swift"),
      .needsUIKit("the stand-in knows no colors of styles"))
    func colors() {
      let actions = [UIContextualAction.Style.normal, .destructive].map {
        UIContextualAction(style: $0, title: "") { _, _, completion in completion(true) }
      }
      let colors: [UIColor?] = actions.map(\.backgroundColor)
      #expect(colors.allSatisfy { $0 != nil } && colors[0] != colors[1])
    }

    @Test(
      "Views can be dragged from on an iPhone, from iOS 15 on",
      .source(
        "Apple, `UITableView.dragInteractionEnabled`",
        usedIn: "CollectionDataSource.swift", "TableDataSource.swift"))
    func dragInteraction() {
      let (items, rows) = (Items(), Rows())
      #expect(items.view.dragInteractionEnabled && rows.view.dragInteractionEnabled)
    }

    @Test(
      "A dragged item carries an object that only its app sees",
      .source("Apple, `UIDragItem.localObject`", usedIn: "ListDragging.swift"))
    func dragItem() {
      let item = UIDragItem(itemProvider: NSItemProvider())
      #expect(item.localObject == nil)
      item.localObject = "x"
      #expect(item.localObject as? String == "x")
      #expect(item.itemProvider.registeredTypeIdentifiers == [])
    }

    @Test(
      "A proposal to drop several items keeps an unspecified intent",
      .source("twitter.com/smileyborg/status/879775985712975872", usedIn: "ListDragging.swift"))
    func proposals() {
      let several = UICollectionViewDropProposal(operation: .move, intent: .unspecified)
      #expect(several.operation == .move && several.intent == .unspecified)
      let one = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      #expect(one.operation == .move && one.intent == .insertAtDestinationIndexPath)
      #expect(UITableViewDropProposal(operation: .cancel).intent == .unspecified)
    }

    @Test(
      "Views keep their drag and drop delegates only weakly",
      .source("Apple, `UICollectionView.dragDelegate`: weak", usedIn: "ListDragging.swift"))
    func weakDelegates() {
      final class Dragging: NSObject, UICollectionViewDragDelegate {
        func collectionView(
          _ view: UICollectionView, itemsForBeginning session: any UIDragSession,
          at path: IndexPath
        ) -> [UIDragItem] { [] }
      }
      let items = Items()
      var delegate: Dragging? = Dragging()
      items.view.dragDelegate = delegate
      delegate = nil
      #expect(items.view.dragDelegate == nil)
    }

    @Test(
      "A menu keeps its entries in order, with their attributes",
      .source("Apple, `UIMenu.children`", usedIn: "CellMenus.swift"))
    func menus() {
      let menu = UIMenu(
        title: "",
        children: [
          UIAction(title: "Open") { _ in },
          UIAction(title: "Delete", attributes: .destructive) { _ in },
        ])
      #expect(menu.children.map(\.title) == ["Open", "Delete"])
      #expect((menu.children.last as? UIAction)?.attributes == .destructive)
    }
  }
}
