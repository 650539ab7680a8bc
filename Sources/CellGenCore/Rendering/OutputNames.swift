/// Returns the names of the files that a manifest generates, regardless of its contents.
///
///     Feed/Listing.sections → Feed_Listing+ViewData.swift, Feed_Listing+Views.swift, …
///
/// The names derive from the path alone, so build systems know them in advance. Paths that differ only in `/`
/// and `_`, or only in their extension, produce the same names.
package func outputNames(of source: SourceText) -> [String] {
  FileKind.allCases.map { fileName($0, of: source) }
}

/// Returns the names of files that earlier versions of cellgen generated for a manifest and this one doesn't.
package func formerOutputNames(of source: SourceText) -> [String] {
  ["\(outputPrefix(of: source))+CellModels.swift"]
}

/// Returns the names of all files of a run, in the order in which ``render(_:options:)`` makes them.
package func outputNames(of sources: [SourceText], options: Options) -> [String] {
  let own = sources.filter { $0.module == nil }
  return own.flatMap { outputNames(of: $0) }
    + (options.runtime != .import && !own.isEmpty ? [runtimeFileName] : [])
}

/// The name of the file that holds the embedded runtime.
package let runtimeFileName = "CellGenRuntime.swift"

func fileName(_ kind: FileKind, of source: SourceText) -> String {
  "\(outputPrefix(of: source))+\(kind.rawValue).swift"
}

/// Returns the path without its extension, with `_` between its folders.
private func outputPrefix(of source: SourceText) -> String {
  let path = Array(source.relativePath.utf8)
  let nameStart = (path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
  let end = path[nameStart...].lastIndex(of: UInt8(ascii: ".")) ?? path.count
  let prefix = path[..<end].map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0 }
  return String(decoding: prefix, as: UTF8.self)
}
