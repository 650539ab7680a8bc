/// A script of a page. No other text can become part of it, because it is a literal of this program.
struct PageScript {
  let text: String

  init(_ literal: StaticString) { text = "\n" + literal.description }

  /// The scripts of every page, in the order in which they run: names are declared before later scripts use
  /// them.
  static let all = [settings, pictures, measuring, contents, inspector, order, printing, start]

  /// Reloads the page when its file has changed: a hidden frame reads the file again, and reports the version
  /// it contains. A page that was opened as a file can't request its file in any other way.
  static let reloading = PageScript(
    #"""
    const version = document.documentElement.dataset.version;
    if (parent !== window) {
      parent.postMessage(version, "*");
      stop();
    } else {
      addEventListener("message", event => {
        if (typeof event.data === "string" && event.data !== version) location.reload();
      });
      setInterval(() => {
        const old = document.getElementById("newest");
        const frame = document.createElement("iframe");
        Object.assign(frame, { id: "newest", hidden: true, title: "the newest version" });
        frame.src = location.pathname + "?" + Date.now();
        old ? old.replaceWith(frame) : document.body.append(frame);
      }, 700);
    }

    """#)
}
