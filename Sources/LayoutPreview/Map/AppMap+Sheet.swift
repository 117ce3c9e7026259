import LayoutModel

extension AppMap {
  /// Where everything stands on a sheet, in points from its corner.
  struct Sheet {
    struct Box: Hashable {
      var scene: Int
      var frame: Rect
      /// Whether it stands around others, and has a name above them and no picture.
      var isContainer: Bool
    }

    /// Containers before what stands in them.
    var boxes: [Box] = []
    var size = Size(width: 0, height: 0)
    /// Where scenes begin that nothing leads to; `nil` where there are none.
    var unreachedTop: Double?
  }

  /// Sizes of the sheet.
  private enum Space {
    static let edge = 24.0
    static let column = 88.0
    static let row = 28.0
    static let inside = 12.0
    static let name = 44.0
    /// Above the scenes that nothing leads to.
    static let heading = 56.0
    /// Scenes without an arrow to them stand side by side in rows of this width at least.
    static let leastWidth = 1_040.0
  }

  /// Columns by depth, in the order of the documents. Scenes to which nothing leads stand below in
  /// rows.
  ///
  /// - Parameter size: gives the size of a scene's card.
  func sheet(_ size: (Int) -> Size) -> Sheet {
    let holders = holders
    let depths = depths
    var inside: [[Int]] = Array(repeating: [], count: scenes.count)
    for (scene, holder) in holders.enumerated() {
      if let holder { inside[holder].append(scene) }
    }
    let roots = scenes.indices.filter { holders[$0] == nil }
    var sheet = Sheet()
    var x = Space.edge
    for depth in 0..<((depths.compactMap { $0 }.max() ?? -1) + 1) {
      var y = Space.edge
      var width = 0.0
      for root in roots where depths[root] == depth {
        let own = place(root, at: Point(x: x, y: y), inside, size, &sheet)
        y += own.height + Space.row
        width = max(width, own.width)
      }
      x += width + Space.column
      sheet.size.height = max(sheet.size.height, y)
    }
    sheet.size.width = max(x - Space.column, Space.leastWidth) + Space.edge
    placeUnreached(roots.filter { depths[$0] == nil }, inside, size, &sheet)
    return sheet
  }

  private func placeUnreached(
    _ roots: [Int], _ inside: [[Int]], _ size: (Int) -> Size, _ sheet: inout Sheet
  ) {
    guard !roots.isEmpty else { return }
    sheet.unreachedTop = sheet.size.height
    var place = Point(x: Space.edge, y: sheet.size.height + Space.heading)
    var height = 0.0
    for root in roots {
      var trial = Sheet()
      let own = self.place(root, at: Point(), inside, size, &trial)
      if place.x > Space.edge, place.x + own.width > sheet.size.width - Space.edge {
        place = Point(x: Space.edge, y: place.y + height + Space.row)
        height = 0
      }
      _ = self.place(root, at: place, inside, size, &sheet)
      place.x += own.width + Space.row
      height = max(height, own.height)
    }
    sheet.size.height = place.y + height + Space.edge
  }

  /// Puts a scene and its content at a place.
  ///
  /// - Returns: the room that they take.
  private func place(
    _ scene: Int, at point: Point, _ inside: [[Int]], _ size: (Int) -> Size, _ sheet: inout Sheet
  ) -> Size {
    guard !inside[scene].isEmpty else {
      let own = size(scene)
      sheet.boxes.append(
        Sheet.Box(
          scene: scene, frame: Rect(x: point.x, y: point.y, width: own.width, height: own.height),
          isContainer: false))
      return own
    }
    let position = sheet.boxes.count
    sheet.boxes.append(Sheet.Box(scene: scene, frame: Rect(), isContainer: true))
    var y = point.y + Space.name + Space.inside
    var width = 0.0
    for child in inside[scene] {
      let own = place(child, at: Point(x: point.x + Space.inside, y: y), inside, size, &sheet)
      y += own.height + Space.inside
      width = max(width, own.width)
    }
    let own = Size(width: width + 2 * Space.inside, height: y - point.y)
    sheet.boxes[position].frame = Rect(
      x: point.x, y: point.y, width: own.width, height: own.height)
    return own
  }
}
