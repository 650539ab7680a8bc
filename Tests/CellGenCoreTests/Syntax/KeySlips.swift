/// Slips with keys, colons and dashes; the marks show where each is reported.
let keySlips: [Slip] = [
  Slip(
    "value-at-key-column",
    "a:\n①b\n",
    "missing-colon: expected ':' after the key 'b'"),
  Slip(
    "two-keys-on-a-line",
    "a: b①: c\n",
    "nested-key: found ': ' inside an unquoted value"),
  Slip(
    "no-space-after-colon",
    "a: 1\ntitle①:Hello\n",
    "missing-space-after-colon: missing space after the ':' of 'title'"),
  Slip(
    "no-colon",
    "a: 1\n①title\nb: 2\n",
    "missing-colon: expected ':' after the key 'title'"),
  Slip(
    "no-colon-value",
    "a: 1\n①title Hello\nb: 2\n",
    "missing-colon: expected 'key: value', found 'title Hello'"),
  Slip(
    "quoted-key-no-space",
    "\"a\"①:1\n",
    "missing-space-after-colon: missing space after the ':' of '\"a\"'"),
  Slip(
    "equals-sign",
    "a: 1\ntitle ①= Hello\n",
    "equals-sign: expected ':' after the key 'title', found '='"),
  Slip(
    "fullwidth-colon",
    "a①\u{FF1A} 1\nb: 2\n",
    "look-alike-colon: found U+FF1A FULLWIDTH COLON after 'a' where ':' is expected"),
  Slip(
    "no-space-after-dash",
    "x:\n  - a\n  ①-b\n",
    "missing-space-after-dash: missing space after '-'"),
  Slip(
    "dash-dash",
    "x:\n  ①-- a\n  - b\n",
    "double-dash: expected one '-' and a space, found '--'"),
  Slip(
    "missing-key",
    "①: 1\n",
    "missing-key: a key is missing before ':'"),
  Slip(
    "en-dash-item",
    "x:\n  ①– a\n  - b\n",
    "look-alike-dash: found U+2013 EN DASH where '- ' is expected"),
  Slip(
    "slash-comment",
    "①// c\na: 1\n",
    "slash-comment: comments start with '#', not '//'"),
  Slip(
    "merge-conflict",
    "a: 1\n①<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n",
    "merge-conflict: unresolved merge conflict"),
  Slip(
    "duplicate-key",
    "a: 1\nb: 2\n①a: 3\n",
    "duplicate-key: duplicate key 'a'"),
  Slip(
    "missing-dash",
    "cells:\n  - id: a\n    type: x\n    ①id: b\n    type: y\n",
    "duplicate-key: duplicate key 'id'"),
  Slip(
    "explicit-key",
    "①? a\n: 1\n",
    "explicit-key: keys that start with '? ' are not supported"),
  Slip(
    "missing-colon",
    "①views\n  Title:\n    a: 1\n",
    "missing-colon: expected ':' after the key 'views'"),
  Slip(
    "missing-colon (2)",
    "a:\n  ①title Hello\n  sub: World\n",
    "missing-colon: expected 'key: value', found 'title Hello'"),
  Slip(
    "missing-space-after-colon",
    "a: {b①:1}\n",
    "missing-space-after-colon: missing space after the ':' of 'b'"),
  Slip(
    "merge-key",
    "①<<: x\n",
    "merge-key: merge keys ('<<') are not supported"),
  Slip(
    "look-alike-dash",
    "a:\n  - b\n  ①• c\n  ②* d\n  ③-e\n",
    "look-alike-dash: found U+2022 BULLET where '- ' is expected",
    "look-alike-dash: found '*' where '- ' is expected",
    "missing-space-after-dash: missing space after '-'"),
  Slip(
    "comment-without-space",
    "a: |①#c\n  x\n",
    "comment-without-space: missing space before '#'"),
  Slip(
    "comment-without-space (2)",
    "a: \"x\"①#c\n",
    "comment-without-space: missing space before '#'"),
  Slip(
    "comment-without-space (3)",
    "a: [1]①#c\n",
    "comment-without-space: missing space before '#'"),
  Slip(
    "explicit-key (2)",
    "①? x\n",
    "explicit-key: keys that start with '? ' are not supported"),
  Slip(
    "collection-key",
    "①[a]: 1\n",
    "collection-key: a key cannot be a list or a mapping"),
  Slip(
    "collection-key (2)",
    "①{a: 1}: 2\n",
    "collection-key: a key cannot be a list or a mapping"),
  Slip(
    "duplicate-key (2)",
    "- a: 1\n  b: 2\n  ①a: 3\n  b: 4\n- x\n",
    "duplicate-key: duplicate key 'a'"),
  Slip(
    "missing-colon (3)",
    "a: 1\n①b\n  c: 2\nd: 3\n",
    "missing-colon: expected ':' after the key 'b'"),
  Slip(
    "equals-sign (2)",
    "a ①= 1\nb ②= 2\n",
    "equals-sign: expected ':' after the key 'a', found '='",
    "equals-sign: expected ':' after the key 'b', found '='"),
  Slip(
    "nested-key",
    "key: value①: more\n  sub: 1\nnext: 2\n",
    "nested-key: found ': ' inside an unquoted value"),
  Slip(
    "merge-conflict (2)",
    "①=======\na: 1\n",
    "merge-conflict: unresolved merge conflict"),
  Slip(
    "merge-conflict (3)",
    "a: 1\n①>>>>>>> x\nb: 2\n",
    "merge-conflict: unresolved merge conflict"),
  Slip(
    "missing-key (2)",
    "①: a\n",
    "missing-key: a key is missing before ':'"),
  Slip(
    "explicit-key (3)",
    "a: ①? b\n",
    "explicit-key: keys that start with '? ' are not supported"),
  Slip(
    "missing-key (3)",
    "a: ①: b\n",
    "missing-key: a key is missing before ':'"),
  Slip(
    "missing-space-after-colon (2)",
    "a①:1\nb②:2\n",
    "missing-space-after-colon: missing space after the ':' of 'a'",
    "missing-space-after-colon: missing space after the ':' of 'b'"),
  Slip(
    "missing-space-after-dash",
    "①-a\n②-b\n",
    "missing-space-after-dash: missing space after '-'",
    "missing-space-after-dash: missing space after '-'"),
  Slip(
    "missing-colon (4)",
    "url: http://x\n①http://y\n",
    "missing-colon: expected ':' after the key 'http://y'"),
  Slip(
    "missing-colon (5)",
    "- \"x\": 1\n  ①y\n",
    "missing-colon: expected ':' after the key 'y'"),
  Slip(
    "explicit-key (4)",
    "a: {①? b: 1}",
    "explicit-key: keys that start with '? ' are not supported"),
  Slip(
    "collection-key (3)",
    "a: {①[b]: 1}",
    "collection-key: a key cannot be a list or a mapping"),
  Slip(
    "missing-key (4)",
    "a: {①: 1}",
    "missing-key: a key is missing before ':'"),
  Slip(
    "nested-key (2)",
    "a: {b : 1 ①: 2}",
    "nested-key: a second ':' in one entry"),
  Slip(
    "multiline-key",
    "①\"a\n b\": 1",
    "multiline-key: a key cannot go on over several lines"),
  Slip(
    "nested-key (3)",
    "a:  b①: c",
    "nested-key: found ': ' inside an unquoted value"),
  Slip(
    "nested-key (4)",
    "title: Save 50%①: now",
    "nested-key: found ': ' inside an unquoted value"),
  Slip(
    "equals-sign (3)",
    "a ①=> b\nc: d",
    "equals-sign: expected ':' after the key 'a', found '='"),
  Slip(
    "missing-colon above a block",
    "a: 1\n①data\n  ②x Y\n  z: {}\nb: 2\n",
    "missing-colon: expected ':' after the key 'data'",
    "missing-colon: expected 'key: value', found 'x Y'"),
  Slip(
    "missing-colon in the first line above a block",
    "①views\n  A:\n    ②data\n      ③x Y\n      z: {}\n",
    "missing-colon: expected ':' after the key 'views'",
    "missing-colon: expected ':' after the key 'data'",
    "missing-colon: expected 'key: value', found 'x Y'"),
  Slip(
    "missing-colon above a list in its column",
    "a: 1\n①cells\n- x\n- ②@y\n",
    "missing-colon: expected ':' after the key 'cells'",
    "reserved-character: an unquoted text cannot start with '@'"),
  Slip(
    "missing-colon in the first line above a list in its column",
    "a:\n  ①cells\n  - x\n  - ②@y\n",
    "missing-colon: expected ':' after the key 'cells'",
    "reserved-character: an unquoted text cannot start with '@'"),
  Slip(
    "missing-dash before a word",
    "children:\n  ①spacer\n  - x\n",
    "missing-dash: expected '- ' before 'spacer'"),
  Slip(
    "other signs above a block",
    "a: 1\ndata ①=\n  ②x Y\n  z: {}\nb③：\n  ④x Y\n  z: {}\n",
    "equals-sign: expected ':' after the key 'data', found '='",
    "missing-colon: expected 'key: value', found 'x Y'",
    "look-alike-colon: found U+FF1A FULLWIDTH COLON after 'b' where ':' is expected",
    "missing-colon: expected 'key: value', found 'x Y'"),
  Slip(
    "missing-colon after a tab",
    "a:\n  b: 1\n①\t②title String\n\td: 2\n",
    "tab-indentation: tab used for indentation, and on 1 more line below",
    "missing-colon: expected 'key: value', found 'title String'"),
  Slip(
    "merge-conflict without its first marker",
    "a:\n  b:\n    c: 1\n①=======\n    c: 2\n>>>>>>> x\n  d: 1\ne: ②@\n",
    "merge-conflict: unresolved merge conflict",
    "reserved-character: an unquoted text cannot start with '@'"),
  Slip(
    "missing-space-after-dash before an item",
    "a:\n  ①-b: 1\n  ②-b: 2\n  - c: 3\n",
    "missing-space-after-dash: missing space after '-'",
    "missing-space-after-dash: missing space after '-'"),
  Slip(
    "missing-space-after-dash in keys alone",
    "a:\n  ①-b: 1\n  ②-b: 2\n",
    "missing-space-after-dash: missing space after '-'",
    "missing-space-after-dash: missing space after '-'"),
  Slip(
    "multiline-key with an escaped line break",
    "a: 1\n①\"b\\\n  c\": 2\nd: 3\n",
    "multiline-key: a key cannot go on over several lines"),
  Slip(
    "item-among-keys far below a key with a dash",
    "-k: 1\nb: 2\nc: 3\n①- d\n",
    "item-among-keys: a list item cannot stand among keys, after the key 'c'"),
  Slip(
    "missing-space-after-dash, a list's first item",
    "①-k: 1\n- d\n",
    "missing-space-after-dash: missing space after '-'"),
  Slip(
    "invisible-character after a colon",
    "a:①\u{A0}{ b: 1 }\nc:②\u{A0}\n  d: 1\n",
    "invisible-character: found U+00A0 NO-BREAK SPACE after ':'",
    "invisible-character: found U+00A0 NO-BREAK SPACE after ':'"),
  Slip(
    "slash-comment after a key",
    "a: ①// b\n  c: 1\n",
    "slash-comment: comments start with '#', not '//'"),
]
