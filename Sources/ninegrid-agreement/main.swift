import Agreement
import Foundation
import PlatformRules

// Compares resolved frames with those that Interface Builder recorded in public documents.

let usage = """
  usage: ninegrid-agreement MANIFEST FOLDER [--sighted] [--worst N]
         ninegrid-agreement MANIFEST FOLDER [--sighted] --without RULE [--without RULE ...]

  Resolves every document of MANIFEST as designed, and compares each frame that constraints or a stack
  view decide with the one that Interface Builder recorded. The documents lie below FOLDER, as
  PART/OWNER__NAME/PATH. The engine gets copies without the frames that are compared. A file that is
  missing, or is another than the manifest says, is listed and left out.

  --sighted  give the engine the documents as they are
  --worst    list the N documents with most disagreements, with their views
  --without  say instead what a rule does, by resolving without it: which views it gains and which it
             breaks, and in which misses it took part, so that they have another frame without it.
             'all' prints a table of every rule of the book ('ninegrid rules' lists them), with the
             documents and repositories of what each gains, and of how many views it moves the frame

  Exit codes: 0 measured, 1 measured without some documents, 2 could not, 64 wrong usage.
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

let known = RuleBook.standard.rules.map(\.id)

for rule in options.without where rule != "all" && !known.contains(rule) {
  fail("error: there is no rule '\(rule)'; 'ninegrid rules' lists them", code: 64)
}

/// Prints the effect of single rules, and exits.
func ablate(_ manifest: Manifest, _ options: Options) -> Never {
  let isTable = options.without.contains("all")
  let ablation = RuleAblation(
    manifest, folder: options.folder, rules: isTable ? known : options.without,
    isBlind: options.isBlind)
  if ablation.failures.count == manifest.documents.count {
    fail("error: none of the manifest's documents lies below '\(options.folder)'", code: 2)
  }
  print(isTable ? ablation.table : ablation.details, terminator: "")
  for failure in ablation.failures {
    FileHandle.standardError.write(Data("left out: \(failure)\n".utf8))
  }
  exit(ablation.failures.isEmpty ? 0 : 1)
}

do {
  let text = try String(contentsOf: URL(fileURLWithPath: options.manifest), encoding: .utf8)
  let manifest = try Manifest(text)
  if !options.without.isEmpty { ablate(manifest, options) }
  let run = AgreementRun(manifest, folder: options.folder, isBlind: options.isBlind)
  if run.documents.isEmpty {
    fail("error: none of the manifest's documents lies below '\(options.folder)'", code: 2)
  }
  print(run.report, terminator: "")
  if options.worst > 0 { print("\n" + run.worst(options.worst), terminator: "") }
  exit(run.failures.isEmpty ? 0 : 1)
} catch let error as ManifestError {
  fail("\(options.manifest): error: \(error)", code: 2)
} catch {
  fail("\(options.manifest): error: the manifest can't be read", code: 2)
}
