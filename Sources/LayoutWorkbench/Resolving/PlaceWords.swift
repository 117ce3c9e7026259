package import LayoutModel

/// Describes a place in words.
package struct PlaceWords {
  package let place: ResolvedPlace

  package init(place: ResolvedPlace) {
    self.place = place
  }

  /// `page sheet, navigation bar`; `nil` for the screen without bars.
  package var short: String? {
    if place.kind == .screen, place.barNames.isEmpty, place.count == 1 { return nil }
    var parts = [Self.name(place.kind)]
    parts += place.barNames.map { $0.replacing("-", with: " ") + " bar" }
      .map { $0 == "toolbar bar" ? "toolbar" : $0 }
    if place.count > 1 { parts.append("place \(place.number + 1) of \(place.count)") }
    if place.isEstimated { parts.append("place estimated") }
    return parts.joined(separator: ", ")
  }

  package static func name(_ kind: Place.Kind) -> String { kind.rawValue.replacing("-", with: " ") }

  /// Sentences that say what leads to the place, and what it is on the device: one line for each
  /// thought.
  package func sentences(of document: LayoutDocument, safeArea: EdgeInsets) -> [String] {
    var lines = ["shown in: \(short ?? Self.name(place.kind)), \(Self.text(place.frame))"]
    let stated = place.stated
    for id in stated.route {
      if let segue = document.connections.first(where: { $0.id == id }) {
        lines.append("  by \(Self.words(segue, document))")
      }
    }
    if let referrer = stated.referrer {
      let verb = referrer.hasSuffix(".plist") ? "begins with" : "refers to"
      lines.append("  '\(referrer)' \(verb) it")
    }
    if stated.kind != place.kind {
      lines.append(
        "  the document says \(Self.name(stated.kind)), which is \(Self.name(place.kind)) on this device"
      )
    }
    if let words = Self.words(ofExtension: place.kind) { lines.append("  \(words)") }
    if let size = stated.size {
      lines.append(
        "  it asks for \(NumberText.rounded(size.width)) × \(NumberText.rounded(size.height))")
    }
    if stated.extendedEdges != .all || stated.extendsBelowOpaqueBars {
      lines.append("  its root \(Self.words(stated))")
    }
    for (name, frame) in [
      ("navigation bar", place.bars.navigation), ("tab bar", place.bars.tab),
      ("toolbar", place.bars.toolbar),
    ] {
      if let frame { lines.append("  \(name): \(Self.text(frame))") }
    }
    lines.append(
      "  safe area of the root: top \(NumberText.rounded(safeArea.top)), left \(NumberText.rounded(safeArea.left)), "
        + "bottom \(NumberText.rounded(safeArea.bottom)), right \(NumberText.rounded(safeArea.right))"
    )
    return lines
  }

  /// Where the size of an app extension's scene is from; the numbers are rows of the rule book.
  private static func words(ofExtension kind: Place.Kind) -> String? {
    switch kind {
    case .widget:
      "as wide as the screen less 'widget-margin'; compact as high as 'widget-height', or higher if its constraints ask for that"
    case .notification:
      "as wide as the screen less 'notification-margin'; as high as its constraints ask for, or else by its ratio to the width"
    case .messages: "compact, in the place of the keyboard: as high as 'keyboard-height'"
    case .keyboard: "as high as its constraints ask for, or else as 'keyboard-height'"
    default: nil
    }
  }

  private static func text(_ frame: Rect) -> String {
    "\(NumberText.rounded(frame.width)) × \(NumberText.rounded(frame.height)) at "
      + "\(NumberText.rounded(frame.x)), \(NumberText.rounded(frame.y))"
  }

  private static func words(_ segue: Connection, _ document: LayoutDocument) -> String {
    let kind = segue["relationship"] ?? segue["kind"] ?? "segue"
    let name = segue.id.map { " '\($0)'" } ?? ""
    let source =
      segue.scene.flatMap { document.scenes[$0].controllers.first }
      .map { " of \(document.controllers[$0].name)" } ?? ""
    return "\(kind)\(name)\(source)"
  }

  private static func words(_ place: Place) -> String {
    let names: [(Place.Edges, String)] = [
      (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
    ]
    let edges = names.filter { place.extendedEdges.contains($0.0) }.map(\.1)
    let below =
      edges.isEmpty ? "ends at bars" : "reaches below bars at \(edges.joined(separator: ", "))"
    return below + (place.extendsBelowOpaqueBars ? ", opaque ones, too" : "")
  }
}
