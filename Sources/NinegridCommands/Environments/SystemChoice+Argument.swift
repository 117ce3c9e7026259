import ArgumentParser
import LayoutWorkbench

extension SystemChoice {
  init(text: String) throws {
    guard let choice = SystemChoice(text) else {
      throw ValidationError("'\(text)' is no iOS; write a number from 4 to 18, 26, 27, or all.")
    }
    self = choice
  }
}
