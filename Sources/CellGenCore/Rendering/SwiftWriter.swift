/// Writes lines of Swift into one growing text; the nesting of calls mirrors that of the output.
///
///     w.block("struct Point") { w in
///       w.line("var x: Int")
///     }
///
/// The indentation is a value that is passed down, so nothing has to be undone; all copies share the text.
/// Every function produces the layout that `swift format` would produce.
///
/// - Units: widths are counted in characters, as `swift format` counts them.
struct SwiftWriter {
  private let owner = Owner()
  private var indentation = ""

  /// The maximum width of a line.
  static let lineLength = 100

  /// The text written so far.
  var text: String { buffer.pointee.text }

  private var buffer: UnsafeMutablePointer<Buffer> { owner.buffer }

  /// Owns the memory of the text. It receives hundreds of short pieces for each view, and every access to a
  /// changing property of an object is checked for exclusivity.
  private final class Owner {
    let buffer = UnsafeMutablePointer<Buffer>.allocate(capacity: 1)

    init() { buffer.initialize(to: Buffer()) }

    deinit {
      buffer.pointee.start.deallocate()
      buffer.deallocate()
    }
  }

  /// The text so far, as bytes.
  private struct Buffer {
    fileprivate var start = UnsafeMutablePointer<UInt8>.allocate(capacity: 4096)
    private var capacity = 4096
    /// The number of bytes.
    private var count = 0
    /// True if a blank line here would separate two things.
    private var isAfterLine = false
    /// True if a blank line must precede the next line.
    var wantsGap = false
    /// The names that local constants can't have here; nil if the function has only a few constants and knows
    /// the names itself.
    var takenNames: Set<String>?

    var text: String {
      String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// Adds a part of a line.
    mutating func add(_ text: String) { text.withBytes { add($0) } }

    private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
      guard let first = bytes.baseAddress else { return }
      let end = count + bytes.count
      if end > capacity { grow(to: end) }
      (start + count).update(from: first, count: bytes.count)
      count = end
    }

    /// Adds a line, or a part of one.
    mutating func add(_ line: SwiftLine) { line.withBytes { add($0) } }

    private mutating func addNewline() {
      if count == capacity { grow(to: count + 1) }
      start[count] = UInt8(ascii: "\n")
      count += 1
    }

    /// Makes space for this many bytes.
    private mutating func grow(to needed: Int) {
      capacity = max(2 * capacity, needed)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      larger.update(from: start, count: count)
      start.deallocate()
      start = larger
    }

    /// Begins a line, after a blank line if one is due.
    mutating func begin(_ indentation: String) {
      if wantsGap, isAfterLine { addNewline() }
      wantsGap = false
      add(indentation)
    }

    /// Adds parts of a line with commas between them.
    mutating func add(_ items: [String]) {
      for (position, item) in items.enumerated() {
        if position > 0 { add(", ") }
        add(item)
      }
    }

    /// Ends a line.
    mutating func end() {
      addNewline()
      isAfterLine = true
    }

    /// Begins a body in braces after the last line; returns the position at which it begins.
    mutating func open() -> Int {
      isAfterLine = false
      return count
    }

    /// Ends a body in braces; the brace of an empty body goes on the line of its head.
    ///
    /// - Parameter space: The text before the brace there.
    mutating func close(
      from start: Int, _ indentation: String, _ end: String, after space: String = ""
    ) {
      wantsGap = false
      if count == start {
        count -= 1
        add(space)
      } else {
        add(indentation)
      }
      add(end)
      self.end()
    }
  }

  /// A writer of the same text, indented by one more level.
  var indented: SwiftWriter {
    var writer = self
    writer.indentation += "  "
    return writer
  }

  /// Returns true if a line fits here.
  func fits(_ line: SwiftLine) -> Bool { fits(line, and: 0) }

  /// Returns true if a line of two parts fits here, along with a number of other characters.
  private func fits(_ first: SwiftLine, _ second: SwiftLine = "", and others: Int) -> Bool {
    let length = first.length + second.length + others
    return length <= width || first.text.count + second.text.count + others <= width
  }

  /// The number of characters that fit on a line here.
  private var width: Int { Self.lineLength - indentation.utf8.count }

  /// Writes a function whose local constants have unique names.
  ///
  /// - Parameter names: The other names that it uses, such as those of properties.
  func locals(besides names: Set<String>, _ write: () -> Void) {
    buffer.pointee.takenNames = names
    write()
    buffer.pointee.takenNames = nil
  }

  /// Returns the name of a local constant: the given name, unless it is taken.
  func local(_ name: String) -> String {
    let name = lowerCamelCase(name)
    let free = localName(name) { buffer.pointee.takenNames?.contains($0) == true }
    buffer.pointee.takenNames?.insert(free)
    return free
  }

  /// Writes one line.
  func line(_ line: SwiftLine) {
    buffer.pointee.begin(indentation)
    buffer.pointee.add(line)
    buffer.pointee.end()
  }

