import ArgumentParser
import LayoutWorkbench

extension SweepWork {
  /// Over the widths that phones and pads have, as `sweep` does without options.
  static func usual(_ localization: Localization) throws -> SweepWork {
    SweepWork(ranges: try SweepOptions.parse([]).ranges(), localization: localization)
  }
}
