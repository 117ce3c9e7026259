import LayoutEngine
import LayoutModel
import PlatformRules
import TestSupport
import Testing

/// Documents with frames for several environments.
///
/// A case in `Cases/Devices` says in its first comment what comes out where:
///
///     on designed
///     on iphone-4.7/portrait [rtl] [hide:<id>] [show:<id>] [text:<key>=<word>] [size:AX5]
///         [ios:<major>] [safe:<top>,<left>,<bottom>,<right>] [place:<kind>[:<width>x<height>]]
///       <id> <x> <y> <width> <height>     the frame of a view
///       content <id> <width> <height>     the content size of a scroll view
///       absent <id>                       the view is not installed
///       place <scene> <kind> <x> <y> <width> <height>    where on the screen the scene is
///       covered <scene> <top> <left> <bottom> <right>    what bars and the device cover of its root
@Suite struct DeviceFrameTests {
  static let cases = CaseFile.names(in: "Cases/Devices")

  @Test func `there are cases`() {
    #expect(Self.cases.count >= 20)
  }

  @Test(arguments: cases)
  func `each environment gives the frames of the case`(name: String) throws {
    try Self.check(CaseFile("Cases/Devices/\(name)"))
  }

  static let places = CaseFile.names(in: "Cases/Places")

  @Test(arguments: places)
  func `each place gives the frames of the case`(name: String) throws {
    try Self.check(CaseFile("Cases/Places/\(name)"))
  }

  @Test func `there are places`() {
    #expect(Self.places.count >= 10)
  }

  static func check(_ file: CaseFile) throws {
    let name = file.name
    let faults = findings(in: LayoutDocument(file.tree))
    #expect(faults.isEmpty, "\(name): \(faults)")
    let resolver = LayoutResolver(LayoutDocument(file.tree.blinded()))
    var layouts: [ResolvedLayout] = []
    var environment = ""
    var checked = 0
    for words in file.expectations {
      if words.first == "on" {
        environment = words.dropFirst().joined(separator: " ")
        layouts = try resolve(resolver, words.dropFirst(), of: file)
        for layout in layouts {
          #expect(layout.status == .ok, "\(name) on \(environment): \(findings(in: layout))")
        }
        continue
      }
      checked += 1
      if ["place", "covered"].contains(words[0]) {
        try checkPlace(words, layouts, of: file, on: environment)
        continue
      }
      try check(words, layouts.flatMap(\.views), of: file, on: environment)
    }
    #expect(checked > 0, "\(name) expects nothing")
  }

  private static func resolve(
    _ resolver: LayoutResolver, _ words: some Sequence<String>, of file: CaseFile
  ) throws -> [ResolvedLayout] {
    let words = Array(words)
    if words == ["designed"] { return resolver.resolveAsDesigned() }
    guard let key = words.first, let profile = DeviceProfile.profile(key: key) else {
      throw file.unreadable(words)
    }
    var environment = LayoutEnvironment(profile)
    var texts: [String: String] = [:]
    for word in words.dropFirst() {
      if word == "rtl" {
        environment.direction = .rightToLeft
      } else if word.hasPrefix("hide:") || word.hasPrefix("show:") {
        environment.hidden[ObjectID(String(word.dropFirst(5)))] = word.hasPrefix("hide:")
      } else if word.hasPrefix("text:"), let split = word.firstIndex(of: "=") {
        texts[String(word[..<split].dropFirst(5))] = String(word[split...].dropFirst())
      } else if word.hasPrefix("ios:"), let major = Int(word.dropFirst(4)) {
        environment = environment.running(SystemRelease(major: major))
      } else if word.hasPrefix("safe:") {
        let numbers = word.dropFirst(5).split(separator: ",").compactMap { Double($0) }
        environment.safeArea = EdgeInsets(
          top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
      } else if word == "bars:navigation" {
        environment.bars = .only([.navigation])
      } else if word == "size:AX5" {
        environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      } else if word.hasPrefix("place:") {
        environment.place = try place(word, file, words)
      } else {
        throw file.unreadable(words)
      }
    }
    environment.texts = TextSubstitutions(texts)
    return resolver.resolve(in: environment)
  }

  private static func place(
    _ word: String, _ file: CaseFile, _ words: [String]
  ) throws -> PlaceChoice {
    let parts = word.split(separator: ":").map(String.init)
    if let number = Int(parts[1]) { return .number(number - 1) }
    guard let kind = Place.Kind(rawValue: parts[1]) else { throw file.unreadable(words) }
    let lengths = parts.count > 2 ? parts[2].split(separator: "x").compactMap { Double($0) } : []
    return .kind(
      kind, lengths.count == 2 ? Size(width: lengths[0], height: lengths[1]) : nil)
  }

  private static func checkPlace(
    _ words: [String], _ layouts: [ResolvedLayout], of file: CaseFile, on environment: String
  ) throws {
    let comment = "\(file.name) on \(environment): \(words.joined(separator: " "))"
    let layout = try #require(layouts.first { $0.scene.text == words[1] }, "\(comment)")
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 4 else { throw file.unreadable(words) }
    if words[0] == "covered" {
      let safe = try #require(layout.safeArea)
      for (found, wanted) in zip([safe.top, safe.left, safe.bottom, safe.right], numbers) {
        #expect(abs(found - wanted) < 0.01, "\(comment): \(safe)")
      }
      return
    }
    let place = try #require(layout.place)
    let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    #expect(place.kind.rawValue == words[2], "\(comment)")
    #expect(place.frame.distance(to: frame) < 0.01, "\(comment): \(place.frame)")
  }

  private static func check(
    _ words: [String], _ views: [ResolvedView], of file: CaseFile, on environment: String
  ) throws {
    let place = "\(file.name) on \(environment)"
    switch words.first {
    case "absent":
      #expect(!views.contains { $0.id.text == words.last }, "\(place): \(words)")
    case "content":
      let numbers = words.compactMap { Double($0) }
      guard words.count == 4, numbers.count == 2 else { throw file.unreadable(words) }
      let view = try #require(views.first { $0.id.text == words[1] }, "\(place): \(words)")
      #expect(
        view.contentSize == Size(width: numbers[0], height: numbers[1]), "\(place): '\(view.id)'")
    default:
      let expected = try file.frame(words)
      let view = try #require(views.first { $0.id == expected.id }, "\(place): \(words)")
      #expect(
        view.frame.distance(to: expected.frame) < 0.01,
        "\(place): '\(view.id)' is at \(view.frame), expected \(expected.frame)")
    }
  }
}
