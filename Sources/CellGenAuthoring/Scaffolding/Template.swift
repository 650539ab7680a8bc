/// The source of a scaffold: files that look like the finished ones, with tags in their texts and paths.
struct Template: Sendable {
  /// A file of a template or of a scaffold.
  struct File: Hashable, Sendable {
    /// The contents of a file.
    enum Contents: Hashable, Sendable {
      /// Text, which can contain tags.
      case text(String)
      /// Data that is copied unchanged, such as an image.
      case bytes([UInt8])
    }

    /// Its components are separated by `/`.
    var path: String
    var contents: Contents
    /// True for a program or a script.
    var isExecutable = false

    /// The text; empty for a file that isn't text.
    var text: String {
      if case .text(let text) = contents { text } else { "" }
    }

    var bytes: [UInt8] {
      switch contents {
      case .text(let text): Array(text.utf8)
      case .bytes(let bytes): bytes
      }
    }
  }

  /// For generated code that is checked in: the folder of the manifests, and the output folder.
  struct Generation: Hashable, Sendable {
    /// The files, whose paths can contain tags.
    var manifests: String
    var output: String
  }

  var name: String
  /// A phrase that describes what it creates.
  var summary: String
  var files: [File]
  /// The folder of its files, for messages; nil for a built-in template.
  var folder: String?
  var generation: Generation?
  /// True if its manifests are complete once it is filled in, and form one run for each folder.
  var hasWholeManifests = false
}

extension Template.File {
  /// The schema that the manifests of a new project refer to for editors; it has no tags.
  static var schema: Template.File {
    Template.File(path: Template.schemaPath, contents: .bytes(Array(manifestSchema().utf8)))
  }

  init(path: String, text: String) {
    self.init(path: path, contents: .text(text))
  }
}
