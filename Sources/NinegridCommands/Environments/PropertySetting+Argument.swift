import ArgumentParser
import LayoutWorkbench

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
