import Foundation

/// An open file, which is closed with the last one that has it; its lock ends with that.
package final class OpenFile: Sendable {
  package let descriptor: Int32

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }
}
