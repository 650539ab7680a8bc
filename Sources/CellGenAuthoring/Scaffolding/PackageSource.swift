import CellGenCore

/// Where a package that is made from a template gets cellgen from.
enum PackageSource: Hashable, Sendable {
  /// A repository, at a version or one that is compatible with it.
  case repository(url: String, version: String)
  /// A checkout, by a path that may be relative and by the name of its folder.
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

  /// The names of its answers, by which a template shows that it needs one.
  static let answerNames = [
    "cellgenPackage", "cellgenURL", "cellgenVersion", "cellgenPath",
  ]

  /// What templates are told of it, ready to stand in a string of Swift.
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

  /// A literal without the quotes around it.
  private func inString(_ text: String) -> Answer {
    .text(String(swiftLiteral(text).dropFirst().dropLast()))
  }
}

/// What the template of a project is told.
func projectAnswers(
  for name: ScaffoldName, _ template: Template, from source: PackageSource?
) -> Answers {
  let own: Answers = ["isPackage": true, "importsRuntime": .flag(template.generation == nil)]
  return name.answers
    .merging(source?.answers ?? [:]) { $1 }
    .merging(own) { $1 }
}
