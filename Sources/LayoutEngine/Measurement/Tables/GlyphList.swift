// Generated from the research table system_font_advances.tsv; do not edit by hand.
//
// How it was made: the code points of the table in ascending order, then those for which the tables
// take advances of Inter Regular (Latin Extended, Greek, Cyrillic, Vietnamese, signs), as ranges.

/// The characters of which advances are known, in the order of every table of advances.
enum GlyphList {
  /// Hexadecimal code points and ranges of them: characters fitted on label frames.
  static let fitted = """
    20-7e a0-ff 2013-2014 2018-2019 201c-201d 2020-2022 2026 2032-2033 2039-203a 20ac 2122 2190-2193
    2212 2713
    """

  /// Characters that no label of the fit contained: their advances are those of Inter.
  static let extended = """
    100-148 14a-17f 18f 1a0-1a1 1af-1b0 1cd-1dc 218-21b 386-38a 38c 38e-3a1 3a3-3ce 400-45f 462-463
    490-493 49a-49b 4a2-4a3 4ae-4b3 4ba-4bb 4d8-4d9 4e8-4e9 1e80-1e85 1e9e 1ea0-1ef9 2002-200a
    2010-2012 2015 201a 201e 2030 20a9-20ab 20b4 20b9-20ba 20bd 2116 2197-2199 221e 2248 2260
    2264-2265 25a0-25a1 25b2 25b6 25bc 25cb 25cf 2605-2606 2717
    """
}
