extension CommandOption {
  /// What `generate` and `lint` take.
  static let strict = CommandOption("strict", .flag, "Treat warnings as errors.")
}
