import LayoutComparison
import LayoutModel
import Testing

@Suite struct ConflictLogTests {
  /// Descriptions as iOS prints them, and what they say.
  static let descriptions: [(text: String, says: String)] = [
    ("NSLayoutConstraint:0x1a UILabel:0x2b.height == 20   (active)", "2b.height = 20"),
    (
      "NSLayoutConstraint:0x1a 'gap' UILabel:0x2b'Title'.leading == UIView:0x3c.leading + 20   (active)",
      "gap: 2b.leading = 1.0*3c.leading + 20"
    ),
    (
      "NSLayoutConstraint:0x1a UILabel:0x2b.trailing <= UIView:0x3c.trailingMargin - 8.5   (active)",
      "2b.trailing <= 1.0*3c.trailingMargin + -8.5"
    ),
    (
      "NSLayoutConstraint:0x1a UIView:0x2b.width == 0.5*UIView:0x3c.width + 3   (active)",
      "2b.width = 0.5*3c.width + 3"
    ),
    ("NSLayoutConstraint:0x1a UIView:0x2b.width >= 100 @750   (active)", "2b.width >= 100 @750"),
    (
      "NSLayoutConstraint:0x1a UIStackView:0x2b.top == UIView:0x3c.top + 20 priority:999   (active)",
      "2b.top = 1.0*3c.top + 20 @999"
    ),
    (
      "NSLayoutConstraint:0x1a App.Header:0x2b.bottom == UILayoutGuide:0x3c'UIViewSafeAreaLayoutGuide'.bottom   (active)",
      "2b.bottom = 1.0*3c.bottom + 0"
    ),
    (
      "NSLayoutConstraint:0x1a V:|-(20)-[UILabel:0x2b'Title: a.b']   (active, names: '|':UIView:0x3c )",
      "2b.top = 1.0*3c.top + 20"
    ),
    (
      "NSLayoutConstraint:0x1a H:[UILabel:0x2b'A']-(>=8@750)-[UIButton:0x3c'B']   (active)",
      "3c.leading >= 1.0*2b.trailing + 8 @750"
    ),
    (
      "NSLayoutConstraint:0x1a H:[UIView:0x2b]-(16)-|(LTR)   (active, names: '|':UIView:0x3c )",
      "3c.right = 1.0*2b.right + 16"
    ),
    ("NSLayoutConstraint:0x1a V:[UIView:0x2b(50)]   (active)", "2b.height = 50"),
    (
      "NSLayoutConstraint:0x1a V:[UIView:0x2b]-(NSSpace(8))-[UIView:0x3c]   (active)",
      "3c.top = 1.0*2b.bottom + 8"
    ),
    (
      "NSLayoutConstraint:0x1a V:|-(0)-[Box]   (active, names: Box:0x2b, '|':UIView:0x3c )",
      "2b.top = 1.0*3c.top + 0"
    ),
    (
      "NSLayoutConstraint:0x1a H:|-[UIView:0x2b]   (active, names: '|':UIView:0x3c )",
      "2b.leading = 1.0*3c.leading + 20"
    ),
    (
      "NSAutoresizingMaskLayoutConstraint:0x1a h=--& v=--& UIView:0x2b.minX == 0   (active, names: '|':UIView:0x3c )",
      "mask --& --&: 2b.left = 0"
    ),
    (
      "NSLayoutConstraint:0x1a 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x2b.height == 44   (active)",
      "vertical size: 2b.height = 44"
    ),
    (
      "NSLayoutConstraint:0x1a 'UISV-hiding' UILabel:0x2b.height == 0   (active)",
      "stack hiding: 2b.height = 0"
    ),
    (
      "NSLayoutConstraint:0x1a 'UISV-canvas-connection' UIStackView:0x2b.leading == UILabel:0x3c.leading   (active)",
      "stack canvas-connection: 2b.leading = 1.0*3c.leading + 0"
    ),
    (
      "NSContentSizeLayoutConstraint:0x1a H:[UILabel:0x2b'Title'(51)] Hug:251 CompressionResistance:750   (active)",
      "content: 2b.width = 51"
    ),
    (
      "NSIBPrototypingLayoutConstraint:0x1a 'IB auto generated at build time for view with fixed frame' H:|-(20)-[UIView:0x2b](LTR)   (active, names: '|':UIView:0x3c )",
      "prototyping: 2b.left = 1.0*3c.left + 20"
    ),
    (
      "NSLayoutConstraint:0x1a 'UIViewSafeAreaLayoutGuide-top' V:|-(59)-[UILayoutGuide:0x2b'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x3c )",
      "guide: 2b.top = 1.0*3c.top + 59"
    ),
  ]

