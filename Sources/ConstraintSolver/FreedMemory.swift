/// Keeps memory that one presolve frees and the next one needs again.
enum FreedMemory {
  /// Makes the C library of Linux keep up to 64 MB of freed memory at the end of its heap.
  ///
  /// By default the heap shrinks as soon as 128 KB are free. Then each presolve of some hundred
  /// views asks for new pages, which took half of its time. The C library sets its limits by the
  /// largest block that was mapped and freed, whether the block was written to or not.
  static let isKept: Bool = {
    #if canImport(Glibc)
      let largestBlock = 1 << 25 - 1 << 16
      UnsafeMutableRawPointer.allocate(byteCount: largestBlock, alignment: 16).deallocate()
    #endif
    return true
  }()
}
