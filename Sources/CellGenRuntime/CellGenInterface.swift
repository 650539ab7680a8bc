#if canImport(UIKit)
import UIKit

/// The versions of generated code that this runtime fits.
///
/// Each generated file names the version that it was generated for, so a runtime that is too old or too new is an
/// error at that line. Versions that generated code can no longer have are unavailable; those that this runtime does
/// not know are members, too, but unavailable ones.
@dynamicMemberLookup
public enum CellGenInterface {
  /// The first version.
  public static var version1: Void { () }

  /// The code from before there were versions, which names none.
  @available(
    *, unavailable,
    message:
      "This code was generated for an older CellGenRuntime. Run cellgen again over all manifests of this module, in the version of the package that CellGenRuntime comes from."
  )
  public static var version0: Void { () }

  /// A version that this runtime does not know.
  @available(
    *, unavailable,
    message:
      "This code was generated for a newer CellGenRuntime. Update the package that CellGenRuntime comes from or, if this module contains CellGenRuntime.swift, run cellgen again over all manifests of the module."
  )
  public static subscript(dynamicMember version: String) -> Void { () }
}
#endif
