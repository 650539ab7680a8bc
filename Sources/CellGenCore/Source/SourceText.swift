/// The path and the unchanged bytes of a manifest.
///
/// - Units: all offsets are byte offsets from 0.
package struct SourceText: Sendable {
  /// The path as the user gave it; messages begin with it.
  package let path: String
  /// The path relative to the root of the run, with `/` between its components.
  ///
  /// Output names and the header of generated files are derived from it, so they do not depend on the
  /// location of a checkout.
  package let relativePath: String
  /// The contents, which need not be valid UTF-8.
  package let bytes: [UInt8]
  /// The index of this text in the run; spans refer to it.
  package let index: Int
  /// The module that compiles it, if this run only reads it for another module; nil for the module of the
  /// run.
  package let module: String?

  package init(
    path: String, relativePath: String? = nil, bytes: [UInt8], index: Int = 0,
    module: String? = nil
  ) {
    self.module = module
    self.path = path
    self.relativePath = relativePath ?? String(path.split(separator: "/").last ?? "")
    self.bytes = bytes
    self.index = index
  }

  /// Returns the manifest with other bytes, or at another index of a run.
  package func with(bytes: [UInt8]? = nil, index: Int? = nil) -> SourceText {
    SourceText(
      path: path, relativePath: relativePath, bytes: bytes ?? self.bytes,
      index: index ?? self.index, module: module)
  }

  /// The file name without folders.
  var fileName: String {
    let name = relativePath.utf8.split(separator: UInt8(ascii: "/")).last ?? relativePath.utf8[...]
    return String(Substring(name))
  }

  /// The name of the manifest in `uses`, preceded by its module if that differs.
  package func name(seenFrom module: String?) -> String {
    guard let own = self.module, own != module else { return baseName }
    return "\(own)/\(baseName)"
  }

  /// The file name without folders and extension.
  package var baseName: String {
    let name = fileName.utf8
    let stem = name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name[...]
    return String(Substring(stem))
  }
}
