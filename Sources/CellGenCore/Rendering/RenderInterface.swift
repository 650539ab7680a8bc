/// The version of the interface between generated code and the runtime, which the runtime declares as a
/// member of `CellGenInterface`.
///
/// A test reports when it must be raised.
package let runtimeInterface = 1

/// Writes code that compiles only with a runtime that has everything that the file needs.
///
///     /// Fails to compile if this file and the runtime don't match; the error names the one to update.
///     private func cellGenFits() { CellGenInterface.version1 }
///
/// Every file has its own check, ahead of any code that a mismatch could break, because committed files can
/// come from several runs. Nothing calls the function, so it is stripped from programs.
func renderInterface(_ w: SwiftWriter) {
  w.line(
    "/// Fails to compile if this file and the runtime don't match; the error names the one to update."
  )
  w.line("private func cellGenFits() { CellGenInterface.version\(runtimeInterface) }")
}
