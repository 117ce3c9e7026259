package import LayoutModel

/// Compares the recorded frames of a document with those that its constraints give as designed.
///
/// Sizes of text, images and controls are measured here by tables, which are not exact. So each
/// scene is resolved twice: with measured sizes, and with recorded ones
/// (``LeafSizes/recorded(measuring:)``). A view that differs both times differs whatever sizes its
/// texts and images have. If a view differs only with measured sizes, the measuring may be wrong.
///
/// The margins and safe areas of the canvas are not certain either. So a view is called misplaced
/// only if its document proves it, or if Interface Builder has marked it: see
/// ``CheckedFrame/isMisplaced``.
package struct RecordedFrameCheck {
  package let document: LayoutDocument
  private let fonts: UserFonts?
  private let measuring: LayoutResolver
  /// A resolver that uses recorded sizes, for one scene after the other. It is made when it is
  /// first needed.
  private var recording: LayoutResolver?
  private lazy var shownMargins = ShownMargins(document)

  /// - Parameter fonts: the fonts that the user supplies.
  package init(_ document: LayoutDocument, fonts: UserFonts? = nil) {
    self.document = document
    self.fonts = fonts
    measuring = Self.resolver(document, .measured)
  }

  /// The number of resolvers that were made. Each one reads all views of the document.
  var resolverCount: Int { recording == nil ? 1 : 2 }

  /// The number of solves that were made to prove something about a single view.
  private(set) var solveCount = 0

  private static func resolver(_ document: LayoutDocument, _ sizes: LeafSizes) -> LayoutResolver {
    let resolver = LayoutResolver(document, leafSizes: sizes)
    resolver.findsTruncations = false
    return resolver
  }

  /// By how many points the origin or the size of a frame may differ before Interface Builder calls the
  /// view misplaced.
  ///
  /// - Source: views of public documents that carry no mark: 247 differ by up to one point, 48 of
  ///   them by exactly one, and 2 by more than one and up to two. Marked views: 35 of 45 differ by
  ///   more.
  package static let tolerance = 1.0

  /// Frames that differ by less than this are the same: far below a pixel, far above the rounding
  /// errors of sums of thirds.
  static let exactness = 0.001

  /// The recorded frame of a view, and the frame that constraints give. Frames are in the
  /// superview's coordinates, snapped to pixels.
  package struct CheckedFrame: Hashable, Sendable {
    /// The position in the document's views.
    package var view: Int
    package var recorded: Rect
    /// The frame with the recorded sizes of text, images and controls.
    package var resolved: Rect
    /// The frame with their measured sizes.
    package var measured: Rect
    /// Whether the constraints alone decide both frames; see ``ResolvedView/isSettled``.
    package var isSettled: Bool
    /// Whether its own measured size is a substitute; see ``ResolvedView/isEstimated``.
    package var isEstimated: Bool
    /// Whether Interface Builder has marked the view as misplaced or ambiguous.
    package var isMarked: Bool
    /// Whether the mark is `misplaced`. The mark `ambiguous` alone does not say that the frame is
    /// wrong.
    package var isMarkedMisplaced: Bool
    /// What the recorded frame contradicts, whatever the measured sizes and the platform's rules
    /// are; see ``FrameContradictions``.
    package var contradiction: Contradiction?

    /// Why a recorded frame can't be right.
    package enum Contradiction: Hashable, Sendable {
      /// The recorded frames of this view and others violate the constraint at that position in the
      /// document.
      case constraint(Int)
      /// The recorded frames of this view and others violate the requirements of this stack view.
      case stack(Int)
    }

    /// Whether the frame differs both with measured sizes and with recorded ones. Margins and safe
    /// areas of the canvas, which are not stated either, may still be the reason.
    package var differs: Bool {
      isSettled && measured.distance(to: recorded) > RecordedFrameCheck.limit
        && resolved.distance(to: recorded) > RecordedFrameCheck.limit
    }

    /// Whether the frame differs, and this does not depend on numbers that are known only
    /// approximately: required constraints prove it, or Interface Builder says so, too.
    package var isMisplaced: Bool { differs && (contradiction != nil || isMarkedMisplaced) }

    /// The frame that changes less, unless the view is misplaced.
    var nearest: Rect {
      differs || resolved.distance(to: recorded) <= measured.distance(to: recorded)
        ? resolved : measured
    }

    /// Whether the frame differs, taking the measured sizes for right.
    package var isMisplacedAsMeasured: Bool {
      isSettled && measured.distance(to: recorded) > RecordedFrameCheck.limit
    }
  }

  /// The tolerance plus the rounding errors of additions and subtractions.
  static let limit = tolerance + 1e-6

  /// A scene as designed, with the frames that can be compared.
  package struct CheckedScene: Sendable {
    package var environment: LayoutEnvironment
    /// The frames in document order.
    package var frames: [CheckedFrame] = []
  }

  private var environment: LayoutEnvironment {
    var environment = measuring.designEnvironment
    environment.fonts = fonts
    return environment
  }

  /// Compares the frames of a scene.
  ///
  /// - Parameters:
  ///   - doubted: the positions of views whose recorded size is not credible.
  ///   - resolvesAll: whether to resolve with recorded sizes even if no view differs with measured
  ///     sizes, so that none can be misplaced. If not, ``CheckedFrame/resolved`` is the measured
  ///     frame then, and most scenes are resolved once.
  package mutating func check(
    scene: Int, doubting doubted: Set<Int> = [], resolvesAll: Bool = true
  ) -> CheckedScene {
    let measured = measuring.resolve(scene: scene, in: environment)
    var result = CheckedScene(environment: measured.environment)
    guard measured.status != .unsupported else { return result }
    let compared = document.constrainedViews(
      ofScene: scene, in: measured.environment.cell, among: measured)
    guard !compared.isEmpty else { return result }
    let views = Self.byPosition(measured)
    let differs = compared.contains { index in
      guard let recorded = document.views[index].recordedFrame, let view = views[index] else {
        return false
      }
      return view.frame.distance(to: recorded) > Self.limit
    }
    let resolved = differs || resolvesAll ? settle(scene, compared, doubted) : views
    result.frames = compared.compactMap { index in
      guard let recorded = document.views[index].recordedFrame,
        let other = resolved[index], let view = views[index]
      else { return nil }
      return CheckedFrame(
        view: index, recorded: recorded, resolved: other.frame, measured: view.frame,
        isSettled: view.isSettled && other.isSettled, isEstimated: view.isEstimated,
        isMarked: FrameMark.isOnAny(document.views[index]),
        isMarkedMisplaced: FrameMark.misplaced.isOn(document.views[index]))
    }
    let differing = result.frames.filter(\.differs)
    if differing.isEmpty { return result }
    var displaced = FrameProofs.Displaced()
    for frame in differing {
      let (a, b) = (frame.recorded, frame.resolved)
      func differs(_ value: KeyPath<Rect, Double>) -> Bool {
        abs(a[keyPath: value] - b[keyPath: value]) > Self.limit
      }
      if differs(\.x) || differs(\.width) { displaced.horizontally.insert(frame.view) }
      if differs(\.y) || differs(\.height) { displaced.vertically.insert(frame.view) }
    }
    var proofs = FrameProofs(measuring, shownMargins)
    let found = proofs.contradictions(of: differing.map(\.view), among: displaced)
    solveCount += proofs.solveCount
    for index in result.frames.indices {
      result.frames[index].contradiction = found[result.frames[index].view]
    }
    return result
  }

  /// Resolves with recorded sizes. A recorded size that can't hold says nothing about the size that
  /// a view asks for. So the size is measured instead, until all remaining recorded sizes hold.
  private mutating func settle(
    _ scene: Int, _ compared: [Int], _ doubted: Set<Int>
  ) -> [Int: ResolvedView] {
    let environment = environment
    let recording = recording ?? Self.resolver(document, .recorded(measuring: []))
    self.recording = recording
    var doubted = doubted
    while true {
      recording.measure(.recorded(measuring: doubted))
      let views = Self.byPosition(recording.resolve(scene: scene, in: environment))
      let impossible = compared.filter { index in
        guard let recorded = document.views[index].recordedFrame, let view = views[index] else {
          return false
        }
        return abs(view.frame.width - recorded.width) > Self.limit
          || abs(view.frame.height - recorded.height) > Self.limit
      }
      let count = doubted.count
      doubted.formUnion(impossible)
      if doubted.count == count { return views }
    }
  }

  /// The views of a layout, by their position in the document.
  private static func byPosition(_ layout: ResolvedLayout) -> [Int: ResolvedView] {
    Dictionary(layout.views.map { ($0.index, $0) }) { first, _ in first }
  }
}
