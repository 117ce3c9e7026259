import ElementTree
import LayoutComparison
import LayoutModel
import Testing

/// What names an object that one side takes away: it stays, goes or comes back together with it.
@Suite struct MergeReferenceTests {
  private func merge(_ base: String, _ ours: String, _ theirs: String) throws -> DocumentMerge {
    try DocumentMerge(
      base: SampleXib.tree(base), ours: SampleXib.tree(ours), theirs: SampleXib.tree(theirs))
  }

  private func subviews(_ views: String...) -> String {
    "<subviews>\(views.joined())</subviews>"
  }

  private func constraints(_ list: String...) -> String {
    "<constraints>\(list.joined())</constraints>"
  }

  private static let a = "<label text=\"A\" id=\"a\"/>"
  private static let b = "<label text=\"B\" id=\"b\"/>"

  private func width(of item: String, like other: String? = nil) -> String {
    let second = other.map { " secondItem=\"\($0)\" secondAttribute=\"width\"" } ?? ""
    return
      "<constraint firstItem=\"\(item)\" firstAttribute=\"width\"\(second) constant=\"9\" id=\"c\"/>"
  }

  // MARK: What stays

  @Test func `what ours came to name stays with the constraint that names it`() throws {
    let merge = try merge(
      subviews(Self.a, Self.b) + constraints(width(of: "a")),
      subviews(Self.a, Self.b) + constraints(width(of: "a", like: "b")),
      subviews(Self.a))
    #expect(merge.conflicts.map(\.kind) == [.removedByTheirs])
    #expect(DocumentFaults(merge.tree).isEmpty)
    #expect(merge.tree.object("c")?["secondItem"] == "b")
    #expect(merge.tree.object("b") != nil)
    let settled = MergeSettlement(merge, choices: [merge.conflicts[0].name: .theirs])
    #expect(settled.tree.saysSame(as: merge.theirs))
  }

  private static func mask(_ cell: String, _ entry: String) -> String {
    "<variation key=\"\(cell)\"><mask key=\"constraints\"><\(entry) reference=\"c\"/></mask></variation>"
  }

  private static let regular = "heightClass=regular-widthClass=regular"
  private static let compact = "heightClass=regular-widthClass=compact"

  /// What a base says of a constraint's size classes, and what a side makes of it.
  @Test(arguments: [
    ("", mask(compact, "exclude")),
    (mask(compact, "exclude"), mask(compact, "exclude") + mask(regular, "exclude")),
    (mask(compact, "exclude"), mask(regular, "exclude")),
    (mask(compact, "exclude"), ""),
    (
      mask("default", "exclude") + mask(compact, "include"),
      mask("default", "exclude") + mask(compact, "include") + mask(regular, "include")
    ),
    (mask("default", "exclude") + mask(compact, "include"), ""),
  ])
  func `one side says where a constraint is installed, and the other takes it away`(
    before: String, after: String
  ) throws {
    let views = subviews(Self.a)
    let with = { (masks: String) in views + self.constraints(self.width(of: "a")) + masks }
    let stays = try merge(with(before), with(after), views)
    #expect(stays.conflicts.map(\.kind) == [.removedByTheirs])
    #expect(stays.tree.object("c") != nil)
    let goes = try merge(with(before), views, with(after))
    #expect(goes.conflicts.map(\.kind) == [.removedByOurs])
    #expect(goes.conflicts.map(\.other) == [nil])
    #expect(goes.tree.object("c") == nil)
    for merge in [stays, goes] {
      #expect(DocumentFaults(merge.tree).isEmpty)
      let settled = MergeSettlement(merge, choices: ["c": .theirs])
      #expect(settled.diagnostics.isEmpty)
      #expect(settled.tree.saysSame(as: merge.theirs))
    }
  }

