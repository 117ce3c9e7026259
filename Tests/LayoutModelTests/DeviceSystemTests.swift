import PlatformRules
import Testing

@testable import LayoutModel

/// Which iOS devices run, what it covers of them, and parts of screens that only their name means.
@Suite struct DeviceSystemTests {
  private static func profile(_ name: String, ios major: Int? = nil) throws -> DeviceProfile {
    let profile = try #require(try DeviceProfile.profiles(named: name).first)
    guard let major else { return profile }
    return try #require(profile.running(SystemRelease(major: major)), "\(name) with \(major)")
  }

  @Test(arguments: [
    ("iPhone 4s", 9, "5 … 9"), ("iPhone 8", 16, "11 … 16"), ("iPhone XR", 18, "12 … 18"),
    ("iPhone 11", 26, "13 … 18, 26, 27"), ("iPhone 17 Pro", 26, "26, 27"),
    ("iPhone 18 Pro", 27, "27"), ("iPad (A16)", 26, "18, 26, 27"),
    ("iPad (7th generation)", 18, "13 … 18"), ("iphone-4.7", 26, "8 … 18, 26, 27"),
  ])
  func `a device runs from the system that it shipped with to the last one`(
    name: String, newest: Int, systems: String
  ) throws {
    let profile = try Self.profile(name)
    #expect(profile.system.major == newest)
    #expect(profile.systemsText == systems)
    #expect(profile.running(SystemRelease(major: profile.systems.lowerBound.major - 1)) == nil)
  }

  /// As Xcode 26 and 27 list simulators.
  @Test(arguments: [
    ("iPad (A16)", "ipad-10.9"), ("iPad Air 11-inch (M3)", "ipad-10.9"),
    ("iPad Air 13-inch (M4)", "ipad-12.9"), ("iPad Pro 11-inch (M5)", "ipad-11-m4"),
    ("iPad Pro 13-inch (M5)", "ipad-13"), ("iPad mini (A17 Pro)", "ipad-8.3"),
    ("iPad Pro (12.9-inch) (6th generation)", "ipad-12.9"),
    ("iPad Pro (11-inch) (4th generation)", "ipad-11"), ("iPad (10th generation)", "ipad-10.9"),
    ("iPhone 17", "iphone-6.3"), ("iPhone 17 Pro", "iphone-6.3"),
    ("iPhone 17 Pro Max", "iphone-6.9"), ("iPhone Air", "iphone-6.5-air"),
    ("iPhone 17e", "iphone-6.1-oled"), ("iPhone 16e", "iphone-6.1-oled"),
    ("iPhone SE (3rd generation)", "iphone-4.7"), ("iPhone 18 Pro Max", "iphone-6.9"),
    ("iPhone Duo", "iphone-duo"), ("iPhone Duo (cover display)", "iphone-duo-cover"),
  ])
  func `the names that Xcode lists are devices`(name: String, screen: String) throws {
    #expect(try Self.profile(name).name == screen)
    #expect(try Self.profile(name + "/landscape").key == screen + "/landscape")
  }

  @Test(arguments: [
    ("iPhone 16/portrait", 26, "59,0,34,0"), ("iPhone 16/landscape", 26, "0,59,20,59"),
    ("iPhone 16/landscape", 18, "0,59,21,59"), ("iPhone 16 Pro/landscape", 18, "0,62,21,62"),
    ("iPhone 17/landscape", 26, "20,62,20,62"), ("iPhone SE/portrait", 26, "20,0,0,0"),
    ("iPhone SE/landscape", 26, "0,0,0,0"), ("iPhone XR/portrait", 12, "44,0,34,0"),
    ("iPhone XR/portrait", 18, "48,0,34,0"), ("iPhone 11/portrait", 26, "48,0,34,0"),
    ("iPad (A16)/portrait", 26, "32,0,25,0"), ("iPad (A16)/portrait", 18, "24,0,20,0"),
    ("iPad Pro (12.9-inch) (2nd generation)/portrait", 17, "20,0,0,0"),
    ("iPad Pro (12.9-inch) (3rd generation)/portrait", 17, "24,0,20,0"),
    ("iPhone Duo/landscape", 27, "0,0,34,84"),
  ])
  func `what a system covers of a device`(name: String, major: Int, insets: String) throws {
    let safeArea = try Self.profile(name, ios: major).safeArea
    #expect(safeArea == DeviceTable.insets(insets))
  }

