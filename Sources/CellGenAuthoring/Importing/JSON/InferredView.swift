/// The data of a view, as a response shows it.
struct InferredView {
  var plan: ViewPlan
  /// In the order of the response.
  var fields: [InferredField]
  /// The comments below the fields.
  var comments: [String]
  var identity: Identity

  var name: String { plan.name }

  /// The identity of its cells.
  enum Identity: Equatable {
    /// The field `id`.
    case id
    /// Another field, with the reason.
    case field(String, String)
    /// There is only one cell.
    case only
    /// The response has nothing that identifies it.
    case unknown
  }
}

/// A field of a view's data.
struct InferredField {
  /// Its name in the response.
  var key: String
  var name: String
  var type: InferredType
  /// True if an object of the response lacks it, or has null.
  var isOptional: Bool
  /// The comments above it.
  var comments: [String]
  /// True if its text is always one of a few words.
  var isEnum = false

  /// The type in Swift.
  var swiftType: String { type.swift + (isOptional ? "?" : "") }
}

/// The type of a key's values in all objects of a view.
indirect enum InferredType: Equatable {
  case string, bool, int, unsigned, double, date, url, uuid
  /// The data of a view.
  case view(String)
  case array(InferredType)
  /// With `String` keys.
  case dictionary(InferredType)
  /// An item of a list, or a value of a dictionary.
  case optional(InferredType)
  /// The item type of lists that are always empty.
  case unknown

  var swift: String {
    switch self {
    case .string, .unknown: "String"
    case .bool: "Bool"
    case .int: "Int"
    case .unsigned: "UInt64"
    case .double: "Double"
    case .date: "Date"
    case .url: "URL"
    case .uuid: "UUID"
    case .view(let name): name + "ViewData"
    case .array(let item): "[\(item.swift)]"
    case .dictionary(let value): "[String: \(value.swift)]"
    case .optional(let wrapped): wrapped.swift + "?"
    }
  }

  /// True if the response doesn't determine the type.
  var isGuess: Bool {
    switch self {
    case .unknown: true
    case .array(let item): item.isGuess
    default: false
    }
  }

  /// True if a label shows its value as text.
  var isText: Bool {
    switch self {
    case .string, .int, .unsigned, .double: true
    case .bool, .date, .url, .uuid, .view, .array, .dictionary, .optional, .unknown: false
    }
  }

  /// True if a field of this type should be reported when no element shows it.
  var isExpectedInLayout: Bool { isText || self == .bool }

  /// True if it can identify a cell.
  var canIdentify: Bool {
    switch self {
    case .string, .int, .unsigned, .url, .uuid: true
    case .bool, .double, .date, .view, .array, .dictionary, .optional, .unknown: false
    }
  }
}
