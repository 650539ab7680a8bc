import CellGenCore

/// A type that generated code declares, as code that uses it sees it.
struct PublishedType: Sendable {
  enum Form: Hashable, Sendable {
    case structure, `class`, enumeration
    /// A second name for another type.
    case alias(of: String)

    var words: String {
      switch self {
      case .structure: "struct"
      case .class: "class"
      case .enumeration: "enum"
      case .alias: "typealias"
      }
    }
  }

  /// Its purpose among the types of its entity: `data`, `items`.
  var role: String
  /// The entities that it depends on, outermost first; never empty.
  var causes: [PublishedEntity]
  /// The name, preceded by the types around it: `ListingContent.ReviewsItem`.
  var name: String
  var form: Form
  var access: Access
  /// The protocols and superclasses that are visible to users.
  var conformances: [String] = []
  var members: [PublishedMember] = []
  /// The key that holds its members in the manifest, for findings about missing ones.
  var membersPlace: SourceSpan

  var key: String { "\(causes[causes.count - 1].key)|\(role)" }
  var place: SourceSpan { causes[causes.count - 1].place }
  var isRenamed: Bool { causes.contains(where: \.isRenamed) }
  /// The name without the types around it.
  var lastName: String { String(name.split(separator: ".").last ?? "") }

  /// The stored properties, which are the arguments of its initializer.
  var fields: [PublishedMember] {
    members.filter { if case .field = $0.form { true } else { false } }
  }
}

/// A member of a type.
struct PublishedMember: Sendable {
  enum Form: Hashable, Sendable {
    /// A case with its associated values.
    case enumCase([PublishedArgument])
    /// A stored property, which is an argument of the memberwise initializer.
    case field(type: String, isRequired: Bool)
    case property(type: String, isStatic: Bool = false, isSettable: Bool = false)
    case function([PublishedArgument], isStatic: Bool = false)
    case initializer([PublishedArgument])
    case alias(of: String)
    /// The constant or function for an accessibility identifier.
    case identifier(String, isOne: Bool)
  }

  var role: String
  /// The entities that it depends on, outermost first; never empty.
  var causes: [PublishedEntity]
  /// The name, without backticks.
  var name: String
  var form: Form

  /// The role of a deprecated declaration with a former name.
  static let former = "former"

  /// True for a deprecated initializer with former names.
  var isFormerInitializer: Bool { role.hasPrefix("former ") }

  var key: String { "\(causes[causes.count - 1].key)|\(role)" }
  var place: SourceSpan { causes[causes.count - 1].place }
  var isRenamed: Bool { causes.contains(where: \.isRenamed) }
}

/// An argument of a function or an associated value of a case.
struct PublishedArgument: Hashable, Sendable {
  /// Nil if it has none.
  var label: String?
  var type: String
  var isRequired = true
  /// The label in the later state, if its part has been renamed.
  var laterLabel: String?

  /// As Swift code: `title: String`, or `_: String`.
  var words: String { (label.map { $0 + ": " } ?? "") + type + (isRequired ? "" : " = …") }
}
