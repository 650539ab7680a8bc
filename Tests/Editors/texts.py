"""Texts as an editor has them: places and edits, counted as the server and the client have agreed."""


def width(text, encoding):
    return len(text.encode()) if encoding == "utf-8" else len(text.encode("utf-16-le")) // 2


def apply(text, edits, encoding):
    """Applies edits as an editor does."""
    lines = text.split("\n")

    def offset(position):
        line = lines[position.line] if position.line < len(lines) else ""
        start = sum(len(line) + 1 for line in lines[: position.line])
        if encoding == "utf-8":
            return start + len(line.encode()[: position.character].decode())
        return start + len(line.encode("utf-16-le")[: 2 * position.character].decode("utf-16-le"))

    for edit in sorted(edits, key=lambda edit: -offset(edit.range.start)):
        start, end = offset(edit.range.start), offset(edit.range.end)
        text = text[:start] + edit.new_text + text[end:]
    return text
