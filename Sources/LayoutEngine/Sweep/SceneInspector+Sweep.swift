import LayoutModel

extension SceneInspector {
  /// Sweeps one scene over a range.
  ///
  /// Between changes of the constraints that determine it a layout is an affine function of its root's
  /// size, so the scene is solved at every half point, and laws are put through what lies on one line.
  /// A breakpoint is where the laws of both sides meet, or, where they don't, found by bisection.
  package mutating func sweep(scene: Int, over range: SweepRange) -> LayoutSweep {
    let run = SweepRun(self, scene, range)
    defer { self = run.inspector }
    return run.sweep()
  }
}
