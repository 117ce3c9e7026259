import ArgumentParser
import LayoutWorkbench

extension ViewCount {
  init(text: String) throws {
    guard let count = ViewCount(text) else {
      throw ValidationError(
        "'\(text)' is no view and number; write one such as entry=20, with at most \(Self.most).")
    }
    self = count
  }
}
