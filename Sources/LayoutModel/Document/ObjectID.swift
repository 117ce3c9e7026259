/// The identity of an object within one document, such as `8bC-Xf-vdC`.
///
/// Interface Builder makes ids of three groups of letters and digits; older documents use numbers,
/// and `-1`, `-2` stand for placeholders. Native documents may use any name.
package struct ObjectID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  package var text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral value: String) { text = value }

  package var description: String { text }
  package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}
