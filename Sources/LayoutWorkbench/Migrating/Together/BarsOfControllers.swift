package import LayoutComparison
import LayoutEngine
package import LayoutModel

/// The bars around the scenes of a document on its canvas, by the ids of controllers.
package struct BarsOfControllers {
  private var bars: [ObjectID: SimulatedBars] = [:]

  package init(_ document: LayoutDocument) {
    let surroundings = SceneSurroundings(document)
    let canvas = LayoutEnvironment(DesignCanvas(properties: document.properties))
    for scene in document.scenes {
      guard let controller = scene.controllers.first,
        !document.controllers[controller].element.isStoryboardReference
      else { continue }
      let found = surroundings.bars(of: scene, in: canvas)
      bars[document.controllers[controller].id] = SimulatedBars(
        hasNavigationBar: found.navigation != nil, hasTabBar: found.tabBarHeight != nil,
        hasToolbar: found.toolbarHeight != nil)
    }
  }

  package subscript(controller: ObjectID) -> SimulatedBars? { bars[controller] }

  /// The bars that controllers have here, but not in the other document.
  package func lost(in other: BarsOfControllers) -> [ObjectID: SimulatedBars] {
    var result: [ObjectID: SimulatedBars] = [:]
    for (id, after) in other.bars {
      guard let before = bars[id] else { continue }
      let missing = SimulatedBars(
        hasNavigationBar: before.hasNavigationBar && !after.hasNavigationBar,
        hasTabBar: before.hasTabBar && !after.hasTabBar,
        hasToolbar: before.hasToolbar && !after.hasToolbar)
      if !missing.isEmpty { result[id] = missing }
    }
    return result
  }
}
