"""Prints the instructions of a callgrind profile: all of them, and those below calls of UIKit's stand-in.

    instructions.py <profile>
"""

import re
import sys

UIKIT = "$s5UIKit"
# Calls from the standard library may be below one of UIKit's already.
OURS = ("$s14CellGenRuntime", "$s15apply_benchmark", "apply_benchmark_main", "main")
names = {}
total = below = 0
caller = callee = ""
is_call = False
for line in open(sys.argv[1], errors="replace"):
    match = re.match(r"(fn|cfn)=\((\d+)\)(?: (.*))?", line)
    if match:
        kind, number, name = match.groups()
        # Both kinds share their numbers.
        if name:
            names[number] = name
        name = names.get(number, "")
        if kind == "fn":
            caller = name
        else:
            callee = name
    elif line.startswith("calls="):
        is_call = True
    elif re.match(r"[+\-*\d]\S* \d+$", line):
        cost = int(line.split()[1])
        if not is_call:
            total += cost
        elif callee.startswith(UIKIT) and caller.startswith(OURS):
            below += cost
        is_call = False
print(total, below)
