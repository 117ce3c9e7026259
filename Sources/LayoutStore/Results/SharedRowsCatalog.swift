/// The shared rows of documents whose results come in several transactions.
struct SharedRowsCatalog {
  private var scenes: [Int: SharedRows] = [:]

  /// Frames that are remembered at most, of all scenes.
  private static let mostFrames = 50_000

  /// What is known of a scene, as long as nobody else has changed its rows.
  ///
  /// The caller has the only copy, so that it is changed in place, and gives it back.
  mutating func take(scene: Int, lastNumber: Int) -> SharedRows? {
    guard let known = scenes.removeValue(forKey: scene) else { return nil }
    return known.lastNumber == lastNumber ? known : nil
  }

  mutating func keep(_ rows: SharedRows, ofScene scene: Int) {
    let count = scenes.values.reduce(0) { $0 + $1.frames.count }
    if count + rows.frames.count > Self.mostFrames { forget() }
    scenes[scene] = rows
  }

  mutating func forget() { scenes.removeAll() }
}
