package import LayoutModel

extension SceneInspector {
  /// Explains numbers of one view, one explanation each.
  package mutating func explain(
    view: Int, _ attributes: [ExplainedAttribute] = ExplainedAttribute.frame,
    in environment: LayoutEnvironment
  ) -> [LayoutExplanation] {
    explain(views: [view], attributes, scene: document.views[view].scene, in: environment)
  }

  /// Explains numbers of several views of a scene; what they share is worked out once.
  package mutating func explain(
    views: [Int], _ attributes: [ExplainedAttribute] = ExplainedAttribute.frame, scene: Int,
    in environment: LayoutEnvironment
  ) -> [LayoutExplanation] {
    let inspected = inspect(scene: scene, in: environment)
    var explainer = SceneExplainer(inspected, document: document)
    return views.flatMap { view in attributes.map { explainer.explain(view, $0) } }
  }
}
