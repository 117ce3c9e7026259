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
  /// With recorded sizes, for one scene after the other; made when it is first needed.
  private var recording: LayoutResolver?
  private lazy var shownMargins = ShownMargins(document)

  /// - Parameter fonts: those that the user brings.
  package init(_ document: LayoutDocument, fonts: UserFonts? = nil) {
    self.document = document
    self.fonts = fonts
    measuring = Self.resolver(document, .measured)
  }

  /// How many resolvers look at the document, each at all of its views.
  var resolverCount: Int { recording == nil ? 1 : 2 }

  /// How often an island was solved to prove something of one view.
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

  /// Frames that differ by less are the same: far below a pixel, above what sums of thirds lose.
  static let exactness = 0.001

  /// The recorded frame of a view, and the frame that constraints give. Frames are in the
  /// superview's coordinates, on pixels.
  package struct CheckedFrame: Hashable, Sendable {
    /// Position in the document's views.
    package var view: Int
    package var recorded: Rect
    /// With the recorded sizes of text, images and controls.
    package var resolved: Rect
    /// With their measured sizes.
    package var measured: Rect
    /// Both ways the constraints alone decide; see ``ResolvedView/isSettled``.
    package var isSettled: Bool
    /// Its own measured size rests on a substitute; see ``ResolvedView/isEstimated``.
    package var isEstimated: Bool
    /// Interface Builder has marked the view as misplaced or ambiguous.
    package var isMarked: Bool
    /// The mark is misplaced. One that only says ambiguous does not say that the frame is wrong.
    package var isMarkedMisplaced: Bool
    /// What the recorded frame contradicts, whatever is measured and whatever the platform's rules are; see
    /// ``FrameContradictions``.
    package var contradiction: Contradiction?

    /// Why a recorded frame can't be right.
    package enum Contradiction: Hashable, Sendable {
      /// With those of others it violates a constraint, by position in the document.
      case constraint(Int)
      /// With those of others it violates what a stack view requires.
      case stack(Int)
    }

    /// Whether the frame differs both with measured sizes and with recorded ones. Margins and safe
    /// areas of the canvas, which are not stated either, may still be the reason.
    package var differs: Bool {
      isSettled && measured.distance(to: recorded) > RecordedFrameCheck.limit
        && resolved.distance(to: recorded) > RecordedFrameCheck.limit
    }

    /// The frame differs, and that does not rest on what is known here only approximately: required constraints
    /// prove it, or Interface Builder says so, too.
    package var isMisplaced: Bool { differs && (contradiction != nil || isMarkedMisplaced) }

    /// Of the two answers the one that changes less, unless the view is misplaced.
    var nearest: Rect {
      differs || resolved.distance(to: recorded) <= measured.distance(to: recorded)
        ? resolved : measured
    }

    /// The frame differs if sizes are as measured.
    package var isMisplacedAsMeasured: Bool {
      isSettled && measured.distance(to: recorded) > RecordedFrameCheck.limit
    }
  }

  /// The tolerance, with room for what adding and subtracting loses.
  static let limit = tolerance + 1e-6

  /// A scene as designed, and what of it can be compared.
  package struct CheckedScene: Sendable {
    package var environment: LayoutEnvironment
    /// In document order.
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

  /// The views of a layout by their position in the document.
  private static func byPosition(_ layout: ResolvedLayout) -> [Int: ResolvedView] {
    Dictionary(layout.views.map { ($0.index, $0) }) { first, _ in first }
  }
}
