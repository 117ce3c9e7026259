package import LayoutModel

/// Left to right or right to left.
package enum DirectionChoice: String, CaseIterable, Sendable {
  case ltr, rtl

  package var value: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}
