import ElementTree
import LayoutModel
import PlatformRules

extension Migration {
  /// Converts a document from the square canvas of Xcode 6 and 7, or from before trait collections, to the canvas
  /// of a device. Xcode 8 does the same when it opens such a document.
  ///
  /// Frames are written for the device. Frames that were recorded for other size classes are
  /// removed, because canvases of devices do not record them. Other differences between size
  /// classes stay as they are.
  /// - Source: documents of Xcode 8 that have a `<device>`, compared with documents of Xcode 7.
  package static let traitCollections = Migration(
    MigrationDescription(
      "trait-collections", "Take documents from the square canvas of Xcode 7 to that of a device.",
      example: .init(
        "a root view of 600 × 600 points, frames recorded for each size class",
        "<device id=\"retina4_7\">, a root view of 375 × 667 points, one frame for each view"))
  ) { document, layouts in
    var plan = MigrationPlan()
    guard document.properties.isTouch else {
      plan.diagnostics = [.notApplicable(to: document)]
      return plan
    }
    guard document.properties.device == nil else { return plan }
    let migration = CanvasMigration(document, layouts)
    let tree = migration.tree()
    plan.untouched = migration.untouched
    plan.steps = [.init(objects: []) { draft, _ in draft = tree }]
    return plan
  }
}

/// A document that is being converted to the canvas of a device.
private struct CanvasMigration {
  let document: LayoutDocument
  let layouts: LayoutSource
  let canvas: DesignCanvas
  /// Positions of the scenes whose roots get the size of the device.
  let scenes: Set<Int>
  var untouched: [Migration.Untouched] = []

  init(_ document: LayoutDocument, _ layouts: LayoutSource) {
    self.document = document
    self.layouts = layouts
    let canvas = Self.canvas(for: document)
    self.canvas = canvas
    var scenes: Set<Int> = []
    for scene in document.scenes {
      guard let root = scene.roots.first.map({ document.views[$0] }), let frame = root.recordedFrame
      else { continue }
      if Self.followsCanvas(scene, root, in: document) {
        if frame.size != canvas.size { scenes.insert(scene.index) }
      } else if scene.controllers.isEmpty, frame.width == Self.square.width {
        // The root is as wide as any canvas, and has a height of its own.
        scenes.insert(scene.index)
      } else {
        untouched.append(.init(root.id, "it has a size of its own"))
      }
    }
    self.scenes = scenes
  }

  /// The device for which most of a document was drawn: the device of the first root that has the
  /// size of a screen. For the square canvas, it is a usual phone or pad.
  private static func canvas(for document: LayoutDocument) -> DesignCanvas {
    let generation = XcodeGeneration(.firstWithDevices)
    func canvas(_ id: String, _ orientation: LayoutEnvironment.Orientation) -> DesignCanvas {
      DesignCanvas(device: id, orientation: orientation, generation: generation)
    }
    let usual = document.properties.targetRuntime.hasSuffix("iPad") ? "ipad9_7" : "retina4_7"
    let sizes = document.scenes.compactMap { scene in
      scene.controllers.isEmpty
        ? nil : scene.roots.first.flatMap { document.views[$0].recordedFrame?.size }
    }
    if sizes.contains(where: { $0 == square }) { return canvas(usual, .portrait) }
    if sizes.isEmpty {
      // A view as wide as the new canvas would change its width with it from now on.
      let widths = document.scenes.compactMap { scene in
        scene.roots.first.flatMap { document.views[$0].recordedFrame?.width }
      }
      let free = [usual, "retina4_0", "retina5_5"].map { canvas($0, .portrait) }
      return free.first { !widths.contains($0.size.width) } ?? canvas(usual, .portrait)
    }
    for size in sizes {
      for id in ["retina3_5", "retina4_0", "retina4_7", "retina5_5", "ipad9_7"] {
        for orientation in LayoutEnvironment.Orientation.allCases {
          let candidate = canvas(id, orientation)
          if candidate.size == size { return candidate }
        }
      }
    }
    return canvas(usual, .portrait)
  }

  private static let square = Size(width: 600, height: 600)

  /// Whether a root has the size of the canvas, whatever that is, and no size that somebody chose.
  private static func followsCanvas(
    _ scene: LayoutScene, _ root: LayoutView, in document: LayoutDocument
  ) -> Bool {
    let owners = scene.controllers.map { document.controllers[$0].element } + [root.element]
    let isFreeform = owners.contains { owner in
      owner.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
    }
    if isFreeform { return false }
    return !scene.controllers.isEmpty || root.recordedFrame?.size == square
  }