  @Test func `what is said or inferred is estimated, and what was recorded is not`() throws {
    for (name, major, isEstimated) in [
      ("iPad (A16)", 26, false), ("iPad Pro 13-inch (M4)", 26, true), ("iPhone 16", 26, false),
      ("iPhone 16", 27, true), ("iPhone XR", 18, true), ("iPhone XR", 13, false),
      ("iPhone 14", 26, false), ("iPhone 14/landscape", 26, true), ("iPhone 8", 16, false),
    ] {
      let profile = try Self.profile(name, ios: major)
      #expect(profile.isEstimated == isEstimated, "\(name), iOS \(major)")
      #expect(LayoutEnvironment(profile).isEstimated == isEstimated)
    }
  }

  @Test func `all systems of a device are the newest of each group that lays out alike`() throws {
    let book = RuleBook.standard
    let found = try Self.profile("iPhone 11").runningAll { book.areAlike($0, $1) }
    let majors = found.map(\.system.major)
    #expect(majors.first == 26 && majors == majors.sorted(by: >))
    #expect(majors.contains(18) && majors.contains(13))
    for (a, b) in zip(found, found.dropFirst()) {
      #expect(!book.areAlike(a.system, b.system) || a.safeArea != b.safeArea)
    }
  }

  @Test(arguments: [
    ("ipad-9.7/landscape/slide_over", "320x728", "wC-hR"),
    ("ipad-11/portrait/slide_over", "375x1154", "wC-hR"),
    ("ipad-13/landscape/slide_over", "375x992", "wC-hR"),
    ("ipad-11/landscape/800x600", "800x600", "wR-hR"),
    ("iPad (A16)/portrait/500×700", "500x700", "wC-hR"),
    ("iPhone 13 mini/portrait/zoomed", "320x693", "wC-hR"),
    ("iPhone 8/portrait/zoomed", "320x568", "wC-hR"),
    ("iPhone 8 Plus/landscape/zoomed", "667x375", "wC-hC"),
  ])
  func `a name may say a part of the screen`(name: String, size: String, cell: String) throws {
    let profile = try Self.profile(name)
    #expect(profile.size == DeviceTable.size(size))
    #expect(profile.cell.description == cell)
    #expect(!DeviceProfile.all.contains(profile) || profile.name == "ipad-9.7")
  }

  @Test func `every pad has Slide Over, with the insets of its top and bottom alone`() throws {
    for screen in DeviceTable.screens where screen.idiom == .pad {
      for orientation in ["portrait", "landscape"] {
        let whole = try Self.profile("\(screen.name)/\(orientation)")
        let part = try Self.profile("\(screen.name)/\(orientation)/slide_over")
        #expect(part.size.height == whole.size.height - 40, "\(part.key)")
        #expect(part.safeArea.top == whole.safeArea.top && part.safeArea.left == 0)
      }
    }
  }

  @Test(arguments: [
    "iphone-4.7/portrait/800x600", "ipad-11/portrait/900x600", "ipad-11/portrait/100x600",
    "ipad-11/portrait/zoomed", "iphone-3.5/portrait/zoomed", "iphone-4.7/portrait/slide_over",
    "iPad Air 2/portrait/600x600",
  ])
  func `a part that a device does not have is an error`(name: String) {
    #expect(throws: UnknownDevice.self) { try DeviceProfile.profiles(named: name) }
  }

  @Test(arguments: [
    ("320x300", "wC-hR"), ("320x568", "wC-hR"), ("667x375", "wC-hC"), ("956x440", "wC-hC"),
    ("500x490", "wC-hR"), ("800x600", "wR-hR"), ("600x500", "wC-hR"),
  ])
  func `only what is as wide and low as a phone in landscape is compact in height`(
    size: String, cell: String
  ) throws {
    let size = try #require(DeviceTable.size(size))
    #expect(LayoutEnvironment.usualCell(of: size).description == cell)
  }
}
