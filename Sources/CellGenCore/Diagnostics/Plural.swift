/// "1 space", "4 spaces".
func spaces(_ count: Int) -> String { "\(count) \(plural(count, "space"))" }

/// A noun for one or several things.
func plural(_ count: Int, _ noun: String) -> String { count == 1 ? noun : noun + "s" }
