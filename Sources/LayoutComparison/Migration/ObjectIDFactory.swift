import ElementTree
import LayoutModel

/// Makes ids in the form of Interface Builder's: three groups of letters and digits. The same input
/// gives the same ids.
struct ObjectIDFactory {
  private var taken: Set<String> = []

  /// - Parameter taken: ids that exist already.
  init(taken: Set<ObjectID>) { self.taken = Set(taken.map(\.text)) }

  /// - Parameter root: the document in which the ids must be unique.
  init(avoiding root: DocumentElement) { self.init(avoiding: [root]) }

  /// - Parameter roots: the documents in all of which the ids must be unique.
  init(avoiding roots: [DocumentElement]) {
    var taken: Set<String> = []
    for root in roots {
      root.forEach { element in
        for name in ["id", "sceneID"] { if let id = element[name] { taken.insert(id) } }
      }
    }
    self.taken = taken
  }

  /// An id that depends only on `origin` and `purpose`, unless the document already has it.
  mutating func make(from origin: ObjectID, purpose: String) -> ObjectID {
    var attempt = 0
    while true {
      let id = Self.id(hash: Self.hash("\(origin)/\(purpose)/\(attempt)"))
      if taken.insert(id).inserted { return ObjectID(id) }
      attempt += 1
    }
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  private static func id(hash: UInt64) -> String {
    var rest = hash
    var result = ""
    for position in 0..<8 {
      if position == 3 || position == 5 { result += "-" }
      result.append(alphabet[Int(rest % 62)])
      rest /= 62
    }
    return result
  }

  /// FNV-1a, 64 bits, mixed once more so that similar texts differ in every letter.
  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return hash ^ (hash >> 33)
  }
}
