#if os(Linux)
import TestSupport

/// A script that runs beside a cellgen that watches.
///
/// In it, `line TEXT` waits until cellgen prints a line that begins with a text, after those that were
/// waited for; what is printed between them depends on how soon cellgen looks. What cellgen prints is in
/// the files `lines` and `errors`.
enum WatchScript {
  /// - Returns: the outcome of the script, with the exit code of cellgen.
  static func run(
    _ script: String, beside command: String, in folder: TemporaryFolder
  ) throws -> Subprocess.Outcome {
    let executable = try BuildProducts.executable("cellgen").path
    let frame = """
      seen=0
      line() {
        for attempt in $(seq 2400); do
          for text; do
            found=$(tail -n +$((seen + 1)) lines | grep -n -m 1 "^$text") || continue
            seen=$((seen + ${found%%:*}))
            return
          done
          sleep 0.05
        done
        echo "no line '$text' after line $seen" >&2; cat lines errors >&2; kill -KILL $watch
      }
      touch lines errors
      "$0" \(command) > lines 2> errors & watch=$!
      \(script)
      wait $watch
      """
    return try Subprocess.run(["sh", "-c", frame, executable], in: folder.url)
  }
}
#endif
