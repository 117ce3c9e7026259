import Foundation
import TestSupport
import Testing

@testable import PreviewServer

@Suite struct PageFilesTests {
  private static let folder = sourceRoot.appendingPathComponent("Sources/PreviewServer/Page")

  private func text(_ path: String) throws -> String {
    String(decoding: try #require(PageFiles.answer(to: path)).body, as: UTF8.self)
  }

  @Test func `every file of the page is served, as it is`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let served = PageFiles.paths.map { $0 == "/" ? "index.html" : String($0.dropFirst()) }
    #expect((served + ["serve-1.openapi.json"]).sorted() == files.sorted())
    for name in files {
      let path =
        name == "index.html" ? "/" : name.hasSuffix(".json") ? "/api/openapi.json" : "/\(name)"
      let file = try Data(contentsOf: Self.folder.appendingPathComponent(name))
      let isSame = PageFiles.answer(to: path)?.body == Array(file)
      #expect(isSame, "\(name)")
    }
    #expect(PageFiles.answer(to: "/index.html") == nil)
    #expect(PageFiles.answer(to: "/../Package.swift") == nil)
  }

  @Test func `modules import files that are there, from nowhere else`() throws {
    for path in PageFiles.paths where path.hasSuffix(".js") {
      for match in try text(path).matches(of: /(?:from|import) "([^"]+)"/) {
        #expect(PageFiles.paths.contains(match.1.dropFirst().description), "\(path): \(match.1)")
        #expect(match.1.hasPrefix("./"))
      }
    }
  }

  /// What the content security policy would not let through.
  @Test func `nothing is inline, and nothing is read as HTML`() throws {
    let page = try text("/")
    #expect(page.matches(of: /<script(?![^>]*src=)/).isEmpty)
    #expect(page.matches(of: /<style|\sstyle=|\son[a-z]+=/).isEmpty)
    for path in PageFiles.paths where path.hasSuffix(".js") {
      // The name of a namespace is no address.
      let code = try text(path).replacing("http://www.w3.org/2000/svg", with: "")
      for word in [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "http://",
        "https://",
      ] {
        #expect(!code.contains(word), "\(path): \(word)")
      }
    }
  }
}
