import CellGenCore

func renderJSON(_ module: Module) -> String { "null" }
