/// How much a rate would change if other repositories had been drawn.
///
/// Views of one repository resemble each other. So repositories are drawn instead of views: as many
/// as there are, with replacement, many times (a cluster bootstrap). The interval contains the
/// middle 95 % of the results.
///
/// - Source: Efron, Tibshirani: An Introduction to the Bootstrap (1993), chapters 8 and 13.
package struct Bootstrap: Sendable, Hashable {
  /// The interval for the share of all views, in percent.
  package let views: ClosedRange<Double>
  /// The interval for the mean over repositories, in percent.
  package let mean: ClosedRange<Double>

  /// Draws the same samples in every run.
  ///
  /// - Returns: `nil` if there are fewer than two repositories, because one says nothing about
  ///   others.
  package init?(_ shares: [AgreementTally.Share], draws: Int = 2_000) {
    guard shares.count >= 2, draws > 0 else { return nil }
    var viewRates: [Double] = []
    var means: [Double] = []
    var position: UInt64 = 0
    for _ in 0..<draws {
      var sum = AgreementTally.Share()
      var percents = 0.0
      for _ in shares.indices {
        let drawn = shares[Int(Self.scattered(position) % UInt64(shares.count))]
        position += 1
        sum.agreeing += drawn.agreeing
        sum.count += drawn.count
        percents += drawn.percent
      }
      viewRates.append(sum.percent)
      means.append(percents / Double(shares.count))
    }
    views = Self.middle(of: viewRates)
    mean = Self.middle(of: means)
  }

  private static func middle(of values: [Double]) -> ClosedRange<Double> {
    let sorted = values.sorted()
    let last = Double(sorted.count - 1)
    return sorted[Int((last * 0.025).rounded())]...sorted[Int((last * 0.975).rounded())]
  }

  /// A number that looks random. It is always the same for the same position.
  ///
  /// - Source: the output function of SplitMix64; Steele, Lea, Flood (2014).
  private static func scattered(_ position: UInt64) -> UInt64 {
    var z = (position &+ 1) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
