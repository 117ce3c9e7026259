import Diagnostics
import ElementTree
package import LayoutModel

/// Remarks in a line about a view, besides its name, kind and frame: only what is unusual.
package enum ViewRemarks {
  package static func remarks(of view: LayoutView) -> [String] {
    var remarks: [String] = []
    if let customClass = view.customClass, customClass != view.name { remarks.append(customClass) }
    if let text = text(of: view), text != view.name { remarks.append("\"\(text)\"") }
    remarks += arrangement(of: view)
    if let lines = view.element["numberOfLines"], lines != "1" {
      remarks.append(lines == "0" ? "any number of lines" : "\(lines) lines")
    }
    remarks += priorities(of: view)
    if view.element.flag("hidden") ?? false { remarks.append("hidden") }
    if view.isMarkedMisplaced { remarks.append("misplaced") }
    if view.isMarkedAmbiguous { remarks.append("ambiguous") }
    if view.isFixedFrame { remarks.append("fixed frame") }
    let cells = view.variations.filter { !isNoise($0.value) }.map { $0.cell.description }
    if !cells.isEmpty { remarks.append("differs in \(cells.joined(separator: ", "))") }
    return remarks
  }

  private static func text(of view: LayoutView) -> String? {
    let text =
      view.element["text"] ?? view.element["title"] ?? view.element["placeholder"]
      ?? view.element.child("string", key: "text")?.text
    guard let text = text?.onOneLine, !text.isEmpty else { return nil }
    return text.count <= longestText ? text : text.prefix(longestText - 1) + "…"
  }

  private static let longestText = 40

  /// For a stack view, its axis and unusual properties.
  package static func arrangement(of view: LayoutView) -> [String] {
    guard view.kind == .stackView else { return [] }
    var remarks = [view.element["axis"] ?? "horizontal"]
    if let alignment = view.element["alignment"], alignment != "fill" { remarks.append(alignment) }
    if let distribution = view.element["distribution"], distribution != "fill" {
      remarks.append(distribution)
    }
    if let spacing = view.element["spacing"] { remarks.append("spacing \(spacing)") }
    return remarks
  }

  /// Priorities that the document states and that are unusual; `251 251` stands for both
  /// directions.
  private static func priorities(of view: LayoutView) -> [String] {
    func pair(_ word: String, _ usual: Double, _ value: (LayoutAxis) -> LayoutPriority) -> String? {
      let horizontal = value(.horizontal).value
      let vertical = value(.vertical).value
      if horizontal == usual && vertical == usual { return nil }
      if horizontal == vertical { return "\(word) \(NumberText.shortest(horizontal))" }
      return "\(word) \(NumberText.shortest(horizontal))/\(NumberText.shortest(vertical))"
    }
    return [
      pair("hugging", 250, view.contentHugging),
      pair("resistance", 750, view.compressionResistance),
    ].compactMap(\.self)
  }

  /// Whether a variation has only masks and recorded frames. The marks of subviews and constraints
  /// show the masks already, and nobody needs the frames.
  private static func isNoise(_ variation: DocumentElement) -> Bool {
    let canvas: Set<String> = ["key", "misplaced", "ambiguous", "fixedFrame"]
    return variation.attributes.allSatisfy { canvas.contains($0.name) }
      && variation.children.allSatisfy { $0.name == "mask" || $0["key"] == "frame" }
  }
}
