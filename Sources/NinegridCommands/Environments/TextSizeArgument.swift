import ArgumentParser
import Diagnostics
import LayoutModel

/// A text size: `large`, `xxxLarge`, `AX3`.
struct TextSizeArgument: Hashable, Sendable {
  var category: ContentSizeCategory

  init(text: String) throws {
    guard let category = ContentSizeCategory(name: text) else {
      let names = ContentSizeCategory.allCases.map(\.shortName)
      let nearest = Spelling.nearest(to: text, in: names).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        "'\(text)' is not a text size; there are \(names.joined(separator: ", ")).\(nearest)")
    }
    self.category = category
  }
}
