import DataTables
import EmbeddedTables
import LayoutEngine

/// The advances that Apple's fonts themselves state, and the values that follow from them for the
/// weights between.
///
/// Advances are linear in a coordinate of the weight, on either side of regular: three drawings
/// (ultra light, regular, black) make all the others. If a cut is known only in some weights, its
/// difference from the cut before is also linear.
///
/// - Source: every ASCII character of SF UI Text Medium, Semibold and Bold lies within 0.7 units of
///   the line from Regular to Heavy. Every character of SF UI Display Thin and Light lies within
///   0.8 units of the line from Ultralight to Regular.
struct PublishedFaces {
  /// The advances in em, by cut, weight and code point.
  private var faces: [SystemFontCut: [Int: [UInt32: Double]]] = [:]

  init() {
    faces = EmbeddedTable.publishedAdvances.read(Self.read)
  }

  static func read(
    _ table: DataTable
  ) throws(TableFault) -> [SystemFontCut: [Int: [UInt32: Double]]] {
    let columns = stated.map { "\($0.cut)-\($0.weight)" }
    var rows = try TableRows(table, ["character"] + columns)
    var faces: [SystemFontCut: [Int: [UInt32: Double]]] = [:]
    while rows.next() {
      let code = UInt32(try rows.hexadecimal())
      for (cut, weight) in stated {
        guard let advance = try rows.integerIfAny() else { continue }
        faces[cut, default: [:]][weight, default: [:]][code] = Double(advance) / unitsPerEm
      }
    }
    return faces
  }

  /// The faces that state their advances.
  private static let stated: [(cut: SystemFontCut, weight: Int)] = [
    (.text2015, [300, 400, 500, 600, 700, 800]), (.text2017, [300, 500, 600, 700, 800]),
    (.text2020, [400, 500]), (.display2015, [100, 200, 300, 400, 500, 600, 700, 800, 900]),
    (.display2017, [100, 200, 300, 400, 500, 700, 800]), (.display2020, [400, 600]),
  ].flatMap { cut, weights in weights.map { (cut, $0) } }

  /// The advance of a character in em, `nil` if no face of the cut or of an earlier one has it.
  ///
  /// - Parameter weight: an index into `SystemFontGlyphs.weights`.
  func advance(_ code: UInt32, _ cut: SystemFontCut, weight: Int) -> Double? {
    guard let earlier = cut.earlier else { return first(code, cut, weight: weight) }
    let known = points(code, cut)
    guard !known.isEmpty else {
      return advance(code, earlier, weight: weight).map {
        $0 + change(of: code, cut, weight: weight)
      }
    }
    var changes: [(x: Double, y: Double)] = []
    for point in known {
      guard let before = advance(code, earlier, weight: point.weight) else { continue }
      changes.append((Self.coordinates[point.weight], point.advance - before))
    }
    guard let before = advance(code, earlier, weight: weight) else {
      return Self.value(known.map { (Self.coordinates[$0.weight], $0.advance) }, weight)
    }
    return Self.value(changes, weight).map { before + $0 }
  }

  /// The amount in em by which a cut changes a Cyrillic letter that it doesn't state. It is the
  /// average change of the Latin letters of the same case.
  ///
  /// - Source: 21 characters of regular text at 28 points of Xcode 14 are 290 wide. Without this
  ///   change they would be 298.
  private func change(of code: UInt32, _ cut: SystemFontCut, weight: Int) -> Double {
    guard (0x400...0x4FF).contains(code), let earlier = cut.earlier,
      let properties = Unicode.Scalar(code)?.properties
    else { return 0 }
    let letters: ClosedRange<UInt32> = properties.isLowercase ? 0x61...0x7A : 0x41...0x5A
    let changes = letters.compactMap { letter -> Double? in
      guard let now = advance(letter, cut, weight: weight),
        let before = advance(letter, earlier, weight: weight)
      else { return nil }
      return now - before
    }
    return changes.isEmpty ? 0 : changes.reduce(0, +) / Double(changes.count)
  }

  /// The advance in the first text or display cut, which has no cut before it.
  private func first(_ code: UInt32, _ cut: SystemFontCut, weight: Int) -> Double? {
    Self.value(points(code, cut).map { (Self.coordinates[$0.weight], $0.advance) }, weight)
  }

  private func points(
    _ code: UInt32, _ cut: SystemFontCut
  ) -> [(weight: Int, advance: Double)] {
    SystemFontGlyphs.weights.indices.compactMap { weight in
      (faces[cut]?[(weight + 1) * 100]?[code]).map { (weight, $0) }
    }
  }

  /// The value between known points lies on a straight line. Outside, it lies on the line through
  /// the two nearest points if both lie on that side of regular. Otherwise it is the value of the
  /// nearest point.
  private static func value(_ points: [(x: Double, y: Double)], _ weight: Int) -> Double? {
    let x = coordinates[weight]
    guard let first = points.first, let last = points.last else { return nil }
    func line(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) -> Double {
      a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
    if x < first.x {
      return points.count > 1 && points[1].x <= 0 ? line(first, points[1]) : first.y
    }
    if x > last.x {
      let before = points.dropLast().last
      return before.map { $0.x >= 0 ? line($0, last) : last.y } ?? last.y
    }
    for (a, b) in zip(points, points.dropFirst()) where x <= b.x { return line(a, b) }
    return last.y
  }

  /// The coordinates of nine weights from ultra light to black. Regular is 0, ultra light −1, heavy
  /// 1.
  private static let coordinates = [-1, -0.775, -0.333, 0, 0.235, 0.416, 0.656, 1, 1.311]
  private static let unitsPerEm = 2048.0
}

extension SystemFontCut {
  /// The cut for the same sizes in the releases before this one.
  fileprivate var earlier: Self? {
    switch self {
    case .text2015, .display2015: nil
    case .text2017: .text2015
    case .text2020: .text2017
    case .display2017: .display2015
    case .display2020: .display2017
    }
  }
}
