package import ElementTree
package import LayoutModel

/// Writes the frames that constraints give into a document, like Interface Builder's Update Frames.
///
/// It changes only rectangles: those of views that are certainly misplaced or marked, and those of
/// views that follow, because a new frame may prove what was in doubt before. It removes marks that
/// are no longer true with the new frame. A second run changes nothing.
package struct FrameUpdate: Sendable {
  package private(set) var tree: DocumentTree
  /// The changes in document order.
  package private(set) var changes: [Change] = []

  /// The change of one view.
  package struct Change: Hashable, Sendable {
    /// The position in the document's views.
    package var view: Int
    package var old: Rect
    package var new: Rect
    /// The marks of Interface Builder that are removed: `misplaced`, `ambiguous`.
    package var removedMarks: [String]
  }

  /// The choice of frames that are written.
  package struct Options: Sendable {
    /// Whether to include frames that differ by less than Interface Builder calls misplaced.
    package var isExact: Bool
    /// Whether to include views that are not marked, and whose difference depends on numbers that
    /// are only approximate here, such as the margins of a cell.
    package var includesUncertain: Bool
    /// Whether text, images and controls get the sizes that are measured here. Otherwise they keep
    /// their recorded sizes as long as constraints allow it.
    package var usesMeasuredSizes: Bool
    /// The fonts that the user provides.
    package var fonts: UserFonts?
    /// The scenes whose frames are written; `nil` for all.
    package var scenes: Set<ObjectID>?
    /// The views whose frames and marks stay as they are.
    package var kept: Set<ObjectID>

    package init(
      isExact: Bool = false, includesUncertain: Bool = false, usesMeasuredSizes: Bool = false,
      fonts: UserFonts? = nil, scenes: Set<ObjectID>? = nil, kept: Set<ObjectID> = []
    ) {
      self.isExact = isExact
      self.includesUncertain = includesUncertain
      self.usesMeasuredSizes = usesMeasuredSizes
      self.fonts = fonts
      self.scenes = scenes
      self.kept = kept
    }
  }

  /// The greatest number of rounds. A new frame may make doubted recorded sizes credible, and
  /// others impossible. Documents stop changing after two or three rounds.
  private static let maximumRounds = 8

  package init(_ document: LayoutDocument, options: Options = Options()) {
    var current = document
    var restless = options.kept
    while true {
      let moving = Self.update(&current, options, except: restless)
      if moving.isEmpty { break }
      restless.formUnion(moving)
      current = document
    }
    tree = current.tree
    for (view, now) in zip(document.views, current.views) {
      guard let old = view.recordedFrame, let new = now.recordedFrame else { continue }
      let removed = FrameMark.allCases.filter { $0.isOn(view) && !$0.isOn(now) }.map(\.rawValue)
      if old != new || !removed.isEmpty {
        changes.append(Change(view: view.index, old: old, new: new, removedMarks: removed))
      }
    }
  }

  /// Updates frames until they stop changing.
  ///
  /// - Returns: the views that never stop changing. For example, a row that is always somewhat
  ///   higher than its content grows with its content. It is better not to change these.
  private static func update(
    _ document: inout LayoutDocument, _ options: Options, except restless: Set<ObjectID>
  ) -> Set<ObjectID> {
    var moving: Set<ObjectID> = []
    for _ in 0..<maximumRounds {
      let edits = edits(of: document, options).filter { !restless.contains($0.key) }
      moving = Set(edits.keys)
      if edits.isEmpty { break }
      var tree = document.tree
      tree.apply(edits)
      document = LayoutDocument(tree)
    }
    return moving
  }

  /// The changes of one round.
  private static func edits(
    of document: LayoutDocument, _ options: Options
  ) -> [ObjectID: FrameEdit] {
    var check = RecordedFrameCheck(document, fonts: options.fonts)
    var result: [ObjectID: FrameEdit] = [:]
    for scene in document.scenes where options.scenes?.contains(scene.id) ?? true {
      let marked = scene.views.filter { FrameMark.isOnAny(document.views[$0]) }
      // Interface Builder knows the measured sizes of marked views, and says that they differ from
      // the recorded ones.
      let checked = check.check(scene: scene.index, doubting: Set(marked))
      let scale = checked.environment.scale
      for frame in checked.frames where frame.isSettled {
        let view = document.views[frame.view]
        let isMarked = FrameMark.isOnAny(view)
        let target = options.usesMeasuredSizes ? frame.measured : frame.nearest
        // A frame that no screen can show is not written.
        guard PixelSnapping.isMeasured(target) else { continue }
        if !options.includesUncertain, frame.isContested(target) { continue }
        let isMisplaced =
          if options.usesMeasuredSizes {
            frame.isMisplacedAsMeasured
          } else {
            options.includesUncertain ? frame.differs : frame.isMisplaced
          }
        // The size that such a view asks for is not known here. Its mark stays, unless constraints
        // decide.
        let isUnknown = frame.isEstimated || view.customClass != nil
        let isExact = options.isExact || (isMarked && !isUnknown)
        let distance = target.distance(to: frame.recorded)
        // A frame that differs by more, and is not certainly misplaced, is not known well enough.
        // The mark "ambiguous" means that Interface Builder found the position or size open, not
        // that the frame is wrong. So if our result has another size, the doubt is about our
        // result.
        let isAsLarge =
          max(
            abs(target.width - frame.recorded.width), abs(target.height - frame.recorded.height))
          <= RecordedFrameCheck.limit
        let isDoubted =
          frame.isMarkedMisplaced || options.includesUncertain
          || (isMarked ? isAsLarge : distance <= RecordedFrameCheck.limit)
        let differs = distance > RecordedFrameCheck.exactness && isDoubted
        let isSettledMark = isMarked && !isUnknown && isDoubted
        guard isMisplaced || (isExact && differs) || isSettledMark else { continue }
        result[view.id] = FrameEdit(
          rect: isMisplaced || (isExact && differs) ? target.onPixels(of: scale) : nil,
          removesMarks: isMarked)
      }
    }
    return result
  }
}

