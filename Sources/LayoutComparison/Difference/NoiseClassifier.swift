import ElementTree
import LayoutModel

/// Decides which differences do not affect the layout.
struct NoiseClassifier {
  let a: ObjectTable
  let b: ObjectTable

  func noise(of change: Change) -> NoiseClass? {
    switch change.kind {
    case .added, .removed: return nil
    case .moved(let from, let to):
      guard from.parent == to.parent, from.slot == to.slot else { return nil }
      return Self.isUnordered(to.slot) ? .order : nil
    case .modified(let path, let old, let new):
      return noise(of: path, old: old, new: new, object: change.object)
    }
  }

  /// Whether the order of a list means nothing. For an object in no list, the path is empty and the object has a `key`.
  private static func isUnordered(_ slot: ElementPath) -> Bool {
    guard let last = slot.steps.last else { return true }
    return ["constraints", "scenes", "layoutGuides"].contains(last.name)
  }

  private func noise(
    of path: PropertyPath, old: PropertyValue?, new: PropertyValue?, object: ObjectID
  ) -> NoiseClass? {
    if let first = path.element.steps.first, object == ObjectTable.document {
      if let known = documentPart(first, path, old, new) { return known }
    }
    if let part = path.element.steps.last, let known = partNoise(part, path, object) {
      return known
    }
    if case .attribute(let name) = path.leaf {
      if path.element.steps.isEmpty || path.cell != nil,
        name == "misplaced" || name == "ambiguous"
      {
        return .flags
      }
      if object == ObjectTable.document, path.element.steps.isEmpty,
        ["toolsVersion", "systemVersion", "version"].contains(name)
      {
        return .versions
      }
      if path.element.steps.isEmpty, isDefault(name, old, new, of: object) { return .defaults }
    }
    if case .text(let old)? = old, case .text(let new)? = new, path.leaf != .kind,
      Self.areSameNumber(old, new)
    {
      return .numbers
    }
    return nil
  }

  /// The class of a difference in the document's own properties.
  private func documentPart(
    _ first: ElementStep, _ path: PropertyPath, _ old: PropertyValue?, _ new: PropertyValue?
  ) -> NoiseClass? {
    let last = path.element.steps.last ?? first
    switch first.name {
    case "device", "simulatedMetricsContainer", "inferredMetricsTieBreakers": return .canvas
    case "dependencies":
      if last.name == "capability" { return .capabilities }
      if last.name == "plugIn" || last.name == "development" { return .versions }
      if last.name == "deployment", !isDeploymentVersion(path, old, new) { return .versions }
      return nil
    case "resources":
      if last.name == "image", path.leaf == .attribute("width") || path.leaf == .attribute("height")
      {
        return .imageSizes
      }
      if isCatalogColor(path, old, new) { return .numbers }
      let isSystemColor = path.element.steps.contains { $0.name == "systemColor" }
      return isSystemColor && path.element.steps.count > 2 ? .systemColors : nil
    default: return nil
    }
  }

  /// Whether a copy of a colour of the asset catalog looks the same. Whatever numbers Xcode
  /// computes from the catalog, a component is shown with 8 bits.
  private func isCatalogColor(
    _ path: PropertyPath, _ old: PropertyValue?, _ new: PropertyValue?
  ) -> Bool {
    guard path.element.steps.count > 2, path.element.steps[1].name == "namedColor",
      case .text(let old)? = old, case .text(let new)? = new, let a = Double(old),
      let b = Double(new)
    else { return false }
    return (a * 255).rounded() == (b * 255).rounded()
  }

  /// Whether the deployment target of a document changes, and not only the element that may state it.
  private func isDeploymentVersion(
    _ path: PropertyPath, _ old: PropertyValue?, _ new: PropertyValue?
  ) -> Bool {
    if path.leaf == .attribute("version") { return true }
    if case .element(let element)? = old ?? new { return element["version"] != nil }
    return false
  }

  private func partNoise(_ part: ElementStep, _ path: PropertyPath, _ object: ObjectID)
    -> NoiseClass?
  {
    switch (part.name, part.value) {
    case ("rect", "frame"):
      return isPlacedByFrame(object, path) ? nil : .frames
    case ("rect", "contentRect"), ("rect", "screenRect"), ("point", "canvasLocation"):
      return .canvas
    case ("animations", _): return .animations
    case ("color", _):
      guard let old = a[object]?.shell.part(at: path.element),
        let new = b[object]?.shell.part(at: path.element)
      else { return nil }
      return old.isSameColor(as: new) ? .colorSpaces : nil
    case ("font", _):
      guard let old = a[object]?.shell.part(at: path.element)?.systemFontSize else { return nil }
      return old == b[object]?.shell.part(at: path.element)?.systemFontSize ? .defaults : nil
    default:
      if let key = part.value, key.hasPrefix("simulated") && key.hasSuffix("Metrics") {
        return .canvas
      }
      // A part of simulated metrics of the canvas.
      return path.element.steps.contains { ($0.value ?? "").hasPrefix("simulated") } ? .canvas : nil
    }
  }

