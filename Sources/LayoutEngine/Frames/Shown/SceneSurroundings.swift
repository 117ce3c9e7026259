package import LayoutModel
package import PlatformRules

/// Finds the bars around the scenes of a document, for drawing.
package struct SceneSurroundings: Sendable {
  private let canvas: CanvasRules
  private let controllers: [Int?]

  package init(_ document: LayoutDocument, book: RuleBook = .standard) {
    canvas = CanvasRules(document, book: book)
    let inference = BarInference(document, SceneSegues(document), canvas.rules)
    controllers = document.controllers.indices.map { inference.navigationController(around: $0) }
  }

  /// The bars that a scene has in an environment.
  package func bars(
    of scene: LayoutScene, in environment: LayoutEnvironment
  ) -> SurroundingBars {
    let rules = canvas.rules(in: environment)
    var inferred = canvas.bars[scene.index]
    switch environment.bars {
    case .inferred: break
    case .none: inferred = SceneBars()
    case .only(let wanted):
      inferred = SceneBars()
      if wanted.contains(.navigation) || wanted.contains(.largeNavigation) {
        inferred.navigation = .init(isLarge: wanted.contains(.largeNavigation))
      }
      inferred.hasTabBar = wanted.contains(.tab)
      inferred.hasToolbar = wanted.contains(.toolbar)
      inferred.hidesStatusBar = !wanted.contains(.status)
    }
    var bars = SurroundingBars()
    bars.hidesStatusBar = environment.isAsDesigned && inferred.hidesStatusBar
    bars.navigationController = scene.controllers.first.flatMap { controllers[$0] }
    if let bar = inferred.navigation {
      let isLarge = environment.isAsDesigned ? bar.showsLargeTitle : bar.isLarge
      bars.navigation = .init(
        height: rules.navigationBarHeight(isLarge: isLarge),
        plainHeight: rules.navigationBarHeight(isLarge: false), showsLargeTitle: isLarge)
    }
    if inferred.hasTabBar {
      bars.tabBarHeight = rules.tabBarHeight
    } else if inferred.hasToolbar {
      bars.toolbarHeight = rules.toolbarHeight
    }
    return bars
  }
}
