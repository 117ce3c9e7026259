import ElementTree
import LayoutModel

/// Reads the texts, fonts and images of one view.
struct LeafReader {
  let view: LayoutView
  let properties: DocumentProperties
  let traits: IslandTraits

  private var cell: GridCell { traits.cell }

  func label(in document: LayoutDocument) -> LabelContent {
    var shown = text("text", attributed: "attributedText")
    let place = document.builtInPlace(of: view)
    if traits.isAsDesigned, shown.isEmpty, let place {
      shown = .plain(place.cell.placeholder(of: place.part))
    }
    return LabelContent(
      text: shown, font: font("fontDescription"),
      numberOfLines: Int(view.value("numberOfLines", in: cell) ?? "") ?? 1,
      breaksAnywhere: view.element["lineBreakMode"] == "characterWrap",
      preferredMaxLayoutWidth: view.element.number("preferredMaxLayoutWidth"),
      shadowOffset: shadowOffset(),
      isPlacedByContainer: view.placement == .arranged || place != nil,
      isAspectTied: isAspectTied(in: document))
  }

  private func isAspectTied(in document: LayoutDocument) -> Bool {
    (document.ownedConstraints[view.index] ?? []).contains { index in
      let constraint = document.constraints[index]
      guard let second = constraint.second, second.item == constraint.first.item else {
        return false
      }
      return constraint.first.attribute.isLength && second.attribute.isLength
    }
  }

  /// The offset of the text's shadow.
  /// - Source: there is a shadow if there is a `shadowColor`. UIKit's default `shadowOffset` is 0,
  ///   -1.
  private func shadowOffset() -> Size {
    guard view.part("color", key: "shadowColor", in: cell) != nil else {
      return Size(width: 0, height: 0)
    }
    let offset = view.part("size", key: "shadowOffset", in: cell)
    return Size(
      width: offset?.number("width") ?? 0, height: offset?.number("height") ?? -1)
  }

  func textField() -> TextFieldContent {
    TextFieldContent(
      text: plainText("text"), placeholder: view.element["placeholder"] ?? "",
      font: font("fontDescription"),
      border: TextFieldContent.Border(rawValue: view.element["borderStyle"] ?? "") ?? .none)
  }

  func textView() -> TextViewContent {
    TextViewContent(
      text: text("text", attributed: "attributedText"), font: font("fontDescription"),
      isScrollEnabled: view.element.flag("scrollEnabled") ?? true)
  }

  func viewImage() -> ImageContent? {
    if let reference = view.element.child("imageReference", key: "image") {
      return image(reference["image"], reference: reference)
    }
    return image(view.value("image", in: cell), reference: nil)
  }

  func segments() -> SegmentedControlContent {
    let segments = view.element.child("segments")?.children
      .filter { $0.name == "segment" }
      .map { segment in
        SegmentedControlContent.Segment(
          title: segment["title"], image: image(segment["image"], reference: nil),
          width: segment.number("width"))
      }
    return SegmentedControlContent(
      segments: segments ?? [],
      apportionsByContent: view.element.flag("apportionsSegmentWidthsByContent") ?? false)
  }

  func bar(in document: LayoutDocument) -> BarContent {
    BarContent(
      hasLargeTitle: view.element.flag("largeTitles") ?? false,
      isCompactHeight: traits.cell.height == .compact,
      hasHomeIndicator: traits.hasHomeIndicator, isOnPad: traits.isOnPad,
      isInSheet: traits.isAsDesigned && isInSheet(of: document),
      endsAtSafeArea: traits.hasHomeIndicator && endsAtSafeArea(of: document))
  }

  /// Whether a constraint holds the view's lower edge where the safe area ends. The canvas shows some
  /// roots lower than the screen, as in sheets: there, no home indicator lies below.
  private func endsAtSafeArea(of document: LayoutDocument) -> Bool {
    guard let parent = view.parent else { return false }
    if traits.isAsDesigned, let root = document.scenes[view.scene].roots.first,
      let frame = document.views[root].recordedFrame,
      frame.height < DesignCanvas(properties: properties).size.height
    {
      return false
    }
    func isLowerEnd(_ anchor: LayoutAnchor) -> Bool {
      switch document.guide(anchor.item)?.kind {
      case .safeArea: anchor.attribute == .bottom
      case .bottom: anchor.attribute == .top
      default: false
      }
    }
    return (document.ownedConstraints[parent] ?? []).contains { index in
      let constraint = document.constraints[index]
      guard let second = constraint.second, constraint.relation == .equal, constraint.constant == 0
      else { return false }
      let sides = [constraint.first, second]
      return sides.contains(where: isLowerEnd)
        && sides.contains { $0.item == view.id && $0.attribute == .bottom }
    }
  }

