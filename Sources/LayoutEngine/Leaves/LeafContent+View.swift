import LayoutModel

extension LeafContent {
  /// What a view shows, read from its attributes in a cell; `nil` for views that are no leaves.
  init?(_ view: LayoutView, document: LayoutDocument, traits: IslandTraits) {
    let reader = LeafReader(view: view, properties: document.properties, traits: traits)
    switch view.kind {
    case .label: self = .label(reader.label(in: document))
    case .button: self = .button(reader.button())
    case .textField: self = .textField(reader.textField())
    case .textView: self = .textView(reader.textView())
    case .imageView: self = .image(reader.viewImage())
    case .toggle: self = .switchControl
    case .slider: self = .slider
    case .segmentedControl: self = .segmentedControl(reader.segments())
    case .stepper: self = .stepper
    case .progressView:
      self = .progressView(
        ProgressViewStyle(rawValue: view.element["progressViewStyle"] ?? "") ?? .plain)
    case .activityIndicator:
      self = .activityIndicator(ActivityIndicatorStyle(rawStyle: view.element["style"]))
    case .pageControl: self = .pageControl(pages: Int(view.element["numberOfPages"] ?? "") ?? 0)
    case .datePicker:
      self = .datePicker(reader.datePicker(isInXibCell: document.isInXibCell(view)))
    case .pickerView:
      self = .picker(reader.picker(isInXibCell: document.isInXibCell(view)))
    case .searchBar:
      let prompt = view.element["prompt"] ?? ""
      self = .searchBar(hasPrompt: !prompt.isEmpty)
    case .toolbar: self = .toolbar(reader.bar())
    case .navigationBar: self = .navigationBar(reader.bar())
    case .tabBar: self = .tabBar(reader.bar())
    case .colorWell: self = .colorWell
    default: return nil
    }
  }
}

/// Reads texts, fonts and images of one view.
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
      shadowOffset: shadowOffset(), isPlacedByContainer: view.placement == .arranged || place != nil
    )
  }

  /// - Source: there is a shadow where a `shadowColor` is; UIKit's own `shadowOffset` is 0, -1.
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

  func bar() -> BarContent {
    BarContent(
      hasLargeTitle: view.element.flag("largeTitles") ?? false,
      isCompactHeight: traits.cell.height == .compact,
      hasHomeIndicator: traits.hasHomeIndicator, isOnPad: traits.isOnPad)
  }

  // MARK: Text

  func plainText(_ key: String) -> String {
    if let text = view.value(key, in: cell) { return text }
    return view.part("string", key: key, in: cell)?.text
      ?? view.part("mutableString", key: key, in: cell)?.text ?? ""
  }

  /// Attributed text where the document has it, else the plain one.
  func text(_ key: String, attributed: String) -> TextContent {
    if view.element["usesAttributedText"] == "YES"
      || view.value(key, in: cell) == nil,
      let string = view.part("attributedString", key: attributed, in: cell)
    {
      return .attributed(runs(string))
    }
    return .plain(plainText(key))
  }

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
  /// - Source: `symbolScale` and `scale`; `default` says medium where a configured button would draw a symbol
  ///   that stands alone in large scale (4 of 4 buttons of Xcode 26).
  fileprivate init?(name: String) {
    self.init(rawValue: name == "default" ? Self.medium.rawValue : name)
  }
}

extension FontDescription {
  /// - Source: `<fontDescription>`; `nil` when it names neither a size nor a style.
  init?(_ element: DocumentElement) {
    let size = element.number("pointSize")
    if let style = element["style"] {
      self.init(face: .textStyle(style), pointSize: size)
    } else if let name = element["name"] {
      self.init(face: .named(name: name, family: element["family"]), pointSize: size)
    } else if let type = element["type"] {
      let weight = element["weight"].flatMap { FontWeight(rawValue: $0) }
      self.init(
        face: .system(
          weight: weight ?? (type == "boldSystem" ? .bold : .regular),
          italic: type == "italicSystem"),
        pointSize: size)
    } else if let meta = element["metaFont"] {
      self = .meta(meta, size: size)
    } else {
      return nil
    }
  }
}