  @Test(arguments: descriptions)
  func `a description is read`(text: String, says: String) throws {
    let conflicts = readConflictLog("    \"<\(text)>\",")
    let constraint = try #require(conflicts.first?.constraints.first)
    #expect(conflicts.count == 1 && conflicts[0].constraints.count == 1)
    #expect(Self.text(constraint) == says)
  }

  private static func text(_ constraint: LoggedConstraint) -> String {
    let origin =
      switch constraint.origin {
      case .author: constraint.identifier.map { "\($0): " } ?? ""
      case .autoresizingMask(let mask): "mask \(mask): "
      case .encapsulated(let axis): "\(axis) size: "
      case .stackView(let purpose): "stack \(purpose): "
      case .contentSize: "content: "
      case .guide: "guide: "
      case .prototyping: "prototyping: "
      }
    func anchor(_ anchor: LoggedConstraint.Anchor) -> String {
      "\(anchor.item.address.dropFirst(2)).\(anchor.attribute.rawValue)"
    }
    guard let first = constraint.first else { return origin + "?" }
    var text = "\(origin)\(anchor(first)) \(constraint.relation.symbol) "
    if let second = constraint.second { text += "\(constraint.multiplier)*\(anchor(second)) + " }
    text += NumberText.shortest(constraint.constant)
    if constraint.priority != 1000 { text += " @\(NumberText.shortest(constraint.priority))" }
    return text
  }

  static let log = """
    2024-05-01 10:00:00.123456+0200 App[123:456] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSLayoutConstraint:0x600001 UILabel:0x7f01'Title'.height == 20   (active)>",
        "<NSLayoutConstraint:0x600002 UILabel:0x7f01'Title'.height >= 44   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600002 UILabel:0x7f01'Title'.height >= 44   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    2024-05-01 10:00:01.000 App[123:456] something else <UIView:0x1>
    2024-05-01 10:00:02.000 App[123:456] Unable to simultaneously satisfy constraints.
    (
        "<NSAutoresizingMaskLayoutConstraint:0x600003 h=--& v=--& UIView:0x7f02.width == 0   (active)>",
        "<NSLayoutConstraint:0x600004 H:[UIView:0x7f02]-(20)-|   (active, names: '|':UIView:0x7f03 )>"
    )
    """

  @Test func `each message of a log is one conflict, with what was given up`() {
    let found = readConflictLog(Self.log)
    #expect(found.map(\.line) == [1, 13])
    #expect(found.map(\.constraints.count) == [2, 2])
    #expect(found.map(\.givenUp) == [1, nil])
  }

  @Test func `the most promising repair comes first`() {
    let found = readConflictLog(Self.log)
    #expect(found[0].advice().first == .deleteOne(0, 1))
    #expect(
      found[1].advice().first
        == .stopTranslating(LoggedItem(className: "UIView", address: "0x7f02", label: nil)))
  }

  @Test(arguments: [
    "", "no message", "<NSLayoutConstraint:0x1", "<NSLayoutConstraint:0x1 >", "(active)>",
    "<NSLayoutConstraint:0x1 V:[(>",
  ])
  func `what is no message is none, and nothing crashes`(text: String) {
    #expect(readConflictLog(text).allSatisfy { !$0.constraints.isEmpty })
  }
}
