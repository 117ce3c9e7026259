/// A growable piece of memory for plain values: an array without copy on write.
///
/// Presolve and simplex live on small random accesses, where the checks of `Array` are a third of
/// the time. Indices are checked in debug builds only.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = max(capacity, 4)
    base = UnsafeMutablePointer<Element>.allocate(capacity: self.capacity)
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

  /// Forgets the elements, keeps the memory.
  mutating func removeAll() {
    count = 0
  }

  /// Forgets the elements from `newCount` on.
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    count = newCount
  }

  func copy() -> Buffer {
    copy(from: 0, count: count)
  }

  /// A copy of a part.
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
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }
}
