import LayoutModel

/// The frame of a control in the generations of Xcode that show it so.
struct ControlSize {
  /// By ``LayoutModel/XcodeGeneration/major``.
  let generations: ClosedRange<Int>
  /// Of the frame, in points; `nil` where the control has no intrinsic width.
  var width: Double?
  var height: Double?
  /// From the alignment rectangle to the frame.
  var insets = EdgeInsets.zero
  var isEstimated = false

  /// The first generation without an upper bound is the newest one.
  static let newest = 99
}

/// Sizes of controls that depend on nothing but the generation.
///
/// - Source: where nothing else is said, recorded frames that nothing but the intrinsic size decides,
///   in public documents. "Catalog" is Apple's sample UIKit Catalog as Xcode 9 and 11 saved it.
enum ControlSizes {
  /// 83 of 83 wide, 77 of 77 high; Xcode 26 18 of 19. Insets 36 of 36.
  static let toggle = [
    ControlSize(generations: 4...25, width: 51, height: 31, insets: EdgeInsets(right: 2)),
    ControlSize(
      generations: 26...ControlSize.newest, width: 63, height: 28, insets: EdgeInsets(right: 2)),
  ]

  /// 40 of 41; insets 24 of 24 left, 42 of 42 right, 10 of 10 below. Xcode 26: one frame, held at
  /// both sides and centred, that has none.
  static let slider = [
    ControlSize(
      generations: 4...25, height: 31, insets: EdgeInsets(left: 2, bottom: 1, right: 2)),
    ControlSize(
      generations: 26...ControlSize.newest, height: 34, isEstimated: true),
  ]

  /// Xcode 9: 3 of 3 of the Catalog; from Xcode 11 2 of 2.
  static let stepper = [
    ControlSize(generations: 4...10, width: 94, height: 29),
    ControlSize(generations: 11...ControlSize.newest, width: 94, height: 32),
  ]

  /// The height; the width follows from the segments. 3 of 3 and 4 of 4 of the Catalog of Xcode 9,
  /// then 13 of 14; the last point lies outside the alignment rectangle (7 of 7).
  static let segmentedControl = [
    ControlSize(generations: 4...10, height: 29, insets: EdgeInsets(bottom: 1)),
    ControlSize(
      generations: 11...ControlSize.newest, height: 32, insets: EdgeInsets(bottom: 1)),
  ]

  /// Xcode 10 2 of 2, Xcode 9 2 of 2 of the Catalog; from Xcode 12 5 of 5; Xcode 11 was not seen.
  static let progressView = [
    ControlSize(generations: 4...11, height: 2),
    ControlSize(generations: 12...ControlSize.newest, height: 4),
  ]

  /// One of the Catalog of Xcode 9; one of Xcode 15 at 3x, 2.67 high (outside the corpus).
  static let progressBar = [ControlSize(generations: 4...ControlSize.newest, height: 2.5)]

  /// Gray, white and medium ones: 11 of 12.
  static let indicator = [ControlSize(generations: 4...ControlSize.newest, width: 20, height: 20)]

  /// 9 of 9.
  static let largeIndicator = [
    ControlSize(generations: 4...ControlSize.newest, width: 37, height: 37)
  ]

  /// Two of Xcode 26; the control exists from Xcode 12 on.
  static let colorWell = [ControlSize(generations: 4...ControlSize.newest, width: 28, height: 28)]

  /// Wheels of pickers and date pickers: heights 9 of 9, widths 3 of 3 (centred, Xcode 11 and 13, one
  /// of them of the Catalog).
  static let wheels = [ControlSize(generations: 4...ControlSize.newest, width: 320, height: 216)]

  /// The same in a compact height, which is what UIKit does in landscape, and in table cells of
  /// xibs: 3 of 3 there, two at 162 to a point; 216 contradicts all three.
  static let lowWheels = [ControlSize(generations: 4...ControlSize.newest, width: 320, height: 162)]

  /// Xcode 8 and before as dropped; Xcode 11 2 of 2 of the Catalog, Xcode 15 1 of 1.
  static let searchBar = [
    ControlSize(generations: 4...8, height: 44),
    ControlSize(generations: 9...ControlSize.newest, height: 56),
  ]

  /// Three pages: before iOS 14 dots of 7 points, 9 apart (height 2 of 2 of the Catalog); Xcode 12.4
  /// 1 of 1, from Xcode 13 3 of 3.
  static let pageControl = [
    ControlSize(generations: 4...11, width: 39, height: 37),
    ControlSize(generations: 12...12, width: 123, height: 28),
    ControlSize(generations: 13...ControlSize.newest, width: 116, height: 26),
  ]
}
