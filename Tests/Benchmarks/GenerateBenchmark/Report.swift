import Foundation

/// Prints lines at once, wherever they go: a benchmark takes its time.
func report(_ lines: String) {
  print(lines)
  fflush(nil)
}
