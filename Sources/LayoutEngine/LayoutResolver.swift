package import LayoutModel
package import PlatformRules

/// Turns a document and an environment into frames.
///
/// It is a session for one document, and a class: all who keep it share the islands that were built
/// so far. Each island is built once for all traits for which it is the same, and then solved for
/// each device with other sizes. Results are a pure function of document and environment, whatever
/// was resolved before. Only one task may use it at a time.
package final class LayoutResolver {
  package let document: LayoutDocument
  let measurer: any LeafMeasuring
  private(set) var leafSizes: LeafSizes
  /// The rules of canvases and devices.
  let book: RuleBook
  let canvas: CanvasRules
  /// Whether the document has bars as views, besides those of controllers. Their heights depend on
  /// the device.
  let hasBars: Bool
  /// The texts that ``document`` already contains instead of its own.
  let texts: TextSubstitutions
  /// Resolvers of the same document with other texts.
  var translated: [TextSubstitutions: LayoutResolver] = [:]
  /// Whether layouts report texts that are cut. Turn it off if only frames matter, because it takes
  /// time.
  package var findsTruncations = true
  /// The positions of the constraints whose state layouts report.
  package var measuredConstraints: Set<Int> = []
  let isTouch: Bool
  /// The islands that were built so far, by root.
  private(set) var sessions: [RootSessions]
  /// The roots for which islands were built.
  private var builtRoots: [Int] = []
  /// The islands that were there before the work in progress, and that it uses, each with the number of the traits for which it
  /// does.
  var lent: [(session: IslandSession, traits: Int)] = []
  /// Of the scene that is being resolved.
  let frames: FrameTable
  /// The origins of these frames in the root.
  let origins: FrameTable
  /// How many surrounding scenes are being solved now, to find the size of a container.
  var embedding = 0
  /// The environments of the surrounding scenes, the outermost first, if they have chosen places.
  /// Other scenes are in their first place.
  var surrounding: [LayoutEnvironment] = []
  private(set) lazy var fillings = ContainerFillings(document, places: canvas.places)
  private(set) lazy var lookups = ViewLookup.all(in: document)
  /// The roots whose height the constraints leave open, with the traits for which that was found.
  var openHeights: [Int: [IslandTraits]] = [:]
  /// The traits, by their number.
  private(set) var knownTraits: [IslandTraits] = []

  /// The islands of one root, in the order in which they were built.
  struct RootSessions {
    var given: [IslandSession] = []
    /// The islands whose height follows from their content.
    var least: [IslandSession] = []
    var nearest: [IslandSession] = []

    subscript(height: RootHeight) -> [IslandSession] {
      get {
        switch height {
        case .given: given
        case .least: least
        case .nearest: nearest
        }
      }
      set {
        switch height {
        case .given: given = newValue
        case .least: least = newValue
        case .nearest: nearest = newValue
        }
      }
    }

    var count: Int { given.count + least.count + nearest.count }
  }

  package init(
    _ document: LayoutDocument, measurer: any LeafMeasuring = StandardLeafMeasurer(),
    texts: TextSubstitutions = [:], leafSizes: LeafSizes = .measured,
    book: RuleBook = .standard
  ) {
    self.document = document.replacingTexts(texts)
    self.texts = texts
    self.measurer = measurer
    self.leafSizes = leafSizes
    self.book = book
    canvas = CanvasRules(self.document, book: book)
    hasBars = document.views.contains {
      $0.role == nil && [.toolbar, .navigationBar, .tabBar].contains($0.kind)
    }
    isTouch = document.properties.isTouch
    frames = FrameTable(count: document.views.count)
    origins = FrameTable(count: document.views.count)
    sessions = Array(repeating: RootSessions(), count: document.views.count)
  }

  /// Stores an island that was built.
  func keep(_ session: IslandSession, of root: Int, _ height: RootHeight) {
    if sessions[root].count == 0 { builtRoots.append(root) }
    sessions[root][height].append(session)
  }

  /// Uses other sizes of texts, images and controls from now on.
  ///
  /// Everything that does not depend on them stays. A resolver reads all views of its document
  /// once; so a resolver for each scene would take quadratic time.
  ///
  /// - Complexity: O(*islands that were built*).
  func measure(_ sizes: LeafSizes) {
    leafSizes = sizes
    for root in builtRoots { sessions[root] = RootSessions() }
    builtRoots = []
    openHeights = [:]
    translated = [:]
  }

  /// The number of islands that were built. Each one is a system to solve.
  package var islandCount: Int { sessions.reduce(0) { $0 + $1.count } }

  /// A digest of the rules by which frames are computed. Stored results with another digest are out
  /// of date.
  package static let rulesVersion = RuleBook.standard.digest

  /// Resolves every scene in an environment, in document order.
  package func resolve(in environment: LayoutEnvironment) -> [ResolvedLayout] {
    document.scenes.indices.map { resolve(scene: $0, in: environment) }
  }

  /// The places in which the app shows a scene, the first place first.
  package func places(of scene: Int) -> [Place] { canvas.places[scene] }

  /// The environment in which the document was last saved.
  package var designEnvironment: LayoutEnvironment { canvas.environment }

  /// Resolves every scene in the environment in which the document was last saved.
  package func resolveAsDesigned() -> [ResolvedLayout] {
    document.scenes.indices.map { resolveAsDesigned(scene: $0) }
  }

  /// Resolves one scene in the environment in which the document was last saved.
  package func resolveAsDesigned(scene: Int) -> ResolvedLayout {
    resolve(scene: scene, in: canvas.environment)
  }

  /// Resolves every scene as designed, without diagnostics, because these take time.
  package func resolveFramesAsDesigned() -> [ResolvedLayout] {
    guard isTouch else { return [] }
    return document.scenes.map { scene in
      finish(scene, solve(scene, in: canvas.environment, isSilent: true))
    }
  }

  /// The traits for which islands are built in an environment, and their number.
  func traits(in environment: LayoutEnvironment) -> (IslandTraits, number: Int) {
    let traits = IslandTraits(
      environment, properties: document.properties, hasBars: hasBars, book: book)
    // There are only a few, and mostly it is the last one.
    if let number = knownTraits.lastIndex(of: traits) { return (traits, number) }
    knownTraits.append(traits)
    return (traits, knownTraits.count - 1)
  }
}
