import TestSupport
import Testing

/// `--ios`, names of devices as Xcode lists them, and parts of screens.
@Suite struct SystemOptionTests {
  private static let sample = "Samples/screens/sign-in.json"

  private static func environments(_ options: String) async throws -> [Environment] {
    let result = await run("resolve \(sample) \(options) --format jsonl", in: sourceRoot)
    #expect(result.exitCode <= 1, "\(options): \(result.stderr)")
    return try result.jsonLines().map { line in
      let environment = line["environment"]
      return Environment(
        ios: environment?["ios"]?.number.map { Int($0) },
        size: ["width", "height"].map { environment?["size"]?[$0]?.number })
    }
  }

  private struct Environment {
    var ios: Int?
    var size: [Double?]
  }

  @Test func `a device runs its newest system, or the one that is asked for`()
    async throws
  {
    #expect(try await Self.environments("--device iphone-6.1-island").map(\.ios) == [26])
    #expect(try await Self.environments("--device 'iPhone XR'").map(\.ios) == [18])
    #expect(try await Self.environments("--device 'iPhone 8'").map(\.ios) == [16])
    #expect(try await Self.environments("--device iphone-6.1-island --ios 17").map(\.ios) == [17])
    #expect(try await Self.environments("--device 'iPhone 17 Pro' --ios 27").map(\.ios) == [27])
    #expect(try await Self.environments("--size 375x667 --ios 17").map(\.ios) == [17])
  }

  @Test func `all means each system that lays out in another way, the newest first`() async throws {
    let found = try await Self.environments("--device 'iPhone 11' --ios all").compactMap(\.ios)
    #expect(found.first == 26 && found.count > 3 && found == found.sorted(by: >))
    #expect(found.contains(18) && !found.contains(12))
  }

  @Test func `windows, Slide Over and Display Zoom have names`() async throws {
    #expect(
      try await Self.environments("--device 'iPad (A16)/landscape/800x600'").map(\.size)
        == [[800, 600]])
    #expect(
      try await Self.environments("--device ipad-11/portrait/slide_over").map(\.size)
        == [[375, 1154]])
    #expect(
      try await Self.environments("--device 'iPhone 13/portrait/zoomed'").map(\.size)
        == [[320, 693]])
  }

  @Test(arguments: [
    (
      "--device 'iPhone 8' --ios 17",
      "'iPhone 8' runs only iOS 11 … 16; '--ios' names another one."
    ),
    ("--device 'iPhone 17' --ios 19", "'19' is not a release of iOS"),
    ("--as-designed --ios 17", "'--as-designed' takes device"),
    ("--size 375x667 --ios all", "'--ios all' is for devices"),
    ("--device 'iPad Air 12-inch (M3)'", "There is no device"),
    ("--every-device --ios 4 --size-class wR-hR", "No device"),
  ])
  func `what no device runs is refused`(options: String, message: String) async throws {
    let result = await run("resolve \(Self.sample) \(options)", in: sourceRoot)
    #expect(result.exitCode == 64, "\(result.stdout)")
    #expect(result.stderr.contains(message), "\(result.stderr)")
  }

  @Test func `every command that resolves takes a system`() async throws {
    for command in [
      "check \(Self.sample)", "explain \(Self.sample) 'Welcome Label'",
      "diff \(Self.sample) --from ios=17 --to ios=26",
      "sweep \(Self.sample) --device 'iPhone 15'",
    ] {
      let options =
        command.hasPrefix("diff")
        ? "" : command.hasPrefix("sweep") ? "--ios 17" : "--device 'iPhone 15' --ios 17"
      let result = await run("\(command) \(options)", in: sourceRoot)
      #expect(result.exitCode <= 1, "\(command): \(result.stderr)")
    }
    let refused = await run("sweep \(Self.sample) --device 'iPhone 15' --ios 9", in: sourceRoot)
    #expect(refused.exitCode == 64)
  }
}
