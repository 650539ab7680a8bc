import CellGenCommand

extension Command {
  /// The commands of `cellgen` in the order in which help lists them.
  package static let all: [Command] = [
    .generate, .lint, .format, .preview, .breaking, .strings, .initialize, .new,
    .importFiles, .eject, .doctor, .languageServer, .dump, .schema, .keys, .guide, .explain,
    .completions, .help,
  ]
}
