#if canImport(Glibc)
  import Glibc

#endif

/// A growable piece of memory for plain values: an array without copy on write.
///
/// Presolve and simplex make many small random accesses. The checks of `Array` would take a third
/// of their time. Indices are checked in debug builds only.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = max(capacity, 4)
    base = Self.allocate(self.capacity)
    count = 0
  }

  init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  init(_ elements: [Element]) {
    self.init(capacity: elements.count)
    for element in elements { append(element) }
  }

  deinit {
    base.deallocate()
  }

  var indices: Range<Int> { 0..<count }

  subscript(_ index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count, "index \(index) of \(count)")
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count, "index \(index) of \(count)")
      yield &base[index]
    }
  }

  subscript(_ index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = value
    count += 1
  }

  mutating func append(repeating value: Element, count more: Int) {
    if count + more > capacity { grow(to: count + more) }
    (base + count).initialize(repeating: value, count: more)
    count += more
  }

  /// Removes all elements and keeps the memory.
  mutating func removeAll() {
    count = 0
  }

  /// Removes the elements from `newCount` on.
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    count = newCount
  }

  func copy() -> Buffer {
    copy(from: 0, count: count)
  }

  /// A copy of a range of the elements.
  func copy(from start: Int, count: Int) -> Buffer {
    assert(start >= 0 && start + count <= self.count)
    var other = Buffer(capacity: count)
    other.base.initialize(from: base + start, count: count)
    other.count = count
    return other
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let moved = Self.allocate(larger)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }
}

extension Buffer {
  /// The size of a large page of memory on the usual processors, in bytes.
  private static var largePage: Int { 1 << 21 }

  /// Memory for `capacity` elements. For a large page or more, Linux is asked for large pages.
  ///
  /// A system of 100,000 rows takes 40 MB while it is presolved. With pages of 4 KB, the first
  /// access to each page took as long as all the other work, and the time of presolve did not grow
  /// linearly.
  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    let bytes = capacity * MemoryLayout<Element>.stride
    guard bytes >= largePage else {
      #if canImport(Glibc)
        // `malloc` is asked first: `allocate` requests an alignment, and glibc keeps no freed
        // blocks ready for such requests.
        if MemoryLayout<Element>.alignment <= 16, let memory = malloc(bytes) {
          return memory.bindMemory(to: Element.self, capacity: capacity)
        }
      #endif
      return UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: largePage)
    #if canImport(Glibc)
      // This is only advice: if Linux does not take it, the memory works the same.
      _ = madvise(memory, bytes, MADV_HUGEPAGE)
    #endif
    return memory.bindMemory(to: Element.self, capacity: capacity)
  }
}
