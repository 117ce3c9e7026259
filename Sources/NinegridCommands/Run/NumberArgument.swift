import ArgumentParser
import LayoutModel

/// Reads numbers on the command line. They must be decimal: `0x1p3`, `inf` and `nan` are not
/// allowed.
enum NumberArgument {
  static func read(_ text: String) throws -> Double {
    guard let number = NumberText.number(text) else {
      throw ValidationError("'\(text)' is not a number; write one such as 12 or 0.5.")
    }
    return number
  }

  /// A priority that Interface Builder can write.
  static func priority(_ text: String) throws -> Double {
    guard let number = NumberText.number(text), LayoutPriority(number).isWritable else {
      throw ValidationError("'\(text)' is not a priority; those are whole numbers from 1 to 1000.")
    }
    return number
  }
}
