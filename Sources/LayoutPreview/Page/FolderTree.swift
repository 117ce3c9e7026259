/// Documents by folder. Folders that contain only one folder are joined with it, and the folders
/// that all paths share are left out.
struct FolderTree {
  struct Node {
    /// The text in the tree, such as `Onboarding/Base.lproj`.
    var name: String
    /// The whole path. The path of a folder ends with a `/`.
    var path: String
    /// The children: folders first, each group sorted by name.
    var children: [Node]
    /// The positions of all items in it.
    var items: [Int]
  }

  let roots: [Node]

  /// - Parameter paths: the document of each item. Several items may have the same one.
  init(_ paths: [String]) {
    let parts = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    roots = Self.nodes(parts, Array(parts.indices), from: Self.sharedFolders(parts))
  }

  /// The number of folders with which all paths begin.
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

  /// The folder of items at a depth. It is joined with folders below it if it contains nothing
  /// else.
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
