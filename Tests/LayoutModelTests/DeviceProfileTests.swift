import PlatformRules
import TestSupport
import Testing

@testable import LayoutModel

@Suite struct DeviceProfileTests {
  @Test func `the tables name each other's screens`() {
    let names = Set(DeviceTable.namedScreens.map(\.name))
    #expect(names.count == DeviceTable.screens.count + 2)
    #expect(Set(DeviceTable.models.map(\.screen)) == names)
    #expect(Set(DeviceTable.safeAreas.map(\.screen)).isSubset(of: names))
    #expect(Set(DeviceTable.splits.map(\.screen)).isSubset(of: names))
    #expect(Set(DeviceTable.zoomedSizes.keys).isSubset(of: names))
  }

  @Test func `every row of the tables is a profile`() {
    let screens = Set(DeviceProfile.all.map(\.name))
    #expect(screens.count == 24)
    #expect(DeviceProfile.fullScreens.count == 48)
    #expect(DeviceProfile.all.count == 48 + 47)
  }

  @Test func `a screen runs the newest system that was recorded, and old ones what they can`()
    throws
  {
    for (name, system) in [
      ("iphone-6.3", 26), ("iphone-6.9", 26), ("iphone-6.5-air", 26), ("iphone-6.1-island", 26),
      ("iphone-3.5", 9), ("iphone-4.0", 15), ("iphone-5.5", 16), ("ipad-12.9", 26),
      ("iphone-duo", 27),
    ] {
      for profile in try DeviceProfile.profiles(named: name) {
        #expect(profile.system.major == system, "\(profile.key)")
        #expect(LayoutEnvironment(profile).system == profile.system)
      }
    }
  }

  @Test func `the list of profiles`() {
    let lines = DeviceProfile.all.map { profile in
      let size =
        "\(NumberText.shortest(profile.size.width))x\(NumberText.shortest(profile.size.height))"
      let area = [
        profile.safeArea.top, profile.safeArea.left, profile.safeArea.bottom,
        profile.safeArea.right,
      ].map(NumberText.shortest).joined(separator: ",")
      let scale = NumberText.shortest(profile.scale)
      return [profile.key, size, "@\(scale)x", profile.cell.description, area]
        .joined(separator: " ")
    }
    expectGolden(lines.joined(separator: "\n") + "\n", named: "profiles.txt")
  }

  @Test func `keys are unique and lead back`() {
    #expect(Set(DeviceProfile.all.map(\.key)).count == DeviceProfile.all.count)
    for profile in DeviceProfile.all {
      #expect(DeviceProfile.profile(key: profile.key) == profile)
      #expect((try? DeviceProfile.profiles(named: profile.key))?.contains(profile) == true)
    }
  }

