import Diagnostics
import ElementTree
import LayoutModel
import PlatformRules

/// Compares images and colours that documents name with the asset catalogues around them.
extension ElementCheck {
  /// Images by name, with the first element that names each; symbols of the system are left out.
  private var namedImages: [(name: String, position: Int)] {
    var seen: Set<String> = []
    var result: [(String, Int)] = []
    let places =
      elements.positions(named: "imageView") + elements.positions(named: "state")
      + elements.positions(named: "image")
    for position in places.sorted() {
      let element = elements[position]
      if element["catalog"] == "system" { continue }
      let name = element.name == "image" ? element["name"] : element["image"]
      if let name, !name.isEmpty, seen.insert(name).inserted { result.append((name, position)) }
    }
    return result
  }

  /// Names of images that the document itself holds as archived data, which old versions of Xcode wrote.
  private var imagesOfDocument: Set<String> {
    Set(
      elements.positions(named: "image").compactMap { position in
        elements[position].child(key: "keyedArchiveRepresentation").flatMap { _ in
          elements[position]["name"]
        }
      })
  }

  package func imageResources() -> [FaultyElement] {
    let known = surroundings.assets
    return namedImages.filter { !known.hasImage($0.name) }.map {
      FaultyElement($0.position, AssetFault.notInCatalogues(image: $0.name))
    }
  }

  package func colorResources() -> [FaultyElement] {
    let known = surroundings.assets
    return elements.positions(named: "namedColor").compactMap { position in
      guard let name = elements[position]["name"], !known.hasColor(name) else { return nil }
      return FaultyElement(position, AssetFault.colorNotInCatalogues(name))
    }
  }

  /// Images that exist nowhere around the document. Nothing is reported if there are no catalogues. Images of
  /// the system's bundle count as known.
  package func missingImages() -> [FaultyElement] {
    let known = surroundings.assets
    guard known.isProject else { return [] }
    let own = imagesOfDocument
    return missingSymbols()
      + namedImages.filter { !known.hasImage($0.name) && !own.contains($0.name) }.map { image in
        FaultyElement(
          image.position,
          AssetFault.imageNowhere(image.name, meant: known.nearestImage(to: image.name)))
      }
  }

  /// Symbols of the system that the oldest system of the app does not have, or that are misspelt.
  private func missingSymbols() -> [FaultyElement] {
    var seen: Set<String> = []
    return elements.elements.indices.compactMap { position -> FaultyElement? in
      let element = elements[position]
      guard element["catalog"] == "system",
        let name = element.name == "image" ? element["name"] : element["image"],
        seen.insert(name).inserted
      else { return nil }
      guard let symbol = SystemSymbols.feature(of: name) else {
        // The symbol may be newer than the table. So it is reported only if it is a misspelling of a known
        // one.
        guard let meant = Spelling.nearest(to: name, in: SystemSymbols.names),
          Self.isSlip(name, for: meant)
        else { return nil }
        return FaultyElement(position, AssetFault.unknownSymbol(name, meant: meant))
      }
      guard let oldest = surroundings.oldestSystem ?? document.properties.deployment,
        !symbol.isKnown(to: oldest)
      else { return nil }
      return FaultyElement(
        position, AssetFault.newSymbol(symbol.name, since: symbol.since.major, oldest: oldest.major)
      )
    }
  }

  package func missingColors() -> [FaultyElement] {
    let known = surroundings.assets
    guard known.isProject else { return [] }
    return elements.positions(named: "namedColor").compactMap { position in
      guard let name = elements[position]["name"], !known.hasColor(name) else { return nil }
      return FaultyElement(position, AssetFault.colorNowhere(name))
    }
  }

  /// Named colours whose copy in the document differs from the catalogue.
  package func colorAssets() -> [FaultyElement] {
    let known =
      settings.text("asset_catalog").map { surroundings.catalogue($0) } ?? surroundings.assets
    return elements.positions(named: "namedColor").compactMap { position in
      let element = elements[position]
      guard let name = element["name"], !name.isEmpty else {
        return FaultyElement(position, AssetFault.unnamedColor)
      }
      guard known.hasColor(name) else {
        return FaultyElement(position, AssetFault.colorNotInCatalogue(name))
      }
      guard let own = element.child("color") else {
        return FaultyElement(position, AssetFault.colorWithoutValue(name))
      }
      guard let components = Self.components(of: own) else {
        return FaultyElement(position, AssetFault.colorWithoutComponents(name))
      }
      guard let expected = known.components(ofColor: name) else { return nil }
      // Catalogues hold bytes, so a difference of half a byte is none.
      let differs = zip(components, expected).contains { abs($0 - $1) > 0.5 / 255 }
      return differs
        ? FaultyElement(position, AssetFault.outdatedColor(name)) : nil
    }
  }

  /// Red, green, blue and alpha, from 0 to 1. A shade of grey is converted.
  private static func components(of color: DocumentElement) -> [Double]? {
    let alpha = color.number("alpha") ?? 1
    if let white = color.number("white") { return [white, white, white, alpha] }
    guard let red = color.number("red"), let green = color.number("green"),
      let blue = color.number("blue")
    else { return nil }
    return [red, green, blue, alpha]
  }
}

/// An image, a symbol or a colour that is missing, or that differs from the one in the catalogue.
private enum AssetFault: ElementFault {
  case notInCatalogues(image: String)
  case colorNotInCatalogues(String)
  /// No catalogue and no file around the document has it.
  case imageNowhere(String, meant: String?)
  case unknownSymbol(String, meant: String)
  /// The app also runs on an iOS that is older than the symbol. Both are major versions.
  case newSymbol(String, since: Int, oldest: Int)
  case colorNowhere(String)
  case unnamedColor
  case colorNotInCatalogue(String)
  case colorWithoutValue(String)
  case colorWithoutComponents(String)
  case outdatedColor(String)

  var message: String {
    switch self {
    case .notInCatalogues(let image): "there is no image '\(image)' in the asset catalogues"
    case .colorNotInCatalogues(let color): "there is no colour '\(color)' in the asset catalogues"
    case .imageNowhere(let image, _): "there is no image '\(image)' around the document"
    case .unknownSymbol(let symbol, _):
      "there is no symbol '\(symbol)' among those of the system"
    case .newSymbol(let symbol, let since, let oldest):
      "\(symbol) came with iOS \(since), and the app runs on iOS \(oldest)"
    case .colorNowhere(let color): "there is no colour '\(color)' around the document"
    case .unnamedColor: "a named colour has no name"
    case .colorNotInCatalogue(let color): "there is no colour '\(color)' in the asset catalogue"
    case .colorWithoutValue(let color): "the named colour '\(color)' has no value"
    case .colorWithoutComponents(let color):
      "the named colour '\(color)' has no value of red, green and blue"
    case .outdatedColor(let color):
      "the colour '\(color)' of the document is not that of the asset catalogue"
    }
  }

  var hint: String? {
    switch self {
    case .imageNowhere(_, let meant):
      Spelling.question(meant) ?? "it is missing at run time; add it to an asset catalogue"
    case .unknownSymbol(_, let meant): Spelling.question(meant)
    case .newSymbol:
      "there it is missing: set it by code where the system has it, or add an image of your own"
    case .colorNowhere:
      "at run time the colour of the document itself is used; add it to an asset catalogue"
    case .outdatedColor: "open and save the document in Xcode"
    default: nil
    }
  }
}
