/// Holds without what is generated, which a test writes.
let archive = "Archive"
