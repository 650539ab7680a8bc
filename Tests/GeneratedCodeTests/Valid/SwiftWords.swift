#if os(Linux)
/// Keywords, contextual keywords, attributes and modifiers, by The Swift Programming Language, "Lexical
/// Structure" and the compiler's own lists of tokens and declaration attributes.
let swiftWords = [
  "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
  "inout", "internal", "let", "open", "operator", "private", "precedencegroup", "protocol",
  "public",
  "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch",
  "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat",
  "return", "throw", "switch", "where", "while", "any", "as", "await", "false", "is", "nil",
  "super",
  "throws", "true", "try", "associativity", "async", "convenience", "didSet", "dynamic", "final",
  "get", "indirect", "infix", "lazy", "left", "mutating", "nonmutating", "optional", "override",
  "package", "postfix", "precedence", "prefix", "required", "right", "set", "some", "unowned",
  "weak", "willSet", "actor", "borrowing", "borrow", "consuming", "consume", "copy", "discard",
  "distributed", "each", "isolated", "macro", "module", "nonisolated", "sending", "then", "unsafe",
  "yield", "using", "reasync", "accesses", "initializes", "modify", "read", "mutate", "addressor",
  "higherThan", "lowerThan", "assignment", "available", "unavailable", "escaping", "autoclosure",
  "objc", "of", "forget", "repeating", "type", "unchecked", "safe", "handler", "line", "file",
  "function", "column", "error", "newValue", "oldValue", "_read", "_modify", "unsafeAddress",
  "unsafeMutableAddress", "nonsending", "concurrent", "lifetime",
]

/// What generated code calls its parameters, variables and functions.
let generatedWords = [
  "data", "model", "section", "item", "frame", "coder", "width", "view", "state", "edge", "kind",
  "indexPath", "collectionView", "tableView", "headerFooter", "identifier", "register",
  "update", "items", "header", "footer", "selectAction", "swipeActions", "content",
  "stack", "message", "screenItem", "make", "makeTableView", "onAction", "configure", "size",
  "fill",
  "show", "setUp", "body", "number", "value", "subviews", "tag", "layer", "window", "hash",
  "description", "action", "title", "image", "hide", "constrain", "keepPlace",
]

/// Names that meet those of local constants, parameters and properties where generated code does not take care.
let meetingWords = [
  "label", "labelText", "titleLabel", "titleLabelText", "dataValue", "url", "index", "make",
  "labelBox",
  "viewSpokenLabel", "stackRoom", "textText", "label1Text", "itemTitle", "openIsShown", "name",
  "badge",
  "isShown", "symbol", "cellState", "images", "tags", "labels", "datas", "states", "gets",
]
#endif
