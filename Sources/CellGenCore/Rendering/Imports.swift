/// The modules that a generated file imports.
///
/// Modules named in the file's public declarations are imported with the same access level. Where imports are
/// internal by default, omitting the level is an error; adding it needlessly is a warning.
struct Imports {
  /// How a file uses a module.
  private enum Use: Comparable {
    /// Only in bodies, if at all.
    case inside
    /// For protocols that types conform to. The compiler requires access to them in public types, but
    /// considers it unnecessary in package types.
    case conformed
    /// In signatures.
    case declared
  }

  private let access: Access
  private let further: [String]
  private let modulesOfTypes: [String: String]
  private var uses: [String: Use] = [:]

  /// Creates the imports of a manifest's file, before its declarations add any.
  ///
  /// - Parameter modulesOfTypes: The modules of the types that other modules' manifests declare.
  init(_ manifest: Manifest, _ modulesOfTypes: [String: String] = [:]) {
    access = manifest.access
    further = manifest.imports + manifest.usedModules
    self.modulesOfTypes = modulesOfTypes
    for module in further { uses[escapedIdentifier(module)] = .inside }
  }

  /// Notes that bodies refer to a module.
  mutating func use(_ module: String) { uses[module] = max(uses[module] ?? .inside, .inside) }

  /// Notes that declarations refer to a module.
  mutating func declare(_ module: String) { uses[module] = .declared }

  /// Notes that types conform to a module's protocols.
  mutating func conform(to module: String) {
    uses[module] = max(uses[module] ?? .inside, .conformed)
  }

  /// Notes that declarations refer to a type.
  mutating func declare(_ type: TypeExpression) {
    switch type {
    case .optional(let wrapped): declare(wrapped)
    case .array(let element): declare(element)
    case .dictionary(let key, let value):
      declare(key)
      declare(value)
    case .named(let components):
      for component in components {
        for argument in component.arguments { declare(argument) }
      }
      if let module = module(of: components) { declare(module) }
    }
  }

  private func module(of components: [TypeExpression.Component]) -> String? {
    let first = components[0].name
    if components.count > 1, knownModules.contains(first) || further.contains(first) {
      return escapedIdentifier(first)
    }
    if let module = modulesOfTypes[first] { return escapedIdentifier(module) }
    if foundationTypes.contains(first) { return "Foundation" }
    return hasUIKitPrefix(first) ? "UIKit" : nil
  }
}

extension Imports {
  /// Writes the imports, sorted by module name, and a gap after them.
  ///
  ///     import Kingfisher
  ///     public import UIKit
  func render(_ w: SwiftWriter) {
    // UIKit re-exports Foundation.
    let isFoundationImplied = uses["UIKit"].map { $0 >= uses["Foundation"] ?? .inside } ?? false
    let modules = uses.keys.filter { $0 != "Foundation" || !isFoundationImplied }.sorted()
    switch access {
    case .internal:
      for module in modules { w.line("import \(module)") }
    case .public:
      for module in modules {
        w.line("\(uses[module] == .inside ? "" : "public ")import \(module)")
      }
    case .package:
      for module in modules where uses[module] != .declared { w.line("import \(module)") }
      renderPackageImports(modules.filter { uses[$0] == .declared }, w)
    }
    w.gap()
  }
}

/// Writes imports for declarations of package access.
///
/// A bare `package import` would cause errors in all other files of the module that import the same module
/// without an access level, unless imports are internal by default.
func renderPackageImports(_ modules: [String], _ w: SwiftWriter) {
  guard !modules.isEmpty else { return }
  w.gap()
  w.line("#if hasFeature(InternalImportsByDefault)")
  for module in modules { w.line("package import \(module)") }
  w.line("#else")
  for module in modules { w.line("import \(module)") }
  w.line("#endif")
}

/// The modules that can qualify a type even though no manifest imports them.
private let knownModules: Set<String> = ["CoreGraphics", "Foundation", "UIKit"]

/// Returns true if a name belongs to a type of UIKit or of a framework that it re-exports: it starts with two
/// or more capitals, the first two being a known prefix.
private func hasUIKitPrefix(_ name: String) -> Bool {
  var letters = name.utf8.makeIterator()
  guard let first = letters.next(), let second = letters.next(), let third = letters.next(),
    isUpper(third)
  else { return false }
  switch (first, second) {
  case (UInt8(ascii: "U"), UInt8(ascii: "I")), (UInt8(ascii: "N"), UInt8(ascii: "S")),
    (UInt8(ascii: "C"), UInt8(ascii: "G")):
    return true
  default: return false
  }
}

/// Foundation's value types that occur in data and actions.
private let foundationTypes: Set<String> = [
  "AttributedString", "AttributedSubstring", "Calendar", "CharacterSet", "Data", "Date",
  "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale",
  "LocalizedStringResource", "Measurement", "Notification", "PersonNameComponents", "TimeInterval",
  "TimeZone", "URL", "URLComponents", "URLQueryItem", "URLRequest", "UUID", "Dimension", "Unit",
  "UnitAcceleration", "UnitAngle", "UnitArea", "UnitConcentrationMass", "UnitDispersion",
  "UnitDuration", "UnitElectricCharge", "UnitElectricCurrent",
  "UnitElectricPotentialDifference", "UnitElectricResistance", "UnitEnergy", "UnitFrequency",
  "UnitFuelEfficiency", "UnitIlluminance", "UnitInformationStorage", "UnitLength", "UnitMass",
  "UnitPower", "UnitPressure", "UnitSpeed", "UnitTemperature", "UnitVolume",
]
