extension DeviceTable {
  /// Screens: phones by size, then pads by size.
  ///
  /// Columns: name; size in portrait, in points; pixels per point; `phone`, `plus` (a phone that is
  /// regular in width when held sideways) or `pad`; safe area in portrait and in landscape (top, left,
  /// bottom, right, in points); the iOS that lays out on it; Interface Builder's ids; models.
  ///
  /// Sources of the rows:
  /// - Sizes, scales, classes and models: Apple's Human Interface Guidelines, Layout, "device screen
  ///   dimensions" and "size classes", compared with pointfreeco/swift-snapshot-testing
  ///   (`Common/View.swift` at 6bb6c9ae). iphone-3.5 is not listed there: `<device>` and root views
  ///   of public documents.
  /// - Interface Builder's ids: `<device id>` with the size of the root view in 2,877 public documents.
  ///   iphone-5.4, iphone-6.5-air, ipad-10.2, ipad-10.9, ipad-11-m4 and ipad-13 were not seen under
  ///   an id. `ipad7_9` is 744 x 1133 in Xcode 13 and later and 768 x 1024 before.
  /// - Safe areas: swift-snapshot-testing; playbook-ui/playbook-ios (`SnapshotDevice.swift` at
  ///   ef0398b4) for islands; the iOS 26 SDK for 6.3, 6.9 and Air in landscape (iOS 18 has
  ///   0, 62, 21, 62 on the first two). ipad-11-m4 and ipad-13 are taken to be as their
  ///   predecessors. Home-button models of ipad-12.9 (1st and 2nd generation) have 20, 0, 0, 0.
  /// - iOS: 26 where the safe areas are those of iOS 26, so that insets and bars are of one system; else 18, or the
  ///   last one that a model of that screen runs: 9 on iPhone 4s, 15 on iPhone SE (1st generation) and iPod touch (7th
  ///   generation), 16 on iPhone 8 Plus (Apple Support, "iPhone models compatible with iOS", by version).
  /// - iphone-5.4: UIKit says 375 x 812, the guidelines print 360 x 780 (pixels divided by 3).
  /// - iphone-5.5: UIKit draws at 3x, 1242 x 2208, which the screen shows as 1080 x 1920.
  static let screenText = """
    iphone-3.5\t320x480\t2\tphone\t20,0,0,0\t0,0,0,0\t9\tretina3_5\tiPhone 4, iPhone 4s
    iphone-4.0\t320x568\t2\tphone\t20,0,0,0\t0,0,0,0\t15\tretina4_0\tiPhone 5, iPhone 5c, iPhone 5s, iPhone SE (1st generation), iPod touch
    iphone-4.7\t375x667\t2\tphone\t20,0,0,0\t0,0,0,0\t18\tretina4_7\tiPhone 6, iPhone 6s, iPhone 7, iPhone 8, iPhone SE, iPhone SE (2nd generation), iPhone SE (3rd generation)
    iphone-5.4\t375x812\t3\tphone\t50,0,34,0\t0,50,21,50\t18\t\tiPhone 12 mini, iPhone 13 mini
    iphone-5.8\t375x812\t3\tphone\t44,0,34,0\t0,44,21,44\t18\tretina5_9\tiPhone X, iPhone XS, iPhone 11 Pro
    iphone-6.1-oled\t390x844\t3\tphone\t47,0,34,0\t0,47,21,47\t18\tretina6_0\tiPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 14, iPhone 16e, iPhone 17e
    iphone-6.1-island\t393x852\t3\tphone\t59,0,34,0\t0,59,21,59\t18\tretina6_12\tiPhone 14 Pro, iPhone 15, iPhone 15 Pro, iPhone 16
    iphone-6.3\t402x874\t3\tphone\t62,0,34,0\t20,62,20,62\t26\tretina6_3\tiPhone 16 Pro, iPhone 17, iPhone 17 Pro
    iphone-5.5\t414x736\t3\tplus\t20,0,0,0\t0,0,0,0\t16\tretina5_5\tiPhone 6 Plus, iPhone 6s Plus, iPhone 7 Plus, iPhone 8 Plus
    iphone-6.1-lcd\t414x896\t2\tplus\t44,0,34,0\t0,44,21,44\t18\tretina6_1\tiPhone XR, iPhone 11
    iphone-6.5\t414x896\t3\tplus\t44,0,34,0\t0,44,21,44\t18\tretina6_5\tiPhone XS Max, iPhone 11 Pro Max
    iphone-6.5-air\t420x912\t3\tplus\t68,0,34,0\t20,68,29,68\t26\t\tiPhone Air
    iphone-6.7\t428x926\t3\tplus\t47,0,34,0\t0,47,21,47\t18\tretina6_7\tiPhone 12 Pro Max, iPhone 13 Pro Max, iPhone 14 Plus
    iphone-6.7-island\t430x932\t3\tplus\t59,0,34,0\t0,59,21,59\t18\tretina6_72\tiPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max, iPhone 16 Plus
    iphone-6.9\t440x956\t3\tplus\t62,0,34,0\t20,62,20,62\t26\tretina6_9\tiPhone 16 Pro Max, iPhone 17 Pro Max
    ipad-8.3\t744x1133\t2\tpad\t24,0,20,0\t24,0,20,0\t18\tipad7_9\tiPad mini 8.3-inch, iPad mini (6th generation), iPad mini (7th generation)
    ipad-9.7\t768x1024\t2\tpad\t20,0,0,0\t20,0,0,0\t18\tipad9_7\tiPad 9.7-inch, iPad Air 9.7-inch, iPad Pro 9.7-inch, iPad mini 7.9-inch
    ipad-10.2\t810x1080\t2\tpad\t20,0,0,0\t20,0,0,0\t18\t\tiPad 10.2-inch
    ipad-10.9\t820x1180\t2\tpad\t24,0,20,0\t24,0,20,0\t18\t\tiPad 10.9-inch, iPad 11-inch, iPad Air 10.9-inch, iPad Air 11-inch
    ipad-10.5\t834x1112\t2\tpad\t20,0,0,0\t20,0,0,0\t18\tipad10_5\tiPad Air 10.5-inch, iPad Pro 10.5-inch
    ipad-11\t834x1194\t2\tpad\t24,0,20,0\t24,0,20,0\t18\tipad11_0rounded\tiPad Pro 11-inch, iPad Pro 11-inch (1st-4th generation)
    ipad-11-m4\t834x1210\t2\tpad\t24,0,20,0\t24,0,20,0\t18\t\tiPad Pro 11-inch (5th-6th generation), iPad Pro 11-inch (M4), iPad Pro 11-inch (M5)
    ipad-12.9\t1024x1366\t2\tpad\t24,0,20,0\t24,0,20,0\t18\tipad12_9rounded,ipad12_9\tiPad Pro 12.9-inch, iPad Air 13-inch
    ipad-13\t1032x1376\t2\tpad\t24,0,20,0\t24,0,20,0\t18\t\tiPad Pro 13-inch, iPad Pro 13-inch (M4), iPad Pro 13-inch (M5)
    """
}
