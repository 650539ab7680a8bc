/// The files of a module, in the order of its manifests.
func render(_ module: Module, options: Options) -> [GeneratedFile] {
  []
}
