/// What an attribute may be: a number, a text, or `nil` to leave it out.
protocol SVGValue {
  var svgText: String? { get }
}