  @Test func `phones come by size, then pads by size, portrait and the whole screen first`() {
    let portraits = DeviceProfile.fullScreens.filter { $0.orientation == .portrait }
    let phones = portraits.prefix { !$0.isPad }
    let pads = portraits.drop { !$0.isPad }
    #expect(!pads.contains { !$0.isPad })
    for group in [Array(phones), Array(pads)] {
      let sizes = group.map { [$0.size.width, $0.size.height] }
      #expect(sizes == sizes.sorted { $0.lexicographicallyPrecedes($1) })
    }
    let pad = DeviceProfile.all.filter { $0.name == "ipad-12.9" }.map(\.key)
    #expect(pad.first == "ipad-12.9/portrait")
    #expect(
      pad.dropFirst().prefix(3) == [
        "ipad-12.9/portrait/one_third", "ipad-12.9/portrait/two_thirds", "ipad-12.9/landscape",
      ])
  }

  @Test func `every profile has a final cell, whole pixels and a screen larger than its insets`() {
    for profile in DeviceProfile.all {
      #expect(profile.cell.isFinal, "\(profile.key)")
      let pixels = profile.size.width * profile.scale
      #expect(pixels == pixels.rounded(), "\(profile.key)")
      #expect(profile.safeArea.top + profile.safeArea.bottom < profile.size.height)
    }
  }

  @Test func `landscape turns the screen`() {
    for portrait in DeviceProfile.fullScreens where portrait.orientation == .portrait {
      let landscape = DeviceProfile.profile(key: "\(portrait.name)/landscape")
      #expect(landscape?.size.width == portrait.size.height)
      #expect(landscape?.size.height == portrait.size.width)
    }
  }

  @Test func `the parts of a pad's screen and the divider fill it`() {
    for profile in DeviceProfile.fullScreens where profile.isPad {
      func width(_ part: String) -> Double? {
        DeviceProfile.profile(key: "\(profile.key)/\(part)")?.size.width
      }
      if let narrow = width("one_third"), let wide = width("two_thirds") {
        #expect(narrow + 10 + wide == profile.size.width, "\(profile.key)")
      }
      if let half = width("one_half") {
        #expect(half * 2 + 10 == profile.size.width, "\(profile.key)")
      }
    }
  }

  @Test func `large phones alone are regular in width when held sideways`() {
    let wide = DeviceProfile.fullScreens.filter { !$0.isPad && $0.cell.width == .regular }
    #expect(
      wide.map(\.name) == [
        "iphone-5.5", "iphone-6.1-lcd", "iphone-6.5", "iphone-6.5-air", "iphone-6.7",
        "iphone-6.7-island", "iphone-6.9",
      ])
    #expect(wide.allSatisfy { $0.orientation == .landscape && $0.cell.height == .compact })
  }

  @Test(arguments: [
    ("iphone-4.7", "iphone-4.7"), ("retina6_1", "iphone-6.1-lcd"), ("RETINA4_7", "iphone-4.7"),
    ("iPhone 15 Pro", "iphone-6.1-island"), ("iphone-15-pro", "iphone-6.1-island"),
    ("iphone xs max", "iphone-6.5"), ("iPhone SE (1st generation)", "iphone-4.0"),
    ("iPhone SE", "iphone-4.7"), ("iPad mini 7.9-inch", "ipad-9.7"), ("ipad7_9", "ipad-8.3"),
    ("ipad12_9", "ipad-12.9"), ("iPad Pro 13-inch (M4)", "ipad-13"),
  ])
  func `a device is found by screen, id of Interface Builder or model`(
    name: String, screen: String
  ) throws {
    let found = try DeviceProfile.profiles(named: name)
    #expect(Set(found.map(\.name)) == [screen])
    let profile = try DeviceProfile.profile(named: name, orientation: .landscape)
    #expect(profile.key == "\(screen)/landscape")
  }

  @Test func `every model and id leads to its own screen`() throws {
    for profile in DeviceProfile.all {
      for name in profile.models + profile.interfaceBuilderIDs + [profile.name] {
        let found = try DeviceProfile.profiles(named: name)
        #expect(found.map(\.key).contains(profile.key), "\(name)")
      }
    }
  }

  @Test func `a name may say how the device is held`() throws {
    let one = try DeviceProfile.profiles(named: "iPhone 8/landscape")
    #expect(one.map(\.key) == ["iphone-4.7/landscape"])
    let part = try DeviceProfile.profile(
      named: "ipad-11", orientation: .landscape, split: "one_half")
    #expect(part.size == Size(width: 592, height: 834))
  }

  @Test(arguments: ["iphone-99", "iPhone 19", "ipad-99"])
  func `a number that no device has suggests no other device`(name: String) {
    let error = #expect(throws: UnknownDevice.self) { try DeviceProfile.profiles(named: name) }
    #expect(error?.suggestion == nil)
  }

  @Test(arguments: [
    ("iphone-4.8", "iphone-4.0"), ("iPhone 15 Por", "iPhone 15 Pro"), ("retina61", "retina6_1"),
    ("iphon-6.9", "iphone-6.9"), ("ipad-11/sideways", "ipad-11/portrait"),
    ("ipad-11/landscape/half", "ipad-11/landscape"), ("ipad-11/landscap", "ipad-11/landscape"),
  ])
  func `an unknown name suggests the nearest`(name: String, suggestion: String) {
    let error = #expect(throws: UnknownDevice.self) { try DeviceProfile.profiles(named: name) }
    #expect(error?.suggestion == suggestion)
    #expect(error?.description == "there is no device '\(name)'; did you mean '\(suggestion)'?")
  }

  @Test(arguments: [
    "", "Nokia", "/", "ipad-11/landscape/one_half/x", "iphone-4.7/landscape/one_half",
  ])
  func `what names nothing is an error`(name: String) {
    #expect(throws: UnknownDevice.self) { try DeviceProfile.profiles(named: name) }
  }

  @Test func `an environment has what the profile has`() throws {
    let profile = try DeviceProfile.profile(named: "ipad-12.9/landscape/one_half")
    let environment = LayoutEnvironment(profile, direction: .rightToLeft)
    #expect(environment.device == "ipad-12.9")
    #expect(environment.split == "one_half")
    #expect(environment.size == Size(width: 678, height: 1024))
    #expect(environment.cell.description == "wR-hR")
    #expect(environment.safeArea == EdgeInsets(top: 32, bottom: 25))
    #expect(!environment.isAsDesigned)
  }
}
