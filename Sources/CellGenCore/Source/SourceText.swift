/// One manifest as it lies on disk: where it was found and its bytes, unchanged.
///
/// - Units: all offsets are byte offsets from 0.
package struct SourceText: Sendable {
  /// The path as the user gave it; messages begin with it.
  package let path: String
  /// The path below the folder that the run is about, with `/` between its parts.
  ///
  /// Output names and the header of the generated files come from it, so that they do not depend on
  /// where a checkout lies.
  package let relativePath: String
  /// The contents, which need not be valid UTF-8.
  package let bytes: [UInt8]
  /// The position of this text among the texts of the run; spans refer to it.
  package let index: Int

  package init(path: String, relativePath: String? = nil, bytes: [UInt8], index: Int = 0) {
    self.path = path
    self.relativePath = relativePath ?? String(path.split(separator: "/").last ?? "")
    self.bytes = bytes
    self.index = index
  }

  /// The file's name without its folders.
  var fileName: String {
    let name = relativePath.utf8.split(separator: UInt8(ascii: "/")).last ?? relativePath.utf8[...]
    return String(Substring(name))
  }

  /// The file's name without its folders and its extension.
  var baseName: String {
    let name = fileName.utf8
    let stem = name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name[...]
    return String(Substring(stem))
  }
}
