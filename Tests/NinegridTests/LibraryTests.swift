import Foundation
import Ninegrid
import TestSupport
import Testing

/// What the library promises to those who import it alone.
@Suite struct LibraryTests {
  private static let folder = sourceRoot.appendingPathComponent("Tests/FreshPackage/Documents")
  private static func document(_ name: String) throws -> Document {
    try Document(path: folder.appendingPathComponent(name).path)
  }

  // MARK: Documents

  @Test func `constraints are listed by size class`() throws {
    let document = try Self.document("Old.json")
    let flat = GridCell(width: .compact, height: .compact)
    let upright = GridCell(width: .compact, height: .regular)
    func ids(_ cell: GridCell) -> Set<String> { Set(document.constraints(in: cell).map(\.id)) }
    #expect(ids(flat).isSuperset(of: ["right", "level"]))
    #expect(ids(flat).isDisjoint(with: ["under", "below"]))
    #expect(ids(upright).isSuperset(of: ["under", "below"]))
    #expect(ids(upright).isDisjoint(with: ["right", "level"]))
    let below = try #require(document.constraints(in: upright).first { $0.id == "below" })
    #expect(below.description == "Follow.Top = Title.Bottom + 8")
    #expect(below.first == .init(item: "follow", attribute: .top))
    #expect(below.second?.item == "title")
    #expect((below.relation, below.multiplier, below.constant) == (.equal, 1, 8))
    #expect(below.priority == 1000)
    #expect(below.line != nil)
  }

  @Test func `views know what is around them`() throws {
    let document = try Self.document("Old.json")
    #expect(document.views.map(\.id) == ["root", "title", "follow"])
    #expect(document.view("follow")?.superview == "root")
    #expect(document.view("follow")?.kind == .button)
    #expect(document.view("nobody") == nil)
    #expect(document.scenes.map(\.rootView) == ["root"])
  }

