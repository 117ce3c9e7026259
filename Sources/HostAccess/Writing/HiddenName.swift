/// Makes the numbers in the names of hidden files: sixteen digits that no other file has.
package enum HiddenName {
  private static let digits = 16

  package static func randomNumber() -> String {
    let number = String(UInt64.random(in: 0 ... .max), radix: 16)
    return String(repeating: "0", count: digits - number.utf8.count) + number
  }

  package static func isNumber(_ text: some StringProtocol) -> Bool {
    text.utf8.count == digits
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
