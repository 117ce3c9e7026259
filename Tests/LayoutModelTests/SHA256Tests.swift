import LayoutModel
import Testing

@Suite struct SHA256Tests {
  /// - Source: NIST, Cryptographic Standards and Guidelines, example values of SHA-256; the last with coreutils.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 10_000),
      "27dd1f61b867b6a0f6e9d8a41c43231de52107e53ae424de8f847b821db4b711"
    ),
  ])
  func `the published values come out`(text: String, expected: String) {
    #expect(sha256(Array(text.utf8)) == expected)
  }

  @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 127, 128, 200])
  func `bytes that come in parts have the hash of the whole`(cut: Int) {
    let bytes = (0..<300).map { UInt8($0 % 251) }
    var hash = SHA256()
    hash.add(bytes[..<cut])
    hash.add(AnySequence(bytes[cut...]).map { $0 })
    #expect(hash.text == sha256(bytes))
  }

  @Test func `pieces with other ends have another fingerprint`() {
    func fingerprint(_ pieces: [String]) -> String {
      var fingerprint = Fingerprint()
      for piece in pieces { fingerprint.add(piece.utf8) }
      return fingerprint.text
    }
    #expect(fingerprint(["ab", "c"]) != fingerprint(["a", "bc"]))
    #expect(fingerprint(["ab", "c"]) == fingerprint(["ab", "c"]))
    #expect(fingerprint([]) == sha256([]))
  }
}
