import TestSupport
import Testing
@testable import DocumentAccess

/// Which documents of two folders are two versions of one document.
@Suite struct PairFinderTests {
  private func entry(_ path: String, _ text: String) -> PairFinder.Entry {
    (path, ComparedDocument(named: path) { Array(text.utf8) })
  }

  private func titles(_ old: [PairFinder.Entry], _ new: [PairFinder.Entry]) -> [String] {
    PairFinder.pairs(old, new).map(\.title)
  }

  /// The document with other ids for all of its objects.
  private let foreign = SampleDocuments.twoBoxes().replacing("-00-001", with: "-99-999")

  @Test func `the same path is the same document, whatever is in it`() {
    let text = SampleDocuments.twoBoxes()
    #expect(titles([entry("a.xib", text)], [entry("a.xib", foreign)]) == ["a.xib"])
  }

  @Test func `a moved document is renamed, changed or not`() {
    let text = SampleDocuments.twoBoxes()
    let changed = SampleDocuments.twoBoxes(gap: 20)
    #expect(
      titles([entry("old/a.xib", text)], [entry("new/a.xib", text)])
        == ["new/a.xib: renamed from old/a.xib"])
    #expect(
      titles([entry("a.xib", text)], [entry("b.xib", changed)]) == ["b.xib: renamed from a.xib"])
  }

  @Test func `documents without common objects are removed and added`() {
    let text = SampleDocuments.twoBoxes()
    #expect(
      titles([entry("a.xib", text)], [entry("b.xib", foreign)])
        == ["a.xib: removed", "b.xib: added"])
  }

  @Test func `of two candidates the one with more common objects is taken`() {
    let text = SampleDocuments.twoBoxes()
    let nearer = SampleDocuments.twoBoxes(gap: 20)
    // Another box, with constraints of its own.
    let farther = ["bxR", "cnG", "cnR"].reduce(text) {
      $0.replacing("\($1)-00-001", with: "\($1)-00-002")
    }
    for order in [["x.xib", "y.xib"], ["y.xib", "x.xib"]] {
      let new = order.map { entry($0, $0 == "x.xib" ? farther : nearer) }
      #expect(
        titles([entry("a.xib", text)], new) == ["x.xib: added", "y.xib: renamed from a.xib"])
    }
  }

  @Test func `each document is renamed once`() {
    let text = SampleDocuments.twoBoxes()
    let old = [entry("a.xib", text), entry("b.xib", text)]
    #expect(
      titles(old, [entry("c.xib", text)]) == ["b.xib: removed", "c.xib: renamed from a.xib"])
  }

  @Test func `of documents with the same objects the one with the same bytes was renamed`() {
    let text = SampleDocuments.twoBoxes()
    let changed = SampleDocuments.twoBoxes(gap: 20)
    #expect(
      titles([entry("a.xib", text), entry("b.xib", changed)], [entry("c.xib", changed)])
        == ["a.xib: removed", "c.xib: renamed from b.xib"])
  }

  @Test func `between equal documents the file name decides`() {
    let text = SampleDocuments.twoBoxes()
    #expect(
      titles(
        [entry("old/a.xib", text), entry("old/b.xib", text)],
        [entry("new/b.xib", text), entry("new/c.xib", text)])
        == ["new/b.xib: renamed from old/b.xib", "new/c.xib: renamed from old/a.xib"])
  }

  @Test func `only documents that share objects are compared, and equal ones are not read`() {
    var reads = 0
    func counted(_ path: String, _ text: String) -> PairFinder.Entry {
      (
        path,
        ComparedDocument(named: path) {
          reads += 1
          return Array(text.utf8)
        }
      )
    }
    let text = SampleDocuments.twoBoxes()
    let old = (0..<20).map {
      counted("old/\($0).xib", text.replacing("-00-001", with: "-00-1\($0)"))
    }
    let new = (0..<20).map {
      counted("new/\($0).xib", text.replacing("-00-001", with: "-00-1\($0)"))
    }
    #expect(titles(old, new).allSatisfy { $0.contains("renamed") })
    #expect(reads == 40)
  }

  /// File's Owner and First Responder have the same ids in every xib.
  @Test func `ids that all documents have make no comparisons`() {
    func xib(_ number: Int, text: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              <view id="v\(number)-00-001"><subviews><label text="\(text)" id="l\(number)-00-001"/></subviews></view>
          </objects>
      </document>
      """
    }
    let count = 40
    let old = (0..<count).map { entry("old/\($0).xib", xib($0, text: "before")) }
    let new = (0..<count).map { entry("new/\($0).xib", xib($0, text: "after")) }
    let finder = RenameFinder(of: new, among: old)
    #expect(finder.partners == Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) }))
    #expect(finder.comparisonCount <= 2 * count)
  }

  @Test func `a document that can't be read is known by its bytes alone`() {
    #expect(
      titles([entry("a.xib", "<a>")], [entry("b.xib", "</b>")])
        == ["a.xib: removed", "b.xib: added"])
    #expect(
      titles([entry("a.xib", "<a>")], [entry("b.xib", "<a>")]) == ["b.xib: renamed from a.xib"])
  }
}
