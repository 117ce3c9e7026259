import Diagnostics
import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

/// Results of a scene share the rows of frames and diagnostics that are the same.
@Suite struct SharedFrameTests {
  private static let environments = (0..<12).map { number in
    LayoutEnvironment(
      device: "phone-\(10 + number)",
      size: Size(width: 300 + 12.5 * Double(number % 4), height: 500 + 10 * Double(number)),
      cell: GridCell(width: .compact, height: .regular))
  }

  /// A layout whose frames have few values, so that some are the same in several environments.
  private func layout(
    _ document: LayoutDocument, in environment: LayoutEnvironment, using random: inout SplitMix64
  ) -> ResolvedLayout {
    func number(_ count: Int) -> Double { Double(random.integer(in: 0...count - 1)) }
    var layout = ResolvedLayout(
      scene: document.scenes[0].id, environment: environment, status: .ok,
      views: document.views.map { view in
        let frame = Rect(
          x: [0, 200, 100.0 / 3, 0.1][random.integer(in: 0...3)], y: number(2),
          width: environment.size.width * number(3) / 2 + number(2) * 0.5, height: number(2) * 20)
        return ResolvedView(
          id: view.id, name: view.name, kind: view.kind, index: view.index, frame: frame,
          unsnapped: number(4) == 0
            ? Rect(x: 0.25, y: frame.y, width: 100.3, height: frame.height) : frame,
          contentSize: number(5) == 0 ? Size(width: number(2), height: 8) : nil,
          isHidden: number(6) == 0, isEstimated: number(6) == 0)
      },
      diagnostics: (0..<random.integer(in: 0...2)).map { position in
        Diagnostic(
          StatedFault(
            .init(
              .danglingReference, .warning, "message \(number(2))",
              hint: number(2) == 0 ? nil : "hint", objects: ["x", "\"\(position)\""])))
      })
    if number(3) > 0 {
      layout.place = ResolvedPlace(
        .formSheet, stated: Place(.formSheet),
        frame: Rect(x: number(2), y: 0, width: 100, height: 100))
      layout.place?.isEstimated = number(2) == 0
    }
    return layout
  }

