/// All manifests of a run, read as one module.
public struct Module: Sendable {}
