import BrowserSupport

extension Page {
  /// Changes controls as a person would: by their names, to these values; `1` and `0` for boxes.
  func set(_ settings: [String: String]) async throws {
    for (name, value) in settings {
      try await run(
        """
        (() => {
          const control = form.elements['\(name)']
          if (!control) throw new Error('no control \(name)')
          if (control.type === 'checkbox') control.checked = '\(value)' === '1'
          else control.value = '\(value)'
          if (control.type !== 'checkbox' && control.value !== '\(value)')
            throw new Error('\(name) cannot be \(value)')
          control.dispatchEvent(new Event('input', { bubbles: true }))
        })()
        """)
    }
    try await finish()
  }

  /// Waits until all pictures are as the controls say.
  func finish() async throws { try await run("whenDone()") }

  /// Lets all controls be as they are at first.
  func resetSettings() async throws {
    try await run("document.getElementById('controls').reset(); update()")
    try await finish()
  }

  /// The computed value of a property of the first element that a selector matches and that is shown.
  func style(_ property: String, of selector: String) async throws -> String {
    try await evaluate(
      """
      (() => {
        const element = Array.from(document.querySelectorAll('\(selector)')).find(isShown)
        if (!element) throw new Error('nothing is shown of \(selector)')
        return getComputedStyle(element).getPropertyValue('\(property)')
      })()
      """)
  }

  /// How many elements a selector matches that are shown.
  func count(_ selector: String) async throws -> Int {
    try await evaluate(
      "Array.from(document.querySelectorAll(\"\(selector)\")).filter(e => e.getClientRects().length > 0).length"
    )
  }

  /// The texts of all elements that a selector matches and that are shown.
  func texts(_ selector: String) async throws -> [String] {
    try await evaluate(
      "Array.from(document.querySelectorAll('\(selector)')).filter(isShown).map(e => e.textContent.trim())"
    )
  }
}
