import LayoutEngine
package import LayoutModel
package import LayoutPreview

/// The scenes of a document that are seen as columns of a split view, and their surroundings.
package struct SplitColumnScenes {
  private let all: [SplitColumns]

  /// - Parameters:
  ///   - document: `nil` if columns are not shown together.
  ///   - scenes: the positions of the drawn scenes. If one scene of a split view is left out, none
  ///     of its columns are shown together.
  package init(_ document: LayoutDocument?, scenes: [Int]) {
    let drawn = Set(scenes)
    all = (document.map { SplitColumns.all(in: $0) } ?? []).filter {
      drawn.contains($0.primary) && drawn.contains($0.secondary)
    }
  }

  /// The parts of the picture of a scene.
  package struct Screen {
    /// The surroundings of the scene itself.
    package var request: RequestedEnvironment
    /// The split views that may show the scene as their column, and the environment around them.
    fileprivate var splits: [SplitColumns] = []
    fileprivate var isPrimary = false
    fileprivate var environment: LayoutEnvironment?

    /// The column that is shown beside the scene; `nil` if the scene is alone.
    ///
    /// - Parameters:
    ///   - layout: that of the scene.
    ///   - draw: makes the picture of a scene in its surroundings.
    package func beside(
      _ layout: ResolvedLayout, _ draw: (Int, RequestedEnvironment) -> LayoutDrawing
    ) -> SplitScreen? {
      guard let environment else { return nil }
      guard let columns = splits.first(where: { isPrimary || $0.showInSecondary(layout) }),
        let display = columns.display(in: environment), isPrimary || display == .beside
      else { return nil }
      var own = environment
      own.place = .kind(isPrimary ? .secondaryColumn : .primaryColumn, nil)
      let drawing = draw(isPrimary ? columns.secondary : columns.primary, .environment(own))
      guard !drawing.layout.views.isEmpty else { return nil }
      return SplitScreen(
        columns, display, isPrimary ? .secondary : .primary, drawing, in: environment)
    }
  }

  /// - Returns: `nil` for a scene that is seen only beside another one.
  package func screen(of scene: Int, in request: RequestedEnvironment) -> Screen? {
    guard case .environment(let environment) = request, environment.place == nil else {
      return Screen(request: request)
    }
    for columns in all {
      guard let display = columns.display(in: environment) else { continue }
      if columns.primary == scene {
        var own = environment
        own.place = .kind(.primaryColumn, nil)
        return Screen(
          request: .environment(own), splits: [columns], isPrimary: true, environment: environment)
      }
      if columns.secondary == scene, display == .beside { return nil }
    }
    return Screen(request: request, splits: all, environment: environment)
  }
}
