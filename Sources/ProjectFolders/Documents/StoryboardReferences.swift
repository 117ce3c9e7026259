import HostAccess
import InterfaceBuilder
import LayoutEngine
package import LayoutModel
import PlainText
import Synchronization

/// What the storyboards of a folder show of each other. Each folder is read once, however many documents lie in it.
package final class StoryboardReferences: Sendable {
  /// By folder, then by the name of the storyboard that is shown.
  private let known = Mutex<[String: [String: [SceneArrival]]]>([:])

  package init() {}

  /// Storyboards that show others that show others are followed so far.
  private static let longestChain = 4

  /// The places where other storyboards of the folder show scenes of one storyboard.
  ///
  /// - Parameter path: absolute.
  package func arrivals(at path: String) -> [SceneArrival] {
    guard path.hasSuffix(".storyboard") else { return [] }
    let own = FilePaths.parent(of: path)
    // Translated storyboards lie in a folder of their language.
    let folder = own.hasSuffix(".lproj") ? FilePaths.parent(of: own) : own
    let all = known.withLock { known in
      if let found = known[folder] { return found }
      let found = Self.read(folder)
      known[folder] = found
      return found
    }
    return all[Self.name(path)] ?? []
  }

  private static func name(_ path: String) -> String {
    String(FilePaths.lastComponent(of: path).dropLast(".storyboard".count))
  }

  private static func read(_ folder: String) -> [String: [SceneArrival]] {
    var documents: [(name: String, document: LayoutDocument)] = []
    for inner in [folder, folder + "/Base.lproj"] {
      for name in AssetFolders.names(in: inner) where name.hasSuffix(".storyboard") {
        guard let document = document(inner + "/" + name) else { continue }
        documents.append((name, document))
      }
    }
    if documents.isEmpty { return [:] }
    var result: [String: [SceneArrival]] = [:]
    for _ in 0..<longestChain {
      var next: [String: [SceneArrival]] = [:]
      for (name, document) in documents {
        var document = document
        document.arrivals = result[self.name(name)] ?? []
        for departure in SceneDeparture.all(of: document, named: name)
        where departure.storyboard != self.name(name) {
          next[departure.storyboard, default: []].append(departure.arrival)
        }
      }
      if next == result { break }
      result = next
    }
    return result
  }

  /// A storyboard that refers to others. `nil` for one that doesn't, and for an unreadable one: its
  /// fault does not concern the requested document, and is reported when somebody requests that
  /// file.
  private static func document(_ path: String) -> LayoutDocument? {
    do {
      let bytes = try readFile(path, named: path)
      guard refers(bytes) else { return nil }
      return LayoutDocument(try readInterfaceBuilder(bytes, kind: .storyboard))
    } catch {
      return nil
    }
  }

  /// Whether the bytes of a storyboard name the element that stands for a controller of another one.
  ///
  /// Bytes are compared, since a search in text looks at each character and takes a fifth of the time that a large
  /// document takes in all.
  private static func refers(_ bytes: [UInt8]) -> Bool {
    let name = Array("<viewControllerPlaceholder".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= name.count else { return false }
      return (0...bytes.count - name.count).contains { start in
        bytes[start] == name[0] && name.indices.allSatisfy { bytes[start + $0] == name[$0] }
      }
    }
  }
}
