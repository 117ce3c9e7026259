import ElementTree
import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// What the canvas recorded of views that something else places moves nothing on a device.
@Suite struct DeviceNoiseTests {
  static let cases = ["Cases", "Cases/Devices", "Cases/Places"].flatMap { folder in
    CaseFile.names(in: folder).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .map { "\(folder)/\($0)" }
  }

  private static let devices = [
    "iphone-4.7/portrait", "iphone-6.3/landscape", "ipad-11/portrait",
  ]

  @Test(arguments: cases)
  func `recorded frames of rows and of views that constraints place move nothing`(
    name: String
  ) throws {
    let file = try CaseFile(name)
    let document = LayoutDocument(file.tree)
    let moved = document.views.filter { Self.isPlaced($0, in: document) }
    let across = document.views.filter { Self.keepsItsHeight($0, in: document) }
    let framed = document.views.filter { Self.keepsItsSize($0, in: document) }
    var nudged = Self.nudged(file.tree, moved)
    nudged = Self.nudged(nudged, across, ["x": 3, "y": 6, "width": 5])
    nudged = Self.nudged(nudged, framed, ["x": 3, "y": 6])
    let plain = LayoutResolver(document)
    let other = LayoutResolver(LayoutDocument(nudged))
    for device in Self.devices {
      let environment = LayoutEnvironment(try #require(DeviceProfile.profile(key: device)))
      let before = plain.resolve(in: environment)
      let after = other.resolve(in: environment)
      for (a, b) in zip(before, after) {
        #expect(a.place == b.place, "\(name) on \(device)")
        for (view, same) in zip(a.views, b.views) where !view.isEstimated {
          #expect(
            view.frame.distance(to: same.frame) < 0.01,
            "\(name) on \(device): '\(view.id)' is at \(view.frame), and at \(same.frame)")
        }
      }
    }
  }

  @Test func `some of them have rows, items, and some views that constraints place`() throws {
    let moved = try Self.cases.flatMap { name in
      let document = LayoutDocument(try CaseFile(name).tree)
      return document.views.filter { Self.isPlaced($0, in: document) }
    }
    #expect(moved.contains { $0.kind == .tableViewCell })
    #expect(moved.contains { $0.kind == .collectionViewCell })
    #expect(moved.contains { $0.kind == .label })
    for role in ["tableHeaderView", "sectionHeaderView", "sectionFooterView", "customView"] {
      let isThere = try Self.cases.contains { name in
        let document = LayoutDocument(try CaseFile(name).tree)
        return document.views.contains {
          $0.role == role
            && (Self.keepsItsHeight($0, in: document) || Self.keepsItsSize($0, in: document))
        }
      }
      #expect(isThere, "\(role)")
    }
  }

