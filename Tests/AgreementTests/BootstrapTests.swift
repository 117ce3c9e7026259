import Agreement
import Testing

@Suite struct BootstrapTests {
  typealias Share = AgreementTally.Share

  @Test func `equal repositories leave nothing to chance`() throws {
    let shares = [Share](repeating: Share(agreeing: 9, count: 10), count: 20)
    let bootstrap = try #require(Bootstrap(shares))
    #expect(bootstrap.views == 90...90)
    #expect(
      abs(bootstrap.mean.lowerBound - 90) < 1e-9 && abs(bootstrap.mean.upperBound - 90) < 1e-9)
  }

  @Test func `one repository says nothing about others`() {
    #expect(Bootstrap([Share(agreeing: 9, count: 10)]) == nil)
  }

  @Test func `the interval of a mean is as wide as the normal law says`() throws {
    // Half of 100 repositories agree whole, half not at all: the standard error of the mean is 5 points.
    let shares = (0..<100).map { Share(agreeing: $0 % 2 == 0 ? 10 : 0, count: 10) }
    let bootstrap = try #require(Bootstrap(shares, draws: 4_000))
    #expect(abs(bootstrap.mean.lowerBound - 40.2) < 1.5)
    #expect(abs(bootstrap.mean.upperBound - 59.8) < 1.5)
    #expect(bootstrap == Bootstrap(shares, draws: 4_000))
  }

  @Test func `large repositories count for more among views, not in the mean`() throws {
    let shares = [Share(agreeing: 1000, count: 1000), Share(agreeing: 0, count: 1)]
    let bootstrap = try #require(Bootstrap(shares))
    #expect(bootstrap.mean == 0...100)
    #expect(bootstrap.views == 0...100)
  }
}
