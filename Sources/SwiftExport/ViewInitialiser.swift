import ElementTree
import LayoutModel

/// Writes the initialisers of views.
enum ViewInitialiser {
  /// Kinds that are not views of UIKit, or for which the document does not contain what code needs.
  static let unknown: Set<ViewKind> = [
    .webView, ViewKind("mtkView"), ViewKind("glkView"),
    ViewKind("arscnView"), ViewKind("sceneKitView"), ViewKind("skView"), ViewKind("customView"),
  ]

  /// The class of UIKit. Its name follows from the kind: `UISwitch` or `UIStackView`.
  static func className(_ view: LayoutView) -> String {
    if view.customClass == "UIControl" { return "UIControl" }
    if let name = otherFrameworks[view.kind]?.className { return name }
    let name = view.kind.rawValue
    guard ViewKind.known.contains(name), !unknown.contains(view.kind),
      !plainViews.contains(view.kind)
    else { return "UIView" }
    return "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The author's class, if its name can be used in code.
  static func ownClassName(_ view: LayoutView) -> String? {
    guard let author = view.customClass, SwiftNames.isIdentifier(author), author != className(view)
    else { return nil }
    return author
  }

  /// Kinds that only documents distinguish from plain views.
  private static let plainViews: Set<ViewKind> = [
    .containerView, .tableViewCellContentView, .collectionViewCellContentView,
  ]

  /// The framework that a view needs besides UIKit.
  static func framework(_ view: LayoutView) -> String? {
    otherFrameworks[view.kind]?.framework
  }

  /// Views that belong to other frameworks.
  private static let otherFrameworks: [ViewKind: (className: String, framework: String)] = [
    .mapView: ("MKMapView", "MapKit"), .wkWebView: ("WKWebView", "WebKit"),
  ]

  static func expression(_ view: LayoutView, _ classes: DocumentClasses) -> String {
    let name = ownClassName(view) ?? className(view)
    switch view.kind {
    case .button:
      let types = [
        "system": "system", "roundedRect": "system", "detailDisclosure": "detailDisclosure",
        "infoLight": "infoLight", "infoDark": "infoDark", "contactAdd": "contactAdd",
        "close": "close", "custom": "custom",
      ]
      return "\(name)(type: .\(types[view.element["buttonType"] ?? "custom"] ?? "custom"))"
    case .tableView:
      return "\(name)(frame: .zero, style: .\(tableStyle(view)))"
    case .collectionView:
      return "\(name)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case .segmentedControl:
      let segments = view.element.child("segments")?.children.map { $0 } ?? []
      let items = segments.enumerated().map { index, segment in
        if let image = ImageCode.expression("image", of: segment, classes.document) {
          return CodeText.value(image.code)
        }
        let title = segment["title"] ?? segment.child(key: "title")?.text ?? ""
        return classes.localized(title, view.id.text, "segmentTitles[\(index)]")
      }
      return "\(name)(items: [\(items.joined(separator: ", "))])"
    case .activityIndicator:
      return "\(name)(style: .\(indicatorStyle(view.element)))"
    case .visualEffectView:
      return "\(name)(effect: \(effect(view.element)))"
    case .tableViewCell:
      let identifier = view.element["reuseIdentifier"].map(CodeText.literal) ?? "nil"
      return "\(name)(style: .\(cellStyle(view)), reuseIdentifier: \(identifier))"
    default: return "\(name)()"
    }
  }

  /// The arguments of the superclass's initialiser for a view of a xib, if it takes more than a
  /// frame.
  ///
  /// - Source: the designated initialisers of UIKit's classes.
  static func rootArguments(_ view: LayoutView) -> String? {
    switch className(view) {
    case "UITableView": "frame: .zero, style: .\(tableStyle(view))"
    case "UICollectionView": "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    case "UITextView": "frame: .zero, textContainer: nil"
    case "UIVisualEffectView": "effect: \(effect(view.element))"
    case "WKWebView": "frame: .zero, configuration: WKWebViewConfiguration()"
    default: nil
    }
  }

  static func indicatorStyle(_ element: DocumentElement) -> String {
    ["large", "whiteLarge"].contains(element["style"] ?? "") ? "large" : "medium"
  }

  static func tableStyle(_ table: LayoutView) -> String {
    let style = table.element["style"] ?? "plain"
    return ["grouped", "insetGrouped"].contains(style) ? style : "plain"
  }

  /// The style of a cell that UIKit lays out.
  static func cellStyle(_ cell: LayoutView) -> String {
    switch BuiltInCell(cell.element)?.style {
    case .value1: "value1"
    case .value2: "value2"
    case .subtitle: "subtitle"
    case .basic, nil: "default"
    }
  }

  static func effect(_ element: DocumentElement) -> String {
    let vibrancy = element.child("vibrancyEffect")
    let style = (vibrancy ?? element).child("blurEffect")?["style"] ?? "regular"
    let blur = "UIBlurEffect(style: .\(blurs.contains(style) ? style : "regular"))"
    guard let vibrancy else { return blur }
    guard let style = vibrancy["style"], vibrancies.contains(style) else {
      return "UIVibrancyEffect(blurEffect: \(blur))"
    }
    return "UIVibrancyEffect(blurEffect: \(blur), style: .\(style))"
  }

  /// Whether ``effect(_:)`` knows the style that a document names.
  static func knowsEffect(_ element: DocumentElement) -> Bool {
    let vibrancy = element.child("vibrancyEffect")
    return (vibrancy?["style"].map(vibrancies.contains) ?? true)
      && ((vibrancy ?? element).child("blurEffect")?["style"].map(blurs.contains) ?? true)
  }

  /// The cases of `UIBlurEffect.Style`.
  private static let blurs = Set(
    ["extraLight", "light", "dark", "regular", "prominent"]
      + ["UltraThin", "Thin", "", "Thick", "Chrome"].flatMap { thickness in
        ["", "Light", "Dark"].map { "system\(thickness)Material\($0)" }
      })
  /// The cases of `UIVibrancyEffectStyle`.
  private static let vibrancies: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "fill", "secondaryFill",
    "tertiaryFill", "separator",
  ]
}
