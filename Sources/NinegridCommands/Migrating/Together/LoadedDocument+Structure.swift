import LayoutComparison
import LayoutModel

extension LoadedDocument {
  /// - Throws: ``StructureFault`` for anything but a storyboard for iPhone and iPad.
  func checkIsTouchStoryboard() throws {
    guard tree.kind == .storyboard else { throw StructureFault("'\(name)' is no storyboard") }
    guard document.properties.isTouch else {
      throw StructureFault(
        "'\(name)' is for \(document.properties.targetRuntime); this is for iPhone and iPad alone")
    }
  }
}
