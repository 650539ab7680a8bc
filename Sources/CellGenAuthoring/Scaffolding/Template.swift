/// What a scaffold is made from: files that read like the finished ones, with tags in their texts and
/// in their paths.
struct Template: Sendable {
  /// A file of a template, or of what is made from it.
  struct File: Hashable, Sendable {
    /// What is in a file.
    enum Contents: Hashable, Sendable {
      /// What tags are looked for in.
      case text(String)
      /// What is copied as it is, such as an image.
      case bytes([UInt8])
    }

    /// With `/` between its parts.
    var path: String
    var contents: Contents
    /// Whether it is a program or a script.
    var isExecutable = false

    /// Empty for what is no text.
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

  /// For code that is checked in: where its manifests lie, and where the code goes.
  struct Generation: Hashable, Sendable {
    /// Folders; their paths may hold tags.
    var manifests: String
    var output: String
  }

  var name: String
  /// What it makes, as one phrase.
  var summary: String
  var files: [File]
  /// Where its files lie, for messages about them; nil for those that cellgen brings along.
  var folder: String?
  var generation: Generation?
  /// Whether its manifests are whole when it is filled in, and one run.
  var hasWholeManifests = false
}

extension Template.File {
  init(path: String, text: String) {
    self.init(path: path, contents: .text(text))
  }
}
