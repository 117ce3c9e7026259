import Diagnostics
import ElementTree
package import LayoutModel

/// All changed properties and mask entries that a document states in single cells of the grid.
package struct CellSettings: Sendable {
  package var settings: [Setting] = []
  /// The number of frames and canvas flags in variations. They set nothing.
  package var noise = 0
  /// The positions of each object's settings.
  private var positions: [ObjectID: [Int]] = [:]

  package struct Setting: Sendable, Hashable {
    /// The id of the scene's root object; `nil` outside of scenes.
    package var scene: ObjectID?
    /// The id of the object that changes: a view or constraint; for a mask entry, the object that it
    /// installs.
    package var id: ObjectID
    /// The name of its element in Interface Builder.
    package var kind: String
    /// The name of the object for a person; for a constraint, its equation.
    package var name: String
    /// The name, with the id if other views have the same name.
    var title: String
    package var cell: GridCell
    /// The property: `constant`, `font`, `hidden`, …; `installed` for a mask entry.
    package var property: String
    package var value: String
    /// The value that would hold in that cell without the setting; `nil` if there is none.
    package var overridden: String?
    /// The cell that sets the overridden value.
    package var overriddenCell: GridCell
    /// The path of the property. Settings with the same path are settings of one property.
    var path: ElementPath
    var leaf: PropertyPath.Leaf
  }

  /// Reads a document, or only the scene with that root object.
  package init(_ document: LayoutDocument, scene: ObjectID? = nil) {
    let side = DocumentSide(document)
    for id in side.table.order {
      guard let record = side.table[id] else { continue }
      if let scene, side.scene(of: id)?.id != scene { continue }
      read(record.shell, of: id, at: ElementPath(), side)
    }
  }

  /// The settings of each scene, read in one pass over the document. Mask entries stand with the view that
  /// has the mask.
  ///
  /// Reading scene after scene would look through the whole document for each scene.
  package static func byScene(_ document: LayoutDocument) -> [ObjectID: CellSettings] {
    let side = DocumentSide(document)
    var readers: [ObjectID: CellSettings] = [:]
    for id in side.table.order {
      guard let record = side.table[id], let scene = side.scene(of: id)?.id else { continue }
      readers[scene, default: CellSettings()].read(record.shell, of: id, at: ElementPath(), side)
    }
    return readers
  }

  private init() {}

  private mutating func read(
    _ element: DocumentElement, of id: ObjectID, at path: ElementPath, _ side: DocumentSide
  ) {
    for variation in element.cellVariations {
      readVariation(variation, plain: element, of: id, at: path, side)
    }
    for part in element.parts where part.element.name != "variation" {
      read(part.element, of: id, at: path.appending(part.step, after: nil), side)
    }
  }

  private mutating func readVariation(
    _ variation: CellValue<DocumentElement>, plain: DocumentElement, of id: ObjectID,
    at path: ElementPath, _ side: DocumentSide
  ) {
    for attribute in variation.value.attributes where attribute.name != "key" {
      if ["misplaced", "ambiguous", "fixedFrame"].contains(attribute.name) {
        noise += 1
        continue
      }
      let leaf = PropertyPath.Leaf.attribute(attribute.name)
      let value = ValueDescription.text(attribute.value)
      add(
        id, variation.cell, path, leaf, value, plain[attribute.name].map(ValueDescription.text),
        side)
    }
    for part in variation.value.parts {
      if part.element.name == "mask" {
        readMask(part.element, in: variation.cell, side)
      } else if part.step.name == "rect", part.step.value == "frame" {
        noise += 1
      } else {
        let old = plain.child(key: part.step.value ?? "").map(ValueDescription.element)
        add(
          id, variation.cell, path.appending(part.step, after: nil), .whole,
          ValueDescription.element(part.element), old, side)
      }
    }
  }

  private mutating func readMask(_ mask: DocumentElement, in cell: GridCell, _ side: DocumentSide) {
    for entry in mask.children where entry.name == "include" || entry.name == "exclude" {
      guard let reference = entry["reference"] else { continue }
      add(
        ObjectID(reference), cell, ElementPath(), .kind, entry.name == "include" ? "YES" : "NO",
        "YES", side)
    }
  }

  /// Adds a setting. `plain` is the value that holds without any cell.
  private mutating func add(
    _ id: ObjectID, _ cell: GridCell, _ path: ElementPath, _ leaf: PropertyPath.Leaf,
    _ value: String, _ plain: String?, _ side: DocumentSide
  ) {
    let property =
      leaf == .kind ? "installed" : SentenceWriter.label(of: PropertyPath(path, leaf))
    let equation = side.equation(id)?.text
    var setting = Setting(
      scene: side.scene(of: id)?.id, id: id, kind: side.table[id]?.shell.name ?? "",
      name: equation ?? side.name(of: id), title: equation ?? side.uniqueName(of: id), cell: cell,
      property: property,
      value: value, overridden: plain, overriddenCell: .base, path: path, leaf: leaf)
    let earlier = positions[id, default: []].last { position in
      let other = settings[position]
      return other.isSameProperty(as: setting) && other.cell != cell && other.cell.covers(cell)
    }
    if let earlier = earlier.map({ settings[$0] }) {
      setting.overridden = earlier.value
      setting.overriddenCell = earlier.cell
    }
    positions[id, default: []].append(settings.count)
    settings.append(setting)
  }
}

extension CellSettings.Setting {
  func isSameProperty(as other: Self) -> Bool {
    id == other.id && path == other.path && leaf == other.leaf
  }

  /// `wC-hR  constraint 'k3F' (A.Top = B.Top + 8): constant 8 → 12`.
  package var text: String {
    let change = overridden.map { "\($0) → \(value)" } ?? value
    let origin = overriddenCell == .base ? "" : " (overrides \(overriddenCell))"
    return "\(cell)  \(kind) '\(id)' (\(name)): \(property) \(change)\(origin)"
  }
}

extension CellSettings {
  /// The statements of the cells other than the base cell. Each cell has `+` for what it installs,
  /// `-` for what it uninstalls and `~` for what it sets.
  package var lines: [String] {
    var lines: [String] = []
    for cell in GridCell.inOrder where cell != .base {
      let own = settings.filter { $0.cell == cell }
      if own.isEmpty { continue }
      lines.append("\(cell)")
      let ranks = own.map { $0.property != "installed" ? 2 : $0.value == "YES" ? 0 : 1 }
      let order = own.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
      for index in order {
        let setting = own[index]
        let sign = ["+", "-", "~"][ranks[index]]
        let detail = ranks[index] == 2 ? ": \(setting.property) \(setting.value)" : ""
        lines.append("  \(sign) \(setting.title)\(detail)")
      }
    }
    return lines
  }

  /// The settings by cell, general cells before specific ones; one setting on each line.
  package var text: String {
    var lines: [String] = []
    for cell in GridCell.inOrder {
      lines += settings.filter { $0.cell == cell }.map(\.text.onOneLine)
    }
    if lines.isEmpty { lines = ["no cell sets anything of its own"] }
    return lines.joined(separator: "\n") + "\n"
  }
}
