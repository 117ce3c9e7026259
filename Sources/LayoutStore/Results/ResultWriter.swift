import Diagnostics
import LayoutModel

/// Puts layouts into the tables.
///
/// - Precondition: runs inside a transaction.
struct ResultWriter {
  private let revision: StoredRevision
  private let engine: String
  private let connection: SQLiteConnection
  private let deletion: SQLiteCommand
  private let row: SQLiteCommand
  private let frame: SQLiteCommand
  private let diagnostic: SQLiteCommand
  /// A document that is resolved for the first time has nothing to take out, unless one of its own
  /// layouts comes twice: two scenes may have one id.
  private let hadResults: Bool
  private var written: Set<Place> = []
  private var environments: [String: Int] = [:]

  private struct Place: Hashable {
    var scene: String
    var environment: Int
  }

  init(
    revision: StoredRevision, engine: String, connection: SQLiteConnection
  ) throws(SQLiteFailure) {
    self.revision = revision
    self.engine = engine
    self.connection = connection
    let search = try connection.statement(
      "SELECT EXISTS (SELECT 1 FROM layoutResult WHERE revisionKey = ?)")
    search.bind(revision.key, at: 1)
    hadResults = try search.step() && search.flag(0)
    search.reset()
    deletion = try connection.statement(
      "DELETE FROM layoutResult WHERE revisionKey = ? AND scene = ? AND environment = ?")
    row = try connection.statement(
      """
      INSERT INTO layoutResult (revisionKey, scene, environment, status, engine, edits, fingerprint)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """)
    frame = try connection.statement(
      """
      INSERT INTO frame (
        result, position, id, x, y, width, height, exactX, exactY, exactWidth, exactHeight,
        contentWidth, contentHeight, isHidden, isEstimated, screenX, screenY, clippedX, clippedY,
        clippedWidth, clippedHeight, visibleX, visibleY, visibleWidth, visibleHeight, beyond)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    diagnostic = try connection.statement(
      """
      INSERT INTO resultDiagnostic (
        result, position, code, severity, message, hint, objects, rule)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """)
  }

  mutating func write(_ new: NewResult) throws {
    let layout = new.layout
    let environment = try id(of: layout.environment, key: new.environmentKey)
    let isNew = written.insert(Place(scene: layout.scene.text, environment: environment)).inserted
    if hadResults || !isNew {
      deletion.bind(revision.key, at: 1)
      deletion.bind(layout.scene.text, at: 2)
      deletion.bind(environment, at: 3)
      try deletion.run()
    }
    row.bind(revision.key, at: 1)
    row.bind(layout.scene.text, at: 2)
    row.bind(environment, at: 3)
    row.bind(layout.status.rawValue, at: 4)
    row.bind(engine, at: 5)
    row.bind(revision.edits, at: 6)
    row.bind(new.fingerprint, at: 7)
    try row.run()
    let result = connection.lastInsertedKey
    for (view, place) in zip(layout.views, new.places) {
      try write(view, place, result: result)
    }
    try writeDiagnostics(of: new, result: result)
  }

  private func write(
    _ view: ResolvedView, _ place: ScreenFrame?, result: Int
  ) throws(SQLiteFailure) {
    frame.bind(result, at: 1)
    frame.bind(view.index, at: 2)
    frame.bind(view.id.text, at: 3)
    frame.bind(view.frame.x, at: 4)
    frame.bind(view.frame.y, at: 5)
    frame.bind(view.frame.width, at: 6)
    frame.bind(view.frame.height, at: 7)
    let exact = Self.withoutErrors(view.unsnapped)
    if exact != Self.withoutErrors(view.frame) { bind(exact, at: 8) }
    if let size = view.contentSize {
      frame.bind(size.width, at: 12)
      frame.bind(size.height, at: 13)
    }
    frame.bind(view.isHidden, at: 14)
    frame.bind(view.isEstimated, at: 15)
    bind(place)
    try frame.run()
  }

  /// The frame to a millionth of a point: the digits behind are errors of binary fractions, which depend on what was
  /// solved before.
  private static func withoutErrors(_ frame: Rect) -> Rect {
    func rounded(_ value: Double) -> Double {
      let result = (value * 1e6).rounded() / 1e6
      return result.isFinite ? result + 0 : value
    }
    return Rect(
      x: rounded(frame.x), y: rounded(frame.y), width: rounded(frame.width),
      height: rounded(frame.height))
  }

  /// What is the same as something larger is left out: nearly all views are not cut.
  private func bind(_ place: ScreenFrame?) {
    frame.bind(place?.extent.rawValue ?? 0, at: 26)
    guard let place else { return }
    frame.bind(place.frame.x, at: 16)
    frame.bind(place.frame.y, at: 17)
    if place.clipped != place.frame { bind(place.clipped, at: 18) }
    if place.visible != place.clipped { bind(place.visible, at: 22) }
  }

  private func bind(_ rect: Rect, at index: Int32) {
    frame.bind(rect.x, at: index)
    frame.bind(rect.y, at: index + 1)
    frame.bind(rect.width, at: index + 2)
    frame.bind(rect.height, at: index + 3)
  }

  private func writeDiagnostics(of new: NewResult, result: Int) throws(SQLiteFailure) {
    for (position, fault) in new.layout.diagnostics.enumerated() {
      diagnostic.bind(result, at: 1)
      diagnostic.bind(position, at: 2)
      diagnostic.bind(fault.code.rawValue, at: 3)
      diagnostic.bind(fault.severity.rawValue, at: 4)
      diagnostic.bind(fault.message, at: 5)
      diagnostic.bind(fault.hint, at: 6)
      diagnostic.bind(fault.objects.jsonArray, at: 7)
      diagnostic.bind(new.rules[position], at: 8)
      try diagnostic.run()
    }
  }

  private mutating func id(of environment: LayoutEnvironment, key: String) throws -> Int {
    if let known = environments[key] { return known }
    let search = try connection.statement("SELECT id FROM environment WHERE key = ?")
    search.bind(key, at: 1)
    let known = try search.step() ? search.integer(0) : nil
    search.reset()
    let id = try known ?? insert(environment, key: key)
    environments[key] = id
    return id
  }

  private func insert(_ environment: LayoutEnvironment, key: String) throws(SQLiteFailure) -> Int {
    let row = try connection.statement(
      """
      INSERT INTO environment (
        key, device, orientation, split, width, height, cell, scale, safeAreaTop, safeAreaLeft,
        safeAreaBottom, safeAreaRight, bars, direction, contentSizeCategory, isAsDesigned)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    row.bind(key, at: 1)
    row.bind(environment.device, at: 2)
    row.bind(environment.orientation.rawValue, at: 3)
    row.bind(environment.split, at: 4)
    row.bind(environment.size.width, at: 5)
    row.bind(environment.size.height, at: 6)
    row.bind(environment.cell.description, at: 7)
    row.bind(environment.scale, at: 8)
    row.bind(environment.safeArea.top, at: 9)
    row.bind(environment.safeArea.left, at: 10)
    row.bind(environment.safeArea.bottom, at: 11)
    row.bind(environment.safeArea.right, at: 12)
    row.bind(environment.bars.canonicalText, at: 13)
    row.bind(environment.direction.rawValue, at: 14)
    row.bind((environment.contentSizeCategory ?? .ofNewDevice).rawValue, at: 15)
    row.bind(environment.isAsDesigned, at: 16)
    try row.run()
    return connection.lastInsertedKey
  }
}