  @Test func `a view that has the same frame in all environments has one row`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    let document = LayoutDocument(SampleTree.document)
    let revision = try sample.store.documents()[0].latest
    let results = Self.environments.map { environment in
      let layout = ResolvedLayout(
        scene: document.scenes[0].id, environment: environment, status: .ok,
        views: document.views.map { view in
          let frame = Rect(x: 1, y: 2, width: 30, height: 40)
          return ResolvedView(
            id: view.id, name: view.name, kind: view.kind, index: view.index, frame: frame,
            unsnapped: frame)
        },
        diagnostics: [Diagnostic(StatedFault(.init(.duplicateID, .note, "the same everywhere")))])
      return NewResult(layout, of: ScreenStructure(document))
    }
    // In two transactions.
    let half = results.count / 2
    for (part, isLast) in [(results[..<half], false), (results[half...], true)] {
      try sample.store.addResults(Array(part), of: revision, engine: "1", isLast: isLast)
    }
    let views = document.views.count
    #expect(try sample.rows("SELECT count(*) FROM frame") == ["\(views)"])
    #expect(
      try sample.rows("SELECT count(*) FROM frames") == ["\(views * Self.environments.count)"])
    #expect(try sample.rows("SELECT count(*) FROM sceneDiagnostic") == ["1"])
    #expect(
      try sample.rows("SELECT count(*) FROM diagnostics") == ["\(Self.environments.count)"])
  }

  @Test func `layouts come back as they were stored, however they are divided and replaced`() throws
  {
    let document = LayoutDocument(SampleTree.document)
    let structure = ScreenStructure(document)
    for seed in 0..<40 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let sample = try SampleStore()
      try sample.add(SampleTree.document)
      let revision = try sample.store.documents()[0].latest
      var stored: [String: ResolvedLayout] = [:]
      // Two engines and some rounds: later results replace earlier ones of the same environments.
      for round in 0..<4 {
        let engine = round < 2 ? "1" : "2"
        var waiting: [NewResult] = []
        let wanted =
          round == 3
          ? Self.environments : Self.environments.filter { _ in random.integer(in: 0...2) > 0 }
        for environment in wanted {
          let layout = layout(document, in: environment, using: &random)
          stored[environment.canonicalKey] = layout
          waiting.append(NewResult(layout, of: structure))
          guard random.integer(in: 0...2) == 0 else { continue }
          try sample.store.addResults(waiting, of: revision, engine: engine, isLast: false)
          waiting = []
        }
        try sample.store.addResults(waiting, of: revision, engine: engine)
      }
      for environment in Self.environments {
        let found = try sample.store.results(
          of: "Main.storyboard", document: document, environments: [environment], engine: "2")
        var expected = stored[environment.canonicalKey]
        expected?.place = nil  // The reader leaves out places.
        #expect(found == [expected].compactMap(\.self), "seed \(seed)")
      }
      #expect(try sample.rows(Self.rowsOfViews) == Self.expected(stored, structure), "seed \(seed)")
      // Nothing is left of what was replaced, and nothing is there twice.
      for query in Self.faults { #expect(try sample.rows(query) == [], "seed \(seed): \(query)") }
    }
  }

  /// All that the view tells of a frame.
  private static let rowsOfViews = """
    SELECT f.device, f.position, f.id, f.x, f.exactX, f.contentWidth, f.isHidden, s.x, s.clippedWidth, s.visibleWidth,
      s.isBeyondScreen, s.isOffScreen, f.place
    FROM frames f JOIN screenFrames s ON s.result = f.result AND s.position = f.position
    ORDER BY f.device, f.position
    """

  private static func expected(
    _ stored: [String: ResolvedLayout], _ structure: ScreenStructure
  ) -> [String] {
    let layouts = stored.values.sorted {
      ($0.environment.device ?? "") < ($1.environment.device ?? "")
    }
    return layouts.flatMap { layout in
      zip(layout.views, structure.frames(of: layout)).compactMap { view, place in
        guard let place else { return nil }
        let values: [String] = [
          layout.environment.device ?? "", "\(view.index)", view.id.text, "\(view.frame.x)",
          "\(view.unsnapped.x)", view.contentSize.map { "\($0.width)" } ?? "",
          view.isHidden ? "1" : "0", "\(place.frame.x)", "\(place.clipped.width)",
          "\(place.visible.width)", place.extent == .onScreen ? "0" : "1",
          place.extent == .beyond ? "1" : "0", layout.place?.kind.rawValue ?? "",
        ]
        return values.joined(separator: "|")
      }
    }
  }

  /// Queries that find nothing in a sound store.
  private static let faults = [
    "SELECT * FROM orphans",
    "PRAGMA foreign_key_check",
    """
    SELECT * FROM arrangement a WHERE NOT EXISTS (
      SELECT 1 FROM layoutResult r WHERE r.scene = a.scene AND r.arrangement = a.number)
    """,
    """
    SELECT * FROM frame f WHERE NOT EXISTS (
      SELECT 1 FROM arrangement a WHERE a.scene = f.scene AND a.frame = f.number)
    """,
    """
    SELECT * FROM sceneDiagnostic g WHERE NOT EXISTS (
      SELECT 1 FROM layoutResult r
      JOIN resultDiagnostic l ON l.result = r.id AND l.diagnostic = g.number WHERE r.scene = g.scene)
    """,
    """
    SELECT 'twice' WHERE (SELECT count(*) FROM frame) <> (
      SELECT count(*) FROM (
        SELECT DISTINCT scene, position, x, y, width, height, screenX, screenY, isHidden, isEstimated, beyond, exactX, exactY,
          exactWidth, exactHeight, contentWidth, contentHeight, clippedX, clippedY, clippedWidth, clippedHeight, visibleX,
          visibleY, visibleWidth, visibleHeight
        FROM frame))
    """,
    "SELECT * FROM resolvedScene s WHERE NOT EXISTS (SELECT 1 FROM layoutResult r WHERE r.scene = s.id)",
  ]

  @Test func `rows that somebody else has changed are read again`() throws {
    let sample = try SampleStore()
    try sample.add(SampleTree.document)
    let document = LayoutDocument(SampleTree.document)
    let structure = ScreenStructure(document)
    let revision = try sample.store.documents()[0].latest
    var random = SplitMix64(seed: 1)
    let layouts = Self.environments.map { layout(document, in: $0, using: &random) }
    let results = layouts.map { NewResult($0, of: structure) }
    try sample.store.addResults([results[0]], of: revision, engine: "1", isLast: false)
    // Another process replaces the result, so that its frames go.
    let other = try DocumentStore(path: sample.path)
    var replaced = layouts[1]
    replaced.environment = layouts[0].environment
    try other.addResults([NewResult(replaced, of: structure)], of: revision, engine: "1")
    var again = layouts[0]
    again.environment = layouts[1].environment
    try sample.store.addResults([NewResult(again, of: structure)], of: revision, engine: "1")
    again.place = nil
    #expect(
      try sample.store.results(
        of: "Main.storyboard", document: document, environments: [layouts[1].environment],
        engine: "1") == [again])
    for query in Self.faults { #expect(try sample.rows(query) == [], "\(query)") }
  }

  @Test func `a store of the fifth version opens, without its results`() throws {
    let newer = try SampleStore()
    try newer.add(SampleTree.document)
    let path = try OldStore.make(
      version: 5, from: newer,
      adding: """
        UPDATE store SET engine = '1';
        INSERT INTO environment (
          key, orientation, width, height, cell, scale, safeAreaTop, safeAreaLeft, safeAreaBottom,
          safeAreaRight, bars, direction, contentSizeCategory, isAsDesigned)
        VALUES ('k', 'portrait', 375, 667, 'wC-hR', 2, 0, 0, 0, 0, 'inferred', 'ltr', 'large', 0);
        INSERT INTO layoutResult (revisionKey, scene, environment, status, engine, edits)
        VALUES (1, 'C-1', 1, 'ok', '1', 0);
        INSERT INTO frame (result, position, id, x, y, width, height, isHidden, isEstimated, beyond)
        VALUES (1, 0, 'V-1', 0, 0, 1, 1, 0, 0, 0);
        INSERT INTO resultDiagnostic (result, position, code, severity, message, objects)
        VALUES (1, 0, 'c', 'note', 'm', '[]');
        INSERT INTO finishedBatch VALUES (1, 'r', 0, '1', 1, 1, 1, '{}');
        """)
    #expect(throws: StoreError.outdated(path: path, missingMigrations: ["6 shared frames"])) {
      try DocumentStore(path: path, access: .readOnly)
    }
    let store = try DocumentStore(path: path)
    #expect(try store.load("Main.storyboard") == SampleTree.document)
    #expect(try store.finishedBatches(engine: "1").isEmpty)
    #expect(try store.upToDate("Main.storyboard", engine: "1").isEmpty)
    // Its tables are those of a new store.
    func schema(_ store: DocumentStore) throws -> [String] {
      var rows: [String] = []
      try store.query(
        "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY name"
      ) { rows.append($0[0].plainText) }
      return rows
    }
    #expect(try schema(store) == schema(newer.store))
    try store.query("SELECT * FROM orphans") { #expect($0.isEmpty) }
    let document = LayoutDocument(SampleTree.document)
    var random = SplitMix64(seed: 1)
    let layout = layout(document, in: Self.environments[0], using: &random)
    #expect(
      try store.addResults(
        [NewResult(layout, of: ScreenStructure(document))], of: store.documents()[0].latest,
        engine: "1") == .stored)
  }
}
