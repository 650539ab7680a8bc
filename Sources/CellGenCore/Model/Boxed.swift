/// A value behind a reference: copying its container copies only the reference.
///
/// A box keeps value semantics because each change makes a new box, and reading one copies nothing because
/// boxes are never mutated. Use it for large parts that are passed around whole and rarely change, such as
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
