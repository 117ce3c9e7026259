package import HostAccess
import LayoutComparison
package import LayoutJSON
package import LayoutModel
package import LayoutWorkbench
package import PlainText

/// Prints the views that move. Text has a sentence for each view with the devices on which it
/// moves, or a list for each environment.
package struct EffectPrinter {
  private let format: OutputFormat
  private let environmentCount: Int
  /// Whether each environment has its own sentences, with its numbers.
  private let isByEnvironment: Bool
  private let context: CommandContext
  private var rows: RowPrinter?
  private var scenes: [ObjectID] = []
  private var titles: [ObjectID: String] = [:]
  private var sentences: [ObjectID: [Sentence]] = [:]
  private var positions: [String: Int] = [:]
  private var affected: Set<RequestedEnvironment> = []
  /// How often the status of each scene changed, by the change.
  private var statuses: [ObjectID: [StatusChange: Int]] = [:]

  /// The most views that are named. Further ones are only counted.
  private static let mostLines = 200

  /// The change of a view, with the environments in which it moves by each amount.
  private struct Sentence {
    var amounts: [Amount]

    var environments: [LayoutEnvironment] { amounts.flatMap(\.environments) }
    /// The most frequent amount.
    var usual: Amount? {
      amounts.max { $0.environments.count < $1.environments.count }
        .map { most in
          amounts.first { $0.environments.count == most.environments.count } ?? most
        }
    }
  }

  private struct Amount {
    var key: [Double]
    var text: String
    var environments: [LayoutEnvironment]
  }

  private struct StatusChange: Hashable {
    var old: String
    var new: String
  }

  package init(
    _ format: OutputFormat, environmentCount: Int, isByEnvironment: Bool = false,
    in context: CommandContext
  ) {
    self.format = format
    self.environmentCount = environmentCount
    self.isByEnvironment = isByEnvironment
    self.context = context
  }

  package var isEmpty: Bool { affected.isEmpty }

  package mutating func begin() throws {
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

  /// Adds a row for the changes that have the effect, in JSON and JSON lines.
  package mutating func add(change row: [JSONValue], columns: [TableColumn]) throws {
    try rows?.add(row, as: columns)
  }

  package mutating func add(_ effect: EffectComparison.Effect, of loaded: LoadedDocument) throws {
    affected.insert(effect.request ?? .environment(effect.environment))
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
    var found = effect.difference.effects.map {
      (key: "\($0.id) \($0.kind)", amount: $0.amount, text: $0.text)
    }
    for shift in effect.shifts {
      let amount: [Double] =
        if case .moved(let points) = shift.change { [points.rounded()] } else { [] }
      found.append(("\(shift.id) shift", amount, shift.text))
    }
    if effect.oldStatus != effect.newStatus {
      let text = "the layout was \(effect.oldStatus.rawValue), and is \(effect.newStatus.rawValue)"
      found.append((text, [], text))
      let change = StatusChange(old: effect.oldStatus.rawValue, new: effect.newStatus.rawValue)
      statuses[scene, default: [:]][change, default: 0] += 1
    }
    let place = isByEnvironment ? "\u{0}\(effect.environment.title)" : ""
    for (id, key, text) in found {
      let amount = Amount(key: key, text: text, environments: [effect.environment])
      let name = "\(scene)\u{0}\(id)\(place)"
      guard let position = positions[name] else {
        if sentences[scene] == nil { scenes.append(scene) }
        positions[name] = sentences[scene]?.count ?? 0
        sentences[scene, default: []].append(Sentence(amounts: [amount]))
        continue
      }
      let amounts = sentences[scene]?[position].amounts ?? []
      if let same = amounts.firstIndex(where: { $0.key == key }) {
        sentences[scene]?[position].amounts[same].environments.append(effect.environment)
      } else {
        sentences[scene]?[position].amounts.append(amount)
      }
    }
    titles[scene] = loaded.document.title(ofScene: scene)
  }

  package mutating func finish() throws {
    guard format == .text else {
      try rows?.finish()
      return
    }
    try context.print(lines(context.outputStyle))
  }

  /// The moves, scene by scene, in sentences; only sentences about the status if nothing moves.
  package var sections: [(scene: ObjectID, title: String, lines: [String])] {
    scenes.map { scene in
      let found = sentences[scene] ?? []
      var lines = found.prefix(Self.mostLines).map { text(of: $0) + place(of: $0) }
      if found.count > Self.mostLines { lines.append("and \(found.count - Self.mostLines) more") }
      return (scene, titles[scene] ?? scene.text, lines)
    }
  }

  /// The changes of status, scene by scene: `Profile is ambiguous on 3 of 36 environments, and was ok`.
  package var statusLines: [String] {
    scenes.flatMap { scene -> [String] in
      let found = statuses[scene] ?? [:]
      return found.keys.sorted { ($0.old, $0.new) < ($1.old, $1.new) }.map { change in
        let name = titles[scene] ?? scene.text
        let count = found[change] ?? 0
        return "\(name) is \(change.new) on \(count) of \(environmentCount) environments, "
          + "and was \(change.old)"
      }
    }
  }

  /// The total: `something moves in 3 of 36 environments`.
  package var summary: String {
    if environmentCount == 1 { return isEmpty ? "nothing moves" : "something moves" }
    let total = "\(environmentCount) environments"
    return isEmpty
      ? "nothing moves in \(total)" : "something moves in \(affected.count) of \(total)"
  }

  /// All effects as lines for people.
  package func lines(_ style: TerminalStyle) -> [String] {
    var result: [String] = []
    for scene in scenes {
      result.append(style.bold(titles[scene] ?? scene.text))
      let lines = sentences[scene] ?? []
      if isByEnvironment {
        result += byEnvironment(lines, style)
        continue
      }
      for sentence in lines.prefix(Self.mostLines) {
        result.append("  \(text(of: sentence))" + style.dim(place(of: sentence)))
      }
      if lines.count > Self.mostLines {
        result.append("  and \(lines.count - Self.mostLines) more")
      }
    }
    return result + [summary]
  }

  /// All sentences, below the environment in which they hold.
  private func byEnvironment(_ lines: [Sentence], _ style: TerminalStyle) -> [String] {
    var result: [String] = []
    var last: LayoutEnvironment?
    for sentence in lines {
      if let environment = sentence.environments.first, environment != last {
        result.append("  " + style.dim(environment.title))
        last = environment
      }
      result.append("    \(text(of: sentence))")
    }
    return result
  }

  private func text(of sentence: Sentence) -> String { sentence.usual?.text ?? "" }

  /// The environment of a sentence: the first one in which the view moves by that amount.
  private func place(of sentence: Sentence) -> String {
    guard environmentCount > 1, let usual = sentence.usual, let first = usual.environments.first
    else { return "" }
    let others = usual.environments.count - 1
    let rest = sentence.environments.count - usual.environments.count
    return "  on \(first.title)" + (others == 0 ? "" : ", and likewise on \(others) more")
      + (rest == 0 ? "" : ", and by other amounts on \(rest) more")
  }
}

extension LayoutDifference.Effect {
  /// By how much the view moves and grows, rounded to points, because pixels of different sizes must not
  /// make a difference.
  fileprivate var amount: [Double] {
    guard let old, let new else { return [] }
    return [new.x - old.x, new.y - old.y, new.width - old.width, new.height - old.height]
      .map { $0.rounded() + 0 }
  }
}
