import CellGenCore

func renderJSON(_ node: Node) -> String { "null" }

func renderJSON(_ module: Module) -> String { "null" }
