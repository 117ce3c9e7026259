/// Judges each group by a fit to the other groups, in ``foldCount`` parts.
package func crossValidated(_ observations: [WidthObservation]) -> ResidualReport {
  let groups = Set(observations.map(\.group)).sorted()
  var fold: [String: Int] = [:]
  for (index, group) in groups.enumerated() { fold[group] = index % foldCount }
  var report = ResidualReport()
  for part in 0..<min(foldCount, groups.count) {
    let fit = AdvanceFit(observations.filter { fold[$0.group] != part })
    for observation in observations where fold[observation.group] == part && observation.isFree {
      report.add(observation, predicted: fit.width(of: observation))
    }
  }
  return report
}

/// The number of parts. With this many, nearly all groups are left for each fit, and each part
/// costs one fit.
let foldCount = 12
