/// The version of the form of each JSON that a command prints.
///
/// It changes when a program that reads the JSON would have to. A new key does not change it.
let outputVersion = 1

/// The first entry of each JSON that a command prints.
var versionEntry: (key: String, value: JSONValue) { ("version", .integer(outputVersion)) }
