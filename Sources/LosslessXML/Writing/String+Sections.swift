// Changes to the text of comments and other parts that a program makes, so that the file stays XML.
// Nothing that was read is changed.

extension String {
  /// The text between `<!--` and `-->`: `--` and a hyphen at the end get a space.
  var asComment: String {
    guard utf8.contains(ASCII.hyphen) else { return self }
    var result: [UInt8] = []
    for byte in utf8 {
      if byte == ASCII.hyphen, result.last == ASCII.hyphen { result.append(ASCII.space) }
      result.append(byte)
    }
    if result.last == ASCII.hyphen { result.append(ASCII.space) }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text between `<![CDATA[` and `]]>`: each `]]>` is divided between two sections.
  var asCDATA: String {
    guard utf8.contains(ASCII.greater) else { return self }
    var result: [UInt8] = []
    for byte in utf8 {
      if byte == ASCII.greater, result.suffix(2).elementsEqual("]]".utf8) {
        result += "]]><![CDATA[".utf8
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text between `<?` and `?>`: each `?>` gets a space.
  var asProcessingInstruction: String {
    guard utf8.contains(ASCII.greater) else { return self }
    var result: [UInt8] = []
    for byte in utf8 {
      if byte == ASCII.greater, result.last == ASCII.question { result.append(ASCII.space) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension XMLSpelling {
  /// Whether `raw` is allowed in a file and means `value`.
  static func isSpelling(_ raw: String, of value: String, in place: Place) -> Bool {
    let bytes = ArraySlice(raw.utf8)
    if bytes.contains(ASCII.less) { return false }
    switch place {
    case .attribute(let quote):
      if bytes.contains(quote.byte) { return false }
    case .text:
      if raw.asCDATA.utf8.count != bytes.count { return false }
    }
    do throws(Fault) {
      return try decode(bytes, in: place).elementsEqual(value.utf8)
    } catch {
      return false
    }
  }
}
