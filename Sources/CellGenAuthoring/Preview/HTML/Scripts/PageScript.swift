/// A script of a page. No other text can become part of it: it is a literal of this program.
struct PageScript {
  let text: String

  init(_ literal: StaticString) { text = "\n" + literal.description }

  /// Those of every page, in the order in which they run: what a later one names, an earlier one has declared.
  static let all = [settings, pictures, measuring, contents, inspector, order, printing, start]

  /// Reloads the page when its file has changed: a hidden frame reads the file again, and says which
  /// version it holds. A page that was opened as a file may ask for its file in no other way.
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
