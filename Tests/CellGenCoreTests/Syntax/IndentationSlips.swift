/// Slips with lines at the wrong column; the marks show where each is reported.
let indentationSlips: [Slip] = [
  Slip(
    "dedent-to-nothing",
    "a:\n    b: 1\n  ①c: 2\n",
    "unmatched-indentation: this line is indented 2 spaces, which matches no open level"),
  Slip(
    "child-of-scalar",
    "a: 1\n  ①b: 2\n",
    "unexpected-indentation: unexpected indentation: 'a' already has the value '1'"),
  Slip(
    "map-overindent-in-item",
    "- title: A\n   ①cells: 2\n",
    "misaligned-key: 'cells' is indented 3 spaces, but 'title', the first key of its mapping, 2"),
  Slip(
    "map-underindent-in-item",
    "- title: A\n ①cells: 2\n",
    "misaligned-key: 'cells' is indented 1 space, but 'title', the first key of its mapping, 2"),
  Slip(
    "item-dedent",
    "a:\n  - x\n ①- y\n",
    "misaligned-item: this '-' is indented 1 space, but the items of its list 2"),
  Slip(
    "item-overindent",
    "a:\n  - x\n   ①- y\n",
    "misaligned-item: this '-' is indented 3 spaces, but the items of its list 2"),
  Slip(
    "root-dedent",
    "   a: 1\n①b: 2\n ",
    "unmatched-indentation: this line is indented 0 spaces, less than the first line of the manifest"
  ),
  Slip(
    "item-among-keys",
    "a: 1\n①- b\n",
    "item-among-keys: a list item cannot stand among keys, after the key 'a'"),
  Slip(
    "key-among-items",
    "- a\n①b: 1\n",
    "key-among-items: expected a list item ('- '), found the key 'b'"),
  Slip(
    "lost-dash",
    "cells:\n  - a\n  ①b\n",
    "missing-dash: expected '- ' before 'b'"),
  Slip(
    "list-on-key-line",
    "a: ①- b\n",
    "list-on-key-line: a list cannot start on the line of its key"),
  Slip(
    "block-scalar-dedent",
    "a: |\n    one\n  ①two\nb: 1\n",
    "block-text-indentation: this line is indented 2 spaces, but the text block above 4"),
  Slip(
    "block-scalar-blank-too-deep",
    "a: |\n  ①  \n  x\n",
    "block-text-blank: a blank line before this text block has 4 spaces, more than its first line"),
  Slip(
    "item-without-colon",
    "- a: 1\n- b\n  ①c: 2\n",
    "unexpected-indentation: unexpected indentation: this item already has the value 'b'"),
  Slip(
    "plain-two-lines",
    "a: one\n  ①two\n",
    "multiline-plain: an unquoted text cannot go on over two lines"),
  Slip(
    "item-swallowed",
    "- a\n  ①- b\n",
    "unexpected-indentation: unexpected indentation: this item already has the value 'a'"),
  Slip(
    "unexpected-indentation",
    "a: 1\n  ①b: 2\n  c: 3\n②d @x\ne: ③[1\nf: 2\n",
    "unexpected-indentation: unexpected indentation: 'a' already has the value '1'",
    "missing-colon: expected 'key: value', found 'd @x'",
    "unclosed-bracket: unclosed '['"),
  Slip(
    "unmatched-indentation",
    "a:\n  b: 1\n ①c: 2\n  d: 3\n②e @ 4\n",
    "unmatched-indentation: this line is indented 1 space, which matches no open level",
    "missing-colon: expected 'key: value', found 'e @ 4'"),
  Slip(
    "key-among-items (2)",
    "a:\n  - b: 1\n  ①c: 2\n  d: 3\n  - e\nx: ②[\n",
    "key-among-items: expected a list item ('- '), found the key 'c'",
    "unclosed-bracket: unclosed '['"),
  Slip(
    "multiline-plain",
    "a:\n- b\n- c\n ①d\n",
    "multiline-plain: an unquoted text cannot go on over two lines"),
  Slip(
    "multiline-plain (2)",
    "a:\n  b\n  ①c\n",
    "multiline-plain: an unquoted text cannot go on over two lines"),
  Slip(
    "list-on-key-line (2)",
    "a: ①- \n",
    "list-on-key-line: a list cannot start on the line of its key"),
  Slip(
    "list-on-key-line (3)",
    "a: ①-\n  b\n",
    "list-on-key-line: a list cannot start on the line of its key"),
  Slip(
    "block-text-indentation",
    "a: |\n  x\n ①y\nb: 1\n",
    "block-text-indentation: this line is indented 1 space, but the text block above 2"),
  Slip(
    "item-among-keys (2)",
    "a: 1\n①- b\n- c\nd: 1\n②e f\n",
    "item-among-keys: a list item cannot stand among keys, after the key 'a'",
    "missing-colon: expected 'key: value', found 'e f'"),
  Slip(
    "unmatched-indentation (2)",
    "  a: 1\n ①b: 2\n②c: 3\n",
    "unmatched-indentation: this line is indented 1 space, less than the first line of the manifest",
    "unmatched-indentation: this line is indented 0 spaces, less than the first line of the manifest"
  ),
  Slip(
    "misaligned-item",
    "a: 1\nb: \n   - x\n  ①- y\nc: 1\n",
    "misaligned-item: this '-' is indented 2 spaces, but the items of its list 3"),
  Slip(
    "misaligned-key",
    "a: 1 # x\n ①b: 2 # y\n",
    "misaligned-key: 'b' is indented 1 space, but 'a', the first key of its mapping, 0"),
  Slip(
    "unexpected-indentation (2)",
    "a: 1\n   ①- b\n   - c\nd: 1",
    "unexpected-indentation: unexpected indentation: 'a' already has the value '1'"),
  Slip(
    "block-text-indentation (2)",
    "a: |\n  x\n    y\n ①z\nb: 2",
    "block-text-indentation: this line is indented 1 space, but the text block above 2"),
  Slip(
    "missing-dash (2)",
    "- a\n- b\n①c\nd\n- e",
    "missing-dash: expected '- ' before 'c'"),
  Slip(
    "unexpected-indentation (3)",
    "a: 1\nb: 2\n   ①c: 3",
    "unexpected-indentation: unexpected indentation: 'b' already has the value '2'"),
  Slip(
    "misaligned-item (2)",
    "sections:\n  - title: A\n    cells:\n      - x\n     ①- y\n    footer: z",
    "misaligned-item: this '-' is indented 5 spaces, but the items of its list 6"),
]
