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
    // The factor behind the anchor, as up to iOS 8.
    (
      "NSLayoutConstraint:0x1a UIImageView:0x2b.width == UIImageView:0x2b.height * 0.25",
      "2b.width = 0.25*2b.height + 0"
    ),
    (
      "NSLayoutConstraint:0x1a UIView:0x2b.width <= UIView:0x3c.width * 0.5 - 12",
      "2b.width <= 0.5*3c.width + -12"
    ),
    (
      "_UISystemBaselineConstraint:0x1a V:[UILabel:0x2b]-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x3c]   (active)",
      "3c.top >= 1.0*2b.bottom + 8"
    ),
    (
      "_UISystemBaselineConstraint:0x1a UIView:0x2b.bottom <= UILayoutGuide:0x3c'UIViewSafeAreaLayoutGuide'.bottom NSLayoutAnchorConstraintSpace(8)   (active)",
      "2b.bottom <= 1.0*3c.bottom + 8"
    ),
    ("NSLayoutConstraint:0x1a UIView:0x2b.height == 44 @ 750   (active)", "2b.height = 44 @750"),
    (
      "NSLayoutConstraint:0x1a 'gap' row title.leading == UIView:0x3c.leading + 8   (active, names: row title:0x2b )",
      "gap: 2b.leading = 1.0*3c.leading + 8"
    ),
    (
      "NSLayoutConstraint:0x1a _TtGC3App5CardsCS_P10$10a4c5Badge_:0x2b.width == 8   (active)",
      "2b.width = 8"
    ),
    (
      "SnapKit.LayoutConstraint:0x1a@/Users/me/My App/Row.swift#7 UIView:0x2b.height == 8.0",
      "2b.height = 8"
    ),
    (
      "NSLayoutConstraint:0x1a 'NSStackView.Edge.Top' V:|-(>=0)-[NSTextField:0x2b]   (active, names: '|':NSStackView:0x3c )",
      "stack Edge.Top: 2b.top >= 1.0*3c.top + 0"
    ),
    (
      "NSLayoutConstraint:0x1a 'TB_Leading_Leading' H:|-(8)-[_UIModernBarButton:0x2b]   (active, names: '|':_UIButtonBarButton:0x3c )",
      "system: 2b.leading = 1.0*3c.leading + 8"
    ),
    ("NSLayoutConstraint:0x1a UIView:0x2b.width == - 16   (active)", "2b.width = -16"),
    (
      "NSLayoutConstraint:0x1a H:[UILayoutGuide:0x2b'BackButtonGuide(0x5e)']-(0)-[UILayoutGuide:0x3c'TitleViewGuide(0x5e)']   (active)",
      "system: 3c.leading = 1.0*2b.trailing + 0"
    ),
    (
      "NSLayoutConstraint:0x1a 'UIIBSystemGenerated' H:[UIView:0x2b]-(0)-|   (active, names: '|':App.Card:0x3c )",
      "system: 3c.trailing = 1.0*2b.trailing + 0"
    ),
    // What cannot be read says nothing, and is no size of 0.
    ("NSLayoutConstraint:0x1a UIView:0x2b.width == UIView of somebody", "?"),
    ("NSLayoutConstraint:0x1a V:[Row]-(8)-[Row]   (active, names: Row:0x2b, Row:0x3c )", "?"),
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
      case .system: "system: "
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

  /// The message of two heights, as it comes out of a web page, a mail, an editor and a log of one line.
  @Test(arguments: [
    "&quot;&lt;NSLayoutConstraint:0x1a UIView:0x2b.height &gt;= 44   (active)&gt;&quot;,\n&quot;&lt;NSLayoutConstraint:0x1b UIView:0x2b.height == 20   (active)&gt;&quot;\nWill attempt to recover by breaking constraint\n&lt;NSLayoutConstraint:0x1b UIView:0x2b.height == 20   (active)&gt;",
    "> \"<NSLayoutConstraint:0x1a UIView:0x2b.height >=\n> 44 (active)>\",\n> \"<NSLayoutConstraint:0x1b UIView:0x2b.height ==\n> 20 (active)>\"\n> Will attempt to recover by breaking constraint\n> <NSLayoutConstraint:0x1b UIView:0x2b.height == 20 (active)>",
    "\\<NSLayoutConstraint:0x1a UIView:0x2b.height >= 44\\>,\n\\<NSLayoutConstraint:0x1b UIView:0x2b.height == 20\\>\nWill attempt to recover by breaking constraint\n\\<NSLayoutConstraint:0x1b UIView:0x2b.height == 20\\>",
    "“<NSLayoutConstraint:0x1a V:[UIView:0x2b(>=44)] (active, names: ‘|’:UIView:0x3c )>”,\r\n“<NSLayoutConstraint:0x1b UIView:0x2b.height == 20 (active)>”\r\nWill attempt to recover by breaking constraint\r\n<NSLayoutConstraint:0x1b UIView:0x2b.height == 20 (active)>",
    "Unable to simultaneously satisfy constraints. ( \"<NSLayoutConstraint:0x1a UIView:0x2b.height >= 44>\", \"<NSLayoutConstraint:0x1b UIView:0x2b.height == 20>\") Will attempt to recover by breaking constraint <NSLayoutConstraint:0x1b UIView:0x2b.height == 20>",
  ])
  func `a message is read as people paste it`(text: String) throws {
    let found = readConflictLog(text)
    let conflict = try #require(found.first)
    #expect(found.count == 1)
    #expect(conflict.constraints.map(Self.text) == ["2b.height >= 44", "2b.height = 20"])
    #expect(conflict.givenUp == 1)
    #expect(conflict.proof()?.distance == 24)
  }

  /// A message without the parts that are the same everywhere, and what contradicts in it.
  struct Contradiction: Sendable {
    var lines: [String]
    var proof: [Int]
    var distance: Double
    var sizes = 0
  }

  static let contradictions = [
    // 8 + 80 + 8 is more than 60; the width has nothing to do with it.
    Contradiction(
      lines: [
        "V:|-(8)-[UIView:0x2b]   (active, names: '|':UIView:0x3c )",
        "UIView:0x2b.width == 80   (active)",
        "UIView:0x2b.height == 80   (active)",
        "V:[UIView:0x2b]-(8)-|   (active, names: '|':UIView:0x3c )",
        "'UIView-Encapsulated-Layout-Height' UIView:0x3c.height == 60   (active)",
      ], proof: [0, 2, 3, 4], distance: 36),
    // Without a size of its own the view would be -16 high.
    Contradiction(
      lines: [
        "V:|-(8)-[UIView:0x2b]   (active, names: '|':UIView:0x3c )",
        "V:[UIView:0x2b]-(8)-|   (active, names: '|':UIView:0x3c )",
        "'UISV-hiding' UIView:0x3c.height == 0   (active)",
      ], proof: [0, 1, 2], distance: 16, sizes: 1),
    // Centers, factors and bounds: 187.5 + 50 + 16 does not fit above 375 - 150.
    Contradiction(
      lines: [
        "UIView:0x2b.height == 100   (active)",
        "UIView:0x2b.centerY == UIView:0x3c.centerY   (active)",
        "UIView:0x4d.height == 0.4*UIView:0x3c.height   (active)",
        "V:[UIView:0x4d]-(0)-|   (active, names: '|':UIView:0x3c )",
        "V:[UIView:0x2b]-(>=16)-[UIView:0x4d]   (active)",
        "UIView:0x3c.height == 375   (active)",
      ], proof: [0, 1, 2, 3, 4, 5], distance: 28.5),
    // The margins of a view are the edges of its guide.
    Contradiction(
      lines: [
        "UIView:0x2b.top == UIView:0x3c.topMargin   (active)",
        "UIView:0x2b.top == UIView:0x3c.top   (active)",
        "'UIView-topMargin-guide-constraint' V:|-(11)-[UILayoutGuide:0x4d'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0x3c )",
      ], proof: [0, 1, 2], distance: 11),
  ]

  @Test(arguments: contradictions)
  func `what contradicts each other is found, and nothing more`(message: Contradiction) throws {
    let conflict = try #require(readConflictLog(Self.log(of: message.lines)).first)
    let found = try #require(conflict.proof())
    #expect(found.constraints == message.proof)
    #expect(abs(found.distance - message.distance) < 0.001)
    #expect(found.sizes.count == message.sizes)
    #expect(!conflict.holdsAsPrinted)
  }

  private static func log(of lines: [String]) -> String {
    lines.enumerated().map { "<NSLayoutConstraint:0x\($0.offset + 10) \($0.element)>" }
      .joined(separator: "\n")
  }

  @Test func `no contradiction is told where the message does not show one`() throws {
    func holds(_ lines: String...) throws -> Bool {
      let conflict = try #require(readConflictLog(Self.log(of: lines)).first)
      #expect(conflict.constraints.count == 2 && conflict.proof() == nil)
      return conflict.holdsAsPrinted
    }
    // UIKit knows more digits than it prints.
    #expect(try holds("UIView:0x2b.height >= 48", "UIView:0x2b.height == 48"))
    // Nobody knows where a baseline is.
    #expect(
      try !holds(
        "UILabel:0x2b.firstBaseline == UILabel:0x3c.lastBaseline + 8", "UILabel:0x2b.width == 8"))
    // The edge of a scroll view may be that of its contents.
    #expect(
      try !holds(
        "UIView:0x2b.left == UIScrollView:0x3c.left + 8",
        "UIView:0x2b.left == UIScrollView:0x3c.left"))
    // An optional constraint contradicts nothing.
    #expect(try !holds("UIView:0x2b.height == 8 @999", "UIView:0x2b.height == 9"))
  }

  /// A view that only holds others has its frame from elsewhere; a bar is UIKit's own.
  @Test func `masks of views that hold others stay on, and bars are left to UIKit`() throws {
    func advice(_ lines: [String]) throws -> [ConflictAdvice] {
      let conflict = try #require(readConflictLog(lines.joined(separator: "\n")).first)
      return conflict.advice(proof: conflict.proof())
    }
    let held = try advice([
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=--& v=--& App.Screen:0x2b.height == 600   (active)>",
      "<NSLayoutConstraint:0x1b V:|-(0)-[UIView:0x3c]   (active, names: '|':App.Screen:0x2b )>",
      "<NSLayoutConstraint:0x1c V:[UIView:0x3c]-(0)-|   (active, names: '|':App.Screen:0x2b )>",
      "<NSLayoutConstraint:0x1d UIView:0x3c.height == 700   (active)>",
    ])
    #expect(
      held == [
        .yieldToFrame(
          LoggedItem(className: "App.Screen", address: "0x2b"), axis: .vertical, size: 600,
          constraint: 3)
      ])
    let bar = try advice([
      "<NSAutoresizingMaskLayoutConstraint:0x1a h=--& v=--& _UIToolbarContentView:0x2b.width == 0   (active)>",
      "<NSLayoutConstraint:0x1b H:|-(0)-[_UIButtonBarStackView:0x3c]   (active, names: '|':_UIToolbarContentView:0x2b )>",
      "<NSLayoutConstraint:0x1c H:[_UIButtonBarStackView:0x3c]-(8)-|   (active, names: '|':_UIToolbarContentView:0x2b )>",
    ])
    #expect(
      bar == [.leaveToSystem(LoggedItem(className: "_UIToolbarContentView", address: "0x2b"))])
    let stack = try advice([
      "<NSLayoutConstraint:0x1a 'UISV-hiding' UIStackView:0x2b.height == 0   (active)>",
      "<NSLayoutConstraint:0x1b 'UISV-spacing' V:[UILabel:0x3c]-(8)-[UILabel:0x4d]   (active)>",
    ])
    #expect(stack == [.wrapHidden(LoggedItem(className: "UIStackView", address: "0x2b"))])
    let part = try advice(["<NSLayoutConstraint:0x1a UIView:0x2b.height == 600   (active)>"])
    #expect(part == [.copyAll])
    let negative = try advice(["<NSLayoutConstraint:0x1a UIView:0x2b.width == - 16   (active)>"])
    #expect(negative == [.dropNegativeSize(constraint: 0)])
    let twice = try advice([
      "<NSLayoutConstraint:0x1a UIView:0x2b.height == 600   (active)>",
      "<NSLayoutConstraint:0x1b UIView:0x2b'Title'.height == 600   (active)>",
    ])
    #expect(twice == [.deleteDuplicate(0, 1)])
  }

  @Test func `messages without a list of constraints are known`() {
    let log = """
      App[1:2] the behavior of the UICollectionViewFlowLayout is not defined because:
      App[1:2] the item width must be less than the width of the UICollectionView
      [Layout] Unable to simultaneously satisfy constraints:
      <private>
      *<UIView:0x1> - AMBIGUOUS LAYOUT
      *<UIView:0x2> - AMBIGUOUS LAYOUT
      """
    let found = readLayoutNotices(log)
    #expect(found.map { $0.line } == [1, 4, 5])
    #expect(found.map { $0.notice } == [.itemTooLarge, .hiddenList, .ambiguousLayout])
    #expect(readLayoutNotices(Self.log).isEmpty && readLayoutNotices("").isEmpty)
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