  /// Separates what follows by one blank line, unless it is the first or the last in its block.
  func gap() { buffer.pointee.wantsGap = true }

  /// Writes a head, a body in braces, and what follows it; for a closure, its parameters as well.
  ///
  /// An empty body becomes `{}`, or `{ _ in }`.
  func block(
    _ head: SwiftLine, end: String = "}", parameters: String = "", _ body: (SwiftWriter) -> Void
  ) {
    buffer.pointee.begin(indentation)
    buffer.pointee.add(head)
    buffer.pointee.add(head.length == 0 ? "{" : " {")
    if !parameters.isEmpty {
      buffer.pointee.add(" ")
      buffer.pointee.add(parameters)
    }
    buffer.pointee.end()
    let start = buffer.pointee.open()
    body(indented)
    buffer.pointee.close(from: start, indentation, end, after: parameters.isEmpty ? "" : " ")
  }
}

// MARK: - Lists

extension SwiftWriter {
  /// Writes a call on one line, or with its arguments wrapped onto separate lines.
  ///
  ///     private let titleCells = CellKind<TitleCellModel>(
  ///       reuseIdentifier: "Listing.Title", accessibilityIdentifier: "listing.title")
  func call(_ callee: String, _ arguments: [String], end: String = "") {
    if arguments.isEmpty || fits(callee, arguments, end) {
      buffer.pointee.begin(indentation)
      buffer.pointee.add(callee)
      buffer.pointee.add("(")
      buffer.pointee.add(arguments)
      buffer.pointee.add(")")
      buffer.pointee.add(end)
      buffer.pointee.end()
    } else if arguments.count == 1, let names = listed(arguments[0]) {
      line("\(callee)([")
      indented.fill(names, end: ",")
      line("])\(end)")
    } else {
      line("\(callee)(")
      indented.fill(arguments, end: ")" + end)
    }
  }

  /// Returns true if a call fits on a line here.
  private func fits(_ callee: String, _ arguments: [String], _ end: String) -> Bool {
    var length = callee.utf8.count + end.utf8.count
    for argument in arguments { length += argument.utf8.count + 2 }
    return length <= width || fits("\(callee)(\(arguments.joined(separator: ", ")))\(end)")
  }

  /// Writes a call of a generic type's initializer like any other call, except that a name that is too long
  /// is broken as well.
  func call(_ callee: String, generic argument: String, _ arguments: [String]) {
    guard !fits("\(callee)<\(argument)>(") else {
      return call("\(callee)<\(argument)>", arguments)
    }
    line("\(callee)<")
    indented.line("\(argument)")
    call(">", arguments)
  }

  /// Writes the beginning of such a call, up to its parenthesis.
  func open(_ callee: String, generic argument: String) {
    guard !fits("\(callee)<\(argument)>(") else { return line("\(callee)<\(argument)>(") }
    line("\(callee)<")
    indented.line("\(argument)")
    line(">(")
  }

  /// Writes items separated by commas, with as many on a line as fit; if `hanging`, indents all lines except
  /// the first.
  func fill(_ items: [String], end: String, hanging: Bool = false) {
    var w = self
    var current = ""
    for (index, item) in items.enumerated() {
      let piece = item + (index == items.count - 1 ? end : ",")
      if current.isEmpty {
        current = piece
      } else if w.fits("\(current) \(piece)") {
        current += " "
        current += piece
      } else {
        w.item(current)
        current = piece
        if hanging { w = indented }
      }
      if !w.fits("\(current)"), let names = listed(item) {
        w.line("\(item.prefix { $0 != "[" })[")
        w.indented.fill(names, end: ",")
        current = "]" + piece.dropFirst(item.count)
      }
    }
    w.item(current)
  }

  /// Writes an item of a list; one that is too long for its line is broken after its label, or inside.
  func item(_ text: String) {
    let whole: SwiftLine = "\(text)"
    guard !fits(whole) else { return line(whole) }
    let end = text.hasSuffix(",") ? "," : ""
    let item = text.dropLast(end.utf8.count)
    guard let colon = text.firstIndex(of: ":"), isLabel(text[..<colon]) else {
      return expression(String(item), end: end)
    }
    let (label, value) = (text[...colon], String(item[colon...].dropFirst(2)))
    if breakCall(value, after: String(label), end: end) { return }
    if breakList(value, after: String(label), end: end) { return }
    line("\(label)")
    indented.expression(value, end: end)
  }

  /// Writes a function on one line, or with its parameters wrapped onto separate lines.
  ///
  ///     func cell(
  ///       for item: ListingItem, at indexPath: IndexPath, in tableView: UITableView
  ///     ) -> UITableViewCell {
  func function(
    _ name: String, _ parameters: [String], _ result: String = "", _ body: (SwiftWriter) -> Void
  ) {
    let whole: SwiftLine = "\(name)(\(parameters.joined(separator: ", ")))\(result)"
    if fits(whole, and: 2) || parameters.isEmpty {
      block(whole, body)
    } else {
      line("\(name)(")
      indented.fill(parameters, end: "")
      block(")\(result)", body)
    }
  }
}

extension SwiftWriter {
  /// Writes a head and one expression in braces, on one line if it fits.
  func shortBlock(_ head: SwiftLine, _ value: SwiftLine) {
    guard fits(head, value, and: 5) else { return block(head) { $0.line(value) } }
    buffer.pointee.begin(indentation)
    buffer.pointee.add(head)
    buffer.pointee.add(" { ")
    buffer.pointee.add(value)
    buffer.pointee.add(" }")
    buffer.pointee.end()
  }

