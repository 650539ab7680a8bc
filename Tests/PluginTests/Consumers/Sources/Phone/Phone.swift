/// Nothing: what this target depends on is what it is for.
let isPhone = true
