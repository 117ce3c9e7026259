import Diagnostics
import LayoutJSON
import LayoutModel
import TestSupport
import Testing

/// What can't be read in a native document is written back where it was.
@Suite struct KeptPartTests {
  private func document(_ scene: String, more: String = "") -> [UInt8] {
    Array(
      """
      {"format": "ninegrid-layout", "version": 1, \(more) "scenes": [\(scene)]}
      """.utf8)
  }

  private func value(_ bytes: [UInt8], _ path: [String]) throws -> String {
    var value: JSONValue? = try parseJSON(bytes)
    for step in path { value = Int(step).map { value?.array?[$0] } ?? value?[step] }
    return value?.compactText ?? "nothing"
  }

  @Test(arguments: [
    // A scene, the place of a part, and what must stand there when it has been written.
    (
      #"{"view": {"name": "R", "extra": {"keep": "me"}}}"#, "scenes 0 view extra", #"{"keep":"me"}"#
    ),
    (#"{"view": {"name": "R"}, "extra": [1, 2]}"#, "scenes 0 extra", "[1,2]"),
    (
      #"{"view": {"name": "R", "constraints": ["A.Width = 1", "R.Width <= 500"]}}"#,
      "scenes 0 view constraints", #"["A.Width = 1","R.Width <= 500"]"#
    ),
    (
      #"{"view": {"name": "R", "constraints": ["R.Width <= 500", {"id": "x", "constraint": "nonsense", "k": 1}]}}"#,
      "scenes 0 view constraints",
      #"["R.Width <= 500",{"id":"x","constraint":"nonsense","k":1}]"#
    ),
    (
      #"{"view": {"name": "R", "constraints": [{"constraint": "R.Width <= 500", "prioritty": 7}]}}"#,
      "scenes 0 view constraints", #"[{"constraint":"R.Width <= 500","prioritty":7}]"#
    ),
    (
      #"{"view": {"name": "R", "subviews": [5, {"name": "A"}, "x"]}}"#, "scenes 0 view subviews",
      #"[5,{"kind":"view","name":"A"},"x"]"#
    ),
    (#"{"view": {"name": "R", "hugging": "much"}}"#, "scenes 0 view hugging", #""much""#),
    (#"{"view": {"name": "R", "kind": "veiw"}}"#, "scenes 0 view kind", #""veiw""#),
    (
      #"{"view": {"name": "R", "cells": {"wC-hX": {"hidden": true}, "wC-hR": {"hidden": true, "hued": 1}}}}"#,
      "scenes 0 view cells", #"{"wC-hR":{"hidden":true,"hued":1},"wC-hX":{"hidden":true}}"#
    ),
    (
      #"{"view": {"name": "R", "cells": {"wC-hR": {"constraints": ["B.Top = 1"]}}}}"#,
      "scenes 0 view cells wC-hR constraints", #"["B.Top = 1"]"#
    ),
    (
      #"{"view": {"name": "R", "connections": [{"outlet": "a", "action": "b"}, {"to": "x"}]}}"#,
      "scenes 0 view connections", #"[{"outlet":"a","action":"b"},{"to":"x"}]"#
    ),
    (
      #"{"view": {"name": "R", "margins": {"top": "wide"}}}"#, "scenes 0 view margins",
      #"{"top":"wide"}"#
    ),
    (#"7, {"view": {"name": "R"}}"#, "scenes 0", "7"),
    (#"{"sceneID": 4, "comment": 5, "view": {"name": "R"}}"#, "scenes 0 sceneID", "4"),
    (
      #"{"view": {"name": "R", "constraints": [{"visual": "|[R]|", "metrics": {"a": "b"}}]}}"#,
      "scenes 0 view constraints 0 metrics", #"{"a":"b"}"#
    ),
    (
      #"{"view": {"id": null, "constraints": ["Superview.Width = 1"]}}"#,
      "scenes 0 view constraints", #"["Superview.Width = 1"]"#
    ),
  ])
  func `a part that can't be read is kept`(scene: String, path: String, text: String) throws {
    let (tree, diagnostics) = try readNativeDocument(document(scene))
    #expect(diagnostics.contains { $0.severity == .error })
    #expect(tree.hasKeptParts)
    #expect(keepsParts(of: diagnostics, in: tree))
    let bytes = writeNativeDocument(tree)
    #expect(try value(bytes, path.split(separator: " ").map(String.init)) == text)
    #expect((writeNativeDocument(try readNativeDocument(bytes).tree) == bytes) as Bool)
    #expect(keptErrors(in: tree).count == diagnostics.count)
  }

  @Test func `what stands at the top of a document is kept`() throws {
    let bytes = document(
      #"{"view": {}}"#, more: #""notes": [1, "a"], "images": {"x": 1}, "zzz": {}, "initial": 5,"#)
    let (tree, diagnostics) = try readNativeDocument(bytes)
    #expect(diagnostics.count == 4)
    let written = writeNativeDocument(tree)
    for (path, text) in [
      ("notes", #"[1,"a"]"#), ("images", #"{"x":1}"#), ("zzz", "{}"), ("initial", "5"),
    ] {
      #expect(try value(written, [path]) == text)
    }
    #expect(keepsParts(of: diagnostics, in: tree))
  }

  @Test func `a document in order keeps nothing`() throws {
    let (tree, _) = try readNativeDocument(document(#"{"view": {"name": "R"}}"#))
    #expect(!tree.hasKeptParts)
    #expect(keptErrors(in: tree).isEmpty)
  }

  @Test func `whatever is wrong with a document, no part of it is lost`() throws {
    var random = SplitMix64(seed: 11)
    let samples = try SampleFiles.documents()
    let words = ["frame", "constraints", "kind", "name", "Superview", "view", "true", "Leading"]
    var broken = 0
    for _ in 0..<300 {
      let sample = samples[Int.random(in: 0..<samples.count, using: &random)]
      var text = String(decoding: try SampleFiles.bytes(sample), as: UTF8.self)
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let word = words[Int.random(in: 0..<words.count, using: &random)]
        let places = text.ranges(of: word)
        guard !places.isEmpty else { continue }
        let place = places[Int.random(in: 0..<places.count, using: &random)]
        text.replaceSubrange(place, with: ["5", "x", word + "s"][Int(random.next() % 3)])
      }
      guard let (tree, diagnostics) = try? readNativeDocument(Array(text.utf8)) else { continue }
      if diagnostics.isEmpty { continue }
      broken += 1
      #expect(keepsParts(of: diagnostics, in: tree), "\(sample): \(diagnostics.map(\.text))")
    }
    #expect(broken > 100)
  }
}
