package import LayoutModel
package import PlatformRules

/// Turns a document and an environment into frames.
///
/// It is a session for one document, with an identity: whoever keeps it shares the islands that were
/// built so far. Each island is built once for all traits for which it is the same, and then solved
/// for each device with other sizes. Results are a pure function of document and environment,
/// whatever was resolved before. One task uses it at a time.
package final class LayoutResolver {
  package let document: LayoutDocument
  let measurer: any LeafMeasuring
  private(set) var leafSizes: LeafSizes
  /// What canvas and devices do.
  let book: RuleBook
  let canvas: CanvasRules
  /// Whether there are bars as views, without those of controllers, whose heights depend on the device.
  let hasBars: Bool
  /// What ``document`` says instead of its own texts already.
  let texts: TextSubstitutions
  /// Resolvers of the same document with other texts.
  var translated: [TextSubstitutions: LayoutResolver] = [:]
  /// Whether layouts say which texts are cut; where only frames count, that takes time for nothing.
  package var findsTruncations = true
  /// Positions of the constraints of which layouts say how they stand.
  package var measuredConstraints: Set<Int> = []
  let isTouch: Bool
  /// Islands built so far, by root.
  private(set) var sessions: [RootSessions]
  /// Roots with islands.
  private var builtRoots: [Int] = []
  /// The islands that were there before the work in progress, and that it uses, each with the number of the traits for which it
  /// does.
  var lent: [(session: IslandSession, traits: Int)] = []
  /// Of the scene that is being resolved.
  let frames: FrameTable
  /// Their origins in the root.
  let origins: FrameTable
  /// How many scenes around that of which the frames are found are being solved.
  var embedding = 0
  /// Those of the scenes around the one that is resolved, the outermost first, where they are looked at in a place of
  /// their own; elsewhere they are in their first place.
  var surrounding: [LayoutEnvironment] = []
  private(set) lazy var fillings = ContainerFillings(document, places: canvas.places)
  private(set) lazy var lookups = ViewLookup.all(in: document)
  /// Roots whose constraints leave the height open, with the traits for which that was found.
  var openHeights: [Int: [IslandTraits]] = [:]
  /// By number.
  private(set) var knownTraits: [IslandTraits] = []

  /// The islands of one root, in the order in which they were built.
  struct RootSessions {
    var given: [IslandSession] = []
    /// Those whose height follows from what is inside.
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

  /// Keeps an island that was built.
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

  /// How many islands were built, each of which is a system to solve.
  package var islandCount: Int { sessions.reduce(0) { $0 + $1.count } }

  /// The rules by which frames are computed: results of another version are stale.
  package static let rulesVersion = RuleBook.standard.digest

  /// Every scene in an environment, in document order.
  package func resolve(in environment: LayoutEnvironment) -> [ResolvedLayout] {
    document.scenes.indices.map { resolve(scene: $0, in: environment) }
  }

  /// Where the app shows a scene, the first place first.
  package func places(of scene: Int) -> [Place] { canvas.places[scene] }

  /// The environment in which the document was last saved.
  package var designEnvironment: LayoutEnvironment { canvas.environment }

  /// Every scene in the environment in which the document was last saved.
  package func resolveAsDesigned() -> [ResolvedLayout] {
    document.scenes.indices.map { resolveAsDesigned(scene: $0) }
  }

  /// One scene in the environment in which the document was last saved.
  package func resolveAsDesigned(scene: Int) -> ResolvedLayout {
    resolve(scene: scene, in: canvas.environment)
  }

  /// Every scene as designed, without a word about what is wrong, which takes time.
  package func resolveFramesAsDesigned() -> [ResolvedLayout] {
    guard isTouch else { return [] }
    return document.scenes.map { scene in
      finish(scene, solve(scene, in: canvas.environment, isSilent: true))
    }
  }

  /// What islands are built for in an environment, with a number that stands for it.
  func traits(in environment: LayoutEnvironment) -> (IslandTraits, number: Int) {
    let traits = IslandTraits(
      environment, properties: document.properties, hasBars: hasBars, book: book)
    // A handful, mostly the one before.
    if let number = knownTraits.lastIndex(of: traits) { return (traits, number) }
    knownTraits.append(traits)
    return (traits, knownTraits.count - 1)
  }
}
