import Foundation

/// An open file, which is closed with the last one that has it; its lock ends with that.
final class OpenFile: Sendable {
  let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }
}
