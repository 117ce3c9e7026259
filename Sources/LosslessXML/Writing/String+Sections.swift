// What comments and other parts made by a program may contain, so that the file stays XML. None of
// this changes anything that was read.

extension String {
  /// The text for between `<!--` and `-->`: `--` and a hyphen at the end get a space.
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

  /// The text for between `<![CDATA[` and `]]>`: a `]]>` is divided among two sections.
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

  /// The text for between `<?` and `?>`: a `?>` gets a space.
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
  /// Whether `raw` can stand in a file and means `value`.
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
