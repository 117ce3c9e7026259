import ArgumentParser

/// `--no-csv-safe`, wherever there is CSV.
struct CSVOptions: ParsableArguments {
  @Flag(
    name: .long, inversion: .prefixedNo,
    help: "Put ' before texts in CSV that a spreadsheet would take for a formula.")
  var csvSafe = true
}
