import Foundation
import Synchronization
import TestSupport
import Testing

/// `ninegrid`, which lies beside the program that runs the tests.
private let program = (Bundle.main.executableURL ?? URL(fileURLWithPath: "/"))
  .deletingLastPathComponent().appendingPathComponent("ninegrid")

/// Control-C, with the program itself: signals reach no command that runs in the tests' own process.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: program.path),
    "needs ninegrid beside the tests"))
struct ControlCTests {
  static let words = "stopping after what has begun; control-C again ends at once\n"

  /// A folder with so many documents that a command is not done before it is stopped.
  private func folder(count: Int = 3000) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 0..<count {
      try folder.write(SampleDocuments.twoBoxes(gap: number), to: "App/\(number).storyboard")
    }
    return folder
  }

  /// A process whose rows tell when it has begun.
  private func start(_ arguments: [String], in folder: TemporaryFolder) throws -> (
    process: Process, output: FileHandle, errors: Pipe
  ) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return (process, output.fileHandleForReading, errors)
  }

  @Test func `the first finishes what has begun, and says so`() throws {
    let folder = try folder()
    let (process, output, errors) = try start(["import", "App", "--format", "csv"], in: folder)
    // The header and a row: work is under way.
    var rows = Data()
    while rows.count(where: { $0 == UInt8(ascii: "\n") }) < 2 { rows += output.availableData }
    process.interrupt()
    rows += try output.readToEnd() ?? Data()
    let told = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 2)
    #expect(told.hasPrefix(Self.words))
    let count = rows.count { $0 == UInt8(ascii: "\n") } - 1
    #expect(told.contains("stopped after \(count) of 3000 documents; import again to go on"))
    #expect(count < 3000)
  }

  @Test func `what is written together is all written`() throws {
    let folder = try TemporaryFolder()
    // None that would be resolved first.
    let count = 300
    for number in 0..<count { try folder.write(SampleDocuments.mac, to: "App/\(number).xib") }
    let app = folder.path + "/App"
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: app) }
    let (process, output, errors) = try start(
      ["migrate", "native", "App", "--format", "csv"], in: folder)
    // What comes lies beside its place first.
    while process.isRunning, try names().count == count { usleep(1000) }
    process.interrupt()
    _ = try output.readToEnd()
    _ = try errors.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(try names().count { $0.hasSuffix(".json") } == count)
    #expect(try names().count == 2 * count)
  }

  @Test func `the second ends at once`() throws {
    let folder = try folder()
    // Nobody reads the rows: it can't finish what it has begun.
    let (process, output, errors) = try start(["import", "App", "--format", "csv"], in: folder)
    var waiting: CInt = 0
    var before: CInt = -1
    while waiting < 4096 || waiting != before {
      before = waiting
      usleep(300_000)
      try #require(process.isRunning)
      #expect(ioctl(output.fileDescriptor, UInt(FIONREAD), &waiting) == 0)
    }
    process.interrupt()
    let told = errors.fileHandleForReading.availableData
    #expect(String(decoding: told, as: UTF8.self) == Self.words)
    #expect(process.isRunning)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT)
  }
}
