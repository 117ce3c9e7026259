import ElementTree
import LayoutModel
import PlatformRules

extension MigrationDescription {
  package static let namedColors = MigrationDescription(
    "named-colors", "Replace literal colours by equal named colours of the asset catalogue.",
    example: .init(
      "<color key=\"textColor\" red=\"0.18\" green=\"0.44\" blue=\"0.93\" …/>",
      "<color key=\"textColor\" name=\"Brand\"/>"),
    proof: "the colours are the same with 8 bits a component", needs: .namedColors)
}

extension Migration {
  /// Replaces literal colours by colours of the asset catalogue that are the same at 8 bits a
  /// component.
  ///
  /// - Parameters:
  ///   - colors: the colours of the catalogue.
  ///   - takesVarying: whether to use colours that look different in dark mode, too.
  /// - Source: documents of Xcode 9 and later with named colours: the name, a copy of the colour in the resources, and
  ///   the capability.
  package static func namedColors(_ colors: [CatalogColor], takesVarying: Bool) -> Migration {
    Migration(.namedColors) { document in
      var migration = NamedColorsMigration(colors, takesVarying: takesVarying)
      return migration.run(on: document)
    }
  }
}

private struct NamedColorsMigration {
  private let takesVarying: Bool
  /// Colours of the catalogue by their look.
  private var names: [Bytes: [CatalogColor]] = [:]
  private var used: [String: CatalogColor] = [:]

  /// A colour in the bytes that a screen shows.
  private struct Bytes: Hashable {
    var components: [Int]

    init(red: Double, green: Double, blue: Double, alpha: Double) {
      components = [red, green, blue, alpha].map {
        Int((min(max($0, 0), 1) * 255).rounded())
      }
    }
  }

  init(_ colors: [CatalogColor], takesVarying: Bool) {
    self.takesVarying = takesVarying
    for color in colors {
      let bytes = Bytes(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      names[bytes, default: []].append(color)
    }
  }

  mutating func run(on document: LayoutDocument) -> Migration.Draft {
    var draft = Migration.Draft(tree: document.tree)
    guard document.properties.isTouch else { return draft }
    for index in draft.tree.root.content.indices {
      guard case .element(var part) = draft.tree.root.content[index],
        part.name == "scenes" || part.name == "objects"
      else { continue }
      replace(in: &part, of: "", &draft.untouched)
      draft.tree.root.content[index] = .element(part)
    }
    declare(in: &draft.tree.root)
    return draft
  }

  /// Replaces the colours in an element.
  ///
  /// - Parameter owner: the nearest object around it.
  private mutating func replace(
    in element: inout DocumentElement, of owner: ObjectID, _ untouched: inout [Migration.Untouched]
  ) {
    let owner = element["id"].map { ObjectID($0) } ?? owner
    replace(&element, owner, &untouched)
    for index in element.content.indices {
      guard case .element(var child) = element.content[index] else { continue }
      // `child` is the only copy: no copy on write.
      element.content[index] = .text("", spelling: nil)
      replace(in: &child, of: owner, &untouched)
      element.content[index] = .element(child)
    }
  }

  private mutating func replace(
    _ color: inout DocumentElement, _ owner: ObjectID, _ untouched: inout [Migration.Untouched]
  ) {
    guard let bytes = Self.literal(color), let same = names[bytes] else { return }
    let key = color["key"] ?? "color"
    guard let match = same.first, same.count == 1 else {
      let list = same.map { "'\($0.name)'" }.joined(separator: ", ")
      return untouched.append(.init(owner, "its \(key) is all of \(list); --color chooses one"))
    }
    if match.varies, !takesVarying {
      return untouched.append(
        .init(
          owner, "its \(key) is '\(match.name)', which varies with the appearance (--varying)"))
    }
    used[match.name] = match
    color.attributes.removeAll { $0.name != "key" }
    color["name"] = match.name
  }

  /// The bytes of a literal colour; `nil` for a named colour, a pattern, and colour spaces that are not the screen's.
  private static func literal(_ color: DocumentElement) -> Bytes? {
    // Colours in attributes of texts belong to the text itself.
    guard color.name == "color", color["name"] == nil, color["systemColor"] == nil,
      color["cocoaTouchSystemColor"] == nil, !(color["key"] ?? "").hasPrefix("NS")
    else { return nil }
    let alpha = color.number("alpha") ?? 1
    let space = color["customColorSpace"] ?? color["colorSpace"]
    if let red = color.number("red"), let green = color.number("green"),
      let blue = color.number("blue")
    {
      guard space == "sRGB" || space == "calibratedRGB" else { return nil }
      return Bytes(red: red, green: green, blue: blue, alpha: alpha)
    }
    guard let white = color.number("white") else { return nil }
    // A gamma of 2.2 is near that of sRGB, but only black and white are the same.
    guard white == 0 || white == 1 else { return nil }
    return Bytes(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Adds the used colours to the resources, as Interface Builder does.
  private func declare(in root: inout DocumentElement) {
    guard !used.isEmpty else { return }
    let colors = used.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let resources = colors.map { color in
      DocumentElement(
        "namedColor", ["name": color.name],
        children: [
          DocumentElement(
            "color",
            [
              "red": NumberText.shortest(color.red), "green": NumberText.shortest(color.green),
              "blue": NumberText.shortest(color.blue), "alpha": NumberText.shortest(color.alpha),
              "colorSpace": "custom", "customColorSpace": "sRGB",
            ])
        ])
    }
    let capability = DocumentElement(
      "capability", ["name": "Named colors", "minToolsVersion": "9.0"])
    root.addLists(
      of: DocumentElement(
        "document", [:],
        children: [
          DocumentElement("dependencies", [:], children: [capability]), DocumentElement("scenes"),
          DocumentElement("objects"),
          DocumentElement("resources", [:], children: resources),
        ]))
  }
}
