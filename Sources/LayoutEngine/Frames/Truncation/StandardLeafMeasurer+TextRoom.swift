import LayoutModel
import PlatformRules

extension StandardLeafMeasurer {
  /// The texts of labels, buttons, text fields, segments, and of text views that don't scroll.
  package func textRoom(
    for content: LeafContent, limits: TextLimits, in context: MeasurementContext
  ) -> TextRoom? {
    let parts: [TextRoom.Part] =
      switch content {
      case .label(let label): self.parts(of: label, limits, in: context)
      case .button(let button): self.parts(of: button, limits, in: context)
      case .textField(let field): self.parts(of: field, limits, in: context)
      case .textView(let view): self.parts(of: view, in: context)
      case .segmentedControl(let control): self.parts(of: control, in: context)
      default: []
      }
    return parts.isEmpty ? nil : TextRoom(parts: parts)
  }

  private func parts(
    of label: LabelContent, _ limits: TextLimits, in context: MeasurementContext
  ) -> [TextRoom.Part] {
    guard !label.text.isEmpty else { return [] }
    let text = PreparedText(
      label.text, font: ResolvedFont(label.font, in: context),
      breaksAnywhere: label.breaksAnywhere, isLabel: true, in: context)
    return [
      TextRoom.Part(
        kind: .text, text: text, numberOfLines: label.numberOfLines, chrome: Size(),
        minimumScale: limits.scale(of: text.firstFont.pointSize),
        ink: LineInk(label.text, font: text.firstFont))
    ]
  }

  /// The room of a button's title. Around it are the other parts of the button's size: insets, and
  /// an image beside it.
  private func parts(
    of button: ButtonContent, _ limits: TextLimits, in context: MeasurementContext
  ) -> [TextRoom.Part] {
    var plain = button
    plain.backgroundImage = nil
    let measurement = measure(.button(plain), in: context)
    guard let width = measurement.intrinsicWidth, let height = measurement.intrinsicHeight else {
      return []
    }
    if let configuration = button.configuration {
      return parts(of: configuration, whole: Size(width: width, height: height), in: context)
    }
    guard !button.title.isEmpty else { return [] }
    let font = ResolvedFont(button.font ?? .system(button.kind == .custom ? 18 : 15), in: context)
    let title = PreparedText(button.title, font: font, in: context)
    // A button has a least width. The room beside a short title in it is no chrome.
    let own = title.naturalWidth.rounded(.up)
    let chrome = button.image == nil && button.contentEdgeInsets == nil ? 0 : max(0, width - own)
    return [
      TextRoom.Part(
        kind: .title, text: title, numberOfLines: limits.titleWraps ? 0 : 1,
        chrome: Size(width: chrome + limits.titleInset, height: 0), minimumScale: 1,
        ink: LineInk(button.title, font: font))
    ]
  }

  /// The room of a configured button's title. The title wraps, and its lines share the height.
  private func parts(
    of configuration: ButtonConfigurationContent, whole: Size, in context: MeasurementContext
  ) -> [TextRoom.Part] {
    let medium = FontDescription(face: .textStyle("UICTFontTextStyleBody"), pointSize: nil)
    let title = prepared(configuration.title, configuration.titleFont ?? medium, in: context)
    guard !title.isEmpty, configuration.subtitle.isEmpty, configuration.size == .medium else {
      return []
    }
    // An image above or below the title takes no width, and one beside it takes no height.
    let isBeside =
      configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
    let line = title.naturalLayout(numberOfLines: 0).size
    let insets = configuration.contentInsets
    let sides = insets.map { $0.left + $0.right } ?? 24
    let width = configuration.image == nil || isBeside ? whole.width - line.width : sides
    let height = insets.map { $0.top + $0.bottom } ?? 14
    return [
      TextRoom.Part(
        kind: .title, text: title, numberOfLines: 0,
        chrome: Size(width: max(0, width), height: max(0, height)), yieldsToFirstLine: true,
        minimumScale: 1)
    ]
  }

  private func parts(
    of field: TextFieldContent, _ limits: TextLimits, in context: MeasurementContext
  ) -> [TextRoom.Part] {
    let font = ResolvedFont(field.font, in: context)
    let sides = field.border == .roundedRect ? 14.0 : field.border == .none ? 0 : 4
    // The placeholder is visible if there is no text.
    let (kind, shown): (TextTruncation.Part, String) =
      field.text.isEmpty ? (.placeholder, field.placeholder) : (.text, field.text)
    guard !shown.isEmpty else { return [] }
    return [
      TextRoom.Part(
        kind: kind, text: PreparedText(.plain(shown), font: font, in: context), numberOfLines: 1,
        chrome: Size(width: sides, height: 0), minimumScale: limits.scale(of: font.pointSize),
        ink: LineInk(.plain(shown), font: font))
    ]
  }

  /// The room of a text view. The text begins 8 points below the top, and is clipped at the bottom
  /// edge, not 8 points above it.
  private func parts(
    of view: TextViewContent, in context: MeasurementContext
  ) -> [TextRoom.Part] {
    guard !view.isScrollEnabled, !view.text.isEmpty else { return [] }
    let font = ResolvedFont(view.font ?? .system(14), in: context)
    return [
      TextRoom.Part(
        kind: .text, text: PreparedText(view.text, font: font, in: context), numberOfLines: 0,
        chrome: Size(width: 10, height: 8), minimumScale: 1)
    ]
  }

  /// The room of segment titles, for equal or fixed widths. If the content apportions the width,
  /// there is nothing to check: each title has the width that it asks for, as long as the control
  /// has the width that it asks for.
  private func parts(
    of control: SegmentedControlContent, in context: MeasurementContext
  ) -> [TextRoom.Part] {
    guard !control.apportionsByContent else { return [] }
    let fixed = control.segments.compactMap { ($0.width ?? 0) > 0 ? $0.width : nil }
    let free = control.segments.count - fixed.count
    let weight: FontWeight =
      context.rules.holds(ControlRules.segmentIsMedium) ? .medium : .regular
    return control.segments.enumerated().compactMap { index, segment in
      guard let title = segment.title, !title.isEmpty, segment.image == nil else { return nil }
      let text = prepared(.plain(title), .system(13, weight: weight), in: context)
      let width = (segment.width ?? 0) > 0 ? segment.width : nil
      return TextRoom.Part(
        kind: .segment(index), text: text, numberOfLines: 1,
        chrome: Size(width: fixed.reduce(0, +) / Double(max(free, 1)), height: 0),
        minimumScale: 1, share: 1 / Double(max(free, 1)), fixedWidth: width)
    }
  }
}
