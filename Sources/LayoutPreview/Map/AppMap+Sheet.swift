import LayoutModel

extension AppMap {
  /// The places of all scenes on a sheet, in points from its corner.
  struct Sheet {
    struct Box: Hashable {
      var scene: Int
      var frame: Rect
      /// Whether it is a container: it has other boxes inside, a name above them, and no picture.
      var isContainer: Bool
    }

    /// The boxes. Containers come before the boxes in them.
    var boxes: [Box] = []
    var size = Size(width: 0, height: 0)
    /// Where scenes begin to which no way leads from the entry; `nil` where there are none.
    var unreachedTop: Double?
  }

  /// The distances on the sheet.
  private enum Space {
    static let edge = 24.0
    static let column = 88.0
    static let row = 28.0
    static let inside = 12.0
    static let name = 60.0
    /// Above the scenes to which no way leads from the entry.
    static let heading = 56.0
    /// These stand side by side in rows of this width at least.
    static let leastWidth = 1_040.0
    /// Between two groups of them that have arrows.
    static let group = 44.0
  }

  /// Columns by depth, in the order of the documents. Scenes to which no way leads from the entry
  /// stand below, each group of those that lead to each other in columns of its own.
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
    var columns: [[Int]] = []
    for depth in 0..<((depths.compactMap { $0 }.max() ?? -1) + 1) {
      columns.append(roots.filter { depths[$0] == depth })
    }
    var sheet = Sheet()
    let own = place(
      columns, at: Point(x: Space.edge, y: Space.edge), inside, size, &sheet)
    sheet.size = Size(
      width: max(Space.edge + own.width, Space.leastWidth) + Space.edge,
      height: columns.isEmpty ? 0 : Space.edge + own.height + Space.row)
    placeUnreached(groups(of: roots.filter { depths[$0] == nil }), inside, size, &sheet)
    return sheet
  }

  /// Puts roots into columns, one below the other.
  ///
  /// - Returns: the room that they take.
  private func place(
    _ columns: [[Int]], at point: Point, _ inside: [[Int]], _ size: (Int) -> Size,
    _ sheet: inout Sheet
  ) -> Size {
    var room = Size(width: 0, height: 0)
    for column in columns {
      if room.width > 0 { room.width += Space.column }
      var y = point.y
      var width = 0.0
      for root in column {
        let own = place(
          root, at: Point(x: point.x + room.width, y: y), inside, size, &sheet)
        y += own.height + Space.row
        width = max(width, own.width)
      }
      room.width += width
      room.height = max(room.height, y - Space.row - point.y)
    }
    return room
  }

  /// Groups in rows, as many side by side as there is room for.
  private func placeUnreached(
    _ groups: [[[Int]]], _ inside: [[Int]], _ size: (Int) -> Size, _ sheet: inout Sheet
  ) {
    guard !groups.isEmpty else { return }
    sheet.unreachedTop = sheet.size.height
    var place = Point(x: Space.edge, y: sheet.size.height + Space.heading)
    var height = 0.0
    var right = sheet.size.width - Space.edge
    for group in groups {
      var trial = Sheet()
      let own = self.place(group, at: Point(), inside, size, &trial)
      if place.x > Space.edge, place.x + own.width > sheet.size.width - Space.edge {
        place = Point(x: Space.edge, y: place.y + height + Space.group)
        height = 0
      }
      _ = self.place(group, at: place, inside, size, &sheet)
      right = max(right, place.x + own.width)
      // Beside arrows a single scene would look as if one of them led to it.
      place.x += own.width + (group.count > 1 ? Space.column : Space.row)
      height = max(height, own.height)
    }
    sheet.size = Size(width: right + Space.edge, height: place.y + height + Space.edge)
  }

  /// Places a scene and its content.
  ///
  /// - Returns: the size that they take.
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
