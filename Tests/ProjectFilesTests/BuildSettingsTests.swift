import ProjectFiles
import Testing

@Suite struct BuildSettingsTests {
  private let settings = BuildSettings([
    .init(
      source: "target",
      values: ["A": "$(inherited) own", "NAME": "${PREFIX}/Info.plist", "LOOP": "$(POOL)"]),
    .init(
      source: "file",
      values: ["A": "shared", "PREFIX": "App", "B[sdk=iphoneos*]": "device", "B": "any"]),
    .init(
      source: "project", values: ["C": "$(NAME:lower)$(NOBODY)", "POOL": "$(LOOP)", "PRICE": "5$"]),
  ])

  @Test(arguments: [
    ("A", "shared own", "target"), ("NAME", "App/Info.plist", "target"), ("B", "device", "file"),
    ("C", "App/Info.plist", "project"), ("PRICE", "5$", "project"),
  ])
  func `a setting comes from the strongest layer, with what it refers to`(
    key: String, text: String, source: String
  ) {
    #expect(settings.value(key)?.text == text)
    #expect(settings.value(key)?.source == source)
  }

  @Test func `what nobody sets is nothing, and a circle ends`() {
    #expect(settings.value("NOBODY") == nil)
    #expect(settings.value("LOOP") != nil)
  }

  @Test func `a configuration file has settings, conditions, includes and comments`() {
    let file = readConfigurationFile(
      """
      // Comment
      #include "../Base.xcconfig"
      #include? "Local.xcconfig"
      IPHONEOS_DEPLOYMENT_TARGET = 15.0 // newest
      OTHER[sdk=iphoneos*] = -a -b;
      =nothing
      words
      EMPTY =
      """)
    #expect(
      file.lines == [
        .include(path: "../Base.xcconfig", isOptional: false),
        .include(path: "Local.xcconfig", isOptional: true),
        .setting(key: "IPHONEOS_DEPLOYMENT_TARGET", value: "15.0"),
        .setting(key: "OTHER[sdk=iphoneos*]", value: "-a -b"),
        .setting(key: "EMPTY", value: ""),
      ])
  }
}
