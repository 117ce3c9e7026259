package import HostAccess
import InterfaceBuilder
package import LayoutWorkbench

extension PlannedTranslations {
  /// The change to write, if the file still has the content that was read.
  package var change: FileChange {
    FileChange(
      path: path, name: name, bytes: status == .removed ? nil : after.bytes,
      expected: bytesBefore.map(FileExpectation.bytes) ?? .nothing)
  }
}
