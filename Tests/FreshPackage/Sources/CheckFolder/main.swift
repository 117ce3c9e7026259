import Ninegrid

// A rule of one's own beside those of Ninegrid: fingers need 44 points.
let tall = Rule("small-button", "a button is less than 44 points high") { layout in
  layout.views.filter { $0.kind == .button && $0.frame.height < 44 }
    .map { Rule.Hit($0.id, "'\($0.name)' is only \($0.frame.height) points high") }
}
let check = try Check(rules: Rule.standard + [tall], devices: [Device("iPhone 15")])
for document in try check.documents(inFolder: "Documents") {
  for finding in document.findings { print(finding) }
}
