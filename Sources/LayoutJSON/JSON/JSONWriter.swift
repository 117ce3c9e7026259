import LayoutModel

/// Writes JSON directly into bytes, on one line. This is a fast way to write long reports.
///
///     var writer = JSONWriter()
///     writer.object { writer in
///       writer.member("id", "a")
///       writer.key("frame")
///       writer.array { $0.value(10); $0.value(20) }
///     }
///     writer.newLine()
///
/// The writer adds commas and colons itself. The same calls give the same bytes.
package struct JSONWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  /// Whether the next value or key needs a comma before it.
  private var needsComma = false

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Ends a line of JSON lines.
  package mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  package mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
    open(UInt8(ascii: "{"))
    try body(&self)
    close(UInt8(ascii: "}"))
  }

  package mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
    open(UInt8(ascii: "["))
    try body(&self)
    close(UInt8(ascii: "]"))
  }

  package mutating func key(_ name: String) {
    separate()
    JSONText.append(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func value(_ text: String) {
    separate()
    JSONText.append(text, to: &bytes)
    needsComma = true
  }

  /// Writes the shortest form that reads back the same; `null` for a number that is not finite.
  package mutating func value(_ number: Double) {
    separate()
    JSONText.append(number, to: &bytes)
    needsComma = true
  }

  package mutating func value(_ number: Int) { raw(String(number)) }
  package mutating func value(_ flag: Bool) { raw(flag ? "true" : "false") }
  package mutating func null() { raw("null") }

  package mutating func value(_ value: JSONValue) {
    separate()
    JSONText.appendCompact(value, to: &bytes)
    needsComma = true
  }

  package mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }
  package mutating func member(_ name: String, _ number: Double) {
    key(name)
    value(number)
  }
  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }
  package mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }
  package mutating func member(_ name: String, _ json: JSONValue) {
    key(name)
    value(json)
  }

  private mutating func raw(_ word: String) {
    separate()
    bytes.append(contentsOf: word.utf8)
    needsComma = true
  }

  private mutating func open(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}
