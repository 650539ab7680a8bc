/// Returns the error of a type that a closure throws; nil if it throws nothing or another error.
///
/// `#expect(throws:)` and `#require(throws:)` return it as well, but only from Swift 6.1 on.
public func thrown<Failure: Error>(
  _ type: Failure.Type, by body: () throws -> some Any
) -> Failure? {
  do {
    _ = try body()
    return nil
  } catch {
    return error as? Failure
  }
}
