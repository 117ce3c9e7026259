import LayoutModel

/// Sentences about properties that changed.
extension SentenceWriter {
  /// Writes sentences about all property changes of one object: masks first, then plain settings,
  /// then the settings of each cell in order.
  mutating func writeModified(_ id: ObjectID, _ indices: [Int]) {
    var masks: [Int] = []
    var byVariation: [(key: String?, indices: [Int])] = []
    for index in indices {
      guard case .modified(let path, let old, let new) = difference.changes[index].kind else {
        continue
      }
      if folds.cause(ofReference: old, new) != nil { continue }
      if MaskEntry(path) != nil {
        if folds.cause(ofMaskEntry: path) == nil { masks.append(index) }
        continue
      }
      let key = path.element.steps.first { $0.name == "variation" }?.value
      if let known = byVariation.firstIndex(where: { $0.key == key }) {
        byVariation[known].indices.append(index)
      } else {
        byVariation.append((key, [index]))
      }
    }
    for group in byVariation where group.key == nil { writeSettings(id, nil, group.indices) }
    for group in byVariation {
      if let key = group.key { writeSettings(id, key, group.indices) }
    }
    writeMasks(id, masks)
  }

  // MARK: Masks

  private mutating func writeMasks(_ id: ObjectID, _ indices: [Int]) {
    struct Key: Hashable {
      var variation: String
      var object: ObjectID
    }
    var order: [Key] = []
    var groups: [Key: [Int]] = [:]
    for index in indices {
      guard case .modified(let path, _, _) = difference.changes[index].kind,
        let entry = MaskEntry(path)
      else { continue }
      let key = Key(
        variation: path.element.steps.first { $0.name == "variation" }?.value ?? "",
        object: entry.object)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    for key in order {
      let group = groups[key] ?? []
      var verb = ""
      for index in group {
        guard case .modified(let path, _, let new) = difference.changes[index].kind,
          let entry = MaskEntry(path)
        else { continue }
        let plain = entry.isIncluded ? "installs" : "uninstalls"
        if new != nil { verb = plain } else if verb.isEmpty { verb = "no longer \(plain)" }
      }
      let side = b.table[key.object] == nil ? a : b
      say(
        "\(Self.cellName(key.variation)): \(verb) \(phrase(key.object, side))", about: id, b, group)
    }
  }

  static func cellName(_ variationKey: String) -> String {
    GridCell(variationKey: variationKey)?.description ?? variationKey
  }

  // MARK: Settings

  /// A property with its values on both sides, in words.
  private struct Setting {
    var label: String
    var old: String?
    var new: String?
    /// The values in full, if they are texts.
    var oldText: String?
    var newText: String?

    /// Takes the missing side from the other form of the same property.
    mutating func merge(_ other: Setting) {
      old = old ?? other.old
      new = new ?? other.new
      oldText = oldText ?? other.oldText
      newText = newText ?? other.newText
    }
  }

  private mutating func writeSettings(_ id: ObjectID, _ variation: String?, _ indices: [Int]) {
    let prefix = variation.map { "\(Self.cellName($0)): " } ?? ""
    var rest = indices
    let equation = equationChange(id, variation, &rest)
    var settings: [(setting: Setting, indices: [Int])] = []
    var told: [ElementPath: Int] = [:]
    for index in rest {
      guard case .modified(let path, let old, let new) = difference.changes[index].kind else {
        continue
      }
      var setting = Setting(
        label: Self.label(of: path), old: old.map(describe), new: new.map(describe),
        oldText: old.flatMap(ValueDescription.plainText),
        newText: new.flatMap(ValueDescription.plainText))
      if let part = wholePart(of: path) {
        if let known = told[part] {
          settings[known].indices.append(index)
          continue
        }
        told[part] = settings.count
        setting = whole(part, of: id)
      }
      // The same property may have another form: an attribute and an element, or a colour and
      // `nil`.
      if let twin = settings.firstIndex(where: {
        $0.setting.label == setting.label && ($0.setting.old == nil) == (setting.new == nil)
          && ($0.setting.new == nil) == (setting.old == nil)
      }) {
        settings[twin].setting.merge(setting)
        settings[twin].indices.append(index)
      } else {
        settings.append((setting, [index]))
      }
    }
    foldModule(into: &settings)
    guard id != ObjectTable.document else {
      // Resources and settings of the document are independent of each other.
      for (setting, indices) in settings {
        say(prefix + Self.sentence(setting), about: id, b, indices)
      }
      return
    }
    let parts = (equation.map { [$0] } ?? []) + settings.map { Self.sentence($0.setting) }
    guard !parts.isEmpty else { return }
    say("\(prefix)\(b.describe(id)): \(parts.joined(separator: ", "))", about: id, b, indices)
  }

  /// Writes a class together with its module, and leaves out the provider of the module.
  private func foldModule(into settings: inout [(setting: Setting, indices: [Int])]) {
    guard let position = settings.firstIndex(where: { $0.setting.label == "customClass" }) else {
      return
    }
    var own = settings[position]
    let parts = settings.filter {
      ["customModule", "customModuleProvider"].contains($0.setting.label)
    }
    for (setting, indices) in parts {
      own.indices += indices
      guard setting.label == "customModule" else { continue }
      if let module = setting.old { own.setting.old = own.setting.old.map { "\($0) of \(module)" } }
      if let module = setting.new { own.setting.new = own.setting.new.map { "\($0) of \(module)" } }
    }
    settings[position] = own
    settings.removeAll { ["customModule", "customModuleProvider"].contains($0.setting.label) }
  }

  /// A value in words. If it is the id of an object, the object's name is added.
  private func describe(_ value: PropertyValue) -> String {
    if case .text(let text) = value, !text.isEmpty {
      let id = ObjectID(text)
      for side in [b, a] where Double(text) == nil && side.table[id] != nil {
        let name = side.name(of: id)
        return name == "'\(id)'" ? name : "\(name) '\(id)'"
      }
    }
    return ValueDescription.value(value)
  }

  private static func sentence(_ setting: Setting) -> String {
    var setting = setting
    if setting.old == setting.new, let old = setting.oldText, let new = setting.newText {
      (setting.old, setting.new) = ValueDescription.cut(old, new)
    }
    let isNamed = setting.label.hasSuffix("'")
    switch (setting.old, setting.new) {
    case (let old?, let new?): return "\(setting.label) \(old) → \(new)"
    case (nil, let new?):
      return isNamed ? "adds \(setting.label): \(new)" : "sets \(setting.label) to \(new)"
    case (let old?, nil):
      return isNamed ? "removes \(setting.label)" : "clears \(setting.label) (was \(old))"
    case (nil, nil): return setting.label
    }
  }

  /// The font, colour or similar part around a path, if such a part is described as a whole.
  private func wholePart(of path: PropertyPath) -> ElementPath? {
    guard
      let index = path.element.steps.firstIndex(where: { ValueDescription.wholes.contains($0.name) }
      )
    else { return nil }
    return ElementPath(Array(path.element.steps[...index]))
  }

  /// A part in words, on both sides. If the short words are the same, its attributes are added.
  private func whole(_ path: ElementPath, of id: ObjectID) -> Setting {
    let old = a.table[id]?.shell.part(at: path)
    let new = b.table[id]?.shell.part(at: path)
    var setting = Setting(
      label: Self.label(of: PropertyPath(path, .whole)), old: old.map(ValueDescription.element),
      new: new.map(ValueDescription.element))
    if let old, let new, setting.old == setting.new {
      setting.old = ValueDescription.attributes(of: old)
      setting.new = ValueDescription.attributes(of: new)
    }
    return setting
  }

  /// The property in words: `font`, `title (normal)`, `textColor`, `image 'arrow'`.
  static func label(of path: PropertyPath) -> String {
    var steps = path.element.steps.filter { $0.name != "variation" }
    steps.removeAll { $0.attribute == nil && $0.ordinal == 1 && $0.name.hasSuffix("s") }
    var words = steps.map { step -> String in
      if step.name == "fontDescription", step.value == "fontDescription" { return "font" }
      if step.attribute == "key", let key = step.value { return key }
      if let value = step.value { return "\(step.name) '\(value)'" }
      return step.ordinal > 1 ? "\(step.name) \(step.ordinal)" : step.name
    }
    switch path.leaf {
    // This avoids 'value value' for the value of a runtime attribute.
    case .attribute(let name): if words.last != name { words.append(name) }
    case .text: words.append("text")
    case .whole: break
    case .kind: words.append("kind")
    }
    return words.joined(separator: " ")
  }
}
