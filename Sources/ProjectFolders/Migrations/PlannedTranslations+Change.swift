package import HostAccess
import InterfaceBuilder
package import LayoutWorkbench

extension PlannedTranslations {
  /// What is written, once what was read is found again.
  package var change: FileChange {
    FileChange(
      path: path, name: name, bytes: status == .removed ? nil : after.bytes,
      expected: bytesBefore.map(FileExpectation.bytes) ?? .nothing)
  }
}
