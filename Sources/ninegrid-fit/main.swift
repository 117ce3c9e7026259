import FontFitting
import Foundation

// Fits the advances of the system font to recorded widths, and reports how well they predict other
// widths.

let usage = """
  usage: ninegrid-fit FOLDER [--judge FOLDER] [--write FOLDER] [--worst N]

  Reads the storyboards and xibs below FOLDER, takes every width that one line of system text
  decides and nothing else, and fits the tables of the system font. The folders directly in FOLDER
  are its groups (one for each repository); they are cross-validated: none is judged by a fit
  that it took part in.

  --judge   also judge the fit of all of FOLDER by the widths in another folder
  --worst   list the N widths that the cross-validation misses most
  --write   write the tables into a folder (Sources/EmbeddedTables/Tables/SystemFont)
  """

func fail(_ message: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(code)
}

let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.contains(where: { ["--help", "-h", "help"].contains($0) }) {
  print(usage)
  exit(0)
}

guard let options = Options(arguments) else { fail(usage, code: 64) }

do {
  let evidence = try EvidenceReader(folder: options.folder)
  let observations = evidence.observations
  print(
    "\(evidence.documentCount) documents, \(observations.count { $0.isFree }) widths that text decides"
  )
  for failure in evidence.failures { print("left out: \(failure)") }

  let held = crossValidated(observations)
  print("\n" + held.text(title: "cross-validated"))
  if options.worst > 0 { print("\nfurthest off:\n" + held.worst(options.worst)) }
  let fit = AdvanceFit(observations)
  var own = ResidualReport()
  for observation in observations where observation.isFree {
    own.add(observation, predicted: fit.width(of: observation))
  }
  print("\n" + own.text(title: "fit of all"))
  print("\n\(own.unpredicted) have characters that are not fitted")
  if let folder = options.judge {
    var report = ResidualReport()
    for observation in try EvidenceReader(folder: folder).observations where observation.isFree {
      report.add(observation, predicted: fit.width(of: observation))
    }
    print("\n" + report.text(title: "judged by another folder"))
  }
  if let folder = options.write {
    let groups = Set(observations.map(\.group)).count
    try TableFiles(fit, groups: groups, documents: evidence.documentCount).write(to: folder)
  }
} catch {
  fail("error: \(error)", code: 2)
}