  /// The document with the device, and frames for it.
  func tree() -> DocumentTree {
    var tree = document.tree
    declareDevice(in: &tree.root)
    removeFramesOfClasses(in: &tree.root)
    guard !scenes.isEmpty else { return tree }
    var environment = LayoutEnvironment(canvas)
    if let profile = DeviceProfile.profile(
      interfaceBuilderID: canvas.device ?? "", orientation: canvas.orientation)
    {
      environment.safeArea = profile.safeArea
    }
    environment.system = .ofFirstDeviceCanvas
    environment.isAsDesigned = false
    // First views are laid out as on a device, where masks stretch them; then as on the canvas, where they keep
    // their frames.
    write(layouts.layout(document, environment), of: document, to: &tree.root)
    let drawn = LayoutDocument(tree)
    write(layouts.layout(drawn, nil), of: drawn, to: &tree.root, onlyByConstraints: true)
    return tree
  }

  private func declareDevice(in root: inout DocumentElement) {
    let device = DocumentElement(
      "device", ["id": canvas.device ?? "", "orientation": canvas.orientation.rawValue],
      children: [DocumentElement("adaptation", ["id": "fullscreen"])])
    root.content.insert(.element(device), at: 0)
    if root["useTraitCollections"] != "YES" { root.setInOrder("useTraitCollections", to: "YES") }
    // A document that names a device was saved by an Xcode that knows devices.
    if !document.properties.generation.release.namesDevices {
      root["toolsVersion"] = "\(XcodeRelease.firstWithDevices.tools)"
      root.editList("dependencies") { list in
        list.modify { plugIn in
          guard plugIn.name == "plugIn", plugIn["identifier"]?.contains("CocoaTouchPlugin") ?? false
          else { return }
          plugIn["version"] = "\(XcodeRelease.firstPlugInWithDevices.tools)"
        }
      }
    }
  }

  /// Removes the frames that the square canvas recorded for other size classes.
  private func removeFramesOfClasses(in root: inout DocumentElement) {
    root.modify { element in
      guard element.name == "variation" else { return }
      element.content.removeAll { item in
        if case .element(let child) = item {
          child.name == "rect" && child["key"] == "frame"
        } else {
          false
        }
      }
    }
    root.removeDescendants { $0.name == "variation" && $0.holdsNothing }
  }

  /// Writes the frames of the scenes that follow the canvas. Views that constraints place get their
  /// resolved frames. Views that masks place are stretched with the superview. Rows, headers and
  /// footers of tables stay where the table has them.
  private func write(
    _ results: [ResolvedLayout], of drawn: LayoutDocument, to root: inout DocumentElement,
    onlyByConstraints: Bool = false
  ) {
    var frames: [ObjectID: Rect] = [:]
    for (scene, layout) in zip(drawn.scenes, results) where scenes.contains(scene.index) {
      for resolved in layout.views {
        let view = drawn.views[resolved.index]
        if view.isByMask {
          if !onlyByConstraints { frames[view.id] = stretched(view, frames) ?? resolved.unsnapped }
          continue
        }
        if onlyByConstraints, view.parent == nil { continue }
        var frame = resolved.frame
        let isRow = view.parent.map { drawn.views[$0].kind == .tableView } ?? false
        if isRow, let recorded = view.recordedFrame { frame.origin = recorded.origin }
        frames[view.id] = frame
      }
    }
    root.modify { element in
      guard let id = element["id"], let frame = frames[ObjectID(id)] else { return }
      element.setFrame(frame)
      element["misplaced"] = nil
    }
  }

  /// The recorded frame of a view after its mask has followed the superview. It is exact, because it is the start
  /// of later changes.
  private func stretched(_ view: LayoutView, _ frames: [ObjectID: Rect]) -> Rect? {
    guard let frame = view.recordedFrame, let parent = view.parent.map({ document.views[$0] }),
      let old = parent.recordedFrame?.size, old.width > 0, old.height > 0,
      let new = frames[parent.id]?.size
    else { return nil }
    let x = view.autoresizing.horizontal(frame, superwidth: old.width)
    let y = view.autoresizing.vertical(frame, superheight: old.height)
    return Rect(
      x: x.origin(new.width), y: y.origin(new.height), width: x.length(new.width),
      height: y.length(new.height))
  }
}

extension LayoutView {
  /// Whether its frame and its mask place the view. A fixed frame counts only where constraints leave something
  /// open.
  fileprivate var isByMask: Bool {
    placement == .subview && (translatesAutoresizingMask || isFixedFrame)
  }
}
