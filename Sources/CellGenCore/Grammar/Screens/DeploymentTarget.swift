extension ValueForm where Value == Placed<Int> {
  /// A major version of iOS.
  static var deploymentTarget: ValueForm {
    let ranges = Manifest.deploymentTargets.ranges
    let kinds = ranges.map {
      Construct.ValueKind.integer(atLeast: $0.lowerBound, atMost: $0.upperBound)
    }
    return ValueForm(.either(kinds)) { entry, resolver in
      resolver.readDeploymentTarget(entry.value).map { Placed($0, at: entry.value.span) }
    }
  }
}

extension Resolver {
  /// Reads the `deploymentTarget` of a manifest: a major version of iOS.
  ///
  /// If it cannot be read, the newest version is assumed, because availability cannot be checked.
  fileprivate mutating func readDeploymentTarget(_ node: Node) -> Int? {
    let targets = Manifest.deploymentTargets
    guard !node.isBroken else { return targets.newest }
    guard let scalar = node.scalar, isPlainInteger(scalar) else {
      report(
        node.isEmpty
          ? .emptyValue("'deploymentTarget'", at: node.span) : .notADeploymentTarget(node))
      return node.knownVersion ?? targets.newest
    }
    let version = Int(scalar.text)
    if let version, targets.contains(version) { return version }
    if scalar.text.hasPrefix("-") || (version.map { $0 < targets.oldest } ?? false) {
      report(.deploymentTargetTooOld(node))
      return nil
    }
    let isSkipped = version.map { $0 < targets.newest } ?? false
    report(isSkipped ? .skippedDeploymentTarget(node) : .deploymentTargetTooNew(node))
    return targets.newest
  }
}

/// The major version in text such as `iOS 15`, `v15` or `15.0`; nil if there is none.
private func majorVersion(in text: String) -> Int? {
  let digits = text.utf8.drop { !isDigit($0) }.prefix(while: isDigit)
  return Int(String(decoding: digits, as: UTF8.self))
}

extension Node {
  /// The iOS version that it names in other words, if cellgen knows it.
  fileprivate var knownVersion: Int? {
    let version = scalar.flatMap { majorVersion(in: $0.text) }
    return version.flatMap { Manifest.deploymentTargets.contains($0) ? $0 : nil }
  }
}

extension Diagnostic {
  static func notADeploymentTarget(_ node: Node) -> Diagnostic {
    let targets = Manifest.deploymentTargets
    let known = node.knownVersion
    return Diagnostic(
      .notANumber,
      "'deploymentTarget' must be a whole number, found \(node.described)",
      at: Annotation(node.span, "expected a major version of iOS"),
      help: known.map { "write \($0)" }
        ?? "write the oldest iOS version the app runs on, \(targets.words), such as "
        + "\(Manifest.defaultDeploymentTarget)",
      fix: known.map { Fix(node.span, replacement: String($0)) })
  }

  static func deploymentTargetTooNew(_ node: Node) -> Diagnostic {
    let newest = Manifest.deploymentTargets.newest
    return Diagnostic(
      .outOfRange,
      "'deploymentTarget' must be at most \(newest), found \(node.described)",
      at: Annotation(node.span, "not at most \(newest)"),
      help: "write \(newest)",
      note: "iOS \(newest) is the newest version cellgen knows; code generated for it runs "
        + "on all later versions",
      fix: Fix(node.span, replacement: String(newest)))
  }

  /// The message for a version number that Apple skipped.
  static func skippedDeploymentTarget(_ node: Node) -> Diagnostic {
    let newest = Manifest.deploymentTargets.newest
    return Diagnostic(
      .outOfRange,
      "there is no iOS \(node.scalar?.text ?? "")",
      at: Annotation(node.span, "not a version of iOS"),
      help: "write 18, or \(newest) if the app runs on nothing older",
      note: "iOS 18 was followed by iOS 26")
  }

  static func deploymentTargetTooOld(_ node: Node) -> Diagnostic {
    let oldest = Manifest.deploymentTargets.oldest
    return Diagnostic(
      .outOfRange,
      "'deploymentTarget' must be at least \(oldest), found \(node.described)",
      at: Annotation(node.span, "not at least \(oldest)"),
      help: "write \(oldest)",
      note: "iOS \(oldest) is the first version with the data sources that generated code uses")
  }
}
