import Foundation
import HostAccess
import Synchronization
import TestSupport
import Testing

@testable import NinegridCommands

/// A change of several files is all done or not at all, wherever it ends.
@Suite struct ChangeJournalTests {
  /// A disk that stops at one step: it fails, or the process is dead, for which every later step fails, too.
  final class StoppingDisk: Sendable {
    private let step: Int
    private let isDead: Bool
    private let count = Mutex(0)

    init(at step: Int, isDead: Bool) {
      self.step = step
      self.isDead = isDead
    }

    var stepCount: Int { count.withLock { $0 } }

    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
      try Disk.$fault.withValue(fault, operation: body)
    }

    var fault: @Sendable (Disk.Step, String) -> Int32 {
      { [self] _, _ in
        let number = count.withLock { count in
          count += 1
          return count
        }
        return number == step || isDead && number > step ? EIO : 0
      }
    }
  }

  /// A storyboard that is split beside a folder of translations; another file goes.
  private func folder() throws -> (folder: TemporaryFolder, changes: [FileChange]) {
    let folder = try TemporaryFolder()
    try folder.write("all scenes", to: "Base.lproj/Main.storyboard")
    try folder.write("all texts", to: "de.lproj/Main.strings")
    try folder.write("gone soon", to: "Base.lproj/Old.storyboard")
    func change(_ name: String, _ text: String?, _ old: String?) -> FileChange {
      FileChange(
        path: "\(folder.path)/\(name)", name: name, bytes: text.map { Array($0.utf8) },
        expected: old.map { .bytes(Array($0.utf8)) } ?? .nothing)
    }
    return (
      folder,
      [
        change("Base.lproj/Main.storyboard", "one scene", "all scenes"),
        change("Base.lproj/Old.storyboard", nil, "gone soon"),
        change("Base.lproj/New.storyboard", "another scene", nil),
        change("de.lproj/Main.strings", "one text", "all texts"),
        change("de.lproj/New.strings", "another text", nil),
      ]
    )
  }

  private func state(_ folder: TemporaryFolder) throws -> [String: String] {
    var result: [String: String] = [:]
    for place in ["Base.lproj", "de.lproj"] {
      for name in try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(place)") {
        result["\(place)/\(name)"] = try folder.read("\(place)/\(name)")
      }
    }
    return result
  }

  private static let old = [
    "Base.lproj/Main.storyboard": "all scenes", "Base.lproj/Old.storyboard": "gone soon",
    "de.lproj/Main.strings": "all texts",
  ]
  private static let new = [
    "Base.lproj/Main.storyboard": "one scene", "Base.lproj/New.storyboard": "another scene",
    "de.lproj/Main.strings": "one text", "de.lproj/New.strings": "another text",
  ]

  /// What a command that writes there does first.
  private func enter(_ place: String, _ folder: TemporaryFolder) throws {
    try FolderVisits().enter(resolvedLink("\(folder.path)/\(place)"))
  }

  @Test(arguments: ["Base.lproj", "de.lproj"])
  func `after a kill at any step the next one ends it`(place: String) throws {
    var states: Set<[String: String]> = []
    for step in 1... {
      let (folder, changes) = try folder()
      let disk = StoppingDisk(at: step, isDead: true)
      disk.run { _ = try? writeFilesTogether(changes) }
      if disk.stepCount < step { break }
      // Killed again while it ends that.
      for second in [1, 2, 3, 5, 8, 13] {
        StoppingDisk(at: second, isDead: true).run { _ = try? enter(place, folder) }
      }
      try enter("Base.lproj", folder)
      try enter(place, folder)
      let state = try state(folder)
      #expect(state == Self.old || state == Self.new, "step \(step): \(state)")
      states.insert(state)
    }
    #expect(states.count == 2)
  }

  @Test func `the next one that writes in any of the folders ends it`() throws {
    var endings = 0
    for step in 1... {
      let (folder, changes) = try folder()
      let disk = StoppingDisk(at: step, isDead: true)
      disk.run { _ = try? writeFilesTogether(changes) }
      if disk.stepCount < step { break }
      let before = try state(folder)
      // Before the link is there, nothing has changed in the other folder.
      guard before.keys.contains(where: { $0.hasPrefix("de.lproj/.") }) else { continue }
      endings += 1
      try enter("de.lproj", folder)
      let state = try state(folder)
      #expect(state == Self.old || state == Self.new, "step \(step): \(state)")
    }
    #expect(endings > 10)
  }

  @Test func `what is new is there before anything goes`() throws {
    var hasGone = false
    for step in 1... {
      let (folder, changes) = try folder()
      let disk = StoppingDisk(at: step, isDead: true)
      disk.run { _ = try? writeFilesTogether(changes) }
      if disk.stepCount < step { break }
      let state = try state(folder)
      let isNewThere =
        state["Base.lproj/New.storyboard"] != nil && state["de.lproj/New.strings"] != nil
      let isOldWhole =
        state["Base.lproj/Main.storyboard"] == "all scenes"
        && state["de.lproj/Main.strings"] == "all texts"
      let isGone = state["Base.lproj/Old.storyboard"] == nil
      #expect(isNewThere || isOldWhole, "step \(step)")
      #expect(!isGone || isNewThere && !isOldWhole, "step \(step)")
      hasGone = hasGone || isGone
    }
    #expect(hasGone)
  }

  @Test func `what can be neither finished nor taken back stays as it is`() throws {
    var refused = 0
    for step in 1... {
      let (folder, changes) = try folder()
      let disk = StoppingDisk(at: step, isDead: true)
      disk.run { _ = try? writeFilesTogether(changes) }
      if disk.stepCount < step { break }
      // One that is new has been saved since, and one that waits for its change.
      guard try state(folder)["Base.lproj/New.storyboard"] != nil else { continue }
      try folder.write("saved", to: "Base.lproj/New.storyboard")
      try folder.write("saved, too", to: "Base.lproj/Main.storyboard")
      let before = try state(folder)
      do {
        try enter("Base.lproj", folder)
      } catch {
        refused += 1
        #expect(try state(folder) == before, "step \(step)")
      }
    }
    #expect(refused > 0)
  }

  @Test func `where a step fails all files are as they were, or as they should be`() throws {
    for step in 1... {
      let (folder, changes) = try folder()
      let disk = StoppingDisk(at: step, isDead: false)
      var failure: (any Error)?
      do { try disk.run { try writeFilesTogether(changes) } } catch { failure = error }
      if disk.stepCount < step { break }
      let visible = try state(folder).filter { !$0.key.contains("/.") }
      #expect(visible == (failure == nil ? Self.new : Self.old), "step \(step): \(visible)")
      try enter("Base.lproj", folder)
      #expect(try state(folder) == visible, "step \(step)")
    }
  }

  @Test func `what somebody has saved meanwhile is not written over`() throws {
    for name in Self.old.keys.sorted() {
      let (folder, changes) = try folder()
      try folder.write("saved", to: name)
      #expect(throws: CommandFailure.changedSinceRead(path: name, isGone: false)) {
        try writeFilesTogether(changes)
      }
      var wanted = Self.old
      wanted[name] = "saved"
      #expect(try state(folder) == wanted)
    }
    let (folder, changes) = try folder()
    try folder.write("somebody's", to: "de.lproj/New.strings")
    #expect(throws: CommandFailure.fileExists(path: "de.lproj/New.strings")) {
      try writeFilesTogether(changes)
    }
    #expect(try state(folder) == Self.old.merging(["de.lproj/New.strings": "somebody's"]) { $1 })
  }

  @Test func `what was saved after a kill is kept, whatever becomes of the change`() throws {
    var kinds: Set<String> = []
    for step in 1... {
      let (folder, changes) = try folder()
      let disk = StoppingDisk(at: step, isDead: true)
      disk.run { _ = try? writeFilesTogether(changes) }
      if disk.stepCount < step { break }
      try folder.write("saved", to: "Base.lproj/Main.storyboard")
      var isRefused = false
      do { try enter("Base.lproj", folder) } catch { isRefused = true }
      let state = try state(folder)
      #expect(state["Base.lproj/Main.storyboard"] == "saved", "step \(step)")
      let kind = isRefused ? "refused" : state["Base.lproj/New.storyboard"] == nil ? "old" : "new"
      kinds.insert(kind)
      let visible = state.filter { !$0.key.contains("/.") }
      #expect(isRefused || visible.count == state.count, "step \(step)")
      if kind == "old" {
        #expect(visible == Self.old.merging(["Base.lproj/Main.storyboard": "saved"]) { $1 })
      } else if kind == "new" {
        #expect(visible == Self.new.merging(["Base.lproj/Main.storyboard": "saved"]) { $1 })
      }
    }
    #expect(kinds.isSuperset(of: ["old", "new"]))
  }

  @Test func `a change of a living process is not touched`() async throws {
    let (folder, changes) = try folder()
    try writeFilesTogether(changes) {
      // Everything is prepared, and no file has changed.
      #expect(try state(folder).filter { !$0.key.contains("/.") } == Self.old)
      try FolderVisits().look(in: resolvedLink(folder.path + "/Base.lproj"))
    }
    #expect(try state(folder) == Self.new)
  }

  @Test func `commands that read say so, and those that write end it`() async throws {
    var told = 0
    for step in stride(from: 1, to: 200, by: 3) {
      let folder = try StructureSample.folder()
      let whole = try folder.read("Main.storyboard")
      let disk = StoppingDisk(at: step, isDead: true)
      _ = await Disk.$fault.withValue(disk.fault) {
        await run("migrate split Main.storyboard", in: folder.url)
      }
      if disk.stepCount < step { break }
      let names = try folder.names()
      let list = await run("show Main.storyboard", in: folder.url)
      #expect(try folder.names() == names)
      let isTold = list.stderr.hasPrefix("warning: a change of several files was broken off: ")
      if isTold { told += 1 }
      let edit = await run("edit set Main.storyboard vc-00-001.title New --dry-run", in: folder.url)
      #expect(try folder.names() == names, "\(edit.stderr)")
      let write = await run("migrate leading-trailing Main.storyboard", in: folder.url)
      #expect(write.exitCode == 0, "\(write.stderr)")
      if isTold { #expect(write.stderr.hasPrefix("note: a change that was broken off is ")) }
      #expect(try folder.names().allSatisfy { !$0.hasPrefix(".") })
      if try folder.names() == ["Main.storyboard"] {
        #expect(try folder.read("Main.storyboard") == whole, "step \(step)")
      } else {
        #expect(try folder.names().count == 5, "step \(step)")
      }
    }
    #expect(told > 0)
  }
}
