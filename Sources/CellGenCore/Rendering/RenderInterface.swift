/// The number of the interface between generated code and the runtime, a member of the runtime's
/// `CellGenInterface`.
///
/// A test says when it has to be raised.
package let runtimeInterface = 1

/// Writes what compiles only with a runtime that has all that the code of the file needs.
///
///     /// Does not compile if this file and the runtime are of different versions: the error says which to update.
///     private func cellGenFits() { CellGenInterface.version1 }
///
/// Each file says so for itself, and before all else that may not compile then: committed files may come from several
/// runs. Nothing calls the function, so no program contains it.
func renderInterface(_ w: SwiftWriter) {
  w.line(
    "/// Does not compile if this file and the runtime are of different versions: the error says which to update."
  )
  w.line("private func cellGenFits() { CellGenInterface.version\(runtimeInterface) }")
}
