import Foundation
import LayoutModel

/// How far predicted widths are from recorded ones, by groups of observations.
package struct ResidualReport {
  package init() {}

  private var cases: [(observation: WidthObservation, error: Double)] = []
  /// The number of observations with characters that are not fitted.
  package private(set) var unpredicted = 0

  /// - Parameter predicted: the natural width in points.
  package mutating func add(_ observation: WidthObservation, predicted: Double?) {
    guard let predicted else {
      unpredicted += 1
      return
    }
    let steps = ((predicted - 1e-6) / observation.unit).rounded(.up)
    cases.append((observation, steps * observation.unit - observation.width))
  }

  package func text(title: String) -> String {
    var lines = [
      "\(title): \(cases.count) widths, in per cent of each group",
      "group                          n  exact  within 0.5  within 1  within 2   far",
    ]
    for (name, isMember) in Self.groups {
      let errors = cases.filter { isMember($0.observation) }.map { abs($0.error) }
      guard !errors.isEmpty else { continue }
      func share(_ limit: Double) -> String {
        let within = errors.filter { $0 <= limit + 0.01 }.count
        return String(format: "%.1f", 100 * Double(within) / Double(errors.count))
      }
      let far = errors.filter { $0 > 8 }.count
      let columns = [
        name.padding(toLength: 26, withPad: " ", startingAt: 0), Self.padded("\(errors.count)", 6),
        Self.padded(share(0), 7), Self.padded(share(0.5), 12), Self.padded(share(1), 10),
        Self.padded(share(2), 10), Self.padded("\(far)", 6),
      ]
      lines.append(columns.joined())
    }
    return lines.joined(separator: "\n")
  }

  /// The widths that differ most, the worst first. `−` means that the prediction is too narrow.
  package func worst(_ count: Int) -> String {
    let worst = cases.sorted {
      (abs($1.error), $0.observation.document, $0.observation.view)
        < (abs($0.error), $1.observation.document, $1.observation.view)
    }.prefix(count)
    return worst.map { item in
      let o = item.observation
      let face = "\(o.pointSize) \(o.weight.rawValue) Xcode \(o.generation.major)"
      return String(format: "%+8.2f  ", item.error)
        + "\(face)  \(o.document) \(o.view)  \(o.text.prefix(60))"
    }.joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static let groups: [(String, @Sendable (WidthObservation) -> Bool)] = [
    ("all", { _ in true }),
    ("below 20 points", { $0.pointSize < 20 }),
    ("  regular", { $0.pointSize < 20 && $0.weight == .regular }),
    ("  medium, semibold", { $0.pointSize < 20 && [.medium, .semibold].contains($0.weight) }),
    ("  bold", { $0.pointSize < 20 && $0.weight == .bold }),
    (
      "  other weights",
      {
        $0.pointSize < 20 && ![.regular, .medium, .semibold, .bold].contains($0.weight)
      }
    ),
    ("from 20 points", { $0.pointSize >= 20 }),
    ("  of two fonts", { $0.pointSize >= 20 && $0.hasTwoFonts }),
    ("  of one font", { $0.pointSize >= 20 && !$0.hasTwoFonts }),
    ("labels", { $0.kind == .label }),
    ("buttons", { $0.kind != .label }),
    ("up to 6 characters", { $0.text.count <= 6 }),
    ("7 to 15", { (7...15).contains($0.text.count) }),
    ("over 15", { $0.text.count > 15 }),
  ]
}
