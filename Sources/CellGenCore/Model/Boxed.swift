/// A value behind a reference: copying what holds it copies no more than the reference.
///
/// A change makes a box of its own, so that it stays a value, and a box never changes, so that reading it
/// copies nothing. It is meant for large parts of what is handed around whole and changed seldom, such as
/// the look of an element.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      var value = box.value
      yield &value
      box = Box(value)
    }
  }
}
