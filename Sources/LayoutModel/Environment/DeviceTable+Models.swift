import PlatformRules

extension DeviceTable {
  /// A device that is sold.
  struct Model: Sendable {
    /// As Xcode lists it among simulators.
    var name: String
    var screen: String
    /// From the one that it shipped with to the last one that it runs.
    var systems: ClosedRange<SystemRelease>
    /// It has a home button, where others with the screen have a bar at the bottom.
    var hasHomeButton: Bool
    /// Other names that people use.
    var others: [String]
  }

  static let models: [Model] = rows(of: modelText).compactMap(Model.init)

  /// The models of each screen.
  ///
  /// Columns: name as Xcode lists it; screen; first and last iOS; `home` for a model with a home
  /// button whose screen other models have without one; other names, which mean the latest model of
  /// a family.
  ///
  /// - Source: names and screens: devicekit/DeviceKit (`Device.generated.swift` at 56b997e) and
  ///   Apple's Human Interface Guidelines; systems: Apple Support, "iPhone models compatible with
  ///   iOS" and "iPad models compatible with iPadOS". Two public notes say that iOS 27 runs
  ///   wherever iOS 26 does.
  static let modelText = """
    iPhone 4\tiphone-3.5\t4\t7\t\t
    iPhone 4s\tiphone-3.5\t5\t9\t\t
    iPhone 5\tiphone-4.0\t6\t10\t\t
    iPhone 5c\tiphone-4.0\t7\t10\t\t
    iPhone 5s\tiphone-4.0\t7\t12\t\t
    iPhone SE (1st generation)\tiphone-4.0\t9\t15\t\tiPhone SE 4-inch
    iPod touch (5th generation)\tiphone-4.0\t6\t9\t\t
    iPod touch (6th generation)\tiphone-4.0\t8\t12\t\t
    iPod touch (7th generation)\tiphone-4.0\t12\t15\t\tiPod touch
    iPhone 6\tiphone-4.7\t8\t12\t\t
    iPhone 6s\tiphone-4.7\t9\t15\t\t
    iPhone 7\tiphone-4.7\t10\t15\t\t
    iPhone 8\tiphone-4.7\t11\t16\t\t
    iPhone SE (2nd generation)\tiphone-4.7\t13\t27\t\t
    iPhone SE (3rd generation)\tiphone-4.7\t15\t27\t\tiPhone SE 4.7-inch;iPhone SE
    iPhone 12 mini\tiphone-5.4\t14\t27\t\t
    iPhone 13 mini\tiphone-5.4\t15\t27\t\t
    iPhone X\tiphone-5.8\t11\t16\t\t
    iPhone XS\tiphone-5.8\t12\t18\t\t
    iPhone 11 Pro\tiphone-5.8\t13\t27\t\t
    iPhone 12\tiphone-6.1-oled\t14\t27\t\t
    iPhone 12 Pro\tiphone-6.1-oled\t14\t27\t\t
    iPhone 13\tiphone-6.1-oled\t15\t27\t\t
    iPhone 13 Pro\tiphone-6.1-oled\t15\t27\t\t
    iPhone 14\tiphone-6.1-oled\t16\t27\t\t
    iPhone 16e\tiphone-6.1-oled\t18\t27\t\t
    iPhone 17e\tiphone-6.1-oled\t26\t27\t\t
    iPhone 14 Pro\tiphone-6.1-island\t16\t27\t\t
    iPhone 15\tiphone-6.1-island\t17\t27\t\t
    iPhone 15 Pro\tiphone-6.1-island\t17\t27\t\t
    iPhone 16\tiphone-6.1-island\t18\t27\t\t
    iPhone 16 Pro\tiphone-6.3\t18\t27\t\t
    iPhone 17\tiphone-6.3\t26\t27\t\t
    iPhone 17 Pro\tiphone-6.3\t26\t27\t\t
    iPhone 18 Pro\tiphone-6.3\t27\t27\t\t
    iPhone 6 Plus\tiphone-5.5\t8\t12\t\t
    iPhone 6s Plus\tiphone-5.5\t9\t15\t\t
    iPhone 7 Plus\tiphone-5.5\t10\t15\t\t
    iPhone 8 Plus\tiphone-5.5\t11\t16\t\t
    iPhone XR\tiphone-6.1-lcd\t12\t18\t\tiPhone Xʀ
    iPhone 11\tiphone-6.1-lcd\t13\t27\t\t
    iPhone XS Max\tiphone-6.5\t12\t18\t\t
    iPhone 11 Pro Max\tiphone-6.5\t13\t27\t\t
    iPhone Air\tiphone-6.5-air\t26\t27\t\t
    iPhone 12 Pro Max\tiphone-6.7\t14\t27\t\t
    iPhone 13 Pro Max\tiphone-6.7\t15\t27\t\t
    iPhone 14 Plus\tiphone-6.7\t16\t27\t\t
    iPhone 14 Pro Max\tiphone-6.7-island\t16\t27\t\t
    iPhone 15 Plus\tiphone-6.7-island\t17\t27\t\t
    iPhone 15 Pro Max\tiphone-6.7-island\t17\t27\t\t
    iPhone 16 Plus\tiphone-6.7-island\t18\t27\t\t
    iPhone 16 Pro Max\tiphone-6.9\t18\t27\t\t
    iPhone 17 Pro Max\tiphone-6.9\t26\t27\t\t
    iPhone 18 Pro Max\tiphone-6.9\t27\t27\t\t
    iPhone Duo\tiphone-duo\t27\t27\t\tiPhone Duo (inner display)
    iPhone Duo (cover display)\tiphone-duo-cover\t27\t27\t\t
    iPad mini (6th generation)\tipad-8.3\t15\t27\t\t
    iPad mini (A17 Pro)\tipad-8.3\t18\t27\t\tiPad mini 8.3-inch;iPad mini (7th generation);iPad mini
    iPad (3rd generation)\tipad-9.7\t5\t9\t\t
    iPad (4th generation)\tipad-9.7\t6\t10\t\t
    iPad Air\tipad-9.7\t7\t12\t\tiPad Air (1st generation)
    iPad mini 2\tipad-9.7\t7\t12\t\t
    iPad mini 3\tipad-9.7\t8\t12\t\t
    iPad Air 2\tipad-9.7\t8\t15\t\tiPad Air 9.7-inch
    iPad mini 4\tipad-9.7\t9\t15\t\t
    iPad Pro (9.7-inch)\tipad-9.7\t9\t16\t\t
    iPad (5th generation)\tipad-9.7\t10\t16\t\t
    iPad (6th generation)\tipad-9.7\t11\t17\t\tiPad 9.7-inch
    iPad mini (5th generation)\tipad-9.7\t12\t27\t\tiPad mini 7.9-inch
    iPad (7th generation)\tipad-10.2\t13\t18\t\t
    iPad (8th generation)\tipad-10.2\t14\t27\t\t
    iPad (9th generation)\tipad-10.2\t15\t27\t\tiPad 10.2-inch
    iPad Air (4th generation)\tipad-10.9\t14\t27\t\t
    iPad Air (5th generation)\tipad-10.9\t15\t27\t\tiPad Air 10.9-inch
    iPad (10th generation)\tipad-10.9\t16\t27\t\tiPad 10.9-inch
    iPad Air 11-inch (M2)\tipad-10.9\t17\t27\t\t
    iPad (A16)\tipad-10.9\t18\t27\t\tiPad 11-inch;iPad (11th generation)
    iPad Air 11-inch (M3)\tipad-10.9\t18\t27\t\t
    iPad Air 11-inch (M4)\tipad-10.9\t26\t27\t\tiPad Air 11-inch
    iPad Pro (10.5-inch)\tipad-10.5\t10\t17\t\t
    iPad Air (3rd generation)\tipad-10.5\t12\t27\t\tiPad Air 10.5-inch
    iPad Pro (11-inch) (1st generation)\tipad-11\t12\t27\t\t
    iPad Pro (11-inch) (2nd generation)\tipad-11\t13\t27\t\t
    iPad Pro (11-inch) (3rd generation)\tipad-11\t14\t27\t\t
    iPad Pro (11-inch) (4th generation)\tipad-11\t16\t27\t\tiPad Pro 11-inch;iPad Pro 11-inch (1st-4th generation)
    iPad Pro 11-inch (M4)\tipad-11-m4\t17\t27\t\t
    iPad Pro 11-inch (M5)\tipad-11-m4\t26\t27\t\tiPad Pro 11-inch (5th-6th generation)
    iPad Pro (12.9-inch) (1st generation)\tipad-12.9\t9\t16\thome\t
    iPad Pro (12.9-inch) (2nd generation)\tipad-12.9\t10\t17\thome\t
    iPad Pro (12.9-inch) (3rd generation)\tipad-12.9\t12\t27\t\t
    iPad Pro (12.9-inch) (4th generation)\tipad-12.9\t13\t27\t\t
    iPad Pro (12.9-inch) (5th generation)\tipad-12.9\t14\t27\t\t
    iPad Pro (12.9-inch) (6th generation)\tipad-12.9\t16\t27\t\tiPad Pro 12.9-inch
    iPad Air 13-inch (M2)\tipad-12.9\t17\t27\t\t
    iPad Air 13-inch (M3)\tipad-12.9\t18\t27\t\t
    iPad Air 13-inch (M4)\tipad-12.9\t26\t27\t\tiPad Air 13-inch
    iPad Pro 13-inch (M4)\tipad-13\t17\t27\t\t
    iPad Pro 13-inch (M5)\tipad-13\t26\t27\t\tiPad Pro 13-inch
    """
}

extension DeviceTable.Model {
  /// Fields: name, screen, first iOS, last iOS, `home` or nothing, other names.
  fileprivate init?(_ fields: [String]) {
    guard fields.count == 6, let first = Int(fields[2]), let last = Int(fields[3]), first <= last
    else { return nil }
    name = fields[0]
    screen = fields[1]
    systems = SystemRelease(major: first)...SystemRelease(major: last)
    hasHomeButton = fields[4] == "home"
    others = fields[5].split(separator: ";").map(String.init)
  }

  var names: [String] { [name] + others }
}
