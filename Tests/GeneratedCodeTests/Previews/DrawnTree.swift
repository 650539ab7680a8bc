import CellGenCore

@testable import CellGenAuthoring

/// What a picture shows where.
struct DrawnTree {
  static func tree(of drawing: Drawing) -> LayoutTree {
    switch drawing.content {
    case .view, .unknown: tree(inside: drawing)
    default: .view(tree(inside: drawing))
    }
  }

  private static func tree(inside drawing: Drawing) -> LayoutTree {
    // One that has nothing to show has no content that says what it is.
    drawing.isHidden ? LayoutTree(name: name(of: drawing), isHidden: true) : bare(drawing)
  }

  private static func name(of hidden: Drawing) -> String {
    switch hidden.key {
    case "textField": "field"
    case "textEditor": "editor"
    case "datePicker": "date"
    case "zstack": "layers"
    case "repeat": "items"
    default:
      switch hidden.content {
      case .unknown: "custom"
      case .stack(let stack): stack.isColumn ? "vstack" : "hstack"
      default: Construct.element.keys.contains { $0.name == hidden.key } ? hidden.key : "custom"
      }
    }
  }

  private static func bare(_ drawing: Drawing) -> LayoutTree {
    switch drawing.content {
    case .text(let text): .text(drawing.key == "text" ? "text" : "label", text.string)
    case .image(let image): LayoutTree(name: "image" + symbol(image))
    case .button(let button): .text("button" + symbol(button.image), button.title?.string)
    case .toggle(let isOn): LayoutTree(name: isOn ? "toggle on" : "toggle off")
    case .slider(let part, _): .part("slider", part)
    case .stepper: LayoutTree(name: "stepper")
    case .segments(let titles, let selected): segments(titles, selected)
    case .input(let input): .text(input.isEditor ? "editor" : "field", input.text.string)
    case .datePicker: LayoutTree(name: "date")
    case .progress(let part, _): .part("progress", part)
    case .activity: LayoutTree(name: "activity")
    case .spacer: LayoutTree(name: "spacer")
    case .divider: LayoutTree(name: "divider")
    case .box: LayoutTree(name: "box")
    case .stack(let stack):
      .stack(
        isVertical: stack.isColumn,
        drawing.children.map { stack.isVertical ? tree(inside: $0) : inRow($0, stack) })
    case .layers: LayoutTree(name: "layers", children: drawing.children.map(tree(inside:)))
    case .flow: LayoutTree(name: "flow", children: drawing.children.flatMap(inFlow))
    case .items: LayoutTree(name: "items", children: drawing.children.map(item))
    // A class of the app's, which is drawn as its manifest says and of which UIKit shows no more.
    case .view(let type) where drawing.key != "view": LayoutTree(name: "custom \(type)")
    case .view: view(drawing)
    case .unknown(let type, _): LayoutTree(name: "custom \(type)")
    }
  }

  /// A spacer takes no room where a row is a column.
  private static func inRow(_ drawing: Drawing, _ stack: DrawnStack) -> LayoutTree {
    let isSpacer = if case .spacer = drawing.content { true } else { false }
    return tree(inside: drawing).hidden(isSpacer && stack.isColumn)
  }

  /// Only what a flow places: items come and go between its other elements.
  private static func inFlow(_ drawing: Drawing) -> [LayoutTree] {
    guard !drawing.isHidden else { return [] }
    if case .items = drawing.content { return drawing.children.map(item) }
    return [tree(inside: drawing)]
  }

  /// An item that is drawn as a stack is a view.
  private static func item(_ drawing: Drawing) -> LayoutTree {
    if case .stack = drawing.content { .view(tree(inside: drawing)) } else { tree(inside: drawing) }
  }

  /// A class of the app's is in one or two drawings of views.
  private static func view(_ drawing: Drawing) -> LayoutTree {
    guard let content = drawing.children.first else { return LayoutTree(name: "view") }
    switch content.content {
    case .view, .unknown: return tree(inside: content)
    default: return .view(tree(inside: content))
    }
  }

  private static func segments(_ titles: [DrawnText], _ selected: Int?) -> LayoutTree {
    let titles = titles.enumerated().map { position, title in
      position == selected ? "[\(title.string)]" : title.string
    }
    return LayoutTree(name: "segments " + titles.joined(separator: ", "))
  }

  /// The name of a symbol that there may be; UIKit shows nothing for other names.
  private static func symbol(_ image: DrawnImage?) -> String {
    guard case .symbol(let name)? = image?.source, !name.isEmpty, !name.hasPrefix("."),
      name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == ".") })
    else { return "" }
    return " " + name
  }
}
