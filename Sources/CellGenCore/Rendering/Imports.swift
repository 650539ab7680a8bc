/// The modules that a generated file imports.
///
/// A module that the file's own public declarations name is imported with their access: that is an
/// error to leave out where imports are internal by default, and a warning to write needlessly.
struct Imports {
  /// How a file uses a module.
  private enum Use: Comparable {
    /// Only in bodies, or perhaps not at all.
    case inside
    /// For protocols that types conform to. The compiler asks for access to them in public types and
    /// calls it needless in those of a package.
    case conformed
    /// In signatures.
    case declared
  }

  private let access: Access
  private let further: [String]
  private let modulesOfTypes: [String: String]
  private var uses: [String: Use] = [:]

  /// The imports of a file of a manifest, as long as it declares nothing that needs more.
  ///
  /// - Parameter modulesOfTypes: the modules of the types that other modules' manifests declare.
  init(_ manifest: Manifest, _ modulesOfTypes: [String: String] = [:]) {
    access = manifest.access
    further = manifest.imports + manifest.usedModules
    self.modulesOfTypes = modulesOfTypes
    for module in further { uses[escapedIdentifier(module)] = .inside }
  }

  /// Notes that bodies name something of a module.
  mutating func use(_ module: String) { uses[module] = max(uses[module] ?? .inside, .inside) }

  /// Notes that declarations name something of a module.
  mutating func declare(_ module: String) { uses[module] = .declared }

  /// Notes that types conform to protocols of a module.
  mutating func conform(to module: String) {
    uses[module] = max(uses[module] ?? .inside, .conformed)
  }

  /// Notes that declarations name a type.
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
  /// Writes the imports in the order of the modules' names, and a gap behind them.
  ///
  ///     import Kingfisher
  ///     public import UIKit
  func render(_ w: SwiftWriter) {
    // UIKit exports Foundation again.
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
/// A bare `package import` would be an error in every other file of the module that imports the
/// same without saying with which access, unless imports are internal by default.
func renderPackageImports(_ modules: [String], _ w: SwiftWriter) {
  guard !modules.isEmpty else { return }
  w.gap()
  w.line("#if hasFeature(InternalImportsByDefault)")
  for module in modules { w.line("package import \(module)") }
  w.line("#else")
  for module in modules { w.line("import \(module)") }
  w.line("#endif")
}

/// The modules that a type may be qualified with though no manifest imports them.
private let knownModules: Set<String> = ["CoreGraphics", "Foundation", "UIKit"]

/// Whether a name is that of a type of UIKit or one of the frameworks that it exports again: two or
/// more capitals, the first two of them its prefix.
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

/// The value types of Foundation that data and actions are made of.
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
