import Diagnostics
import LayoutModel
import PlatformRules
import TestSupport
import Testing

@testable import LayoutStore

@Suite struct ResultTests {
  private let phone = LayoutEnvironment(
    device: "phone", size: Size(width: 375, height: 667),
    cell: GridCell(width: .compact, height: .regular), bars: .only([.tab, .navigation]),
    hidden: ["b": true, "a": false], texts: TextSubstitutions(["x.text": "y;z=1"], name: "de"))
  private let pad = LayoutEnvironment(
    device: "pad", orientation: .landscape, split: "half", size: Size(width: 1024, height: 768),
    cell: GridCell(width: .regular, height: .regular), scale: 1.5,
    safeArea: EdgeInsets(top: 20), direction: .rightToLeft, contentSizeCategory: .small,
    isAsDesigned: true)

  private func layout(_ document: LayoutDocument, in environment: LayoutEnvironment)
    -> ResolvedLayout
  {
    let frame = Rect(x: 0.5, y: 1, width: 100, height: 20)
    return ResolvedLayout(
      scene: document.scenes[0].id, environment: environment, status: .ambiguous,
      views: document.views.map { view in
        ResolvedView(
          id: view.id, name: view.name, kind: view.kind, index: view.index, frame: frame,
          unsnapped: view.index == 1 ? Rect(x: 0.4, y: 1, width: 100, height: 20) : frame,
          contentSize: view.index == 2 ? Size(width: 9, height: 8) : nil,
          isHidden: view.index == 1, isEstimated: view.index == 2)
      },
      diagnostics: [
        Diagnostic(
          StatedFault(
            .init(.danglingReference, .warning, "b", hint: "c", objects: ["x", "\"y\""]))),
        Diagnostic(StatedFault(.init(.duplicateID, .note, "d"))),
      ])
  }

