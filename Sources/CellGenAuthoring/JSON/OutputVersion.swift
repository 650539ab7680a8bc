/// The format version of every JSON that a command prints.
///
/// It changes when programs that read the JSON would have to change. A new key does not change it.
let outputVersion = 1

/// The first entry in every JSON that a command prints.
var versionEntry: (key: String, value: JSONValue) { ("version", .integer(outputVersion)) }
