import LayoutComparison
import LayoutEngine
package import LayoutModel

/// The places of anchors by recorded frames and by constraints, in the root's coordinates.
package struct RecordedPlaces {
  private let document: LayoutDocument
  private var recorded: [Int: Rect] = [:]
  private var resolved: [Int: Rect] = [:]

  package init(_ document: LayoutDocument, _ layout: ResolvedLayout) {
    self.document = document
    for view in layout.views {
      let parent = document.views[view.index].parent
      let own = document.views[view.index].recordedFrame ?? view.frame
      guard let parent else {
        resolved[view.index] = Rect(width: view.frame.width, height: view.frame.height)
        recorded[view.index] = Rect(width: own.width, height: own.height)
        continue
      }
      recorded[view.index] = own.moved(into: recorded[parent])
      resolved[view.index] = view.unsnapped.moved(into: resolved[parent])
    }
  }

  /// The distance of an anchor by recorded frames from where constraints put it.
  package func change(of anchor: LayoutAnchor) -> Double? {
    let host: Int
    switch document.items[anchor.item] {
    case .view(let index): host = index
    case .guide(let index):
      guard let view = document.guides[index].view else { return nil }
      host = view
    default: return nil
    }
    guard let old = resolved[host], let new = recorded[host] else { return nil }
    let attribute = anchor.attribute.withoutMargin
    switch attribute {
    case .firstBaseline: return new.y - old.y
    case .lastBaseline: return new.maxY - old.maxY
    default: return new.position(of: attribute) - old.position(of: attribute)
    }
  }
}

extension Rect {
  /// The rectangle in the coordinates in which the rectangle around it is given.
  fileprivate func moved(into outer: Rect?) -> Rect {
    Rect(x: x + (outer?.x ?? 0), y: y + (outer?.y ?? 0), width: width, height: height)
  }
}
