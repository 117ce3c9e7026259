import Diagnostics
import LayoutJSON
import Testing

/// Names of constraints in documents that have many.
@Suite struct NameSearchTests {
  private static func errors(
    _ count: Int, inText name: (Int) -> String, ofViews view: (Int) -> String
  )
    throws -> [Diagnostic]
  {
    let views = (0..<count).map { #"{"kind": "view", "name": "\#(view($0))"}"# }
    let text = "H:|" + (0..<count).map { "-[\(name($0))]" }.joined() + "-|"
    let document = """
      {"format": "ninegrid-layout", "version": 1, "device": "retina4_7", "scenes": [{"view":
      {"name": "Root", "subviews": [\(views.joined(separator: ","))],
      "constraints": [{"visual": "\(text)"}]}}]}
      """
    return try readNativeDocument(Array(document.utf8)).diagnostics
  }

  @Test func `similar names are looked for so often, and what comes then says so`() throws {
    let found = try Self.errors(300, inText: { "wrong\($0)" }, ofViews: { "rong\($0)" })
    let advice = found.compactMap { diagnostic -> NativeConstraintFault.Advice?? in
      guard case .unknownItem(let name, let advice)? = diagnostic.constraintFault,
        name.hasPrefix("wrong")
      else { return nil }
      return .some(advice)
    }
    #expect(advice.count >= 300)
    #expect(advice.count { if case .near = $0 { true } else { false } } == 64)
    #expect(advice.count { $0 == .searchesEnd(after: 64) } == 1)
  }

  @Test func `of many items with a name eight are listed`() throws {
    let found = try Self.errors(50, inText: { _ in "Box" }, ofViews: { _ in "Box" })
    let first = try #require(found.first { $0.message.contains("the name of several items") })
    #expect(first.message.hasSuffix("and 42 more"))
    #expect(first.message.count { $0 == "," } == 7)
  }
}

extension Diagnostic {
  /// What is wrong with a constraint of a native document, where the diagnostic is about that.
  fileprivate var constraintFault: NativeConstraintFault? {
    (fault as? NativeFault<NativeConstraintFault>)?.fault
  }
}
