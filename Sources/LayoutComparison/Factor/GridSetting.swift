package import LayoutModel

/// One thing that cells of the grid can say differently: whether an object is installed, or a property of it.
package struct GridSetting: Sendable {
  /// The object that it is about.
  package var object: ObjectID
  /// The object in whose element it is said: the superview or owner for installations, else the object.
  package var holder: ObjectID
  package var property: Property
  /// The scene or top-level object around it, counted in document order.
  package var unit: Int
  /// What the numbers of ``demand`` and ``current`` stand for.
  package var values: [SettingValue]
  package var demand: SettingDemand
  /// Where it is said now. Of several statements in one cell the last counts.
  package var current: SettingPlan
  /// How often each cell says it now, by its order; the base cell's plain value is no entry.
  package var entries: [Int]

  package enum Property: Hashable, Sendable {
    /// In the list with that name: `subviews` or `constraints`.
    case installed(list: String)
    case attribute(String)
    /// The child element with that `key`.
    case part(key: String)
  }

  /// Whether present plan and counts say the same: nothing is said twice.
  package var isPlain: Bool {
    zip(entries, current.statements).allSatisfy { $0 == ($1 == nil ? 0 : 1) }
  }
}

/// What a setting can be.
package enum SettingValue: Hashable, Sendable {
  case flag(Bool)
  case text(String)
  case part(DocumentElement)
  /// The attribute or part is not there, and what holds then has no name.
  case absent
}

extension SettingValue {
  /// What an attribute that is not there stands for, where a cell can state it.
  ///
  /// - Source: Interface Builder leaves out what has its default value; these are the values that it writes into
  ///   a variation all the same, and that the model reads for a missing attribute.
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

  /// The value of an attribute; numbers that are the same read the same.
  static func attribute(_ name: String, _ text: String?, of element: DocumentElement) -> Self {
    guard let text = text ?? standard(name, of: element) else { return .absent }
    guard name == "constant" || name == "spacing", let number = Double(text) else {
      return .text(text)
    }
    return .text(NumberText.shortest(number))
  }
}
