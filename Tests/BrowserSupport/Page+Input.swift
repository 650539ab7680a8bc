/// A key of the keyboard.
public struct Key: Sendable {
  var key: String
  var code: String
  var number: Int
  var text: String?

  public static let tab = Key(key: "Tab", code: "Tab", number: 9)
  public static let enter = Key(key: "Enter", code: "Enter", number: 13, text: "\r")
  public static let space = Key(key: " ", code: "Space", number: 32, text: " ")
  public static let escape = Key(key: "Escape", code: "Escape", number: 27)
  public static let pageUp = Key(key: "PageUp", code: "PageUp", number: 33)
  public static let pageDown = Key(key: "PageDown", code: "PageDown", number: 34)
  public static let end = Key(key: "End", code: "End", number: 35)
  public static let home = Key(key: "Home", code: "Home", number: 36)
  public static let left = Key(key: "ArrowLeft", code: "ArrowLeft", number: 37)
  public static let up = Key(key: "ArrowUp", code: "ArrowUp", number: 38)
  public static let right = Key(key: "ArrowRight", code: "ArrowRight", number: 39)
  public static let down = Key(key: "ArrowDown", code: "ArrowDown", number: 40)

  /// A letter from a to z or a digit.
  public static func character(_ character: Character) -> Key {
    let upper = character.uppercased()
    return Key(
      key: String(character), code: (character.isNumber ? "Digit" : "Key") + upper,
      number: Int(upper.utf8.first ?? 0), text: String(character))
  }
}

/// Keys that are held while another one is pressed.
public struct Modifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alt = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let meta = Modifiers(rawValue: 4)
  public static let shift = Modifiers(rawValue: 8)
}

extension Page {
  /// Presses a key as a person does, and waits until the page has reacted.
  public func press(_ key: Key, _ modifiers: Modifiers = []) async throws {
    // With the others, a key is a command and no text.
    let text = modifiers.isSubset(of: .shift) ? key.text : nil
    for type in [text == nil ? "rawKeyDown" : "keyDown", "keyUp"] {
      try await send(
        DispatchKeyEvent(
          type: type, key: key.key, code: key.code, windowsVirtualKeyCode: key.number,
          text: type == "keyDown" ? text : nil, modifiers: modifiers.rawValue))
    }
    try await settle()
  }

  /// Clicks the middle of the only element that matches a selector, and waits until the page has
  /// reacted.
  ///
  /// - Errors: if there is not exactly one, or another element would get the click.
  public func click(_ selector: String) async throws {
    let point = try await pointToClick(selector)
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
      try await send(DispatchMouseEvent(type: type, x: point.x, y: point.y))
    }
    try await settle()
  }

  private struct Point: Decodable {
    var x: Double
    var y: Double
  }

  /// Scrolls to an element, and finds its middle; of a link in several lines, that of the first one.
  private func pointToClick(_ selector: String) async throws -> Point {
    try await evaluate(
      """
      (async () => {
        \(theElement(selector))
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
        const box = element.getClientRects()[0]
        if (!box) throw new Error('the element is not shown: ' + selector)
        const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        const hit = document.elementFromPoint(point.x, point.y)
        if (!element.contains(hit) && hit?.closest('label')?.control !== element)
          throw new Error(
            'another element is in front of ' + selector + ': ' +
            (hit?.cloneNode(false).outerHTML ?? 'the edge of the page'))
        return point
      })()
      """)
  }

  /// JavaScript that finds the only element that matches a selector, or throws.
  func theElement(_ selector: String) throws -> String {
    """
    const selector = \(try literal(selector))
    const elements = document.querySelectorAll(selector)
    if (elements.length !== 1) throw new Error(elements.length + ' elements match ' + selector)
    const element = elements[0]
    """
  }
}
