package import LayoutModel

extension SceneInspector {
  /// Explains numbers of one view, one explanation each.
  package mutating func explain(
    view: Int, _ attributes: [ExplainedAttribute] = ExplainedAttribute.frame,
    in environment: LayoutEnvironment
  ) -> [LayoutExplanation] {
    explain(views: [view], attributes, scene: document.views[view].scene, in: environment)
  }

  /// Explains numbers of several views of a scene. Shared parts are computed once.
  ///
  /// - Parameter mostReasons: the number of reasons after which the remaining views are not
  ///   explained. In a list each view depends on all views above it, so all reasons together would
  ///   grow quadratically. A free number counts like a quarter of the views, because its range has
  ///   to be solved.
  package mutating func explain(
    views: [Int], _ attributes: [ExplainedAttribute] = ExplainedAttribute.frame, scene: Int,
    in environment: LayoutEnvironment, mostReasons: Int = .max
  ) -> [LayoutExplanation] {
    let inspected = inspect(scene: scene, in: environment)
    var explainer = SceneExplainer(inspected, document: document, names: names)
    var result: [LayoutExplanation] = []
    var count = 0
    for view in views where count < mostReasons {
      for attribute in attributes {
        let explanation = explainer.explain(view, attribute)
        count += 1 + explanation.reasons.count
        if explanation.freedom != nil { count += inspected.layout.views.count / 4 }
        result.append(explanation)
      }
    }
    return result
  }
}
