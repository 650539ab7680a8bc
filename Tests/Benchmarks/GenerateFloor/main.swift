// The least that a generator does: it reads the manifests, and writes as many bytes into as many files.
//
//     generate-floor INPUT OUTPUT LISTING
//
// A line of the listing is a size and a name. A file that has its size already is read and not written,
// as in a run that changes nothing.

import Foundation

/// Reads a file to its end; nil where there is none.
func contents(of path: String) -> [UInt8]? {
  let file = open(path, O_RDONLY)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var status = stat()
  fstat(file, &status)
  let size = Int(status.st_size)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = max(0, read(file, buffer.baseAddress, size))
  }
}

func write(_ bytes: ArraySlice<UInt8>, to path: String) {
  let file = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o644)
  precondition(file >= 0, "cannot write \(path)")
  let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  precondition(count == bytes.count, "cannot write all of \(path)")
  close(file)
}

let (input, output, listing) = (
  CommandLine.arguments[1], CommandLine.arguments[2], CommandLine.arguments[3]
)
var total = 0
for name in try FileManager.default.contentsOfDirectory(atPath: input) {
  total += contents(of: "\(input)/\(name)")?.count ?? 0
}
precondition(total > 0, "there is nothing to read")

let filler = [UInt8](repeating: UInt8(ascii: "\n"), count: 1 << 22)
for line in String(decoding: contents(of: listing) ?? [], as: UTF8.self).split(separator: "\n") {
  guard let space = line.firstIndex(of: " "), let size = Int(line[..<space]) else { continue }
  let path = "\(output)/\(line[line.index(after: space)...])"
  if contents(of: path)?.count != size { write(filler.prefix(size), to: path) }
}
