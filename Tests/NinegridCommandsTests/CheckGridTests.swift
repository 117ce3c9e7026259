import Foundation
import TestSupport
import Testing

/// Rules of `check` about the nine cells.
@Suite struct CheckGridTests {
  /// A box in a safe area; its cells are the test's.
  private static func document(
    constraints: String = "", boxCells: String = "{}", cells: String
  ) -> String {
    """
    {
      "format": "ninegrid-layout", "version": 1,
      "scenes": [{"view": {
        "name": "Root",
        "subviews": [{"kind": "label", "name": "Box", "text": "Box", "intrinsicSize": [40, 20], "cells": \(boxCells)}],
        "guides": ["safeArea"],
        "constraints": [
          {"id": "lead", "constraint": "Box.Leading = Safe Area.Leading + 20"},
          {"id": "top", "constraint": "Box.Top = Safe Area.Top + 20"\(constraints)}
        ],
        "cells": \(cells)
      }}]
    }
    """
  }

  /// Documents in which every rule about the cells finds something.
  static let faults = [
    document(
      constraints: #", "cells": {"wC-hAny": {"constant": 8}, "wAny-hR": {"constant": 12}}"#,
      cells: "{}"),
    document(
      cells: """
        {"wAny-hAny": {"uninstall": ["lead"]}, "wC-hAny": {"install": ["lead"]}, "wR-hAny": {"install": ["lead"]}}
        """),
    document(
      boxCells: #"{"wC-hAny": {"hidden": true}, "wC-hR": {"hidden": true}}"#,
      cells: #"{"wR-hR": {"install": ["top"]}}"#),
  ]

  private static let rules = "--cell-overlap --base-cell --idle-setting --repeated-setting"

  /// `rule object message` of each finding.
  private func findings(_ text: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.json")
    let result = await run("check a.json \(Self.rules) --format jsonl", in: folder.url)
    return try result.jsonLines().map { row in
      "\(row["rule"]?.string ?? "") \(row["id"]?.string ?? ""): \(row["message"]?.string ?? "")"
    }
  }

  @Test func `a width and a height that disagree are told with the winner`() async throws {
    let text = Self.document(
      constraints: #", "cells": {"wC-hAny": {"constant": 8}, "wAny-hR": {"constant": 12}}"#,
      cells: "{}")
    #expect(
      try await findings(text) == [
        "cell-overlap top: constraint 'top' has constant 12 in wAny-hR and 8 in wC-hAny; both apply in wC-hR, where wC-hAny wins"
      ])
    let settled = Self.document(
      constraints:
        #", "cells": {"wC-hAny": {"constant": 8}, "wAny-hR": {"constant": 12}, "wC-hR": {"constant": 10}}"#,
      cells: "{}")
    #expect(try await findings(settled) == [])
  }

  @Test func `a base cell without a layout is told if every final class has one`() async throws {
    let text = Self.document(
      cells: """
        {"wAny-hAny": {"uninstall": ["lead"]}, "wC-hAny": {"install": ["lead"]}, "wR-hAny": {"install": ["lead"]}}
        """)
    #expect(
      try await findings(text).filter { $0.hasPrefix("base-cell") } == [
        "base-cell root: wAny-hAny has many layouts, and every final class has one",
        "base-cell root: wAny-hC has many layouts, and every final class has one",
        "base-cell root: wAny-hR has many layouts, and every final class has one",
      ])
    #expect(
      try await findings(text).contains {
        $0.hasPrefix("repeated-setting lead:") && $0.hasSuffix("said in wC-hAny, wR-hAny")
      })
  }

  @Test func `a final class that has the same fault is to blame, not its base`() async throws {
    let text = Self.document(cells: #"{"wAny-hC": {"uninstall": ["lead"]}}"#)
    #expect(try await findings(text) == [])
  }

  @Test func `what a cell says without need is told`() async throws {
    let text = Self.document(
      boxCells: #"{"wC-hAny": {"hidden": true}, "wC-hR": {"hidden": true}}"#,
      cells: #"{"wR-hR": {"install": ["top"]}}"#)
    let found = try await findings(text)
    #expect(found.count == 2)
    #expect(
      found.contains { $0.hasPrefix("idle-setting box: label 'box' (Box) has hidden YES in wC-hR") }
    )
    #expect(
      found.contains { $0.hasPrefix("idle-setting top:") && $0.contains("is installed in wR-hR") })
  }

  @Test func `a document without cells has nothing to tell`() async throws {
    #expect(try await findings(Self.document(cells: "{}")) == [])
  }
}
