import ElementTree
import LayoutModel

extension LeafContent {
  /// Reads the content of a view from its attributes in a cell; `nil` for a view that is not a
  /// leaf.
  init?(_ view: LayoutView, document: LayoutDocument, traits: IslandTraits) {
    let reader = LeafReader(view: view, properties: document.properties, traits: traits)
    switch view.kind {
    case .label: self = .label(reader.label(in: document))
    case .button: self = .button(reader.button())
    case .textField: self = .textField(reader.textField())
    case .textView: self = .textView(reader.textView())
    case .imageView: self = .image(reader.viewImage())
    case .segmentedControl: self = .segmentedControl(reader.segments())
    case .datePicker:
      self = .datePicker(reader.datePicker(isInXibCell: document.isInXibCell(view)))
    case .toolbar: self = .toolbar(reader.bar(in: document))
    case .navigationBar: self = .navigationBar(reader.bar(in: document))
    case .tabBar: self = .tabBar(reader.bar(in: document))
    default:
      let control = StandardControl(
        view, picker: reader.picker(isInXibCell: document.isInXibCell(view)))
      guard let control else { return nil }
      self = .control(control)
    }
  }
}

extension FontDescription {
  /// Reads a font; `nil` if the element names neither a size nor a style.
  /// - Source: `<fontDescription>`.
  init?(_ element: DocumentElement) {
    let size = Self.pointSize(of: element)
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
