/// Judges each group by a fit on the others, in ``foldCount`` parts.
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

/// Enough that nearly all is left to fit on; each costs a fit.
let foldCount = 12
