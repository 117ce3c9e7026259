import DataTables
import EmbeddedTables

/// A face with advances of its own: one weight of a family.
struct NamedFace: Sendable {
  let family: String
  /// The weight from 100 to 900, as in CSS.
  let weight: Int
}

/// The faces of fonts by name, read once per process, when the first font by name is measured.
///
/// A face has the characters of ASCII. Letters with accents are as wide as those without
/// (``GlyphTables/letters``). Other characters are as wide as in Helvetica, times the ratio of both
/// fonts over ASCII.
///
/// Helvetica Neue has no letters that only Vietnamese has, so Helvetica's are used. Of 6 labels in
/// the regular and the medium weight, 3 are then as wide as recorded to the pixel, 2 to the next
/// pixel, and 1 to a point (in two documents of one author outside the corpus). With the widths of
/// Helvetica Neue, 3 are up to 3.5 points off.
struct NamedFaces: Sendable {
  static let shared = ownTables { () throws(TableFault) in
    try NamedFaces(files.map { DataTable($0) })
  }

  private static let files: [EmbeddedTable] = [
    .facesTranscribed, .facesClosed, .facesGrotesque, .facesHumanist, .facesGeometric, .facesSerif,
    .facesPublished,
  ]

  /// All faces. The faces of a family follow each other, with ascending weights.
  private let faces: [NamedFace]
  /// The positions of each family's faces.
  private let families: [String: Range<Int>]
  /// The advances in em, one face after the other.
  private let advances: [Double]
  /// For each face, whether it has no letters of Vietnamese.
  private let lacksVietnamese: [Bool]
  /// For each face, its width in relation to Helvetica.
  private let ratios: [Double]

  subscript(face: Int) -> NamedFace { faces[face] }

  /// The positions of a family's faces, the lightest first. Empty for a family without advances.
  func places(of family: String) -> Range<Int> { families[family] ?? 0..<0 }

  /// The advance of a glyph, in em.
  func advance(ofGlyph glyph: Int, face: Int, tables: GlyphTables) -> Double {
    if lacksVietnamese[face], tables.isVietnamese[glyph] {
      return tables.helvetica(glyph, isBold: faces[face].weight >= 600)
    }
    let letter = Int(tables.letters[glyph])
    if letter < GlyphList.asciiCount { return advances[face * GlyphList.asciiCount + letter] }
    return tables.helvetica(glyph) * ratios[face]
  }

  /// - Parameter tables: rows of faces, each with its family, its weight and 95 advances in 1/1000 em.
  init(_ tables: [DataTable]) throws(TableFault) {
    let characters = GlyphTables.codePoints(GlyphList.latin).prefix(GlyphList.asciiCount)
    let columns =
      ["family", "weight"]
      + characters.map { "00" + String($0, radix: 16, uppercase: true) }
    var faces: [NamedFace] = []
    var families: [String: Range<Int>] = [:]
    var advances: [Double] = []
    for table in tables {
      var rows = try TableRows(table, columns)
      while rows.next() {
        let face = NamedFace(family: try rows.name(), weight: try rows.integer())
        let place = faces.count
        let start = families[face.family]?.lowerBound ?? place
        guard
          start == place
            || (faces[place - 1].family == face.family && faces[place - 1].weight < face.weight)
        else { throw rows.fault("\(face.family) \(face.weight) is out of order") }
        faces.append(face)
        families[face.family] = start..<place + 1
        for _ in characters { advances.append(Double(try rows.integer()) / 1000) }
      }
    }
    let helvetica = (0..<GlyphList.asciiCount).map { GlyphTables.shared.helvetica($0) }
      .reduce(0, +)
    ratios = faces.indices.map { face in
      let start = face * GlyphList.asciiCount
      return advances[start..<start + GlyphList.asciiCount].reduce(0, +) / helvetica
    }
    lacksVietnamese = faces.map { $0.family == "HelveticaNeue" }
    (self.faces, self.families, self.advances) = (faces, families, advances)
  }
}

extension NamedFaces {
  /// The face of a family at a weight: a known face, or a mix of the two nearest ones.
  ///
  /// - Parameter factor: the factor for its advances.
  /// - Precondition: the family has advances.
  func typeface(family: String, weight: Int, factor: Double) -> Typeface {
    let places = places(of: family)
    precondition(!places.isEmpty, "no advances of \(family)")
    let lower = places.last { faces[$0].weight <= weight } ?? places.lowerBound
    let upper = places.first { faces[$0].weight >= weight } ?? places.upperBound - 1
    let (lightest, heaviest) = (faces[lower].weight, faces[upper].weight)
    guard heaviest > lightest else {
      return .named(lighter: lower, heavier: lower, share: 0, factor: factor)
    }
    let share = Double(weight - lightest) / Double(heaviest - lightest)
    return .named(lighter: lower, heavier: upper, share: share, factor: factor)
  }

  /// Whether the faces of a family determine the width of a weight: it lies between two of them, or
  /// less than 200 beyond one.
  func tellWidths(family: String, weight: Int) -> Bool {
    let places = places(of: family)
    guard let lightest = places.first, let heaviest = places.last else { return false }
    return weight > faces[lightest].weight - 200 && weight < faces[heaviest].weight + 200
  }
}
