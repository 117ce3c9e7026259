extension XcodeRelease {
  /// The release that saved a document.
  ///
  /// - Parameters:
  ///   - toolsVersion: the document's attribute, such as `22154` or `32700.99.1234`.
  ///   - plugInVersion: the version of the plug-in `com.apple.InterfaceBuilder…`, which counts if
  ///     the other is a placeholder.
  /// - Source: documents that state both (22684 to 22690 beside the placeholder are Xcode 15).
  package init(toolsVersion: String?, plugInVersion: String?) {
    func leading(_ text: String?) -> Int {
      text.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    }
    var number = leading(toolsVersion)
    if number == Self.placeholder { number = 0 }
    if number == 0 { number = leading(plugInVersion) }
    self = number == 0 ? .assumed : Self(tools: number)
  }

  /// The release that is assumed for a document that states none, and that is written into new
  /// documents: Xcode 15.0.
  package static let assumed = Self(tools: 22154)

  /// The version of the plug-in that this release writes with ``assumed``.
  package static let assumedPlugIn = Self(tools: 22130)

  /// The release that a document states after it was moved to the canvas of a device: Xcode 8.2.1.
  /// - Source: the earliest documents with `<device>` that many people have (18 in the corpus).
  package static let firstWithDevices = Self(tools: 11762)

  /// The version of the plug-in that this release writes with ``firstWithDevices``.
  package static let firstPlugInWithDevices = Self(tools: 11757)

  /// Whether its documents name the device of their canvas.
  package var namesDevices: Bool { self >= Self.firstWithDevices }

  /// The later one of two releases that saved a document. To find out what a release does, ask the
  /// rule book.
  package static func later(_ a: XcodeRelease, _ b: XcodeRelease) -> XcodeRelease { max(a, b) }

  /// The system of devices for which nobody states one: the current system, or that of this release
  /// if it is later.
  package var systemOfDevices: SystemRelease { max(system, .current) }

  /// The last of some dated rows that hold in this release.
  package func last<Row>(
    of rows: some Sequence<Row>, since: (Row) -> XcodeRelease, where isMeant: (Row) -> Bool
  ) -> Row? {
    var found: Row?
    for row in rows where since(row) <= self && isMeant(row) { found = row }
    return found
  }

  /// The number that some documents have as their tools, whatever the release was.
  private static let placeholder = 32700
}
