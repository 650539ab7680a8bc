#if canImport(UIKit)
import UIKit

/// The versions of generated code that this runtime supports.
///
/// Each generated file names the version that it was generated for, so a runtime that is too old or too new
/// causes an error at that line. Versions that are no longer supported are members marked as unavailable, and
/// so are all versions that this runtime does not know.
@dynamicMemberLookup
public enum CellGenInterface {
  /// The first version.
  public static var version1: Void { () }

  /// The version of code that was generated before versions existed, which names none.
  @available(
    *, unavailable,
    message:
      "This code was generated for an older CellGenRuntime. Run cellgen again over all manifests of this module, in the version of the package that CellGenRuntime comes from."
  )
  public static var version0: Void { () }

  /// Any version that this runtime does not know.
  @available(
    *, unavailable,
    message:
      "This code was generated for a newer CellGenRuntime. Update the package that CellGenRuntime comes from or, if this module contains CellGenRuntime.swift, run cellgen again over all manifests of the module."
  )
  public static subscript(dynamicMember version: String) -> Void { () }
}
#endif
