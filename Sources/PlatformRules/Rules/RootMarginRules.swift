/// Layout margins of root views, and readable widths.
package enum RootMarginRules {
  package static let all = [rootMargin, readableWidth]

  package static let rootMargin = Rule(
    "root-margin", "How wide are the side margins of a root view? (width of the view)",
    [
      Row(16, .canvas(before: .xcode7)),
      Row(16, .width(below: 414)),
      Row(20),
    ])

  package static let readableWidth = Rule(
    "readable-width",
    "How wide is readable content at most with body text of 17 points? (It grows with the text.)",
    [Row(672)])
}

extension RulesInForce {
  package var rootMargin: Double { self[RootMarginRules.rootMargin] }
  package var readableWidth: Double { self[RootMarginRules.readableWidth] }
}
