/// A value behind a reference: copying what holds it copies no more than the reference.
///
/// Whoever changes it while others hold it gets a copy of its own, so that it stays a value. It is meant for
/// large parts of what is handed around whole, such as the look of an element.
@propertyWrapper
package struct Boxed<Value: Sendable>: @unchecked Sendable {
  private final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
