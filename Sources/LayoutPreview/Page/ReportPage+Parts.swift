extension ReportPage {
  /// The position of a page among the files of a report.
  package struct Part: Hashable, Sendable {
    /// The number of the part, from 1.
    package var number: Int
    /// The names of the files of all parts, in order.
    package var files: [String]
  }

  /// The greatest number of scenes on a page. More of them make a browser slow.
  package static let mostScenes = 500

  /// The report as pages that a browser opens quickly. The worst documents come first, as many as
  /// fit on a page. A document with more scenes than a page allows continues on the next page.
  ///
  /// - Parameter file: the name of the first file, such as `report.html`; the next is `report-2.html`.
  package func parts(file: String, most: Int = mostScenes) -> [ReportPage] {
    let count = documents.reduce(0) { $0 + $1.scenes.count }
    guard count > most else { return [self] }
    let counts = documents.map { document in
      FindingCount(
        document.findings + document.scenes.flatMap { $0.findings + $0.findingsOnDevices })
    }
    let order = documents.indices.sorted {
      counts[$0] == counts[$1] ? $0 < $1 : counts[$0] > counts[$1]
    }
    var pages: [[Document]] = [[]]
    var room = most
    for index in order {
      var rest = documents[index]
      while !rest.scenes.isEmpty || rest.note != nil || !rest.findings.isEmpty {
        if room == 0 { (pages, room) = (pages + [[]], most) }
        var piece = rest
        piece.scenes = Array(rest.scenes.prefix(room))
        pages[pages.count - 1].append(piece)
        room -= piece.scenes.count
        rest.scenes.removeFirst(piece.scenes.count)
        (rest.findings, rest.note) = ([], nil)
      }
    }
    let files = pages.indices.map { Self.name(of: $0 + 1, file) }
    return pages.enumerated().map { index, documents in
      var page = self
      page.documents = documents
      page.part = Part(number: index + 1, files: files)
      return page
    }
  }

  private static func name(of number: Int, _ file: String) -> String {
    guard number > 1 else { return file }
    guard let dot = file.lastIndex(of: ".") else { return "\(file)-\(number)" }
    return "\(file[..<dot])-\(number)\(file[dot...])"
  }
}

extension String {
  /// The name of a file as a relative URL.
  var urlText: String {
    var result = "./"
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        result += "%" + (hex.count < 2 ? "0" : "") + hex
      }
    }
    return result
  }
}
