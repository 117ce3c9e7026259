import Foundation
import HostAccess
import TestSupport
import Testing

@Suite struct UnchangedTests {
  private func change(_ sql: String, in folder: TemporaryFolder) throws {
    try StoreShell.run(sql, on: folder.path + "/ninegrid.sqlite")
  }

  private func importAgain(_ folder: TemporaryFolder) async -> String {
    await run("import App", in: folder.url).stdout
  }

  @Test func `a file changed within the same second is read again`() async throws {
    let folder = try TemporaryFolder()
    let file = "App/a.storyboard"
    try folder.write(SampleDocuments.twoBoxes(gap: 10), to: file)
    _ = await importAgain(folder)
    let path = folder.path + "/" + file
    let before = try FileManager.default.attributesOfItem(atPath: path)
    // As long as before, with the same time of change of its content.
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(before[.modificationDate])], ofItemAtPath: path)
    let after = try FileManager.default.attributesOfItem(atPath: path)
    #expect(after[.size] as? Int == before[.size] as? Int)
    #expect(await importAgain(folder) == "1 document: 1 changed\n")
  }

  @Test func `a touched file with the same bytes imports nothing`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(), to: "App/a.storyboard")
    _ = await importAgain(folder)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
      ofItemAtPath: folder.path + "/App/a.storyboard")
    #expect(await importAgain(folder) == "1 document: 1 unchanged\n")
    #expect(await importAgain(folder) == "1 document: 1 unchanged\n")
    let log = await run("log App/a.storyboard --format csv", in: folder.url)
    #expect(log.stdout.split(separator: "\n").count == 2)
  }

  @Test(.enabled(if: StoreShell.isThere, "needs the sqlite3 shell"))
  func `a file that looks as it did is not read`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.twoBoxes(gap: 10), to: "App/a.storyboard")
    _ = await importAgain(folder)
    try folder.write(SampleDocuments.twoBoxes(gap: 12), to: "App/a.storyboard")
    var status = stat()
    #expect(stat(folder.path + "/App/a.storyboard", &status) == 0)
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    // The store believes that it has seen the new file long after it was written: that it does not notice shows that it
    // has read nothing.
    try change(
      """
      UPDATE fileStamp SET size = \(status.st_size), inode = \(status.st_ino),
        modified = \(modified.tv_sec) * 1000000000 + \(modified.tv_nsec),
        changed = \(changed.tv_sec) * 1000000000 + \(changed.tv_nsec),
        seen = (\(changed.tv_sec) + 60) * 1000000000
      """, in: folder)
    #expect(await importAgain(folder) == "1 document: 1 unchanged\n")
    // One nanosecond earlier, and it is another file.
    try change("UPDATE fileStamp SET changed = changed - 1", in: folder)
    #expect(await importAgain(folder) == "1 document: 1 changed\n")
  }

  @Test(.enabled(if: StoreShell.isThere, "needs the sqlite3 shell"))
  func `a document with warnings tells them at each import`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      SampleDocuments.twoBoxes().replacing(
        #"secondItem="bxL-00-001" secondAttribute="trailing""#,
        with: #"secondItem="gone-00-01" secondAttribute="trailing""#),
      to: "App/a.storyboard")
    let first = await run("import App", in: folder.url)
    try change("UPDATE fileStamp SET seen = seen + 60000000000", in: folder)
    let second = await run("import App", in: folder.url)
    #expect(!first.stderr.isEmpty)
    #expect(second.stderr == first.stderr)
    #expect(second.exitCode == first.exitCode)
  }

  @Test func `batches that run at once make each layout once`() async throws {
    let folder = try TemporaryFolder()
    for number in 0..<40 {
      try folder.write(SampleDocuments.twoBoxes(gap: number + 1), to: "App/\(number).storyboard")
    }
    _ = await importAgain(folder)
    let line = "batch --every-device --format csv --jobs 1"
    async let one = run(line, in: folder.url)
    async let two = run(line, in: folder.url)
    var resolved = 0
    for output in [await one, await two] {
      #expect(output.exitCode == 0)
      let rows = output.stdout.split(separator: "\n").dropFirst()
        .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
      #expect(rows.count == 40)
      // What is not resolved here is up to date, since the other batch has done it.
      let counts = rows.map { (Int($0[5]) ?? 0, Int($0[6]) ?? 0) }
      #expect(Set(counts.map { $0.0 + $0.1 }).count == 1)
      resolved += counts.reduce(0) { $0 + $1.0 }
    }
    let sql = "sql 'SELECT count(*) AS number FROM results' --format csv"
    #expect(await run(sql, in: folder.url).stdout == "number\n\(resolved)\n")
    let again = await run("batch --every-device", in: folder.url)
    #expect(again.stdout.hasSuffix("all \(resolved) layouts are up to date\n"))
  }

  @Test func `a process that has ended is no longer at work`() throws {
    let own = WorkingProcess().text
    #expect(WorkingProcess().text != own)
    let now = WorkingProcess.secondsSince1970
    #expect(WorkingProcess.isAtWork(own, since: now))
    let parts = own.split(separator: "/").map(String.init)
    // Another process that had the number before.
    #expect(!WorkingProcess.isAtWork("\(parts[0])/\(parts[1])/1/1", since: now))
    #expect(!WorkingProcess.isAtWork("nonsense", since: now))
    #expect(WorkingProcess.isAtWork("elsewhere/1/1/1", since: now))
    #expect(!WorkingProcess.isAtWork("elsewhere/1/1/1", since: now - 10_000))
    let other = Process()
    other.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    other.arguments = ["true"]
    try other.run()
    let number = other.processIdentifier
    other.waitUntilExit()
    #expect(!WorkingProcess.isAtWork("\(parts[0])/\(number)/\(parts[2])/1", since: now))
  }
}
