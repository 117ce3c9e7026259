import LayoutComparison
import LayoutJSON
import LayoutModel

/// Prints what moves: in text a sentence for each view, with the devices on which it moves, or environment
/// by environment.
struct EffectPrinter {
  private let format: OutputFormat
  private let environmentCount: Int
  /// Each environment has its own sentences, with its numbers.
  private let isByEnvironment: Bool
  private let context: CommandContext
  private var rows: RowPrinter?
  private var scenes: [ObjectID] = []
  private var sentences: [ObjectID: [Sentence]] = [:]
  private var positions: [String: Int] = [:]
  private var affected: Set<LayoutEnvironment> = []

  /// Views that are told by name; of more only the number.
  private static let mostLines = 200

  private struct Sentence {
    var text: String
    var environments: [LayoutEnvironment]
  }

  init(
    _ format: OutputFormat, environmentCount: Int, isByEnvironment: Bool = false,
    in context: CommandContext
  ) {
    self.format = format
    self.environmentCount = environmentCount
    self.isByEnvironment = isByEnvironment
    self.context = context
  }

  var isEmpty: Bool { affected.isEmpty }

  mutating func begin() throws {
    guard format != .text else { return }
    let names = [
      "document", "scene", "device", "orientation", "split", "sizeClass", "id", "name", "effect",
    ]
    let numbers = [
      "oldX", "oldY", "oldWidth", "oldHeight", "newX", "newY", "newWidth", "newHeight",
      "environmentWidth", "environmentHeight", "oldStatus", "newStatus",
    ]
    rows = try RowPrinter(
      names.map { TableColumn($0) } + numbers.map { TableColumn($0) },
      format: format, in: context)
  }

  /// A row of the changes that have the effect, in JSON and JSON lines.
  mutating func add(change row: [JSONValue], columns: [TableColumn]) throws {
    try rows?.add(row, as: columns)
  }

  mutating func add(_ effect: EffectComparison.Effect, of loaded: LoadedDocument) throws {
    affected.insert(effect.environment)
    if format == .text { return collect(effect, loaded) }
    let environment = effect.environment
    let start: [JSONValue] = [
      .string(loaded.name), .string(effect.difference.scene.text),
      environment.device.map(JSONValue.string) ?? .null,
      .string(environment.orientation.rawValue),
      environment.split.map(JSONValue.string) ?? .null,
      .string(environment.cell.description),
    ]
    let end: [JSONValue] = [
      .number(LayoutLine.rounded(environment.size.width)),
      .number(LayoutLine.rounded(environment.size.height)),
      .string(effect.oldStatus.rawValue), .string(effect.newStatus.rawValue),
    ]
    for change in effect.difference.effects {
      let frames = [change.old, change.new].flatMap { frame -> [JSONValue] in
        guard let frame else { return Array(repeating: .null, count: 4) }
        return [frame.x, frame.y, frame.width, frame.height].map {
          .number(LayoutLine.rounded($0))
        }
      }
      try rows?.add(
        start + [.string(change.id.text), .string(change.name), .string(change.kind.rawValue)]
          + frames + end)
    }
  }

  private mutating func collect(_ effect: EffectComparison.Effect, _ loaded: LoadedDocument) {
    let scene = effect.difference.scene
    var found = effect.difference.effects.map { (key: "\($0.id) \($0.kind)", text: $0.text) }
    if effect.oldStatus != effect.newStatus {
      let text = "the layout was \(effect.oldStatus.rawValue), and is \(effect.newStatus.rawValue)"
      found.append((text, text))
    }
    let place = isByEnvironment ? "\u{0}\(effect.environment.title)" : ""
    for (name, text) in found {
      let key = "\(scene)\u{0}\(name)\(place)"
      if let position = positions[key] {
        sentences[scene]?[position].environments.append(effect.environment)
        continue
      }
      if sentences[scene] == nil { scenes.append(scene) }
      positions[key] = sentences[scene]?.count ?? 0
      sentences[scene, default: []].append(
        Sentence(text: text, environments: [effect.environment]))
    }
    titles[scene] = loaded.document.title(ofScene: scene)
  }
  private var titles: [ObjectID: String] = [:]

  mutating func finish() throws {
    guard format == .text else {
      try rows?.finish()
      return
    }
    try context.print(lines(context.outputStyle))
  }

  /// What moves, scene by scene, in sentences; nothing but them where nothing moves.
  var sections: [(title: String, lines: [String])] {
    scenes.map { scene in
      let found = sentences[scene] ?? []
      var lines = found.prefix(Self.mostLines).map { $0.text + place(of: $0) }
      if found.count > Self.mostLines { lines.append("and \(found.count - Self.mostLines) more") }
      return (titles[scene] ?? scene.text, lines)
    }
  }

  /// `something moves in 3 of 36 environments`.
  var summary: String {
    if environmentCount == 1 { return isEmpty ? "nothing moves" : "something moves" }
    let total = "\(environmentCount) environments"
    return isEmpty
      ? "nothing moves in \(total)" : "something moves in \(affected.count) of \(total)"
  }

  /// Everything that was added, for people.
  func lines(_ style: TerminalStyle) -> [String] {
    var result: [String] = []
    for scene in scenes {
      result.append(style.bold(titles[scene] ?? scene.text))
      let lines = sentences[scene] ?? []
      if isByEnvironment {
        result += byEnvironment(lines, style)
        continue
      }
      for sentence in lines.prefix(Self.mostLines) {
        result.append("  \(sentence.text)" + style.dim(place(of: sentence)))
      }
      if lines.count > Self.mostLines {
        result.append("  and \(lines.count - Self.mostLines) more")
      }
    }
    return result + [summary]
  }

  /// Everything, below the environment in which it is so.
  private func byEnvironment(_ lines: [Sentence], _ style: TerminalStyle) -> [String] {
    var result: [String] = []
    var last: LayoutEnvironment?
    for sentence in lines {
      if let environment = sentence.environments.first, environment != last {
        result.append("  " + style.dim(environment.title))
        last = environment
      }
      result.append("    \(sentence.text)")
    }
    return result
  }

  /// The sentence is about the first of the environments.
  private func place(of sentence: Sentence) -> String {
    guard environmentCount > 1, let first = sentence.environments.first else { return "" }
    let others = sentence.environments.count - 1
    return "  on \(first.title)" + (others == 0 ? "" : ", and likewise on \(others) more")
  }
}
