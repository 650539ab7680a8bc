/// The programs that are run, by their paths.
struct Programs {
  var release: String
  var debug: String
  var floor: String
  var empty: String
}
