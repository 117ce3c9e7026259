package import LayoutModel
import PlatformRules

extension LayoutEnvironment {
  /// The environment with all its properties, in one text. Equal environments have equal texts, in
  /// every process.
  package var canonicalKey: String {
    var parts: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { parts.append("\(name)=\(Self.escaped(value))") }
    }
    add("device", device)
    add("orientation", orientation.rawValue)
    add("split", split)
    add("size", Self.text([size.width, size.height]))
    add("cell", cell.description)
    add("scale", NumberText.shortest(scale))
    add("safeArea", Self.text([safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]))
    add("system", system.map { "\($0.major)" })
    add("bars", bars.canonicalText)
    if let place, place != .number(0) { add("place", place.description) }
    add("direction", direction.rawValue)
    add("text", (contentSizeCategory ?? (isAsDesigned ? nil : .ofNewDevice))?.rawValue)
    if isAsDesigned { add("asDesigned", "YES") }
    if addedInsets != .zero {
      add(
        "addedInsets",
        Self.text([addedInsets.top, addedInsets.left, addedInsets.bottom, addedInsets.right]))
    }
    if keyboard != 0 { add("keyboard", NumberText.shortest(keyboard)) }
    for (id, isHidden) in hidden.sorted(by: { $0.key < $1.key }) {
      add("hidden:\(Self.escaped(id.text))", isHidden ? "YES" : "NO")
    }
    for change in changes { add("changed", change) }
    add("fonts", fonts?.fingerprint)
    if !texts.isEmpty { add("texts", texts.name + ":" + texts.fingerprint) }
    return parts.joined(separator: ";")
  }

  private static func text(_ numbers: [Double]) -> String {
    numbers.map(NumberText.shortest).joined(separator: ",")
  }

  /// A text without separators, so that it can't look like two parts.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "%;=".utf8.contains($0) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case ";": result += "%3B"
      case "=": result += "%3D"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension BarSet {
  /// `inferred`, `none`, or the names of the bars in alphabetical order.
  var canonicalText: String {
    switch self {
    case .inferred: "inferred"
    case .none: "none"
    case .only(let bars): "only:" + bars.map(\.rawValue).sorted().joined(separator: "+")
    }
  }
}
