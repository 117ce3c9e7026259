extension DeviceTable {
  /// Screens: phones by size, then pads by size.
  ///
  /// Columns: name; size in portrait, in points; pixels per point; `phone`, `plus` (a phone that is
  /// regular in width when held sideways) or `pad`; safe area in portrait and in landscape (top,
  /// left, bottom, right, in points) with the first iOS that it ran; Interface Builder's ids. The
  /// safe areas of later systems are in ``safeAreaText``, the models are in ``modelText``.
  ///
  /// Sources of the rows:
  /// - Sizes, scales, classes and models: Apple's Human Interface Guidelines, Layout, "device
  ///   screen dimensions" and "size classes", compared with pointfreeco/swift-snapshot-testing
  ///   (`Common/View.swift` at 6bb6c9ae). iphone-3.5 is not listed there; it follows `<device>` and
  ///   root views of public documents.
  /// - Interface Builder's ids: `<device id>` with the size of the root view in 2,877 public documents.
  ///   iphone-5.4, iphone-6.5-air, ipad-10.2, ipad-10.9, ipad-11-m4 and ipad-13 were not seen under
  ///   an id. `ipad7_9` is 744 x 1133 in Xcode 13 and later and 768 x 1024 before.
  /// - Safe areas: swift-snapshot-testing; playbook-ui/playbook-ios (`SnapshotDevice.swift` at
  ///   ef0398b4) for islands; ipad-11-m4 and ipad-13 are assumed to equal their predecessors.
  ///   Home-button models of ipad-12.9 (1st and 2nd generation) have 20, 0, 0, 0.
  /// - iphone-5.4: UIKit says 375 x 812, the guidelines print 360 x 780 (pixels divided by 3).
  /// - iphone-5.5: UIKit draws at 3x, 1242 x 2208, which the screen shows as 1080 x 1920.
  static let screenText = """
    iphone-3.5\t320x480\t2\tphone\t20,0,0,0\t0,0,0,0\tretina3_5
    iphone-4.0\t320x568\t2\tphone\t20,0,0,0\t0,0,0,0\tretina4_0
    iphone-4.7\t375x667\t2\tphone\t20,0,0,0\t0,0,0,0\tretina4_7
    iphone-5.4\t375x812\t3\tphone\t50,0,34,0\t0,50,21,50\t
    iphone-5.8\t375x812\t3\tphone\t44,0,34,0\t0,44,21,44\tretina5_9
    iphone-6.1-oled\t390x844\t3\tphone\t47,0,34,0\t0,47,21,47\tretina6_0
    iphone-6.1-island\t393x852\t3\tphone\t59,0,34,0\t0,59,21,59\tretina6_12
    iphone-6.3\t402x874\t3\tphone\t62,0,34,0\t0,62,21,62\tretina6_3
    iphone-5.5\t414x736\t3\tplus\t20,0,0,0\t0,0,0,0\tretina5_5
    iphone-6.1-lcd\t414x896\t2\tplus\t44,0,34,0\t0,44,21,44\tretina6_1
    iphone-6.5\t414x896\t3\tplus\t44,0,34,0\t0,44,21,44\tretina6_5
    iphone-6.5-air\t420x912\t3\tplus\t68,0,34,0\t20,68,29,68\t
    iphone-6.7\t428x926\t3\tplus\t47,0,34,0\t0,47,21,47\tretina6_7
    iphone-6.7-island\t430x932\t3\tplus\t59,0,34,0\t0,59,21,59\tretina6_72
    iphone-6.9\t440x956\t3\tplus\t62,0,34,0\t0,62,21,62\tretina6_9
    ipad-8.3\t744x1133\t2\tpad\t24,0,20,0\t24,0,20,0\tipad7_9
    ipad-9.7\t768x1024\t2\tpad\t20,0,0,0\t20,0,0,0\tipad9_7
    ipad-10.2\t810x1080\t2\tpad\t20,0,0,0\t20,0,0,0\t
    ipad-10.9\t820x1180\t2\tpad\t24,0,20,0\t24,0,20,0\t
    ipad-10.5\t834x1112\t2\tpad\t20,0,0,0\t20,0,0,0\tipad10_5
    ipad-11\t834x1194\t2\tpad\t24,0,20,0\t24,0,20,0\tipad11_0rounded
    ipad-11-m4\t834x1210\t2\tpad\t24,0,20,0\t24,0,20,0\t
    ipad-12.9\t1024x1366\t2\tpad\t24,0,20,0\t24,0,20,0\tipad12_9rounded,ipad12_9
    ipad-13\t1032x1376\t2\tpad\t24,0,20,0\t24,0,20,0\t
    """
  /// Screens that have to be named: they are not in ``DeviceProfile/all``. `fold` is a phone that
  /// is regular in both directions.
  ///
  /// - Source: the capabilities of the simulators of Xcode 27.1.
  static let foldingText = """
    iphone-duo-cover\t466x678\t3\tphone\t0,0,34,84\t0,0,34,84\t
    iphone-duo\t669x951\t3\tfold\t0,0,34,84\t0,0,34,84\t
    """
}
