import Foundation

/// Gives memory that was freed back to the system.
///
/// glibc keeps the pages of freed blocks when blocks that are still in use lie behind them, and takes new pages for large arrays.
/// After much was freed, this lowers the most memory that the process has at once. Elsewhere it does nothing.
package func releaseFreedMemory() {
  #if os(Linux)
    typealias Trim = @convention(c) (Int) -> Int32
    // Swift does not import <malloc.h>; other C libraries have no such function.
    guard let trim = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(trim, to: Trim.self)(0)
  #endif
}
