import ElementTree
package import LayoutEngine
package import LayoutModel

/// Finds the leaves of a document whose width depends only on their own content.
///
/// Testing one leaf after another would take too long, so all are tested at once. Every text asks
/// for a few points more than it needs, each for a different amount. Then it asks for as much less.
/// A leaf is free if its width follows its own demand exactly, both times. A leaf that a constraint
/// stretches or squeezes does not change. A leaf that shares a row with others changes by their
/// demands.
package struct FreeWidths {
  private let document: LayoutDocument
  private let resolver: LayoutResolver
  package let context: MeasurementContext

  package init(_ document: LayoutDocument) {
    self.document = document
    resolver = LayoutResolver(document)
    context = resolver.designedMeasurementContext
  }

  /// The leaves with their recorded size in points, in document order, each with whether it is
  /// free.
  package func leaves() -> [(view: LayoutView, content: LeafContent, size: Size, isFree: Bool)] {
    let plain = widths(sign: 0)
    let wider = widths(sign: 1)
    let narrower = widths(sign: -1)
    let excluded = excludedViews()
    let fitted = labelsSizedToFit()
    return document.views.compactMap { view in
      guard !excluded.contains(view.index), let recorded = view.recordedFrame,
        let content = resolver.designedContent(of: view)
      else { return nil }
      var isFree = fitted.contains(view.id)
      if let width = plain[view.index], let more = wider[view.index],
        let less = narrower[view.index]
      {
        let sway = SwayingMeasurer.sway(of: content)
        isFree =
          isFree
          || sway > 0 && abs(more - width - sway) < Self.tolerance
            && abs(width - less - sway) < Self.tolerance
      }
      return (view, content, recorded.size, isFree)
    }
  }

  /// Labels of cells of a built-in style that UIKit sizes to fit: both labels in the styles with a
  /// value at the right and with subtitles. The only label of the basic style is not among them,
  /// because it fills the cell.
  ///
  /// - Source: as wide as their text to the pixel (137 of 145 labels).
  private func labelsSizedToFit() -> Set<ObjectID> {
    var result: Set<ObjectID> = []
    for cell in document.views where cell.kind == .tableViewCell {
      guard let style = cell.element["style"],
        ["IBUITableViewCellStyleValue1", "IBUITableViewCellStyleSubtitle"].contains(style)
      else { continue }
      for key in ["textLabel", "detailTextLabel"] {
        if let id = cell.element[key] { result.insert(ObjectID(id)) }
      }
    }
    return result
  }

  private func widths(sign: Double) -> [Int: Double] {
    let resolver = LayoutResolver(document, measurer: SwayingMeasurer(sign: sign))
    var result: [Int: Double] = [:]
    for layout in resolver.resolveAsDesigned() {
      for view in layout.views where !view.isHidden { result[view.index] = view.unsnapped.width }
    }
    return result
  }

  /// Views whose frame Interface Builder itself has marked as wrong, the views in them, and views
  /// that code draws.
  private func excludedViews() -> Set<Int> {
    var result: Set<Int> = []
    for view in document.views {
      let isDisowned = view.isMarkedMisplaced || view.isMarkedAmbiguous || view.isFixedFrame
      if isDisowned || view.customClass != nil && view.children.isEmpty
        || view.parent.map({ result.contains($0) }) ?? false
      {
        result.insert(view.index)
      }
    }
    return result
  }

  /// The tolerance in points: far less than a pixel, more than the solver's rounding errors.
  private static let tolerance = 0.01
}

/// Measures like the engine, but makes texts ask for wider or narrower sizes.
private struct SwayingMeasurer: LeafMeasuring {
  /// 1 for wider texts, −1 for narrower ones, 0 for unchanged ones.
  let sign: Double

  func measure(_ content: LeafContent, in context: MeasurementContext) -> LeafMeasurement {
    var result = StandardLeafMeasurer().measure(content, in: context)
    if let width = result.intrinsicWidth {
      result.intrinsicWidth = width + sign * Self.sway(of: content)
      // A label that may have several lines is measured as if it had one.
      result.wrapping = nil
    }
    return result
  }

  func textRoom(
    for content: LeafContent, limits: TextLimits, in context: MeasurementContext
  ) -> TextRoom? { nil }

  /// The change in points, from 2 to 9.9. It differs between texts, and is 0 for content that is
  /// not text.
  static func sway(of content: LeafContent) -> Double {
    let text: String
    switch content {
    case .label(let label): text = "\(label)"
    case .button(let button): text = "\(button)"
    default: return 0
    }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return 2 + Double(hash % 80) / 10
  }
}
