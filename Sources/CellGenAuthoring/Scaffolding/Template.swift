/// What a scaffold is made from: files that read like the finished ones, with tags in their texts and
/// in their paths.
package struct Template: Sendable {
  /// A file of a template, or of what is made from it.
  package struct File: Hashable, Sendable {
    /// What is in a file.
    package enum Contents: Hashable, Sendable {
      /// What tags are looked for in.
      case text(String)
      /// What is copied as it is, such as an image.
      case bytes([UInt8])
    }

    /// With `/` between its parts.
    package var path: String
    package var contents: Contents
    /// Whether it is a program or a script.
    package var isExecutable: Bool

    package init(path: String, contents: Contents, isExecutable: Bool = false) {
      self.path = path
      self.contents = contents
      self.isExecutable = isExecutable
    }

    package init(path: String, text: String) {
      self.init(path: path, contents: .text(text))
    }

    /// Empty for what is no text.
    package var text: String {
      if case .text(let text) = contents { text } else { "" }
    }

    package var bytes: [UInt8] {
      switch contents {
      case .text(let text): Array(text.utf8)
      case .bytes(let bytes): bytes
      }
    }
  }

  /// For code that is checked in: where its manifests lie, and where the code goes.
  package struct Generation: Hashable, Sendable {
    /// Folders; their paths may hold tags.
    package var manifests: String
    package var output: String
  }

  package var name: String
  /// What it makes, as one phrase.
  package var summary: String
  package var files: [File]
  /// Where its files lie, for messages about them; nil for those that cellgen brings along.
  package var folder: String?
  package var generation: Generation?
  /// Whether its manifests are whole when it is filled in, and one run.
  package var hasWholeManifests: Bool

  package init(
    name: String, summary: String, files: [File], folder: String? = nil,
    generation: Generation? = nil,
    hasWholeManifests: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.files = files
    self.folder = folder
    self.generation = generation
    self.hasWholeManifests = hasWholeManifests
  }
}
