/// The identity of an object within one document, such as `8bC-Xf-vdC`.
///
/// An id of Interface Builder has three groups of letters and digits. Older documents use numbers,
/// and `-1` and `-2` stand for placeholders. Native documents may use any name.
package struct ObjectID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  package var text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral value: String) { text = value }

  package var description: String { text }
  package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}
