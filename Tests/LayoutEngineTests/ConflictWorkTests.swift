import ElementTree
@testable import LayoutEngine

import ConstraintSolver
import Diagnostics
import InterfaceBuilder
import LayoutModel
import Testing

/// Scenes in which every view is constrained too much, on every device.
@Suite struct ConflictWorkTests {
  /// What is too much of each view.
  enum Excess: String, CaseIterable {
    /// Two heights.
    case heights
    /// A width, and both edges of the root.
    case widths
    /// The bottom of the root, besides the views above.
    case bottoms
  }

  @Test(arguments: Excess.allCases)
  func `a device after others gets what it gets alone`(excess: Excess) throws {
    let document = LayoutDocument(try Self.chain(12, excess))
    let shared = LayoutResolver(document)
    for profile in DeviceProfile.all {
      let environment = LayoutEnvironment(profile)
      let own = LayoutResolver(document)
      #expect(shared.resolve(in: environment) == own.resolve(in: environment), "\(profile.key)")
    }
  }

  @Test func `size classes and scales that do not change the constraints share what is found`()
    throws
  {
    let resolver = LayoutResolver(LayoutDocument(try Self.chain(12, .widths)))
    for profile in DeviceProfile.all { _ = resolver.resolve(in: LayoutEnvironment(profile)) }
    let sessions = resolver.sessions.flatMap { $0.given + $0.least + $0.nearest }
    #expect(sessions.count > 1)
    #expect(sessions.count { !$0.isShared } == 1)
    // Each goes on where another one stands, and needs hardly any more.
    let solves = sessions.map(\.conflictSolves)
    let (least, most) = (solves.min() ?? 0, solves.max() ?? 0)
    #expect(least > 0)
    #expect(most <= 2 * least, "\(least), \(most)")
  }

  @Test func `of a long conflict a few members are named, the one that is given up first`() throws {
    let resolver = LayoutResolver(LayoutDocument(try Self.chain(12, .heights)))
    _ = resolver.resolve(in: LayoutEnvironment(try #require(DeviceProfile.all.first)))
    let island = try #require(resolver.sessions.lazy.flatMap(\.given).first).island
    let rows = (0..<12).compactMap { island.origins.firstIndex(of: .constraint($0)) }
    try #require(rows.count == 12)
    let found = resolver.conflictDiagnostic(rows, rows[9], island)
    #expect(found.objects == ["c9"] + (0..<12).filter { $0 != 9 }.map { "c\($0)" })
    #expect(found.message.contains("; and 4 more; 'c9' is given up"), "\(found.message)")
    #expect(found.message.utf8.count < 800)
  }

  @Test func `what is given up where the search stopped is named`() throws {
    let resolver = LayoutResolver(LayoutDocument(try Self.chain(12, .heights)))
    _ = resolver.resolve(in: LayoutEnvironment(try #require(DeviceProfile.all.first)))
    let island = try #require(resolver.sessions.lazy.flatMap(\.given).first).island
    #expect(resolver.unexplainedDiagnostic([], island, explained: 3).isEmpty)
    let rows = (0..<10).map { RowOrigin.constraint($0) }
    let found = resolver.unexplainedDiagnostic(rows, island, explained: 3)
    #expect(
      found.map(\.message) == [
        "'c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7' and 2 more can't hold either, and are given up; the search for conflicts stopped after 3"
      ])
    #expect(found.map(\.objects) == [(0..<8).map { "c\($0)" }])
  }

  /// Views that preserve margins take 16 points more each, so that from the twentieth on nothing fits: on each device, and in each
  /// pass that hands margins on. One search did up to 2^21 steps of work before.
  @Test func `nested margins are searched as much as their rows allow, on each device`() throws {
    let document = LayoutDocument(MarginNest.tree(depth: 60))
    let resolver = LayoutResolver(document)
    let profiles = DeviceProfile.all.prefix(2)
    for profile in profiles { _ = resolver.resolve(in: LayoutEnvironment(profile)) }
    let sessions = resolver.sessions.flatMap { $0.given + $0.least + $0.nearest }
    let solves = sessions.reduce(0) { $0 + $1.conflictSolves }
    #expect(sessions.contains { $0.isUnsatisfiable })
    #expect(solves <= 2500, "\(solves)")
  }

  @Test func `work in search of conflicts is in proportion to the rows, within limits`() {
    func work(_ rows: Int) -> Int {
      var system = LinearSystem(parameterCount: 0)
      _ = system.addVariables(1)
      for _ in 0..<rows { system.add(variable: 0, .equal, constant: 0) }
      return IslandSession.conflictWork(for: system)
    }
    #expect([0, 512].map(work) == [1 << 17, 1 << 17])
    #expect(work(2000) == 2 * work(1000))
    #expect([8192, 20_000].map(work) == [1 << 21, 1 << 21])
  }

  /// A chain of views from top to bottom.
  private static func chain(_ count: Int, _ excess: Excess) throws -> DocumentTree {
    var constraints: [String] = []
    func constrain(_ first: String, _ second: String = "", constant: Int) {
      constraints.append(
        #"<constraint \#(first) \#(second) constant="\#(constant)" id="c\#(constraints.count)"/>"#)
    }
    for view in 0..<count {
      func own(_ attribute: String) -> String {
        #"firstItem="v\#(view)" firstAttribute="\#(attribute)""#
      }
      func root(_ attribute: String) -> String {
        #"secondItem="root" secondAttribute="\#(attribute)""#
      }
      let above = #"secondItem="v\#(view - 1)" secondAttribute="bottom""#
      constrain(own("top"), view > 0 ? above : root("top"), constant: 8)
      constrain(own("leading"), root("leading"), constant: 8)
      constrain(own("width"), constant: 100)
      constrain(own("height"), constant: 40)
      switch excess {
      case .heights: constrain(own("height"), constant: 50)
      case .widths: constrain(own("trailing"), root("trailing"), constant: -8)
      case .bottoms: constrain(own("bottom"), root("bottom"), constant: -8)
      }
    }
    let frame = #"<rect key="frame" x="0" y="0" width="10" height="10"/>"#
    let views = (0..<count).map { #"<view id="v\#($0)">\#(frame)</view>"# }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23727" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES">
      <scenes><scene sceneID="scene"><objects><viewController id="controller">
      <view key="view" id="root">\(frame)<subviews>\(views.joined())</subviews>
      <constraints>\(constraints.joined())</constraints></view>
      </viewController></objects></scene></scenes></document>
      """
    return try readInterfaceBuilder(Array(text.utf8))
  }
}
