/// Random numbers that are the same in each run (SplitMix64).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func pick<T>(_ choices: [T]) -> T {
    choices[Int.random(in: choices.indices, using: &self)]
  }

  /// True in one of `count` cases.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// Makes the text of documents that are well formed, but spelled in all ways that XML has.
struct RandomDocument {
  private var random: Random
  private let names = [
    "view", "é", "a", "translatesAutoresizingMaskIntoConstraints", "x:y", "_-.1",
  ]
  private let indentation: String
  private let newline: String

  init(seed: UInt64) {
    random = Random(seed: seed)
    indentation = random.pick(["    ", "    ", "  ", "\t", ""])
    newline = random.pick(["\n", "\n", "\r\n", "\r"])
  }

  mutating func text() -> String {
    var result = random.once(in: 6) ? "\u{FEFF}" : ""
    if !random.once(in: 4) {
      result += random.pick([
        #"<?xml version="1.0" encoding="UTF-8"?>"#, "<?xml version = '1.1' ?>",
        #"<?xml version="1.0" encoding='us-ascii' standalone="no"?>"#
          .replacing("us-ascii", with: "utf-8"),
      ])
      result += gap(0)
    }
    while random.once(in: 3) { result += markup() + gap(0) }
    result += element(0)
    while random.once(in: 3) { result += gap(0) + markup() }
    result += gap(0)
    return newline == "\n" ? result : result.replacing("\n", with: newline)
  }

  private mutating func element(_ depth: Int) -> String {
    let name = random.pick(names)
    var result = "<\(name)"
    for attribute in names.shuffled(using: &random).prefix(random.pick([0, 1, 2, 5])) {
      let equals = random.once(in: 9) ? random.pick([" =", "= ", " \t=\n"]) : "="
      result += random.once(in: 9) ? random.pick(["  ", "\n ", "\t"]) : " "
      let quote = random.once(in: 6) ? "'" : "\""
      result += attribute + equals + quote + characters(except: quote) + quote
    }
    if random.once(in: 9) { result += random.pick([" ", "\n"]) }
    if random.once(in: 3) { return result + "/>" }
    result += ">" + content(depth + 1) + "</\(name)"
    return result + (random.once(in: 9) ? random.pick([" ", "\n"]) : "") + ">"
  }

  private mutating func content(_ depth: Int) -> String {
    if random.once(in: 4) { return characters(except: "<") }
    guard depth < 5 else { return "" }
    var result = ""
    for _ in 0..<random.pick([0, 1, 2, 3]) {
      result += gap(depth)
      result += random.once(in: 6) ? markup() : element(depth)
      if random.once(in: 9) { result += random.pick(["<![CDATA[a]] >]]>", "text", "\n\n"]) }
    }
    return result + gap(depth - 1)
  }

  /// White space, mostly as the standard has it.
  private mutating func gap(_ depth: Int) -> String {
    let standard = "\n" + String(repeating: indentation, count: depth)
    return random.once(in: 7) ? random.pick(["", "\n", " ", "\n\n", standard + " "]) : standard
  }

  private mutating func markup() -> String {
    random.pick(["<!--View Controller-->", "<!---->", "<!-- a\n -b & < -->", "<?p?>", "<?p q?r>?>"])
  }

  private mutating func characters(except quote: String) -> String {
    let all = [
      "a", "title", " ", "é", "😀", "&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#10;", "&#xA;",
      "&#9;", "&#13;", "&#0065;", "\n", "\t", ">", "'", "\"", "]]", "&#x1F600;",
    ]
    var result = ""
    for _ in 0..<random.pick([0, 1, 3, 6]) {
      let piece = random.pick(all)
      if piece != quote { result += piece }
    }
    return result.replacing("]]>", with: "")
  }
}
