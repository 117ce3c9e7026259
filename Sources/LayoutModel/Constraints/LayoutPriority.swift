/// How strongly a constraint is wanted: more than 0, up to 1000, which is required.
///
/// Any number is allowed. A higher priority is met first, however many constraints of lower
/// priority there are.
package struct LayoutPriority: Hashable, Sendable, Comparable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  package var value: Double

  package init(_ value: Double) { self.value = value }
  package init(floatLiteral value: Double) { self.value = value }
  package init(integerLiteral value: Int) { self.value = Double(value) }

  package static let required: LayoutPriority = 1000
  package static let defaultHigh: LayoutPriority = 750
  package static let defaultLow: LayoutPriority = 250
  package static let fittingSizeLevel: LayoutPriority = 50

  package var isRequired: Bool { value >= 1000 }

  /// The priorities that Interface Builder offers: from the weakest one to required.
  package static let range = 1.0...1000
  /// Whether Interface Builder can write the priority: it writes whole numbers from 1 to 1000.
  package var isWritable: Bool { Self.range.contains(value) && value == value.rounded() }

  package static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}
