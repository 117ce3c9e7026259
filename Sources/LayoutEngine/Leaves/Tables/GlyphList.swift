/// The characters whose advances are known, in the order of every table of advances.
enum GlyphList {
  /// Hexadecimal code points and ranges of them: ASCII, Latin-1 and typographic signs, which are kerned.
  static let latin = """
    20-7e a0-ff 2013-2014 2018-2019 201c-201d 2020-2022 2026 2032-2033 2039-203a 20ac 2122 2190-2193
    2212 2713
    """

  /// The number of characters from U+0020 to U+007E, which come first in ``latin``.
  static let asciiCount = 95

  /// Cyrillic letters and the number sign. The system font states their advances.
  static let cyrillic = """
    401 404 406-407 410-44f 451 454 456-457 490-491 2116
    """

  /// Other characters. Letters with accents are as wide as those without (``accented``); the others
  /// have the widths of Inter Regular, times a factor.
  static let extended = """
    100-148 14a-17f 18f 1a0-1a1 1af-1b0 1cd-1dc 218-21b 386-38a 38c 38e-3a1 3a3-3ce 400 402-403 405
    408-40f 450 452-453 455 458-45f 462-463 492-493 49a-49b 4a2-4a3 4ae-4b3 4ba-4bb 4d8-4d9 4e8-4e9
    1e80-1e85 1e9e 1ea0-1ef9 2002-200a 2010-2012 2015 201a 201e 2030 20a9-20ab 20b4 20b9-20ba 20bd
    2197-2199 221e 2248 2260 2264-2265 25a0-25a1 25b2 25b6 25bc 25cb 25cf 2605-2606 2717
    """

  /// The letters of ``extended`` that only Vietnamese has.
  static let vietnamese = "1a0-1a1 1af-1b0 1ea0-1ef9"

  /// The characters of ``extended`` that are an ASCII letter with accents, after the letter and a
  /// colon. They are as wide as the letter. Letters with a horn and `ď ľ ť` are left out.
  ///
  /// - Source: in the system font this holds for all accented letters of Latin-1, in every weight,
  ///   up to two units of 2048. Of 75 faces in open fonts, 72 have `é` as wide as `e` and `í` as
  ///   wide as `i` to 2/1000 em, and 73 have `ÿ` as wide as `y`. Helvetica Neue has no letters of
  ///   Vietnamese, see ``NamedFaces``.
  static let accented = """
    41: 100 102 104 1cd 1ea0 1ea2 1ea4 1ea6 1ea8 1eaa 1eac 1eae 1eb0 1eb2 1eb4 1eb6 43: 106 108 10a
    10c 44: 10e 45: 112 114 116 118 11a 1eb8 1eba 1ebc 1ebe 1ec0 1ec2 1ec4 1ec6 47: 11c 11e 120 122
    48: 124 49: 128 12a 12c 12e 130 1cf 1ec8 1eca 4a: 134 4b: 136 4c: 139 13b 13d 4e: 143 145 147
    4f: 14c 14e 150 1d1 1ecc 1ece 1ed0 1ed2 1ed4 1ed6 1ed8 52: 154 156 158 53: 15a 15c 15e 160 218
    54: 162 164 21a 55: 168 16a 16c 16e 170 172 1d3 1d5 1d7 1d9 1db 1ee4 1ee6 57: 174 1e80 1e82
    1e84 59: 176 178 1ef2 1ef4 1ef6 1ef8 5a: 179 17b 17d 61: 101 103 105 1ce 1ea1 1ea3 1ea5 1ea7
    1ea9 1eab 1ead 1eaf 1eb1 1eb3 1eb5 1eb7 63: 107 109 10b 10d 65: 113 115 117 119 11b 1eb9 1ebb
    1ebd 1ebf 1ec1 1ec3 1ec5 1ec7 67: 11d 11f 121 123 68: 125 69: 129 12b 12d 12f 1d0 1ec9 1ecb 6a:
    135 6b: 137 6c: 13a 13c 6e: 144 146 148 6f: 14d 14f 151 1d2 1ecd 1ecf 1ed1 1ed3 1ed5 1ed7 1ed9
    72: 155 157 159 73: 15b 15d 15f 161 219 74: 163 21b 75: 169 16b 16d 16f 171 173 1d4 1d6 1d8 1da
    1dc 1ee5 1ee7 77: 175 1e81 1e83 1e85 79: 177 1ef3 1ef5 1ef7 1ef9 7a: 17a 17c 17e
    """

  /// The accented letters of ``latin``, in the same form. The tables of the system font and of
  /// Helvetica state their widths.
  static let accentedOfLatin1 = """
    41: c0-c5 43: c7 45: c8-cb 49: cc-cf 4e: d1 4f: d2-d6 55: d9-dc 59: dd 61: e0-e5 63: e7 65: e8-eb
    69: ec-ef 6e: f1 6f: f2-f6 75: f9-fc 79: fd ff
    """
}
