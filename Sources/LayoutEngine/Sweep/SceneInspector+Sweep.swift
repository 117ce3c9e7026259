import LayoutModel

extension SceneInspector {
  /// Sweeps one scene over a range.
  ///
  /// As long as the same constraints determine a layout, it is an affine function of its root's
  /// size. So the scene is solved at every half point, and a law is fitted to points on one line. A
  /// breakpoint is where the laws of both sides meet. If they don't meet, it is found by bisection.
  package mutating func sweep(scene: Int, over range: SweepRange) -> LayoutSweep {
    let run = SweepRun(self, scene, range)
    defer { self = run.inspector }
    return run.sweep()
  }
}