  /// Writes a function of one expression, on one line if it fits.
  func function(_ name: String, _ parameters: [String], _ result: String, short value: String) {
    let head: SwiftLine = "\(name)(\(parameters.joined(separator: ", ")))\(result)"
    let value: SwiftLine = "\(value)"
    guard !fits(head, value, and: 5) else { return shortBlock(head, value) }
    function(name, parameters, result) { $0.line(value) }
  }
}

// MARK: - Declarations and statements

extension SwiftWriter {
  /// Writes a type with its conformances.
  func type(_ name: SwiftLine, _ conformances: [String], _ body: (SwiftWriter) -> Void) {
    let whole: SwiftLine = "\(name): \(conformances.joined(separator: ", "))"
    guard !fits(whole, and: 2) else { return block(whole, body) }
    let first: SwiftLine = "\(name): \(conformances[0])\(conformances.count > 1 ? "," : "")"
    if conformances.count > 1, fits(first) {
      line(first)
      indented.fill(Array(conformances.dropFirst()), end: "")
    } else {
      line("\(name):")
      indented.fill(conformances, end: "")
    }
    block("", body)
  }

  /// Writes a property with its type and, optionally, its value.
  func property(_ name: SwiftLine, _ type: String, _ value: String? = nil) {
    pair(name, sign: ":", value.map { "\(type) = \($0)" } ?? "\(type)")
  }

  /// Writes an assignment.
  func assign(_ target: SwiftLine, _ value: SwiftLine) {
    pair(target, sign: " =", value)
  }

  /// Writes a `switch`; its cases are aligned with it.
  func `switch`(_ value: SwiftLine, _ cases: (SwiftWriter) -> Void) {
    block("switch \(value)") { _ in cases(self) }
  }

  /// Writes a `switch` with a case for each of some values, possibly none.
  func `switch`<Case>(
    _ value: SwiftLine, over cases: [Case], _ write: (Case, SwiftWriter) -> Void
  ) {
    self.switch(value) { w in
      for each in cases { write(each, w) }
    }
  }

  /// Writes one case of a `switch` and its value.
  func caseLine(_ pattern: SwiftLine, _ value: SwiftLine) {
    pair("case \(pattern)", sign: ":", value)
  }

  /// Writes a case of a `switch` with several patterns and its value.
  func caseLine(_ patterns: [String], _ value: String) {
    let whole: SwiftLine = "case \(patterns.joined(separator: ", ")): \(value)"
    guard !fits(whole) else { return line(whole) }
    fill(["case \(patterns[0])"] + patterns.dropFirst(), end: ":", hanging: true)
    indented.line("\(value)")
  }

  /// Writes two parts on one line, or the second below the first.
  ///
  /// - Parameter sign: The sign that stays with the first part.
  func pair(_ first: SwiftLine, sign: String = "", _ second: SwiftLine, indent: Bool = true) {
    guard !fits(first, second, and: sign.utf8.count + 1) else {
      buffer.pointee.begin(indentation)
      buffer.pointee.add(first)
      buffer.pointee.add(sign)
      buffer.pointee.add(" ")
      buffer.pointee.add(second)
      return buffer.pointee.end()
    }
    if indent, sign == " =", breakCall(second.text, after: "\(first.text) =") { return }
    line("\(first)\(sign)")
    (indent ? indented : self).expression(second.text)
  }
}

/// Returns the names in an array literal, with or without a label before it; nil for any other argument.
private func listed(_ argument: String) -> [String]? {
  guard argument.hasSuffix("]"), let start = argument.firstIndex(of: "[") else { return nil }
  let label = argument[..<start]
  let names = argument[start...].dropFirst().dropLast()
  guard label.isEmpty || label.hasSuffix(": ") && isLabel(label.dropLast(2)),
    names.utf8.allSatisfy({ isIdentifierByte($0) || " ,`".utf8.contains($0) })
  else { return nil }
  return names.split(separator: ", ").map(String.init)
}

/// Returns true if a text is one or two names, as before the colon of an argument or a parameter.
private func isLabel(_ text: Substring) -> Bool {
  text.utf8.allSatisfy { byte in
    byte == UInt8(ascii: " ") || isIdentifierByte(byte)
  }
}
