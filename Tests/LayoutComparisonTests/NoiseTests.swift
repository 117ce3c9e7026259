import LayoutComparison
import LayoutModel
import Testing

@Suite struct NoiseTests {
  private let base = SampleDocument.tree()

  private func noise(_ edit: (inout DocumentElement) -> Void) -> [NoiseClass] {
    var other = base
    edit(&other.root)
    let difference = DocumentDifference(from: base, to: other)
    #expect(difference.isEmpty, "\(difference.changes)")
    return difference.noiseCounts.map(\.noise)
  }

  @Test func `frames of constrained views are noise`() {
    let found = noise { root in
      root.modify(id: "title") { $0.content[0] = .element(SampleDocument.frame(1, 2, 3, 4)) }
    }
    #expect(found == [.frames])
  }

  @Test func `the frame of a view that nothing else places is a change`() {
    let loose = base.editing("footer") { $0["translatesAutoresizingMaskIntoConstraints"] = nil }
    let other = loose.editing("footer") {
      $0.content[0] = .element(SampleDocument.frame(0, 9, 9, 9))
    }
    let difference = DocumentDifference(from: loose, to: other)
    #expect(difference.changes.count == 3)
    #expect(difference.noise.isEmpty)
  }

  @Test func `flags of the canvas are noise`() {
    let found = noise { root in
      root.modify(id: "title") { $0["misplaced"] = "YES" }
      root.modify(id: "icon") { $0["ambiguous"] = "YES" }
    }
    #expect(found == [.flags])
  }

  @Test func `versions, capabilities and the device of the canvas are noise`() {
    let found = noise { root in
      root["toolsVersion"] = "23000"
      root.modify { element in
        switch element.name {
        case "plugIn": element["version"] = "22999"
        case "capability": element["minToolsVersion"] = "9.0"
        case "device": element["id"] = "retina6_1"
        case "point": element["x"] = "700"
        default: break
        }
      }
    }
    #expect(found == [.versions, .capabilities, .canvas])
  }

  @Test func `the recorded size of an image is noise`() {
    #expect(noise { $0.modify { if $0.name == "image" { $0["width"] = "40" } } } == [.imageSizes])
  }

  @Test func `the order of attributes, comments and white space is formatting`() {
    let found = noise { root in
      root.modify(id: "title") { title in
        title.attributes.reverse()
        title.content.append(.other(kind: "comment", text: "hello"))
        title.content.append(.text("\n   ", spelling: nil))
      }
    }
    #expect(found == [.formatting])
  }

  @Test func `the order of constraints is noise`() {
    let found = noise { root in
      root.modify { if $0.name == "constraints" { $0.content.reverse() } }
    }
    #expect(found == [.order])
  }

  @Test func `a default that is spelled out is noise`() {
    let found = noise { root in
      root.modify(id: "c-header-y") { constraint in
        constraint["constant"] = "0.0"
        constraint["priority"] = "1000"
        constraint["relation"] = "equal"
        constraint["multiplier"] = "1"
      }
      root.modify(id: "c-title-x") { $0["constant"] = "16.0" }
    }
    #expect(found == [.defaults, .numbers])
  }

  @Test func `an empty list is no change`() {
    let found = noise { root in
      root.modify(id: "footer") { $0.append(DocumentElement("subviews")) }
    }
    #expect(found == [.formatting])
  }
}