extension RecordedFrameCheck.CheckedFrame {
  /// Whether measured sizes put the view at another place, which is farther from the target than
  /// from the recorded frame. Then it is not known in which direction the view should move.
  fileprivate func isContested(_ target: Rect) -> Bool {
    let distance = target.distance(to: measured)
    return distance > RecordedFrameCheck.limit && distance > recorded.distance(to: measured) + 0.5
  }
}

/// A change of one view's element.
private struct FrameEdit {
  var rect: Rect?
  var removesMarks: Bool
}

extension DocumentTree {
  fileprivate mutating func apply(_ edits: [ObjectID: FrameEdit]) {
    let isJSON = kind == .json
    root.modify { element in
      guard let id = element["id"], let edit = edits[ObjectID(id)] else { return }
      if edit.removesMarks { for mark in FrameMark.allCases { element[mark.rawValue] = nil } }
      if let rect = edit.rect { element.setFrame(rect, isJSON: isJSON) }
    }
  }
}

extension DocumentElement {
  /// Changes the numbers of the recorded frame that differ. The others keep their spelling.
  fileprivate mutating func setFrame(_ frame: Rect, isJSON: Bool) {
    for index in content.indices {
      guard case .element(var rect) = content[index], rect.name == "rect", rect["key"] == "frame"
      else { continue }
      let sides = [
        ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
      ]
      for (name, value) in sides {
        if let old = rect.number(name), abs(old - value) <= RecordedFrameCheck.exactness {
          continue
        }
        // Native documents write each number in its shortest form.
        rect[name] =
          isJSON && value != 0 ? NumberText.shortest(value) : NumberText.ofRectangle(value)
      }
      content[index] = .element(rect)
      return
    }
  }
}

extension Rect {
  /// Each number that is almost a whole number of pixels becomes exactly that: sums of thirds have
  /// rounding errors.
  fileprivate func onPixels(of scale: Double) -> Rect {
    func closest(_ value: Double) -> Double {
      let pixels = (value * scale).rounded()
      return abs(pixels / scale - value) < RecordedFrameCheck.exactness ? pixels / scale + 0 : value
    }
    return Rect(x: closest(x), y: closest(y), width: closest(width), height: closest(height))
  }
}

/// The marks of Interface Builder for a view whose recorded frame is not the one that constraints
/// give.
enum FrameMark: String, CaseIterable {
  case misplaced, ambiguous

  func isOn(_ view: LayoutView) -> Bool { view.element.flag(rawValue) ?? false }

  static func isOnAny(_ view: LayoutView) -> Bool { allCases.contains { $0.isOn(view) } }
}
