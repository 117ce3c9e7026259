/// Documents by folder: folders that hold only one folder are one step, and what all paths begin with is left out.
struct FolderTree {
  struct Node {
    /// What stands in the tree, such as `Onboarding/Base.lproj`.
    var name: String
    /// The whole path; of a folder with a `/` at the end.
    var path: String
    /// Folders first, each by name.
    var children: [Node]
    /// Positions of all that lies in it.
    var items: [Int]
  }

  let roots: [Node]

  /// - Parameter paths: the document of each item; several may have the same one.
  init(_ paths: [String]) {
    let parts = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    roots = Self.nodes(parts, Array(parts.indices), from: Self.sharedFolders(parts))
  }

  /// How many folders all paths begin with.
  static func sharedFolders(_ parts: [[Substring]]) -> Int {
    guard let first = parts.first else { return 0 }
    var shared = 0
    while shared < first.count - 1,
      parts.allSatisfy({ $0.count > shared + 1 && $0[shared] == first[shared] })
    {
      shared += 1
    }
    return shared
  }

  private static func nodes(
    _ parts: [[Substring]], _ items: [Int], from depth: Int
  ) -> [Node] {
    var folders: [Substring: [Int]] = [:]
    var files: [Substring: [Int]] = [:]
    for item in items {
      let part = parts[item][depth]
      if parts[item].count > depth + 1 {
        folders[part, default: []].append(item)
      } else {
        files[part, default: []].append(item)
      }
    }
    let inner = folders.keys.sorted().map { name in
      folder(parts, folders[name] ?? [], from: depth)
    }
    return inner
      + files.keys.sorted().map { name in
        let items = files[name] ?? []
        return Node(
          name: String(name), path: parts[items[0]].joined(separator: "/"), children: [],
          items: items)
      }
  }

  /// The folder that items have at a depth, with those below it that it alone holds.
  private static func folder(_ parts: [[Substring]], _ items: [Int], from depth: Int) -> Node {
    let first = parts[items[0]]
    var end = depth + 1
    while end < first.count - 1,
      items.allSatisfy({ parts[$0].count > end + 1 && parts[$0][end] == first[end] })
    {
      end += 1
    }
    return Node(
      name: first[depth..<end].joined(separator: "/"),
      path: first[..<end].joined(separator: "/") + "/", children: nodes(parts, items, from: end),
      items: items)
  }
}
