import CellGenCore

/// The source of cellgen that a package made from a template depends on.
enum PackageSource: Hashable, Sendable {
  /// A repository, from a version up to the next major one.
  case repository(url: String, version: String)
  /// A checkout, by its path, which can be relative, and the name of its folder.
  case checkout(path: String, name: String)

  /// The name that SwiftPM gives the package.
  var identity: String {
    switch self {
    case .repository(let url, _):
      let name = String(url.split { $0 == "/" || $0 == ":" }.last ?? "")
      return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    case .checkout(_, let name): return name
    }
  }

  /// The names of the source's answers; a template that uses one of them needs a source.
  static let answerNames = [
    "cellgenPackage", "cellgenURL", "cellgenVersion", "cellgenPath",
  ]

  /// The source's answers for templates, escaped for Swift string literals.
  var answers: Answers {
    var answers: Answers = [
      "cellgenPackage": inString(identity), "cellgenURL": "", "cellgenVersion": "",
      "cellgenPath": "",
    ]
    switch self {
    case .repository(let url, let version):
      answers["cellgenURL"] = inString(url)
      answers["cellgenVersion"] = inString(version)
    case .checkout(let path, _): answers["cellgenPath"] = inString(path)
    }
    return answers
  }

  /// The contents of a Swift string literal, without its quotes.
  private func inString(_ text: String) -> Answer {
    .text(String(swiftLiteral(text).dropFirst().dropLast()))
  }
}

/// The answers for a project's template.
func projectAnswers(
  for name: ScaffoldName, _ template: Template, from source: PackageSource?
) -> Answers {
  let isPackage = template.files.contains { $0.path == "Package.swift" }
  let own: Answers = [
    "isPackage": true, "importsRuntime": .flag(template.generation == nil),
    "schema": .text((isPackage ? "../../" : "") + Template.schemaPath),
  ]
  return name.answers
    .merging(source?.answers ?? [:]) { $1 }
    .merging(own) { $1 }
}