  /// Whether a view keeps its new frame at run time. It does if nothing places it now: no
  /// constraints, no stack view, no owner and no cell of a built-in style. What placed it before
  /// does not matter. A whole rectangle that is added or removed means nothing, because Xcode 8
  /// left out many.
  private func isPlacedByFrame(_ id: ObjectID, _ path: PropertyPath) -> Bool {
    // Frames in variations and frames of unnamed views do not count.
    guard path.element.steps.count == 1, case .attribute(let name) = path.leaf else { return false }
    guard let record = b[id], let place = record.placement else { return false }
    if record.shell["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      return record.shell["fixedFrame"] == "YES"
    }
    if place.slot.steps.last?.name == "subviews" {
      return !Self.placing.contains(b[place.parent]?.shell.name ?? "")
        && !Self.isPlacedByCell(id, in: b)
    }
    if record.shell.name == "collectionViewCell", !isSizedByLayout(record, in: place.parent) {
      return name == "width" || name == "height"
    }
    return Self.framedKeys[record.shell["key"] ?? ""]?.contains(name) ?? false
  }

  /// Whether the document states the size of a collection's item. Otherwise the recorded size is the
  /// only one that is known: code computes the size at run time.
  private func isSizedByLayout(_ item: ObjectTable.Record, in collection: ObjectID) -> Bool {
    if item.shell.child("size", key: "customSize") != nil { return true }
    let parts = b[collection]?.shell.content ?? []
    return parts.contains { part in
      guard let layout = part.markedObject.flatMap({ b[$0]?.shell }),
        layout["key"] == "collectionViewLayout"
      else { return false }
      if layout.name == "collectionViewFlowLayout", layout["customClass"] == nil { return true }
      return layout.child("size", key: "itemSize")?.number("width") ?? 0 > 0
    }
  }

  /// Whether a view is a label or image of a table cell with one of UIKit's own styles.
  private static func isPlacedByCell(_ id: ObjectID, in table: ObjectTable) -> Bool {
    guard let content = table[id]?.placement?.parent, let cell = table[content]?.placement?.parent
    else { return false }
    return (table[cell]?.shell).flatMap { BuiltInCell($0) }?.part(id) != nil
  }

  /// Views that place their subviews.
  private static let placing: Set<String> = ["stackView", "clipView"]

  /// Views under a key whose size comes from their frame, with the parts of the frame that do. A
  /// table gives its headers and footers their place and width, and a bar gives its items their
  /// place.
  private static let framedKeys: [String: Set<String>] = [
    "tableHeaderView": ["height"], "tableFooterView": ["height"], "sectionHeaderView": ["height"],
    "sectionFooterView": ["height"], "titleView": ["width", "height"],
    "customView": ["width", "height"], "accessoryView": ["width", "height"],
  ]

  /// Whether one side states a default value and the other side leaves it out.
  private func isDefault(
    _ name: String, _ old: PropertyValue?, _ new: PropertyValue?, of object: ObjectID
  ) -> Bool {
    guard (old == nil) != (new == nil), case .text(let text)? = old ?? new else { return false }
    if ParallelList.isStandard(name, text) { return true }
    guard
      let record = old == nil ? b[object] : a[object], record.shell.name == "constraint"
    else { return false }
    switch name {
    case "constant": return Double(text) == 0
    case "multiplier": return Multiplier(text)?.value == 1
    case "priority": return Double(text) == 1000
    case "relation": return text == "equal"
    case "symbolic", "placeholder": return text == "NO"
    // If the first item is absent, it is the owner, as long as the constraint does not move.
    case "firstItem":
      return a[object]?.placement?.parent == ObjectID(text)
        && b[object]?.placement?.parent == ObjectID(text)
    default: return false
    }
  }

  /// Whether two texts mean the same number. Interface Builder computes some numbers again each
  /// time it saves, and gets 128.9999997054351 or 128.99999970492877. Smaller differences than this
  /// are rounding errors, in points as in colours.
  static func areSameNumber(_ a: String, _ b: String) -> Bool {
    guard let a = Double(a), let b = Double(b) else { return false }
    return a == b || abs(a - b) < rounding
  }

  static let rounding = 1e-6
}

extension DocumentElement {
  /// The size of a macOS font that is the system font under one of its names; `nil` for other
  /// fonts.
  ///
  /// - Source: `NSFont.systemFontSize`, `smallSystemFontSize`, `labelFontSize` and `systemFontSize(for: .mini)`. In a public
  ///   merge three betas of Xcode 11 wrote one font as `controlContent`, as `label` of 12 and as `system` of 12 points.
  fileprivate var systemFontSize: Double? {
    guard let meta = self["metaFont"], let usual = Self.systemFontSizes[meta] else { return nil }
    return number("size") ?? usual
  }
  private static let systemFontSizes = [
    "system": 13.0, "smallSystem": 11, "miniSystem": 9, "label": 10, "controlContent": 12,
  ]
}