  /// Whether the canvas shows the scene of the view as a sheet: its root is as wide as the screen, and
  /// lower by less than a navigation bar below a status bar would make it.
  private func isInSheet(of document: LayoutDocument) -> Bool {
    let scene = document.scenes[view.scene]
    guard properties.device != nil, !scene.controllers.isEmpty, let root = scene.roots.first,
      let frame = document.views[root].recordedFrame
    else { return false }
    let screen = DesignCanvas(properties: properties).size
    return frame.width == screen.width && (1..<64).contains(screen.height - frame.height)
  }

  // MARK: Text

  func plainText(_ key: String) -> String {
    if let text = view.value(key, in: cell) { return text }
    return view.part("string", key: key, in: cell)?.text
      ?? view.part("mutableString", key: key, in: cell)?.text ?? ""
  }

  /// The attributed text if the document has one, or else the plain text.
  func text(_ key: String, attributed: String) -> TextContent {
    if view.element["usesAttributedText"] == "YES"
      || view.value(key, in: cell) == nil,
      let string = view.part("attributedString", key: attributed, in: cell)
    {
      return .attributed(runs(string))
    }
    return .plain(plainText(key))
  }

  /// The runs of an attributed text.
  /// - Source: `<attributedString>` with `<fragment content="…">` or a `<string key="content">`.
  func runs(_ string: DocumentElement) -> [TextRun] {
    string.children.filter { $0.name == "fragment" }.map { fragment in
      let attributes = fragment.child("attributes")
      let content =
        fragment["content"] ?? fragment.child(key: "content")?.text ?? fragment.text
      var font = FontDescription.system(12)
      if let element = attributes?.child("font", key: "NSFont") {
        if let name = element["name"] {
          font = drawn(
            FontDescription(
              face: .named(name: name, family: nil), pointSize: element.number("size")),
            isAttributed: true)
        } else {
          font = .meta(element["metaFont"] ?? "system", size: element.number("size"))
        }
      }
      var paragraph = ParagraphStyle()
      if let element = attributes?.child("paragraphStyle") {
        paragraph.lineSpacing = element.number("lineSpacing") ?? 0
        paragraph.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
        paragraph.minimumLineHeight = element.number("minimumLineHeight") ?? 0
        paragraph.maximumLineHeight = element.number("maximumLineHeight") ?? 0
        paragraph.paragraphSpacing = element.number("paragraphSpacing") ?? 0
        paragraph.paragraphSpacingBefore = element.number("paragraphSpacingBefore") ?? 0
      }
      return TextRun(
        content, font: font, paragraph: paragraph,
        kern: attributes?.child("real", key: "NSKern")?.number("value") ?? 0)
    }
  }

  func font(_ key: String) -> FontDescription? {
    view.part("fontDescription", key: key, in: cell).flatMap { FontDescription($0) }
      .map { drawn($0) }
  }

  // MARK: Images

  func image(_ name: String?, reference: DocumentElement?) -> ImageContent? {
    guard let name else { return nil }
    let resource = properties.images[name]
    let catalog = reference?["catalog"] ?? view.element["catalog"]
    if catalog == "system" || resource?.isSystemSymbol == true {
      return .symbol(symbol(name, reference, resource?.size))
    }
    guard let resource else { return .unknown }
    return .catalogue(resource.size)
  }

  private func symbol(
    _ name: String, _ reference: DocumentElement?, _ size: Size?
  ) -> SymbolContent {
    let configuration =
      view.element.child("preferredSymbolConfiguration")
      ?? view.element.child("state", key: "normal")?.child("preferredSymbolConfiguration")
      ?? view.element.child("buttonConfiguration")?.child("preferredSymbolConfiguration")
    let scale = reference?["symbolScale"] ?? configuration?["scale"]
    return SymbolContent(
      name: name, font: configuration?.child("fontDescription").flatMap { FontDescription($0) },
      pointSize: configuration?.number("pointSize"),
      weight: configuration?["weight"].flatMap { FontWeight(rawValue: $0) },
      scale: scale.flatMap { SymbolContent.Scale(name: $0) }, drawingSize: size)
  }
}

extension SymbolContent.Scale {
  /// - Source: `symbolScale` and `scale`; `default` means medium, although a configured button
  ///   would draw a single symbol in large scale (4 of 4 buttons of Xcode 26).
  fileprivate init?(name: String) {
    self.init(rawValue: name == "default" ? Self.medium.rawValue : name)
  }
}
