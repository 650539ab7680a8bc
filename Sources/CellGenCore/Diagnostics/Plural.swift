/// "1 space", "4 spaces".
func spaces(_ count: Int) -> String { "\(count) \(plural(count, "space"))" }

/// The singular or plural of a noun.
func plural(_ count: Int, _ noun: String) -> String { count == 1 ? noun : noun + "s" }
