/// Whether texts of a language run from right to left.
///
/// The program has a list of its own, so that the answer is the same on every machine, and so that releases need none of ICU's files of
/// 700 languages and regions.
enum WritingDirection {
  /// - Parameter code: a language, which a script and a region may follow: `ar`, `uz-Arab`, `pa_Arab_PK`.
  static func isRightToLeft(_ code: String) -> Bool {
    let parts = code.lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = parts.first else { return false }
    if parts.count > 1, parts[1].count == 4, parts[1].allSatisfy(\.isLetter) {
      return scripts.contains(parts[1])
    }
    return languages.contains(language)
  }

  /// Languages that are written in one of ``scripts`` where nothing else is said.
  ///
  /// - Source: of all codes of two and of three letters, those of which ICU 76 says so (CLDR 46, `layout/characters`), with `ji`, the old
  ///   code of Yiddish, as it also has `iw` for Hebrew.
  private static let languages: Set<Substring> = [
    "ar", "dv", "fa", "he", "iw", "ji", "ks", "ps", "sd", "ug", "ur", "yi",
    "ara", "ars", "ckb", "div", "fas", "heb", "kas", "lrc", "mid", "mzn", "nqo", "pus", "rhg",
    "snd", "syr", "uig", "urd", "yid",
  ]

  /// Arabic and its Nastaliq, Hebrew, Syriac, Thaana, N'Ko, Adlam, Hanifi Rohingya, Mandaic, Samaritan and Yezidi.
  ///
  /// - Source: Unicode 15.0, the property Bidi_Class of the letters of each script.
  private static let scripts: Set<Substring> = [
    "arab", "aran", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg", "mand", "samr", "yezi",
  ]
}
