import ElementTree
import LayoutModel
import TestSupport

/// Seeded random trees: names, values and shapes that occur, and many that never should.
struct GeneratedTree {
  private var random: SplitMix64
  private var nextID = 0
  private var texts: [String] = []

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func document() -> DocumentTree {
    let kind = DocumentKind.allCases[random.integer(in: 0...2)]
    // XML does not have the character, and no file holds it.
    texts = kind == .json ? Self.texts + ["a\u{0}b"] : Self.texts
    var root = element(depth: 6)
    root.name = "document"
    return DocumentTree(
      kind: kind, root: root,
      envelope: (0..<random.integer(in: 0...2)).map { _ in
        DocumentAttribute(name: pick(texts), value: pick(texts))
      })
  }

  private mutating func element(depth: Int) -> DocumentElement {
    var result = DocumentElement(pick(Self.names))
    for name in Self.attributes where random.oneIn(4) {
      var value = pick(texts)
      if name == "id" || name == "reference" {
        nextID += 1
        value = "id\(random.oneIn(5) ? 1 : nextID)"
      }
      result.attributes.append(
        DocumentAttribute(name: name, value: value, spelling: random.oneIn(9) ? spelling() : nil))
    }
    result.attributes.shuffle(using: &random)
    if random.oneIn(8) { result.formatting = TagFormatting(text: pick(Self.formattings)) }
    guard depth > 0 else { return result }
    for _ in 0..<random.integer(in: 0...4) {
      switch random.integer(in: 0...9) {
      case 0: result.content.append(.text(pick(texts), spelling: nil))
      case 1: result.content.append(.text(pick(texts), spelling: pick(texts)))
      case 2: result.content.append(.other(kind: pick(["comment", "cdata"]), text: "x"))
      default: result.append(element(depth: depth - 1))
      }
    }
    return result
  }

  private mutating func spelling() -> AttributeSpelling {
    let raw = pick(texts)
    return AttributeSpelling(
      quote: random.oneIn(2) ? .single : .double, raw: raw.isEmpty ? nil : raw)
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[random.integer(in: 0...(choices.count - 1))]
  }

  private static let formattings = [
    " />", " @=*/>", " @ = *  @=*></>", "></\n>", "\t@=\r\n* ></\t>",
  ]
  private static let names = [
    "view", "label", "subviews", "constraints", "constraint", "variation", "mask", "include",
    "exclude", "rect", "connections", "outlet", "scenes", "scene", "objects", "viewController",
    "fontDescription", "image", "resources", "state", "color", "unknown", "device", "cells",
    "autoresizingMask", "edgeInsets", "viewLayoutGuide", "placeholder", "document",
  ]
  private static let attributes = [
    "id", "key", "constant", "multiplier", "priority", "relation", "firstAttribute", "x", "width",
    "hidden", "axis", "text", "numberOfLines", "reference", "installed", "kind", "red", "name",
    "on", "custom.attribute", "horizontalHuggingPriority", "alpha", "revision", "element",
  ]
  private static let texts = [
    "", "0", "-0", "0.0", "8", "8.0", "08", "+8", " 8", "1e3", "1e400", "nan", "-inf", "0x10",
    "16:9", "1/3", "200%", "0.93725490196078431", "1000", "1001", "-5", "YES", "NO", "yes", "view",
    "equal", "top", "baseline", "horizontal", "vertical", "frame", "default", "contentView",
    "heightClass=compact", "heightClass=compact-widthClass=regular", "it's \"quoted\" & <b>",
    "line\nbreak\ttab", "日本語 👩‍👩‍👧 e\u{301}", "9223372036854775808", "NULL", "'; DROP TABLE view; --",
    "5e-324", "1.7976931348623157e308",
  ]
}
