import ElementTree
import LayoutModel

extension LeafReader {
  /// - Source: `<button>`: type, normal state, insets, or `<buttonConfiguration>`.
  func button() -> ButtonContent {
    let element = view.element
    let state = element.child("state", key: "normal")
    return ButtonContent(
      kind: ButtonContent.Kind(rawValue: element["buttonType"] ?? "") ?? .custom,
      title: title(state, key: "title", attributed: "attributedTitle"),
      font: font("fontDescription"), image: image(of: state, "image"),
      backgroundImage: image(of: state, "backgroundImage"),
      contentEdgeInsets: element.child("inset", key: "contentEdgeInsets")?.insets,
      wrapsTitle: ["wordWrap", "characterWrap"].contains(element["lineBreakMode"]),
      configuration: element.child("buttonConfiguration", key: "configuration")
        .map { configuration($0) })
  }

  private func title(
    _ element: DocumentElement?, key: String, attributed: String
  ) -> TextContent {
    if let title = element?[key] { return .plain(title) }
    if let string = element?.child("attributedString", key: attributed) {
      return .attributed(runs(string))
    }
    return .plain(element?.child(key: key)?.text ?? "")
  }

  private func image(of element: DocumentElement?, _ key: String) -> ImageContent? {
    if let reference = element?.child("imageReference", key: key) {
      return image(reference["image"], reference: reference)
    }
    guard let name = element?[key] else { return nil }
    if element?["catalog"] == "system" {
      return image(name, reference: element)
    }
    return image(name, reference: nil)
  }

  private func configuration(_ element: DocumentElement) -> ButtonConfigurationContent {
    ButtonConfigurationContent(
      title: title(element, key: "title", attributed: "attributedTitle"),
      subtitle: title(element, key: "subtitle", attributed: "attributedSubtitle"),
      titleFont: element.child("fontDescription", key: "titleFontDescription")
        .flatMap { FontDescription($0) }.map { drawn($0) },
      subtitleFont: element.child("fontDescription", key: "subtitleFontDescription")
        .flatMap { FontDescription($0) }.map { drawn($0) },
      image: image(of: element, "image"),
      imagePlacement: ButtonConfigurationContent.ImagePlacement(
        rawValue: element["imagePlacement"] ?? "") ?? .leading,
      imagePadding: element.number("imagePadding") ?? 0,
      titlePadding: element.number("titlePadding") ?? 1,
      contentInsets: element.child(key: "contentInsets")?.insets,
      size: ButtonConfigurationContent.Size(rawValue: element["buttonSize"] ?? "") ?? .medium,
      isPrimary: view.element["role"] == "primary")
  }
}
