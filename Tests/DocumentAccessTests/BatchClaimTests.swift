import DocumentAccess
import HostAccess
import LayoutStore
import TestSupport
import Testing

/// Several batches on one store share the documents.
@Suite struct BatchClaimTests {
  @Test func `each document is claimed by one batch, and given back by it`() throws {
    let place = try TestStore()
    let names = (0..<40).map { "\($0).storyboard" }
    for name in names { try place.add(name) }
    let store = try place.open(.readWrite, in: place.context)
    let first = DocumentClaims(names, by: WorkingProcess(), in: store)
    let second = DocumentClaims(names, by: WorkingProcess(), in: store)
    var owners: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      let claims = index.isMultiple(of: 3) ? [first, second] : [second, first]
      for (number, claim) in claims.enumerated() where try claim.claim(name) {
        #expect(number == 0, "\(name) was claimed by the second that asked")
        owners[name, default: 0] += 1
      }
    }
    #expect(owners.count == names.count && owners.values.allSatisfy { $0 == 1 })
    try first.release()
    let third = second.again(for: [names[0]])
    #expect(try third.claim(names[0]))
  }
}
