import LayoutModel

/// What a team's agreements do not allow.
enum PolicyFault: ElementFault {
  /// A colour, by the property that has it.
  case systemColor(String, ElementCheck.Subject)
  case unnamedColor(String, ElementCheck.Subject)
  case otherColor(String, ElementCheck.Subject, name: String)
  /// An attributed text has a colour.
  case coloredText(ElementCheck.Subject)
  case systemFont(ElementCheck.Subject)
  /// A font that is not allowed; with its size if the agreement says sizes.
  case otherFont(ElementCheck.Subject, name: String, size: Double?)
  case fontWithoutSize(ElementCheck.Subject)
  case fontWithoutName(ElementCheck.Subject)
  /// A size in points beyond a limit.
  case fontSize(ElementCheck.Subject, size: Double, limit: Double)
  case forbiddenClass(ElementCheck.Subject, name: String, instead: String)
  case plainClass(ElementCheck.Subject, allowed: [String])
  case otherClass(ElementCheck.Subject, name: String, allowed: [String])
  /// The value of an attribute; `nil` stands for "not set".
  case property(ElementCheck.Subject, name: String, value: String?, allowed: [String?])
  case runtimeAttribute(ElementCheck.Subject, name: String, value: String?, allowed: [String?])
  case traitVariations
  case simulatedMetrics
  case otherCanvas(String)
  case otherBundle(ElementCheck.Subject, bundle: String)

  var message: String {
    switch self {
    case .systemColor(let use, let object): "\(use) of \(object) is a system colour"
    case .unnamedColor(let use, let object): "\(use) of \(object) is not a named colour"
    case .otherColor(let use, let object, let name):
      "\(use) of \(object) is '\(name)', which is not one of the allowed colours"
    case .coloredText(let object): "an attributed text of \(object) has a colour"
    case .systemFont(let object): "\(object) has a system font"
    case .otherFont(let object, let name, let size):
      "the font '\(name)'" + (size.map { " with \(NumberText.shortest($0)) points" } ?? "")
        + " of \(object) is not one of the allowed fonts"
    case .fontWithoutSize(let object): "a font of \(object) has no size"
    case .fontWithoutName(let object): "a font of \(object) has no name"
    case .fontSize(let object, let size, let limit):
      "the font of \(object) has \(NumberText.shortest(size)) points,"
        + " \(size < limit ? "less" : "more") than \(NumberText.shortest(limit))"
    case .forbiddenClass(let object, let name, _):
      "\(object) is of class '\(name)', which must not be used"
    case .plainClass(let object, _): "\(object) has no custom class"
    case .otherClass(let object, let name, let allowed):
      "\(object) is of class '\(name)', which is not one of \(allowed.quotedList)"
    case .property(let object, let name, let value, let allowed):
      "'\(name)' of \(object) is \(Self.list([value])), and must be \(Self.list(allowed))"
    case .runtimeAttribute(let object, let name, let value, let allowed):
      "the runtime attribute '\(name)' of \(object) is \(Self.list([value])), and must be"
        + " \(Self.list(allowed))"
    case .traitVariations: "the document uses trait variations"
    case .simulatedMetrics: "the document has simulated metrics of Xcode 8 and before"
    case .otherCanvas(let device):
      "the canvas shows '\(device)', and should show 'retina4_0'"
    case .otherBundle(let object, let bundle): "\(object) is in another bundle, '\(bundle)'"
    }
  }

  var hint: String? {
    switch self {
    case .systemColor, .unnamedColor: "use a named colour of an asset catalogue"
    case .coloredText: "set it in code"
    case .forbiddenClass(_, _, let instead): instead.isEmpty ? nil : "use '\(instead)'"
    case .plainClass(_, let allowed): "use one of \(allowed.quotedList)"
    case .simulatedMetrics: "save it with a newer Xcode"
    default: nil
    }
  }

  private static func list(_ values: [String?]) -> String {
    values.map { $0.map { "'\($0)'" } ?? "nothing" }.joined(separator: ", ")
  }
}
