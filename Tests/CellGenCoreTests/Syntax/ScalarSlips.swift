/// Slips with quotes, escapes, block text and what is outside the subset; the marks show where each is reported.
let scalarSlips: [Slip] = [
  Slip(
    "unclosed-double",
    "a: ①\"Hello\nb: 1\n",
    "unclosed-quote: unclosed double quote"),
  Slip(
    "unclosed-double-nested",
    "s:\n  - title: ①\"A\n    kind: \"B\"\n",
    "unclosed-quote: unclosed double quote"),
  Slip(
    "unclosed-single",
    "a: ①'Hello\n",
    "unclosed-quote: unclosed single quote"),
  Slip(
    "bad-escape",
    "a: \"①\\q\"\n",
    "unknown-escape: unknown escape '\\q'"),
  Slip(
    "short-hex",
    "a: \"①\\x4\"\n",
    "incomplete-escape: '\\x' needs 2 hexadecimal digits, found 1"),
  Slip(
    "swift-escape",
    "a: \"①\\u{1F600}\"\n",
    "swift-escape: '\\u{1F600}' is Swift's escape, not YAML's"),
  Slip(
    "reserved-at",
    "a: ①@x\n",
    "reserved-character: an unquoted text cannot start with '@'"),
  Slip(
    "block-header-text",
    "a: | ①text\n  more\n",
    "block-header: found 'text' after '|', which starts a block of text"),
  Slip(
    "anchor",
    "a: ①&x 1\n",
    "anchor: anchors such as '&x' are not supported"),
  Slip(
    "second-document",
    "a: 1\n①---\nb: 2\n",
    "second-document: a manifest holds one document, but a second one starts here"),
  Slip(
    "text-after-quote",
    "a: 'it'①s'\n",
    "text-after-quote: found 's'' after a closing quote"),
  Slip(
    "unclosed-quote",
    "a: ①\"Hello\n  b: \"x\"\nc: 1\n",
    "unclosed-quote: unclosed double quote"),
  Slip(
    "alias",
    "a: ①*x\n",
    "alias: aliases such as '*x' are not supported"),
  Slip(
    "tag",
    "a: ①!foo b\n",
    "tag: tags such as '!foo' are not supported"),
  Slip(
    "alias (2)",
    "a: ①*\n",
    "alias: aliases such as '*' are not supported"),
  Slip(
    "alias (3)",
    "a: ①*.swift\n",
    "alias: aliases such as '*.swift' are not supported"),
  Slip(
    "reserved-character",
    "a: ①`x`\n",
    "reserved-character: an unquoted text cannot start with '`'"),
  Slip(
    "reserved-character (2)",
    "a: ①%x\n",
    "reserved-character: an unquoted text cannot start with '%'"),
  Slip(
    "directive",
    "①%YAML 1.2\n---\na: 1\n",
    "directive: directives such as '%YAML' are not supported"),
  Slip(
    "text-after-marker",
    "--- ①a: 1\n",
    "text-after-marker: text on the line of '---'"),
  Slip(
    "text-after-end",
    "a: 1\n...\n①b: 2\n",
    "text-after-end: text after the end of the document"),
  Slip(
    "text-after-marker (2)",
    "a: 1\n... ①x\n",
    "text-after-marker: text on the line of '...'"),
  Slip(
    "block-header",
    "a: |2①x\n  t\n",
    "block-header: found 'x' after '|', which starts a block of text"),
  Slip(
    "surrogate-escape",
    "a: \"①\\uD83D\\uDE00\"\n",
    "surrogate-escape: '\\uD83D\\uDE00' spells the halves of a UTF-16 surrogate pair"),
  Slip(
    "unknown-escape",
    "a: \"①\\(x)\"\n",
    "unknown-escape: unknown escape '\\('"),
  Slip(
    "escape-out-of-range",
    "a: \"①\\U00110000\"\n",
    "escape-out-of-range: '\\U00110000' is past the last character, U+10FFFF"),
  Slip(
    "quoted-indentation",
    "a: \"x\n①y\"\n",
    "quoted-indentation: this line of a quoted text is indented too little"),
  Slip(
    "anchor (2)",
    "a: ①&x\n  b: 1\n",
    "anchor: anchors such as '&x' are not supported"),
  Slip(
    "anchor (3)",
    "- ①&a b\n- ②*a\n",
    "anchor: anchors such as '&a' are not supported",
    "alias: aliases such as '*a' are not supported"),
  Slip(
    "alias (4)",
    "a: [①*x, &y z]\n",
    "alias: aliases such as '*x' are not supported"),
  Slip(
    "unclosed-quote (2)",
    "①\"a: 1\nb: 2\n",
    "unclosed-quote: unclosed double quote"),
  Slip(
    "text-after-quote (2)",
    "'a' ①'b'\n",
    "text-after-quote: found ''b'' after a closing quote"),
  Slip(
    "block-header (2)",
    "a: > ①b\n",
    "block-header: found 'b' after '>', which starts a block of text"),
  Slip(
    "text-after-quote (3)",
    "a: ''①b'\n",
    "text-after-quote: found 'b'' after a closing quote"),
  Slip(
    "text-after-quote (4)",
    "a: \"say \"①hi\"\"\n",
    "text-after-quote: found 'hi\"\"' after a closing quote"),
  Slip(
    "unclosed-quote (3)",
    "a: ①'x\n",
    "unclosed-quote: unclosed single quote"),
  Slip(
    "text-after-quote (5)",
    "a: \"one\n  two\" ①three",
    "text-after-quote: found 'three' after a closing quote"),
  Slip(
    "incomplete-escape",
    "a: \"①\\x\"",
    "incomplete-escape: '\\x' needs 2 hexadecimal digits, found 0"),
  Slip(
    "surrogate-escape (2)",
    "a: \"①\\uD800x\"",
    "surrogate-escape: '\\uD800' spells half of a UTF-16 surrogate pair"),
  Slip(
    "incomplete-escape (2)",
    "a: \"①\\u12\"",
    "incomplete-escape: '\\u' needs 4 hexadecimal digits, found 2"),
  Slip(
    "unclosed-quote (4)",
    "a: ①'x\n  b: 'y'\nc: 1",
    "unclosed-quote: unclosed single quote"),
  Slip(
    "tag (2)",
    "a: ①!!str\nb: 1",
    "tag: tags such as '!!str' are not supported"),
  Slip(
    "block-header (3)",
    "a: |-①x",
    "block-header: found 'x' after '|', which starts a block of text"),
  Slip(
    "block-header (4)",
    "a: |+①-\n  x",
    "block-header: found '-' after '|', which starts a block of text"),
  Slip(
    "block-header (5)",
    "a: |1①2\n  x",
    "block-header: found '2' after '|', which starts a block of text"),
  Slip(
    "second-document (2)",
    "a: x\n①---\nb: [",
    "second-document: a manifest holds one document, but a second one starts here"),
  Slip(
    "second-document (3)",
    "a: 1\n...\n①---\nb: 2",
    "second-document: a manifest holds one document, but a second one starts here"),
  Slip(
    "second-document (4)",
    "---\n①---\na: 1",
    "second-document: a manifest holds one document, but a second one starts here"),
]
