import Diagnostics
package import LayoutEngine
package import LayoutJSON
import LayoutModel

/// Writes a measured text in the formats of 'measure'.
package enum MeasureWriter {
  /// The columns of CSV.
  package static let columns = [
    "text", "width", "height", "naturalWidth", "lines", "cut", "estimated", "pointSize",
  ]

  package static func fields(_ measured: MeasuredText, of text: String) -> [String] {
    let numbers = [measured.size.width, measured.size.height, measured.naturalWidth]
    return [text] + numbers.map(number)
      + [
        "\(measured.lines.count)", measured.isCut ? "yes" : "no",
        measured.isEstimated ? "yes" : "no", number(measured.font.pointSize),
      ]
  }

  package static func object(_ measured: MeasuredText, of text: String) -> JSONValue {
    let font = measured.font
    return [
      "text": .string(text),
      "width": value(measured.size.width),
      "height": value(measured.size.height),
      "naturalWidth": value(measured.naturalWidth),
      "lines": .array(
        measured.lines.map { ["text": .string($0.text), "width": value($0.width)] }),
      "cut": .bool(measured.isCut),
      "estimated": .bool(measured.isEstimated),
      "font": [
        "pointSize": value(font.pointSize), "weight": .string(font.weight.rawValue),
        "lineHeight": value(font.lineHeight), "ascender": value(font.ascender),
        "leading": value(font.lineDistance),
      ],
    ]
  }

  /// `"Welcome back"  104.5 × 20.5, 1 line`. If there are several lines, they follow below.
  package static func lines(_ measured: MeasuredText, of text: String) -> [String] {
    let count = measured.lines.count
    var parts = [
      "\(NumberText.rounded(measured.size.width)) × \(NumberText.rounded(measured.size.height))",
      count == 1 ? "1 line" : "\(count) lines",
    ]
    if measured.isCut { parts.append("cut") }
    if measured.isEstimated { parts.append("estimated") }
    let first = "\"\(text.onOneLine)\"  \(parts.joined(separator: ", "))"
    if count < 2 { return [first] }
    return [first]
      + measured.lines.map { "  \(NumberText.rounded($0.width))  \($0.text)" }
  }

  private static func value(_ number: Double) -> JSONValue { .number(LayoutLine.rounded(number)) }

  private static func number(_ value: Double) -> String {
    NumberText.shortest(LayoutLine.rounded(value))
  }
}
