package import ElementTree
import LayoutModel

/// A value of a setting.
package enum SettingValue: Hashable, Sendable {
  case flag(Bool)
  case text(String)
  case part(DocumentElement)
  /// The attribute or part is missing, and no text stands for the value that then holds.
  case absent
}

extension SettingValue {
  /// The value that a missing attribute stands for, if a cell can state it.
  ///
  /// - Source: Interface Builder leaves out attributes with their default value. These are the
  ///   values that it still writes into a variation, and that the model reads for a missing
  ///   attribute.
  static func standard(_ attribute: String, of element: DocumentElement) -> String? {
    switch (element.name, attribute) {
    case ("constraint", "constant"): "0"
    case ("constraint", "symbolic"), (_, "hidden"): "NO"
    case ("stackView", "axis"): "horizontal"
    case ("stackView", "alignment"), ("stackView", "distribution"): "fill"
    case ("stackView", "spacing"): element["spacingType"] == nil ? "0" : nil
    default: nil
    }
  }

  /// The value of an attribute. Equal numbers give equal values, however they are written.
  static func attribute(_ name: String, _ text: String?, of element: DocumentElement) -> Self {
    guard let text = text ?? standard(name, of: element) else { return .absent }
    guard name == "constant" || name == "spacing", let number = Double(text) else {
      return .text(text)
    }
    return .text(NumberText.shortest(number))
  }
}
