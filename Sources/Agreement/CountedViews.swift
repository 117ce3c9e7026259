package import ElementTree
package import LayoutModel

extension DocumentTree {
  /// The views that are compared, in document order.
  ///
  /// They are the views that constraints or a stack view place. These are left out: views that
  /// Interface Builder itself marks as misplaced, ambiguous or of a fixed frame; hidden arranged
  /// views; everything inside one of these; views that are not installed in the cell of the canvas;
  /// and documents without Auto Layout.
  package var countedViews: [CountedView] {
    guard root.name == "document", root.flag("useAutolayout") ?? false,
      root["targetRuntime"]?.contains("CocoaTouch") ?? false
    else { return [] }
    var counter = ViewCounter(cells: Self.designCells(root))
    counter.visit(root, isTainted: false)
    return counter.views
  }

  /// The keys of the variations that hold on the canvas, general before specific.
  private static func designCells(_ root: DocumentElement) -> [String] {
    guard let device = root.child("device") else { return ["default"] }
    let name = device["id"] ?? ""
    let isLandscape = device["orientation"] == "landscape"
    let width: SizeClass =
      name.hasPrefix("ipad") || isLandscape && wideInLandscape.contains(name) ? .regular : .compact
    let height: SizeClass = name.hasPrefix("ipad") || !isLandscape ? .regular : .compact
    return GridCell(width: width, height: height).covering.map(\.variationKey)
  }

  /// Phones whose width is regular in landscape, by their names on the canvas.
  ///
  /// - Source: Apple, Human Interface Guidelines, Layout, device size classes.
  private static let wideInLandscape: Set<String> = [
    "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9",
  ]
}

private struct ViewCounter {
  let cells: [String]
  var views: [CountedView] = []

  /// - Parameter isTainted: whether a view around it has a frame that Interface Builder did not
  ///   compute.
  mutating func visit(_ element: DocumentElement, isTainted: Bool) {
    let isStack = element.name == "stackView"
    if let subviews = element.child("subviews") {
      let absent = absentSubviews(of: element)
      for child in subviews.children where !absent.contains(child["id"] ?? "") {
        let isLeftOut =
          isTainted || isMarked(child) || isStack && child.flag("hidden") ?? false
        let isPlaced = isStack || child["translatesAutoresizingMaskIntoConstraints"] == "NO"
        if !isLeftOut, isPlaced, let id = child["id"], !id.isEmpty,
          let frame = child.rect(key: "frame")
        {
          views.append(CountedView(id: id, element: child.name, recorded: frame))
        }
        visit(child, isTainted: isLeftOut)
      }
    }
    // These are cells, content views, accessory views and nested scenes.
    for child in element.children
    where !["subviews", "constraints", "variation"].contains(child.name) {
      visit(child, isTainted: isTainted || child.rect(key: "frame") != nil && isMarked(child))
    }
  }

  private func isMarked(_ element: DocumentElement) -> Bool {
    ["misplaced", "ambiguous", "fixedFrame"].contains { element.flag($0) ?? false }
  }

  /// The ids of subviews that the masks of the element's variations do not install on the canvas.
  private func absentSubviews(of element: DocumentElement) -> Set<String> {
    var absent: Set<String> = []
    for cell in cells {
      for variation in element.children
      where variation.name == "variation" && variation["key"] == cell {
        for mask in variation.children where mask.name == "mask" && mask["key"] == "subviews" {
          for entry in mask.children {
            guard let id = entry["reference"] else { continue }
            if entry.name == "exclude" { absent.insert(id) }
            if entry.name == "include" { absent.remove(id) }
          }
        }
      }
    }
    return absent
  }
}

/// A view whose recorded frame Interface Builder computed from constraints. So our frame can be
/// compared with it.
package struct CountedView: Sendable, Hashable {
  package var id: String
  /// The name of its element, such as `label`.
  package var element: String
  /// The recorded frame in points, in its superview's coordinates.
  package var recorded: Rect
}