  /// Keys and checks are off while results are written: what they would have said must hold anyway.
  @Test func `keys and checks hold for results that are written, and written again`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    let document = LayoutDocument(SampleTree.document)
    let revision = try sample.store.documents()[0].latest
    var counts: [String] = []
    for engine in ["1", "2"] {
      let results = [phone, pad].map {
        NewResult(layout(document, in: $0), of: ScreenStructure(document))
      }
      #expect(try sample.store.addResults(results, of: revision, engine: engine) == .stored)
      try sample.store.write { connection, _ in
        let keys = try connection.texts("PRAGMA foreign_key_check")
        let checks = try connection.texts("PRAGMA integrity_check")
        #expect(keys.isEmpty)
        #expect(checks == ["ok"])
      }
      // Triggers take the frames of the older results away.
      counts += try sample.rows("SELECT count(*) FROM frames")
    }
    #expect(counts == ["\(2 * document.views.count)", "\(2 * document.views.count)"])
    // The tables check again what somebody else writes.
    #expect(throws: StoreError.self) {
      try sample.change("UPDATE layoutResult SET scene = 999999")
    }
    #expect(throws: StoreError.self) {
      try sample.change("UPDATE frame SET isHidden = 7")
    }
  }

  @Test func `a layout that comes twice in one transaction leaves one result with its frames`()
    throws
  {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    let document = LayoutDocument(SampleTree.document)
    let revision = try sample.store.documents()[0].latest
    let results = [phone, pad, phone].map {
      NewResult(layout(document, in: $0), of: ScreenStructure(document))
    }
    // In one list of layouts, and in two lists of the same document.
    let outcomes = try sample.store.addResults(
      [DocumentResults(results, of: revision), DocumentResults(results, of: revision)], engine: "1")
    #expect(outcomes == [.stored, .stored])
    #expect(try sample.rows("SELECT count(*) FROM layoutResult") == ["2"])
    #expect(try sample.rows("SELECT count(*) FROM frames") == ["\(2 * document.views.count)"])
    #expect(try sample.rows("SELECT * FROM orphans") == [])
  }

  @Test func `layouts come back equal`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    let document = LayoutDocument(SampleTree.document)
    let revision = try sample.store.documents()[0].latest
    let layouts = [phone, pad].map { layout(document, in: $0) }
    #expect(
      try sample.store.addResults(
        layouts.map { NewResult($0, of: ScreenStructure(document)) }, of: revision, engine: "1")
        == .stored)
    func stored(_ engine: String) throws -> [ResolvedLayout] {
      try sample.store.results(
        of: "Main.storyboard", document: document, environments: [phone, pad], engine: engine)
    }
    #expect(try stored("1") == layouts)
    #expect(try stored("2") == [])
    #expect(
      try sample.rows("SELECT device, status FROM results ORDER BY device")
        == ["pad|ambiguous", "phone|ambiguous"])
    #expect(
      try sample.rows("SELECT exactX, x FROM frames WHERE device = 'pad' AND id = 'L-1'")
        == ["0.4|0.5"])
  }

  @Test func `a layout tells the system of its device, and the place of its scene`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    let document = LayoutDocument(SampleTree.document)
    let revision = try sample.store.documents()[0].latest
    var tablet = phone
    tablet.system = SystemRelease(major: 26)
    var shown = layout(document, in: tablet)
    shown.place = ResolvedPlace(
      .formSheet, stated: Place(.formSheet), frame: Rect(x: 120, y: 260, width: 580, height: 650))
    shown.place?.isEstimated = true
    try sample.store.addResults(
      [shown, layout(document, in: pad)].map { NewResult($0, of: ScreenStructure(document)) },
      of: revision, engine: "1")
    #expect(
      try sample.rows(
        """
        SELECT device, ios, place, placeX, placeY, placeWidth, placeHeight, isPlaceEstimated
        FROM results ORDER BY device
        """) == ["pad|||||||", "phone|26|form-sheet|120.0|260.0|580.0|650.0|1"])
    #expect(
      try sample.rows("SELECT DISTINCT device, ios, place FROM frames ORDER BY 1")
        == ["pad||", "phone|26|form-sheet"])
  }

  @Test func `results are up to date until rows or engine change`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    let document = LayoutDocument(SampleTree.document)
    func resolve() throws -> ResultOutcome {
      let revision = try sample.store.documents()[0].latest
      return try sample.store.addResults(
        [NewResult(layout(document, in: phone), of: ScreenStructure(document))], of: revision,
        engine: "1")
    }
    func upToDate(_ engine: String = "1") throws -> Int {
      try sample.store.upToDate("Main.storyboard", engine: engine).count
    }
    #expect(try upToDate() == 0)
    #expect(try resolve() == .stored)
    let keys = try sample.store.upToDate("Main.storyboard", engine: "1")
    #expect(keys == [ResultKey(scene: "C-1", environment: phone)])
    #expect(try upToDate("2") == 0)

    try sample.change("UPDATE layoutConstraint SET constant = 3 WHERE id = 'K-1'")
    #expect(try upToDate() == 0)
    #expect(try sample.rows("SELECT count(*) FROM results") == ["0"])
    #expect(try resolve() == .stored)
    #expect(try upToDate() == 1)
    // What was made before stays with what it was made from.
    let count =
      """
      SELECT revision, count(*) FROM resolvedScene s JOIN revisions USING (revisionKey)
      JOIN layoutResult r ON r.scene = s.id GROUP BY 1
      """
    #expect(try sample.rows(count) == ["1|1", "2|1"])
    #expect(try sample.rows("SELECT revision FROM results") == ["2"])

    try sample.add(SampleTree.document)
    #expect(try upToDate() == 0)
    #expect(try sample.store.removeStaleResults(engine: "1") == 2)
    #expect(try sample.rows("SELECT count(*) FROM frame") == ["0"])
    #expect(try sample.rows("SELECT count(*) FROM environment") == ["0"])
  }

  @Test func `results of other rules are not shown`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    let document = LayoutDocument(SampleTree.document)
    let revision = try sample.store.documents()[0].latest
    let result = NewResult(layout(document, in: phone), of: ScreenStructure(document)) { _ in
      "some-rule"
    }
    try sample.store.addResults([result], of: revision, engine: "1")
    let views = ["results", "frames", "screenFrames", "diagnostics", "findings"]
    for view in views {
      #expect(try sample.rows("SELECT count(*) > 0 FROM \(view)") == ["1"], "\(view)")
    }
    #expect(try sample.store.engine() == "1")
    try sample.store.useEngine("2")
    for view in views {
      #expect(try sample.rows("SELECT count(*) FROM \(view)") == ["0"], "\(view)")
    }
  }

  @Test func `results of a state that is gone are not stored`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    let document = LayoutDocument(SampleTree.document)
    let revision = try sample.store.documents()[0].latest
    try sample.change("UPDATE layoutConstraint SET constant = 3 WHERE id = 'K-1'")
    let result = NewResult(layout(document, in: phone), of: ScreenStructure(document))
    #expect(try sample.store.addResults([result], of: revision, engine: "1") == .outdated)
    try sample.store.remove("Main.storyboard")
    #expect(try sample.store.addResults([result], of: revision, engine: "1") == .outdated)
    #expect(try sample.rows("SELECT count(*) FROM layoutResult") == ["0"])
  }

  @Test func `of documents that are stored together one that is gone keeps none from being stored`()
    throws
  {
    let sample = try SampleStore()
    let names = ["a.storyboard", "b.storyboard", "c.storyboard"]
    for name in names { try sample.add(SampleTree.document, as: name) }
    let document = LayoutDocument(SampleTree.document)
    let structure = ScreenStructure(document)
    let results = try sample.store.documents().map { stored in
      DocumentResults(
        [phone, pad].map { NewResult(layout(document, in: $0), of: structure) }, of: stored.latest)
    }
    try sample.store.remove(names[1])
    #expect(
      try sample.store.addResults(results, engine: "1") == [.stored, .outdated, .stored])
    let count = "SELECT document, count(*) FROM frames GROUP BY document ORDER BY document"
    let each = 2 * document.views.count
    #expect(try sample.rows(count) == ["a.storyboard|\(each)", "c.storyboard|\(each)"])
    // Again in the place of the same.
    #expect(
      try sample.store.addResults(results, engine: "1") == [.stored, .outdated, .stored])
    #expect(try sample.rows(count) == ["a.storyboard|\(each)", "c.storyboard|\(each)"])
    #expect(try sample.rows("SELECT count(*) FROM frames") == ["\(2 * each)"])
  }

  @Test func `a row of a frame says all of its view, whatever the row before said`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    let document = LayoutDocument(SampleTree.document)
    let revision = try sample.store.documents()[0].latest
    var plain = layout(document, in: phone)
    for position in plain.views.indices {
      plain.views[position].frame = Rect(width: 10, height: 10)
      plain.views[position].unsnapped = plain.views[position].frame
      plain.views[position].contentSize = nil
      plain.views[position].isHidden = false
      plain.views[position].isEstimated = false
    }
    var full = plain
    full.environment = pad
    full.views[1].frame.origin.x = 200
    full.views[1].unsnapped.origin.x = 200.25
    full.views[1].contentSize = Size(width: 9, height: 8)
    full.views[1].isHidden = true
    full.views[2].frame.origin.x = 5
    full.views[2].unsnapped.origin.x = 5
    let structure = ScreenStructure(document)
    try sample.store.addResults(
      [full, plain, full, plain].map { NewResult($0, of: structure) }, of: revision, engine: "1")
    func rows(_ device: String) throws -> [String] {
      try sample.rows(
        """
        SELECT f.exactX, ifnull(f.contentWidth, 'none'), f.isHidden, ifnull(s.x, 'none'),
          ifnull(s.clippedX, 'none'), ifnull(s.visibleWidth, 'none'),
          ifnull(s.isBeyondScreen + s.isOffScreen, 0), f.id
        FROM frames f LEFT JOIN screenFrames s USING (result, position)
        WHERE f.device = '\(device)' ORDER BY position
        """)
    }
    func expected(_ layout: ResolvedLayout) -> [String] {
      func text(_ value: Double?) -> String { value.map { "\($0)" } ?? "none" }
      return zip(layout.views, structure.frames(of: layout)).map { view, place in
        return [
          text(view.unsnapped.x), text(view.contentSize?.width), view.isHidden ? "1" : "0",
          text(place?.frame.x), text(place?.clipped.x), text(place?.visible.width),
          "\(place?.extent.rawValue ?? 0)", view.id.text,
        ].joined(separator: "|")
      }
    }
    #expect(try rows("phone") == expected(plain))
    #expect(try rows("pad") == expected(full))
  }

  @Test func `the key of an environment says all of it`() {
    #expect(
      phone.canonicalKey
        == "device=phone;orientation=portrait;size=375,667;cell=wC-hR;scale=2;"
        + "safeArea=0,0,0,0;bars=only:navigation+tab;direction=ltr;text=large;"
        + "hidden:a=NO;hidden:b=YES;texts=de:\(phone.texts.fingerprint)")
    #expect(
      pad.canonicalKey
        == "device=pad;orientation=landscape;split=half;size=1024,768;cell=wR-hR;scale=1.5;"
        + "safeArea=20,0,0,0;bars=inferred;direction=rtl;text=small;asDesigned=YES")
  }
}
