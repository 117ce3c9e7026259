import Diagnostics
import ElementTree
import LayoutComparison
import LayoutEngine
import LayoutModel

/// Makes notes of views that lose their width to a text beside them which breaks its lines and wants its own width as much.
///
/// Such a text asks for the width of a single line first. Where there is not the room for that, the text or the view beside it gives
/// way. If both have the same compression resistance, chance decides which. The text breaks only then, and both would fit.
///
/// - Source: `UILabel`'s automatic preferred width, which takes two passes. Canvases have kept the view beside the text (rows of
///   a number and a text in two public documents), where a solve for another width may keep the text.
struct WrappedRivals {
  private let document: LayoutDocument
  /// The texts that break their lines, by the views beside them.
  private let beside: [Int: [Int]]

  init(_ document: LayoutDocument) {
    self.document = document
    var beside: [Int: [Int]] = [:]
    func join(_ first: Int, _ second: Int) {
      if first == second { return }
      if Self.breaks(document.views[first]) { beside[second, default: []].append(first) }
      if Self.breaks(document.views[second]) { beside[first, default: []].append(second) }
    }
    for constraint in document.constraints where constraint.first.attribute.axis == .horizontal {
      guard let second = constraint.second, second.attribute.axis == .horizontal,
        let a = document.host(of: constraint.first.item), let b = document.host(of: second.item)
      else { continue }
      join(a, b)
    }
    for view in document.views where view.kind == .stackView && view.element["axis"] != "vertical" {
      for (position, first) in view.children.enumerated() {
        for second in view.children[..<position] { join(second, first) }
      }
    }
    self.beside = beside
  }

  private static func breaks(_ view: LayoutView) -> Bool {
    view.kind == .label && (view.element.number("numberOfLines") ?? 1) != 1
  }

  func doubt(_ faults: inout [FoundFault]) {
    if beside.isEmpty { return }
    for index in faults.indices where faults[index].diagnostic.severity > .note {
      guard let view = lost(in: faults[index]).flatMap({ document.view($0) }),
        let rival = beside[view.index]?.lazy.map({ document.views[$0] }).first(where: {
          $0.compressionResistance(.horizontal) == view.compressionResistance(.horizontal)
        })
      else { continue }
      let priority = NumberText.shortest(view.compressionResistance(.horizontal).value)
      faults[index].doubt(
        "it and \(NamedObject(rival).onOneLine) have the same compression resistance of \(priority), so the width of which of"
          + " them is cut is left to chance")
    }
  }

  /// The view of a fault that has lost its width, or a part of it.
  private func lost(in fault: FoundFault) -> ObjectID? {
    switch fault.diagnostic.fault.essence {
    case ClippingFault.empty(let view, .horizontal, _): view.id
    case let fault as TruncatedText
    where fault.truncation.axis == .horizontal && fault.truncation.lines == nil:
      fault.view.id
    default: nil
    }
  }
}
