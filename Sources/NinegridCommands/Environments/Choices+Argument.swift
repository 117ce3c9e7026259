import ArgumentParser
import LayoutModel
import LayoutWorkbench

extension DirectionChoice: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension OrientationChoice: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension PseudolanguageChoice: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension SystemChoice {
  init(text: String) throws {
    guard let choice = SystemChoice(text) else {
      throw ValidationError(
        "'\(text)' is not a release of iOS; write a number from 4 to 18, 26, 27, or all.")
    }
    self = choice
  }
}

extension ViewCount {
  init(text: String) throws {
    guard let count = ViewCount(text) else {
      throw ValidationError(
        "'\(text)' is not a view and number; write one such as entry=20, with at most \(Self.most)."
      )
    }
    self = count
  }
}

extension PropertySetting {
  init(text: String) throws {
    guard let setting = PropertySetting(text) else {
      throw ValidationError(
        "'\(text)' sets nothing; write an object, a property and a value, such as Title.text=Hello."
      )
    }
    self = setting
  }
}

extension InsetSetting {
  /// Reads `EDGE=POINTS`, or `keyboard` for the keyboard of the device.
  init(text: String) throws {
    if text == Edge.keyboard.rawValue {
      self.init(edge: .keyboard, points: nil)
      return
    }
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let edge = Edge(rawValue: parts[0]),
      let points = NumberText.number(parts[1]), points >= 0, points <= 10_000
    else {
      throw ValidationError(
        "'\(text)' is not an inset; write top=44, left, bottom, right or keyboard, and points; 'keyboard' alone is that of the device."
      )
    }
    self.init(edge: edge, points: points)
  }
}
