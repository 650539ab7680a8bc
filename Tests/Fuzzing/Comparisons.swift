// Called by the instrumented code at every comparison, in place of libFuzzer's own functions.

@_cdecl("__wrap___sanitizer_cov_trace_cmp1")
public func compare1(_ left: UInt8, _ right: UInt8) {}

@_cdecl("__wrap___sanitizer_cov_trace_cmp2")
public func compare2(_ left: UInt16, _ right: UInt16) {}

@_cdecl("__wrap___sanitizer_cov_trace_cmp4")
public func compare4(_ left: UInt32, _ right: UInt32) {}

@_cdecl("__wrap___sanitizer_cov_trace_cmp8")
public func compare8(_ left: UInt64, _ right: UInt64) {}

@_cdecl("__wrap___sanitizer_cov_trace_const_cmp1")
public func compareConstant1(_ left: UInt8, _ right: UInt8) {}

@_cdecl("__wrap___sanitizer_cov_trace_const_cmp2")
public func compareConstant2(_ left: UInt16, _ right: UInt16) {}

@_cdecl("__wrap___sanitizer_cov_trace_const_cmp4")
public func compareConstant4(_ left: UInt32, _ right: UInt32) {}

@_cdecl("__wrap___sanitizer_cov_trace_const_cmp8")
public func compareConstant8(_ left: UInt64, _ right: UInt64) {}
