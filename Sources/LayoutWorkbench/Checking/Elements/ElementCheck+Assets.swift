import ElementTree
import Diagnostics
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

  package func imageResources() -> [ElementFault] {
    let known = surroundings.assets
    return namedImages.filter { !known.hasImage($0.name) }.map {
      ElementFault($0.position, "there is no image '\($0.name)' in the asset catalogues")
    }
  }

  package func colorResources() -> [ElementFault] {
    let known = surroundings.assets
    return elements.positions(named: "namedColor").compactMap { position in
      guard let name = elements[position]["name"], !known.hasColor(name) else { return nil }
      return ElementFault(position, "there is no colour '\(name)' in the asset catalogues")
    }
  }

  /// Images that exist nowhere around the document. Nothing is reported if there are no catalogues. Images of
  /// the system's bundle count as known.
  package func missingImages() -> [ElementFault] {
    let known = surroundings.assets
    guard known.isProject else { return [] }
    let own = imagesOfDocument
    return missingSymbols()
      + namedImages.filter { !known.hasImage($0.name) && !own.contains($0.name) }.map { image in
        ElementFault(
          image.position, "there is no image '\(image.name)' around the document",
          hint: known.nearestImage(to: image.name).map { "did you mean '\($0)'?" }
            ?? "it is missing at run time; add it to an asset catalogue")
      }
  }

  /// Symbols of the system that the oldest system of the app does not have, or that are misspelt.
  private func missingSymbols() -> [ElementFault] {
    var seen: Set<String> = []
    return elements.elements.indices.compactMap { position -> ElementFault? in
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
        return ElementFault(
          position, "there is no symbol '\(name)' among those of the system",
          hint: "did you mean '\(meant)'?")
      }
      guard let oldest = surroundings.oldestSystem ?? document.properties.deployment,
        !symbol.isKnown(to: oldest)
      else { return nil }
      return ElementFault(
        position,
        "\(symbol.name) came with iOS \(symbol.since.major), and the app runs on iOS \(oldest.major)",
        hint:
          "there it is missing: set it by code where the system has it, or add an image of your own"
      )
    }
  }

  package func missingColors() -> [ElementFault] {
    let known = surroundings.assets
    guard known.isProject else { return [] }
    return elements.positions(named: "namedColor").compactMap { position in
      guard let name = elements[position]["name"], !known.hasColor(name) else { return nil }
      return ElementFault(
        position, "there is no colour '\(name)' around the document",
        hint: "at run time the colour of the document itself is used; add it to an asset catalogue")
    }
  }

  /// Named colours whose copy in the document differs from the catalogue.
  package func colorAssets() -> [ElementFault] {
    let known =
      settings.text("asset_catalog").map { surroundings.catalogue($0) } ?? surroundings.assets
    return elements.positions(named: "namedColor").compactMap { position in
      let element = elements[position]
      guard let name = element["name"], !name.isEmpty else {
        return ElementFault(position, "a named colour has no name")
      }
      guard known.hasColor(name) else {
        return ElementFault(position, "there is no colour '\(name)' in the asset catalogue")
      }
      guard let own = element.child("color") else {
        return ElementFault(position, "the named colour '\(name)' has no value")
      }
      guard let components = Self.components(of: own) else {
        return ElementFault(
          position, "the named colour '\(name)' has no value of red, green and blue")
      }
      guard let expected = known.components(ofColor: name) else { return nil }
      // Catalogues hold bytes, so a difference of half a byte is none.
      let differs = zip(components, expected).contains { abs($0 - $1) > 0.5 / 255 }
      return differs
        ? ElementFault(
          position, "the colour '\(name)' of the document is not that of the asset catalogue",
          hint: "open and save the document in Xcode") : nil
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
