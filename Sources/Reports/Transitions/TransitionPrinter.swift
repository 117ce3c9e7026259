import Diagnostics
package import HostAccess
import LayoutComparison
import LayoutJSON
package import LayoutModel
package import LayoutWorkbench
package import PlainText

/// Prints the changes of a transition: in text scene by scene, in the other formats with a row for
/// each change.
package struct TransitionPrinter {
  package let format: OutputFormat
  package let context: CommandContext

  package init(format: OutputFormat, context: CommandContext) {
    self.format = format
    self.context = context
  }

  package static let columns = [
    "document", "from", "to", "scene", "id", "kind", "name", "change", "property", "old", "new",
    "oldX", "oldY", "oldWidth", "oldHeight", "newX", "newY", "newWidth", "newHeight",
  ]

  package func print(_ work: TransitionWork) throws {
    guard format == .text else { return try printRows(work) }
    let style = context.outputStyle
    for scene in work.scenes where !scene.before.views.isEmpty || !scene.isEmpty {
      try context.print(style.bold(work.loaded.document.title(ofScene: scene.before.scene)))
      try context.print(
        style.dim(
          "  \(Self.place(scene.before.environment, work.states.from)) → \(Self.place(scene.after.environment, work.states.to))"
        ))
      for line in lines(of: scene) { try context.print("  \(line.onOneLine)") }
      if scene.before.status != scene.after.status {
        try context.print(
          "  the layout was \(scene.before.status.rawValue), and is \(scene.after.status.rawValue)")
      }
      if scene.isEmpty { try context.print("  nothing changes") }
    }
  }

  /// The environment in words: `iphone-6.1-island portrait, wC-hR`, followed by the settings of code.
  package static func place(_ environment: LayoutEnvironment, _ state: [String] = []) -> String {
    ([environment.title] + (environment.hasImposedCell ? [] : ["\(environment.cell)"]) + state)
      .joined(separator: ", ")
  }

  private func lines(of scene: TransitionWork.Scene) -> [String] {
    var lines: [String] = []
    let constraints = scene.changes.filter { $0.kind == "constraint" }
    let values = scene.changes.filter { $0.kind != "constraint" }
    let come = scene.frames.effects.filter { $0.kind == .appeared || $0.kind == .disappeared }
    let move = scene.frames.effects.filter { $0.kind == .moved || $0.kind == .resized }
    for (title, found) in [
      ("constraints", constraints.map(Self.sentence)), ("values", values.map(Self.sentence)),
      ("views", Self.table(come, in: scene)), ("frames", Self.table(move, in: scene)),
    ] where !found.isEmpty {
      lines.append(title)
      lines += found.map { "  \($0)" }
    }
    return lines
  }

  /// A change in words: `+ A.Top = B.Top + 8`, `~ Title: font system 17 → system 24`.
  private static func sentence(_ change: ClassTransition.Change) -> String {
    switch change.effect {
    case .comes: "+ \(change.name)"
    case .goes: "- \(change.name)"
    case .changes(let property, let old, let new): "~ \(change.name): \(property) \(old) → \(new)"
    }
  }

  /// The moved views: `~ Title Label  (16, 79) 90 × 311 → (79, 8) 90 × 21`. Names and frames are
  /// aligned in columns.
  private static func table(
    _ effects: [LayoutDifference.Effect], in scene: TransitionWork.Scene
  ) -> [String] {
    let all = scene.before.views + scene.after.views
    let rows = effects.map { effect in
      let isAlone = all.allSatisfy { $0.name != effect.name || $0.id == effect.id }
      return (
        sign: effect.kind == .appeared ? "+" : effect.kind == .disappeared ? "-" : "~",
        name: isAlone ? effect.name : "\(effect.name) '\(effect.id)'",
        frames: [effect.old, effect.new].compactMap { frame in
          frame.map { text($0, withSize: effect.kind != .moved) }
        }
      )
    }
    let name = min(32, rows.map { TextWidth.columns($0.name) }.max() ?? 0)
    let frame = rows.compactMap { $0.frames.first.map(TextWidth.columns) }.max() ?? 0
    return rows.map { row in
      let text = "\(row.sign) \(padded(row.name, to: name))  "
      guard row.frames.count == 2 else { return text + (row.frames.first ?? "") }
      return text + padded(row.frames[0], to: frame) + " → " + row.frames[1]
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - TextWidth.columns(text)))
  }

  private static func text(_ frame: Rect, withSize: Bool) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map {
      NumberText.rounded($0, places: 1)
    }
    let place = "(\(numbers[0]), \(numbers[1]))"
    return withSize ? "\(place) \(numbers[2]) × \(numbers[3])" : place
  }

  // MARK: Rows

  private func printRows(_ work: TransitionWork) throws {
    var rows = try RowPrinter(
      Self.columns.map { TableColumn($0) }, format: format, in: context)
    for scene in work.scenes {
      let start: [JSONValue] = [
        .string(work.loaded.name), .string(Self.place(scene.before.environment, work.states.from)),
        .string(Self.place(scene.after.environment, work.states.to)),
        .string(scene.before.scene.text),
      ]
      for change in scene.changes {
        let words = Self.words(change.effect)
        try rows.add(
          start + [
            .string(change.id.text), .string(change.kind), .string(change.name),
            .string(words.change),
          ] + [words.property, words.old, words.new].map { $0.map(JSONValue.string) ?? .null }
            + Array(repeating: .null, count: 8))
      }
      for effect in scene.frames.effects {
        let kind = work.loaded.document.view(effect.id)?.kind.rawValue ?? "view"
        try rows.add(
          start + [
            .string(effect.id.text), .string(kind), .string(effect.name),
            .string(Self.word(effect.kind)), .null, .null, .null,
          ] + Self.numbers(effect.old) + Self.numbers(effect.new))
      }
    }
    try rows.finish()
  }

  private static func words(
    _ effect: ClassTransition.Effect
  ) -> (change: String, property: String?, old: String?, new: String?) {
    switch effect {
    case .comes: ("comes", nil, nil, nil)
    case .goes: ("goes", nil, nil, nil)
    case .changes(let property, let old, let new): ("changes", property, old, new)
    }
  }

  private static func word(_ kind: LayoutDifference.Kind) -> String {
    switch kind {
    case .appeared: "comes"
    case .disappeared: "goes"
    case .moved: "moves"
    case .resized: "resizes"
    }
  }

  private static func numbers(_ frame: Rect?) -> [JSONValue] {
    guard let frame else { return Array(repeating: .null, count: 4) }
    return [frame.x, frame.y, frame.width, frame.height].map {
      .number(LayoutLine.rounded($0))
    }
  }
}