  /// A root whose height nothing else says keeps that with which it is loaded, and is estimated.
  @Test
  func
    `the recorded size of a view of a xib moves nothing that follows from device or constraints`()
    throws
  {
    var (roots, widths) = (0, 0)
    for name in Self.cases where name.hasSuffix(".xib") {
      let file = try CaseFile(name)
      let document = LayoutDocument(file.tree)
      guard let root = document.scenes.first?.roots.first.map({ document.views[$0] }) else {
        continue
      }
      let other = LayoutDocument(Self.nudged(file.tree, [root], ["height": 7]))
      let wider = LayoutDocument(Self.nudged(file.tree, [root], ["width": 11]))
      for device in Self.devices {
        let environment = LayoutEnvironment(try #require(DeviceProfile.profile(key: device)))
        let (plain, nudged) = (LayoutResolver(document), LayoutResolver(other))
        let before = plain.resolve(scene: 0, in: environment)
        // A row, and a view of an inferred size, are as wide as the window. A view of free form comes with the
        // width that it is loaded with.
        let stretched = LayoutResolver(wider)
        let across = stretched.resolve(scene: 0, in: environment)
        let isInferred = root.element.child(key: "simulatedDestinationMetrics") == nil
        if before.place?.kind == .row || before.place?.kind == .view && isInferred {
          widths += 1
          #expect(before.place == across.place, "\(name) on \(device)")
          #expect(before.views.map(\.frame) == across.views.map(\.frame), "\(name) on \(device)")
        }
        guard let place = before.place, place.kind == .row || place.kind == .view,
          before.views.first?.isEstimated == false
        else { continue }
        roots += 1
        let after = nudged.resolve(scene: 0, in: environment)
        #expect(before.views.map(\.frame) == after.views.map(\.frame), "\(name) on \(device)")
      }
    }
    #expect(roots >= 6)
    #expect(widths >= 12)
  }

  @Test(arguments: cases)
  func `bars that a canvas simulates move nothing`(name: String) throws {
    let file = try CaseFile(name)
    var simulated = file.tree
    simulated.root.modify { element in
      guard element.name == "viewController" || element.name == "tableViewController" else {
        return
      }
      for (key, bar) in [
        ("simulatedTopBarMetrics", "simulatedNavigationBarMetrics"),
        ("simulatedBottomBarMetrics", "simulatedToolbarMetrics"),
      ] where element.child(key: key) == nil {
        element.append(DocumentElement(bar, ["key": key]))
      }
    }
    let plain = LayoutResolver(LayoutDocument(file.tree))
    let other = LayoutResolver(LayoutDocument(simulated))
    for device in Self.devices {
      let environment = LayoutEnvironment(try #require(DeviceProfile.profile(key: device)))
      for (a, b) in zip(plain.resolve(in: environment), other.resolve(in: environment)) {
        #expect(a.place == b.place && a.safeArea == b.safeArea, "\(name) on \(device)")
        #expect(a.views.map(\.frame) == b.views.map(\.frame), "\(name) on \(device)")
      }
    }
  }

  /// Whether constraints or a table place a view, and no other view is placed by its frame in that frame.
  private static func isPlaced(_ view: LayoutView, in document: LayoutDocument) -> Bool {
    if holdsFrames(view, in: document) { return false }
    if view.kind == .tableViewCell { return view.placement == .cell }
    if view.kind == .collectionViewCell { return isSized(view, in: document) }
    return view.isPlacedByConstraints && view.placement != .root && view.customClass == nil
  }

  /// Whether a table or a collection gives a view its place and its width.
  private static func keepsItsHeight(_ view: LayoutView, in document: LayoutDocument) -> Bool {
    let headers: Set = [
      "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    ]
    return headers.contains(view.role ?? "") && !holdsFrames(view, in: document)
  }

  /// Whether a bar, or a layout that code provides, gives a view its place.
  private static func keepsItsSize(_ view: LayoutView, in document: LayoutDocument) -> Bool {
    if view.role == "titleView" || view.role == "customView" { return true }
    return view.kind == .collectionViewCell && !isSized(view, in: document)
  }

  /// Whether the document states how large an item of a collection is.
  private static func isSized(_ item: LayoutView, in document: LayoutDocument) -> Bool {
    let layout = item.parent.flatMap {
      document.views[$0].element.child(key: "collectionViewLayout")
    }
    if layout?.name == "collectionViewFlowLayout", layout?["customClass"] == nil { return true }
    return item.element.child("size", key: "customSize") != nil
      || layout?.child("size", key: "itemSize")?.number("width") ?? 0 > 0
  }

  private static func holdsFrames(_ view: LayoutView, in document: LayoutDocument) -> Bool {
    let inner =
      view.kind == .tableViewCell
      ? view.children.flatMap { document.views[$0].children } : view.children
    return inner.map { document.views[$0] }.contains {
      $0.placement == .subview && ($0.translatesAutoresizingMask || $0.isFixedFrame)
    }
  }

  private static func nudged(
    _ tree: DocumentTree, _ views: [LayoutView],
    _ distances: KeyValuePairs<String, Double> = ["x": 3, "y": 6, "width": 5, "height": 7]
  ) -> DocumentTree {
    let ids = Set(views.map(\.id.text))
    var copy = tree
    copy.root.modify { element in
      guard let id = element["id"], ids.contains(id) else { return }
      for index in element.content.indices {
        guard case .element(var child) = element.content[index], child.name == "rect",
          child["key"] == "frame"
        else { continue }
        for (name, distance) in distances {
          child[name] = child.number(name).map { "\($0 + distance)" }
        }
        element.content[index] = .element(child)
      }
    }
    return copy
  }
}
