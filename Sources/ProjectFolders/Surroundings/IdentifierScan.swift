import LayoutWorkbench

/// Finds calls in a source that ask documents for segues, view controllers and cells by an identifier.
///
/// - Source: UIKit: `performSegue(withIdentifier:sender:)`, `UIStoryboard.instantiateViewController(withIdentifier:)`,
///   `dequeueReusableCell(withIdentifier:)`, `dequeueReusableCell(withReuseIdentifier:for:)` and their names in Objective-C
///   and in Swift 2.
struct IdentifierScan {
  let tokens: [SourceLexer.Token]
  let ends: [Int]
  let bytes: [UInt8]
  let file: String

  private static let requests: [String: IdentifierRequest.Kind] = [
    "performSegue": .segue, "performSegueWithIdentifier": .segue,
    "instantiateViewController": .viewController,
    "instantiateViewControllerWithIdentifier": .viewController,
    "dequeueReusableCell": .cell, "dequeueReusableCellWithIdentifier": .cell,
    "dequeueReusableCellWithReuseIdentifier": .cell,
  ]
  /// Labels before the identifier of a cell that code creates or registers.
  private static let registrations: Set<String> = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "reuseIdentifier",
    "initWithReuseIdentifier",
  ]

  /// What the system asks the delegate of an app, in Swift and in Objective-C.
  private static let orientationQuestions: Set<String> = [
    "supportedInterfaceOrientationsFor", "supportedInterfaceOrientationsForWindow",
  ]

  /// Adds what it finds to the innermost declaration around it, or to a nameless one.
  func add(to declarations: inout [SourceDeclaration]) {
    var outside = SourceDeclaration(kind: .other, name: "")
    let variables = storyboardVariables
    let properties = Set(declarations.lazy.flatMap(\.properties))
    for index in tokens.indices {
      guard case .word(let word) = tokens[index] else { continue }
      if let kind = Self.requests[word], let identifier = argument(after: index),
        kind != .cell || needsAnswer(index)
      {
        let request = IdentifierRequest(
          kind: kind, identifier: identifier,
          storyboard: kind == .viewController ? storyboard(before: index, variables) : nil,
          isOwn: isOwn(index), path: file, line: line(of: index))
        change(index, &declarations, &outside) { $0.requests.append(request) }
      } else if Self.registrations.contains(word), sign(index + 1) == ":",
        !["let", "var"].contains(self.word(index - 1))
      {
        let identifier = spelling(from: index + 2)
        change(index, &declarations, &outside) { $0.registered.append(identifier) }
      } else if let constant = constant(at: index, word) {
        change(index, &declarations, &outside) { $0.constants.append(constant) }
      } else if let property = textProperty(at: index, word) ?? textArgument(at: index, word) {
        change(index, &declarations, &outside) { $0.textProperties.insert(property) }
      } else if case let names = changedConstraints(at: index, word), !names.isEmpty {
        change(index, &declarations, &outside) { $0.changedConstraints.formUnion(names) }
      } else if let view = anchoredView(at: index, word) {
        change(index, &declarations, &outside) { $0.anchoredViews.insert(view) }
      } else if let view = viewWithImage(at: index, word) {
        change(index, &declarations, &outside) { $0.imageProperties.insert(view) }
      } else if let view = hiddenView(at: index, word) {
        change(index, &declarations, &outside) { $0.hiddenViews.insert(view) }
      } else if let view = placedView(at: index, word) {
        change(index, &declarations, &outside) { $0.placedViews.insert(view) }
      } else if let view = viewWithFont(at: index, word) {
        change(index, &declarations, &outside) { $0.fontProperties.insert(view) }
      } else if let view = viewWithColor(at: index, word) {
        change(index, &declarations, &outside) { $0.colorProperties.insert(view) }
      } else if let view = handedView(at: index, word, of: properties) {
        change(index, &declarations, &outside) { $0.handedViews.insert(view) }
      } else if let view = emptiedView(at: index, word) {
        change(index, &declarations, &outside) { $0.emptiedViews.insert(view) }
      } else if let tag = tag(at: index, word) {
        change(index, &declarations, &outside) { $0.tags.insert(tag) }
      } else if Self.orientationQuestions.contains(word) {
        change(index, &declarations, &outside) { $0.choosesOrientations = true }
      } else if word == "object_setClass" {
        let names = givenClasses(after: index)
        change(index, &declarations, &outside) { $0.givenClasses.formUnion(names) }
      }
    }
    if !outside.identifiers.isEmpty { declarations.append(outside) }
  }

  private func change(
    _ index: Int, _ declarations: inout [SourceDeclaration], _ outside: inout SourceDeclaration,
    _ body: (inout SourceIdentifiers) -> Void
  ) {
    // The innermost one is the last that begins before and has not ended.
    let inner = declarations.lastIndex { $0.start <= index && index < $0.end && $0.kind != .alias }
    if let inner { body(&declarations[inner].identifiers) } else { body(&outside.identifiers) }
  }

  /// Whether a call has no receiver, or `self` as its receiver.
  private func isOwn(_ index: Int) -> Bool {
    guard sign(index - 1) == "." else {
      // [self performSegueWithIdentifier:…]
      return word(index - 1).map { $0 == "self" } ?? (sign(index - 1) != "]")
    }
    let optional = ["?", "!"].contains(sign(index - 2))
    return word(index - (optional ? 3 : 2)) == "self"
  }

  // MARK: Arguments

  /// The identifier in a call; `nil` if the word is not a call.
  private func argument(after index: Int) -> IdentifierRequest.Identifier? {
    // Objective-C: name:@"text".
    if sign(index + 1) == ":" { return spelling(from: index + 2) }
    guard sign(index + 1) == "(" else { return nil }
    // Swift: with a label or, before Swift 3, without one.
    if let label = word(index + 2), sign(index + 3) == ":" {
      let labels = ["withIdentifier", "withReuseIdentifier", "identifier"]
      return labels.contains(label) ? spelling(from: index + 4) : nil
    }
    return spelling(from: index + 2)
  }

  /// The identifier, if the whole argument is a text or the name of a constant.
  private func spelling(from start: Int) -> IdentifierRequest.Identifier {
    var index = start
    if sign(index) == "@" { index += 1 }
    if tokens.indices.contains(index), case .text(let text) = tokens[index] {
      return endsArgument(index + 1) && !text.contains("\\") ? .text(text) : .other
    }
    // Constants.cell, .cell.rawValue, Self.cell
    var isQualified = sign(index) == "."
    if isQualified { index += 1 }
    var names: [String] = []
    while let name = word(index) {
      names.append(name)
      index += 1
      guard sign(index) == "." else { break }
      index += 1
    }
    if names.last == "rawValue" { names.removeLast() }
    if names.count > 1, names.first != "self" { isQualified = true }
    guard let name = names.last, endsArgument(index) else { return .other }
    return .constant(name, isQualified: isQualified)
  }

  private func endsArgument(_ index: Int) -> Bool {
    if let sign = sign(index) { return [")", ",", "]"].contains(sign) }
    // The next part of an Objective-C selector.
    return word(index) != nil && sign(index + 1) == ":"
  }

  /// The storyboard that the receiver of a call names, or that a variable of the file holds.
  private func storyboard(
    before index: Int, _ variables: [String: [(index: Int, storyboard: String?)]]
  ) -> String? {
    if let name = receiver(of: index), let assigned = variables[name] {
      let all = Set(assigned.map(\.storyboard))
      if all.count == 1 { return assigned[0].storyboard }
      return assigned.last { $0.index < index }?.storyboard
    }
    // In one expression they are near.
    let most = 24
    for step in stride(from: index - 1, through: max(0, index - most), by: -1) {
      if [";", "{", "}", "="].contains(sign(step)) { return nil }
      if let name = storyboardName(at: step) { return name }
    }
    return nil
  }

  /// The variable to which a call is sent. Properties of other objects do not count, and neither do optional ones, which are a
  /// view controller's own `storyboard`.
  private func receiver(of index: Int) -> String? {
    let name = sign(index - 1) == "." ? index - 2 : index - 1
    return sign(name - 1) == "." ? nil : word(name)
  }

  /// The name of a storyboard: a text that is the argument of `UIStoryboard(name:)` or `storyboardWithName:`.
  private func storyboardName(at index: Int) -> String? {
    guard case .text(let text) = tokens[index] else { return nil }
    let colon = sign(index - 1) == "@" ? index - 2 : index - 1
    guard sign(colon) == ":" else { return nil }
    if word(colon - 1) == "storyboardWithName" { return text }
    guard word(colon - 1) == "name", sign(colon - 2) == "(" else { return nil }
    let isInitializer = word(colon - 3) == "init" && sign(colon - 4) == "."
    return word(isInitializer ? colon - 5 : colon - 3) == "UIStoryboard" ? text : nil
  }

  /// Variables that hold a storyboard, with all that the file assigns to them: `let main = UIStoryboard(name: "Main", bundle: nil)`.
  /// Names of variables are short, so that one file gives one name to several.
  private var storyboardVariables: [String: [(index: Int, storyboard: String?)]] {
    var known: [String: [Int: String]] = [:]
    for index in tokens.indices {
      guard let storyboard = storyboardName(at: index) else { continue }
      // Between the equals sign and the text there are at most eight words and signs.
      guard let equals = (max(0, index - 10)..<index).last(where: { sign($0) == "=" }) else {
        continue
      }
      if let variable = variable(before: equals) {
        known[variable, default: [:]][equals] = storyboard
      }
    }
    if known.isEmpty { return [:] }
    var found: [String: [(index: Int, storyboard: String?)]] = [:]
    for index in tokens.indices where sign(index) == "=" && sign(index + 1) != "=" {
      guard let variable = variable(before: index), let storyboards = known[variable] else {
        continue
      }
      found[variable, default: []].append((index, storyboards[index]))
    }
    return found
  }

  /// The variable to which a value is assigned: `main` of `main: UIStoryboard = …`.
  private func variable(before equals: Int) -> String? {
    let isTyped = word(equals - 1) == "UIStoryboard" && sign(equals - 2) == ":"
    return word(isTyped ? equals - 3 : equals - 1)
  }

  // MARK: Constants

  /// The constant that is declared at a word: `let cell = "x"`, `case cell = "x"`, `NSString *const cell = @"x"` or `#define
  /// cell @"x"`.
  private func constant(at index: Int, _ word: String) -> SourceIdentifiers.Constant? {
    if word == "define", sign(index - 1) == "#", let name = self.word(index + 1) {
      return SourceIdentifiers.Constant(name: name, text: text(at: index + 2))
    }
    let isDeclared = ["let", "var", "case", "const"].contains(self.word(index - 1))
    if isDeclared, sign(index + 1) == "=" {
      return SourceIdentifiers.Constant(name: word, text: text(at: index + 2))
    }
    guard sign(index + 1) == ":", self.word(index + 2) == "String" else { return nil }
    // A parameter, or a variable that gets its text elsewhere, hides a constant with the same name.
    let hasValue = isDeclared && sign(index + 3) == "="
    return SourceIdentifiers.Constant(name: word, text: hasValue ? text(at: index + 4) : nil)
  }

  /// The text, if it is the whole value and nothing is added to it.
  private func text(at index: Int) -> String? {
    let start = sign(index) == "@" ? index + 1 : index
    guard tokens.indices.contains(start), case .text(let text) = tokens[start],
      !text.contains("\\"), ![".", "+", "?"].contains(sign(start + 1))
    else { return nil }
    return text
  }

  // MARK: Tokens

  private func line(of index: Int) -> Int {
    1 + bytes[..<min(bytes.count, ends[index])].count { $0 == UInt8(ascii: "\n") }
  }

  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .word(let word) = tokens[index] else { return nil }
    return word
  }

  func sign(_ index: Int) -> Character? {
    guard tokens.indices.contains(index), case .sign(let sign) = tokens[index] else { return nil }
    return sign
  }
}
