/// Slips with brackets and braces; the marks show where each is reported.
let flowSlips: [Slip] = [
  Slip(
    "unclosed-flow-seq",
    "a: ①[1, 2\nb: 3\n",
    "unclosed-bracket: unclosed '['"),
  Slip(
    "mismatched-close",
    "a: [1, 2①}\n",
    "mismatched-bracket: '}' does not close '['"),
  Slip(
    "close-at-parent-column",
    "a: [\n  1,\n①]\n",
    "bracket-indentation: ']' must be indented more than 'a'"),
  Slip(
    "text-after-flow",
    "a: [1] ①x\n",
    "text-after-bracket: found 'x' after a closing bracket"),
  Slip(
    "template-braces",
    "a: ①{{ name }}\n",
    "template-braces: '{{' starts a mapping, not a placeholder"),
  Slip(
    "missing-value",
    "a: {①a, b}\n",
    "missing-value: expected ': ' and a value after the key 'a'"),
  Slip(
    "missing-value (2)",
    "a: {a: ①}\n",
    "missing-value: the key 'a' has no value"),
  Slip(
    "pair-in-list",
    "a: [a①: 1]\n",
    "pair-in-list: a 'key: value' pair in a list needs braces"),
  Slip(
    "extra-comma",
    "a: [1,①,2]\n",
    "extra-comma: expected a value before ','"),
  Slip(
    "extra-comma (2)",
    "a: [①,]\n",
    "extra-comma: expected a value before ','"),
  Slip(
    "missing-comma",
    "a: [\"x\" ①\"y\"]\n",
    "missing-comma: expected ',' or ']' before '\"y\"'"),
  Slip(
    "flow-indentation",
    "a: {\n①\"b\": 1,\n\"c\": 2\n}\nd: 1\n",
    "flow-indentation: lines inside brackets must be indented more than 'a'"),
  Slip(
    "flow-indentation (2)",
    "a: [\n①1,\n2\n]\nb: 1\n",
    "flow-indentation: lines inside brackets must be indented more than 'a'"),
  Slip(
    "stray-bracket",
    "a: [1]①]\n",
    "stray-bracket: nothing is open that ']' could close"),
  Slip(
    "stray-bracket (2)",
    "①]\n",
    "stray-bracket: nothing is open that ']' could close"),
  Slip(
    "template-braces (2)",
    "a: ①{{ x }}\nb: ②{% y %}\n",
    "template-braces: '{{' starts a mapping, not a placeholder",
    "template-braces: '{%' starts a mapping, not a placeholder"),
  Slip(
    "extra-comma (3)",
    "a: ①,\n",
    "extra-comma: expected a value before ','"),
  Slip(
    "unclosed-bracket",
    "a: ①{b: 1\nc: 2\n",
    "unclosed-bracket: unclosed '{'"),
  Slip(
    "mismatched-bracket",
    "a: {b: [1, 2①}\nc: 2\n",
    "mismatched-bracket: '}' does not close '['"),
  Slip(
    "item-in-brackets",
    "a: [\n  ①- b\n  ]\n",
    "item-in-brackets: '- ' cannot stand inside brackets"),
  Slip(
    "extra-comma (4)",
    "{a: 1,①, b: 2}\n",
    "extra-comma: expected a value before ','"),
  Slip(
    "unclosed-bracket (2)",
    "a: ①[1, 2 # x\nb: 1\n",
    "unclosed-bracket: unclosed '['"),
  Slip(
    "text-after-bracket",
    "a: {x: 1}①, b\n",
    "text-after-bracket: found ', b' after a closing bracket"),
  Slip(
    "missing-comma (2)",
    "a: {\n  b: 1\n  ①c: 2\n  }\n",
    "missing-comma: expected ',' or '}' before 'c:'"),
  Slip(
    "missing-comma (3)",
    "a: [\n  x\n  ①y\n  ]\n",
    "missing-comma: expected ',' or ']' before 'y'"),
  Slip(
    "missing-value (3)",
    "a: {①\"b\" 1}",
    "missing-value: expected ': ' and a value after the key '\"b\"'"),
  Slip(
    "pair-in-list (2)",
    "a: [b①: 1, c]\nd: e",
    "pair-in-list: a 'key: value' pair in a list needs braces"),
  Slip(
    "mismatched-bracket (2)",
    "a: {b: 1①]\nc: 2",
    "mismatched-bracket: ']' does not close '{'"),
  Slip(
    "item-in-brackets (2)",
    "a: [①- b]",
    "item-in-brackets: '- ' cannot stand inside brackets"),
  Slip(
    "bracket-indentation",
    "a: [\n  1,\n①]\nb: {\n  c: 1\n②}",
    "bracket-indentation: ']' must be indented more than 'a'",
    "bracket-indentation: '}' must be indented more than 'b'"),
  Slip(
    "missing-space-after-colon in braces",
    "a: {d①:[1]}\nb: {d②:{e: 1}}\nc: {\"d\":[1], 'e':{}}\n",
    "missing-space-after-colon: missing space after the ':' of 'd'",
    "missing-space-after-colon: missing space after the ':' of 'd'"),
  Slip(
    "text-after-quote in braces",
    "a: {b: 'It'①s here'}\n",
    "text-after-quote: found 's' after a closing quote"),
  Slip(
    "missing-value (4)",
    "a: {b: c, ①d}\n",
    "missing-value: expected ': ' and a value after the key 'd'"),
  Slip(
    "bracket-indentation (2)",
    "a: {\n  b: [\n    1\n  ]\n①}\n",
    "bracket-indentation: '}' must be indented more than 'a'"),
]
