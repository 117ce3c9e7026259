import Foundation
import TestSupport
import Testing

@Suite struct ProjectTests {
  /// The sample project, with a document in a folder of its own.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: sourceRoot.appendingPathComponent("Samples/app"),
      to: folder.url.appendingPathComponent("App"))
    return folder
  }

  private func devices(_ result: CommandResult) throws -> Set<String> {
    try Set(
      result.jsonLines().compactMap { line in
        let environment = line["environment"]
        guard let device = environment?["device"]?.string else { return nil }
        return [
          device, environment?["orientation"]?.string, environment?["split"]?.string,
        ].compactMap { $0 }.joined(separator: "/")
      })
  }

  @Test func `project tells what it found, and where`() async throws {
    let folder = try folder()
    let result = await run("project", in: folder.url)
    #expect(result.exitCode == 0)
    expectGolden(result.stdout, named: "project.txt")
    let inside = await run("project App/Trips.storyboard", in: folder.url)
    #expect(inside.stdout == result.stdout)
  }

  @Test func `all devices are those of the app, and every device is every one`() async throws {
    let folder = try folder()
    let own = try devices(
      await run("resolve App/Trips.storyboard --all-devices --format jsonl", in: folder.url))
    #expect(own.contains("iphone-6.1-island/landscape"))
    #expect(own.allSatisfy { !$0.hasPrefix("ipad") })
    let every = try devices(
      await run("resolve App/Trips.storyboard --every-device --format jsonl", in: folder.url))
    #expect(every.isSuperset(of: own) && every.contains("ipad-11/landscape/one_half"))
  }

  @Test func `a batch resolves what the app shows`() async throws {
    let folder = try folder()
    _ = await run("import App", in: folder.url)
    _ = await run("batch", in: folder.url)
    let devices = "SELECT DISTINCT environment FROM results ORDER BY environment"
    let own = await run(["sql", devices, "--format", "csv"], workingDirectory: folder.path)
    #expect(!own.stdout.contains("ipad") && own.stdout.contains("iphone-6.1-island"))
    _ = await run("batch --every-device", in: folder.url)
    let every = await run(["sql", devices, "--format", "csv"], workingDirectory: folder.path)
    #expect(every.stdout.contains("ipad-11"))
  }

  @Test func `an app that is always dark is drawn dark`() async throws {
    let folder = try folder()
    let light = await run("render App/Trips.storyboard", in: folder.url)
    let plist = try String(contentsOfFile: folder.path + "/App/Info.plist", encoding: .utf8)
    try folder.write(
      plist.replacing("<dict>", with: "<dict><key>UIUserInterfaceStyle</key><string>Dark</string>"),
      to: "App/Info.plist")
    let dark = await run("render App/Trips.storyboard", in: folder.url)
    #expect(dark.stdout != light.stdout)
    let named = await run("render App/Trips.storyboard --appearance dark", in: folder.url)
    #expect(dark.stdout == named.stdout)
  }

  @Test func `a project that can't be read restricts nothing, and is told`() async throws {
    let folder = try folder()
    try folder.write("{ broken", to: "App/Trips.xcodeproj/project.pbxproj")
    let result = await run("project", in: folder.url)
    #expect(result.exitCode == 1)
    #expect(result.stderr.contains("'App/Trips.xcodeproj/project.pbxproj' can't be read"))
    let own = try devices(
      await run("resolve App/Trips.storyboard --all-devices --format jsonl", in: folder.url))
    #expect(own.contains("ipad-11/portrait"))
  }

  @Test func `where there is no project, that is said`() async throws {
    let folder = try TemporaryFolder()
    let result = await run("project", in: folder.url)
    #expect(result.exitCode == 1 && result.stderr.contains("no Xcode project"))
    #expect(await run("project nowhere", in: folder.url).exitCode == 2)
  }
}