  @Test func `what is no document says where it stops being one`() throws {
    let error = #expect(throws: NinegridError.self) {
      try Document(bytes: Array("<document>\n  <oops".utf8), named: "Main.storyboard")
    }
    #expect(error?.faults.first?.line == 2)
    #expect(error?.message.isEmpty == false)
  }

  @Test func `a file that is not there is named`() throws {
    let error = #expect(throws: NinegridError.self) { try Document(path: "/nowhere/Main.xib") }
    #expect(error?.message.contains("/nowhere/Main.xib") == true)
  }

  @Test func `faults of a document are collected with their places`() throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("Old.json"), encoding: .utf8)
    let broken = text.replacing("Title.Bottom + 8", with: "Nobody.Bottom + 8")
    let document = try Document(bytes: Array(broken.utf8), named: "Broken.json")
    let fault = try #require(document.faults.first { $0.severity == .error })
    #expect(fault.file == "Broken.json")
    #expect(fault.line != nil)
    #expect(fault.description.hasPrefix("Broken.json:"))
  }

  // MARK: Layouts

  @Test func `a scene is laid out on a device, and otherwise where text is large`() throws {
    let document = try Self.document("Old.json")
    var device = try Device("iPhone SE (3rd generation)")
    #expect(device.cell == GridCell(width: .compact, height: .regular))
    #expect(device.size == Size(width: 375, height: 667))
    let layout = try #require(document.layouts(on: device).first)
    #expect(layout.status == .ok)
    #expect(layout.device == "iphone-4.7/portrait")
    let title = try #require(layout.view("title"))
    let follow = try #require(layout.view("follow"))
    #expect((title.frame.x, title.frame.y) == (20, 60))
    #expect(follow.frame.y == title.frame.maxY + 8)
    device.textSize = .accessibilityLarge
    let large = try #require(document.layouts(on: device).first?.view("title"))
    #expect(large.frame.height > title.frame.height)
  }

  @Test func `several devices at once give what each gives alone`() throws {
    let document = try Self.document("Old.json")
    let devices = Array(Device.all.prefix(12))
    let together = document.layouts(on: devices)
    let alone = devices.flatMap { document.layouts(on: $0) }
    #expect(together.map(\.views) == alone.map(\.views))
    #expect(together.map(\.device) == devices.map(\.description))
  }

  @Test func `a direction mirrors what is leading`() throws {
    let document = try Self.document("Old.json")
    var device = Device(
      size: Size(width: 300, height: 500), cell: GridCell(width: .compact, height: .regular))
    device.direction = .rightToLeft
    let title = try #require(document.layouts(on: device).first?.view("title"))
    #expect(title.frame.maxX == 280)
  }

  @Test func `a device that does not exist is told with the nearest one`() throws {
    let error = #expect(throws: NinegridError.self) { try Device("iPhone 15 Prro") }
    #expect(error?.message.contains("iPhone 15 Prro") == true)
  }

  // MARK: Comparison

  @Test func `a comparison says what changed, and what moves`() throws {
    let comparison = Comparison(
      from: try Self.document("Old.json"), to: try Self.document("New.json"))
    #expect(comparison.changes.map(\.kind) == [.modified])
    #expect(comparison.changes.first?.object == "title.top")
    let phone = try Device("iPhone 15")
    let moves = try comparison.moves(on: [phone])
    #expect(moves.map(\.view) == ["title", "follow"])
    #expect(moves.allSatisfy { $0.device == phone.description })
    let title = try #require(moves.first)
    #expect(try #require(title.after).y - #require(title.before).y == 12)
  }

  @Test func `a document compared with itself has no changes and no moves`() throws {
    let document = try Self.document("Old.json")
    let comparison = Comparison(from: document, to: document)
    #expect(comparison.changes == [])
    #expect(try comparison.moves(on: Device.fullScreens) == [])
  }

  // MARK: Checks

  private static let small = Rule("small-button", "a button is less than 44 points high") {
    layout in
    layout.views.filter { $0.kind == .button && $0.frame.height < 44 }
      .map { Rule.Hit($0.id, "'\($0.name)' is only \($0.frame.height) points high") }
  }

  @Test func `a rule of one's own finds something on all devices, and tells it once`() throws {
    let devices = [try Device("iPhone 15"), try Device("iPad Air 11-inch (M3)")]
    let check = Check(rules: [Self.small], devices: devices)
    let findings = try check.findings(in: Self.document("Old.json"))
    #expect(findings.map(\.rule) == ["small-button"])
    let finding = try #require(findings.first)
    #expect(finding.object == "follow")
    #expect(finding.severity == .warning)
    #expect(finding.devices == devices.map(\.description))
    #expect(finding.line != nil)
    #expect(finding.description.hasSuffix("[small-button]"))
  }

  @Test func `a rule of one's own may look at the document itself`() throws {
    let rule = Rule(
      "named-views", "every view has a name", severity: .note,
      inDocument: { document in
        document.views.filter { $0.name == "Title" }.map { Rule.Hit($0.id, "it is called so") }
      })
    let findings = try Check(rules: [rule], devices: []).findings(in: Self.document("Old.json"))
    #expect(findings.map(\.object) == ["title"])
    #expect(findings.first?.severity == .note)
  }

  @Test func `a folder is checked file by file, and what can't be read has an error`() throws {
    let folder = try TemporaryFolder()
    for name in ["Old.json", "New.json"] {
      try folder.write(
        String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8),
        to: "App/\(name)")
    }
    try folder.write("<document>\n  <oops", to: "App/Torn.storyboard")
    let check = Check(rules: [Self.small], devices: [try Device("iPhone 15")])
    let documents = try check.documents(inFolder: folder.path)
    #expect(documents.map(\.path) == ["App/New.json", "App/Old.json", "App/Torn.storyboard"])
    #expect(documents.map(\.findings.count) == [1, 1, 0])
    #expect(documents.map { $0.error == nil } == [true, true, false])
  }

  @Test func `two rules of one id are refused`() throws {
    let check = Check(rules: [Self.small, Self.small])
    #expect(throws: NinegridError.self) { try check.findings(in: Self.document("Old.json")) }
  }

  @Test func `the standard rules find a conflict`() throws {
    let path = samplesFolder.appendingPathComponent("faults/conflicting-constraints.json").path
    let findings = try Check(devices: [Device("iPhone 15")]).findings(in: Document(path: path))
    #expect(findings.contains { $0.rule == "unsatisfiable" && $0.severity == .error })
  }

  // MARK: The store

  @Test func `a store answers SQL about documents and layouts`() throws {
    let folder = try TemporaryFolder()
    let store = try Store(path: folder.url.appendingPathComponent("a.sqlite").path)
    defer { store.close() }
    let document = try Document(
      bytes: Array(Data(contentsOf: Self.folder.appendingPathComponent("Old.json"))),
      named: "Old.json")
    #expect(try store.add(document) == 1)
    #expect(try store.add(document) == 1, "what is the same makes no revision")
    #expect(try store.documentNames == ["Old.json"])
    // Lines are the file's.
    #expect(try store.document("Old.json").views.map(\.id) == document.views.map(\.id))
    #expect(try store.document("Old.json").views.map(\.name) == document.views.map(\.name))
    let devices = [try Device("iPhone 15"), try Device("iPhone SE (3rd generation)")]
    #expect(try store.resolveAll(on: devices) == 2)
    #expect(try store.resolveAll(on: devices) == 0, "what is up to date is not made again")
    let rows = try store.rows(
      "SELECT device, x, y FROM frames WHERE id = :id ORDER BY device", ["id": .text("title")])
    #expect(rows.count == 2)
    #expect(rows.allSatisfy { $0["x"]?.number == 20 && $0["y"]?.number == 60 })
    #expect(rows.first?.columns == ["device", "x", "y"])
  }

  @Test func `a store refuses a statement that writes`() throws {
    let folder = try TemporaryFolder()
    let store = try Store(path: folder.url.appendingPathComponent("a.sqlite").path)
    defer { store.close() }
    #expect(throws: NinegridError.self) { try store.rows("DELETE FROM document") }
  }
}