  @Test func `one side installs a constraint in fewer size classes, and the other in none`() throws
  {
    let views = subviews(Self.a)
    let some = Self.mask("default", "exclude")
    let base = views + constraints(width(of: "a")) + some + Self.mask(Self.compact, "include")
    let fewer = views + constraints(width(of: "a")) + some
    for merge in try [merge(base, fewer, views), merge(base, views, fewer)] {
      #expect(merge.conflicts.isEmpty)
      #expect(merge.tree.object("c") == nil)
      #expect(DocumentFaults(merge.tree).isEmpty)
    }
  }

  // MARK: What goes

  @Test func `a constraint of ours goes with the view that it names`() throws {
    let merge = try merge(
      subviews(Self.a, Self.b),
      subviews(Self.a, "<label text=\"Ours\" id=\"b\"/>") + constraints(width(of: "a", like: "b")),
      subviews(Self.a))
    #expect(merge.conflicts.map(\.kind) == [.removedByTheirs])
    #expect(merge.tree.object("c") != nil)
    let settled = MergeSettlement(merge, choices: ["b": .theirs])
    #expect(settled.diagnostics.isEmpty)
    #expect(settled.tree.object("b") == nil)
    #expect(settled.tree.object("c") == nil)
    #expect(DocumentFaults(settled.tree).isEmpty)
  }

  // MARK: What comes back

  @Test func `a constraint names the view again that comes back`() throws {
    let both = subviews(Self.a, Self.b, "<label text=\"C\" id=\"d\"/>")
    let merge = try merge(
      both + constraints(width(of: "a", like: "b")),
      subviews(Self.a, "<label text=\"C\" id=\"d\"/>") + constraints(width(of: "a", like: "d")),
      subviews(Self.a, "<label text=\"Theirs\" id=\"b\"/>", "<label text=\"C\" id=\"d\"/>")
        + constraints(width(of: "a", like: "b")))
    #expect(merge.conflicts.map(\.kind) == [.removedByOurs])
    #expect(merge.tree.object("c")?["secondItem"] == "d")
    let settled = MergeSettlement(merge, choices: ["b": .theirs])
    #expect(settled.diagnostics.isEmpty)
    #expect(settled.tree.object("c")?["secondItem"] == "b")
    #expect(settled.tree.saysSame(as: merge.theirs))
  }

  // MARK: What only comes up then

  @Test func `what conflicts only when ours has given way is settled for theirs, too`() throws {
    let box = "<view id=\"box\"/>"
    let merge = try merge(
      subviews(Self.a, box), subviews(Self.a, "<label text=\"Ours\" id=\"new\"/>"),
      subviews(
        Self.a,
        "<view id=\"box\"><subviews><label text=\"Theirs\" id=\"new\"/></subviews></view>"))
    #expect(merge.conflicts.map(\.name) == ["box"])
    #expect(merge.tree.object("new")?["text"] == "Ours")
    let settled = MergeSettlement(merge, choices: ["box": .theirs])
    #expect(settled.diagnostics.isEmpty)
    #expect(settled.tree.object("box") != nil)
    #expect(settled.tree.object("new")?["text"] == "Theirs")
  }

  // MARK: Where it stands

  @Test func `what theirs puts behind a view that it moves stands behind it`() throws {
    func boxes(_ first: String, _ second: String) -> String {
      subviews(
        "<view id=\"one\"><subviews>\(first)</subviews></view>",
        "<view id=\"two\"><subviews>\(second)</subviews></view>")
    }
    let (p, o, n) = (
      "<label text=\"P\" id=\"p\"/>", "<label text=\"O\" id=\"o\"/>", "<label text=\"N\" id=\"n\"/>"
    )
    for (ours, expected) in [(p, ["p", "b", "n"]), (p + o, ["p", "o", "b", "n"])] {
      let merge = try merge(
        boxes(Self.a + Self.b, p), boxes(Self.a + Self.b, ours), boxes(Self.a, p + Self.b + n))
      #expect(merge.conflicts.isEmpty)
      let list = merge.tree.object("two")?.child("subviews")?.children.compactMap { $0["id"] }
      #expect(list == expected)
    }
  }
}
