/// Slips with characters, tabs and look-alikes; the marks show where each is reported.
let textSlips: [Slip] = [
  Slip(
    "tab-indent",
    "sections:\n①\t- title: A\n",
    "tab-indentation: tab used for indentation"),
  Slip(
    "tab-after-spaces",
    "sections:\n  ①\t- title: A\n",
    "tab-indentation: tab used for indentation"),
  Slip(
    "tab-sibling",
    "a:\n  b: 1\n①\tc: 2\n",
    "tab-indentation: tab used for indentation"),
  Slip(
    "tab-after-dash",
    "-①\t- a\n",
    "tab-separation: tab after '-'"),
  Slip(
    "tab-in-block-indent",
    "a: |\n①\tx\n",
    "tab-indentation: tab used for the indentation of a text block"),
  Slip(
    "nul",
    "a: x①\u{0}y\n",
    "control-character: control character U+0000 NULL is not allowed"),
  Slip(
    "nbsp-after-colon",
    "a:①\u{A0}1\nb: 2\n",
    "invisible-character: found U+00A0 NO-BREAK SPACE after ':'"),
  Slip(
    "nbsp-indent",
    "a:\n①\u{A0}\u{A0}b: 1\n",
    "invisible-character: found U+00A0 NO-BREAK SPACE in the indentation"),
  Slip(
    "nbsp-indent of a nested line",
    "a:\n  b:\n    c: 1\n①\u{A0}\u{A0}    d:\n      - 2\n    e: 3\nf: 4\n",
    "invisible-character: found U+00A0 NO-BREAK SPACE in the indentation"),
  Slip(
    "nbsp-indent of many lines",
    "a:\n①\u{A0}\u{A0}b:\n\u{A0} \u{A0} c: 1\n\u{A0}\n \u{A0}\u{A0}\u{A0}d: 2\n  e: 1\n",
    "invisible-character: found U+00A0 NO-BREAK SPACE in the indentation, and on 3 more lines below"
  ),
  Slip(
    "smart-quote",
    "a: ①“x”\nb: 1\n",
    "smart-quote: found U+201C LEFT DOUBLE QUOTATION MARK, which does not quote text"),
  Slip(
    "tab-separation",
    "a: 1 ①\t# c\n",
    "tab-separation: tab after the value"),
  Slip(
    "tab-separation (2)",
    "a:①\tb\n",
    "tab-separation: tab after ':'"),
  Slip(
    "tab-separation (3)",
    "a: b①\tc\n",
    "tab-separation: tab inside an unquoted text"),
  Slip(
    "tab-separation (4)",
    "①\t\na: 1\n",
    "tab-separation: tab on a line that is blank or a comment"),
  Slip(
    "tab-indentation",
    "a: 1\n\n\n①\tb: 2\n\tc: 3\n\td: 4\nd: 5\n",
    "tab-indentation: tab used for indentation, and on 2 more lines below"),
  Slip(
    "line-separator",
    "a: 1\r\nb①\u{85}: 2\n",
    "line-separator: U+0085 NEXT LINE is not allowed"),
  Slip(
    "bidirectional-control",
    "a: x①\u{202E}y\n",
    "bidirectional-control: bidirectional control U+202E RIGHT-TO-LEFT OVERRIDE is not allowed"),
  Slip(
    "invisible-character",
    "a b: 1\nc①\u{A0}d: 1\n",
    "invisible-character: found U+00A0 NO-BREAK SPACE in an unquoted text"),
  Slip(
    "tab-separation (5)",
    "#\ta\n①\t#b\na: 1\n",
    "tab-separation: tab on a line that is blank or a comment"),
  Slip(
    "invisible-character (2)",
    " ①\u{200B}\na: 1\n",
    "invisible-character: found U+200B ZERO WIDTH SPACE in the indentation"),
  Slip(
    "stray-byte-order-mark",
    "\u{FEFF}①\u{FEFF}a: 1\n",
    "stray-byte-order-mark: a byte order mark (U+FEFF) is allowed only at the start of the file"),
  Slip(
    "tab-indentation (2)",
    "x: [a,\n①\tb]\n",
    "tab-indentation: tab used for indentation"),
  Slip(
    "tab-indentation (3)",
    "a: |\n①\tx",
    "tab-indentation: tab used for the indentation of a text block"),
  Slip(
    "empty-manifest",
    "①# only a comment",
    "empty-manifest: the manifest is empty"),
  Slip(
    "tab-indentation (4)",
    "a:\n  b: 1\n①\tc: 2\n  d: ②[1\n  e: 2",
    "tab-indentation: tab used for indentation",
    "unclosed-bracket: unclosed '['"),
  Slip(
    "empty-manifest (2)",
    "①...\na: 1",
    "empty-manifest: the manifest is empty"),
]
