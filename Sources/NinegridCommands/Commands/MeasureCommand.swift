import ArgumentParser
import HostAccess
import LayoutEngine
import LayoutJSON
import LayoutModel
import PlainText
import PlatformRules
import Reports

struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measure texts as labels do: size, lines, and what is cut.",
    discussion: """
      The size is that of a label, on pixels of the scale; the lines are listed with their widths. Without a text, it \
      reads texts from standard input, one on each line.

        ninegrid measure 'Welcome back' --font system-17-semibold
        ninegrid measure 'A longer text' --font body --width 200 --text-size AX1
        ninegrid measure --font HelveticaNeue-Bold-15 --format csv < titles.txt

      A font is 'system' with points and a weight (ultraLight … black), a text style (body, headline, caption1, …), or \
      a PostScript name with points. If a font is not known, another one stands in for it, and the result is marked as \
      estimated.

      Exits with 1 if a text is cut, by --lines or, as a single line, by --width.
      """)

  @Argument(help: ArgumentHelp("A text; '\\n' in it is a line break.", valueName: "text"))
  var texts: [String] = []

  @Option(
    name: .long, help: ArgumentHelp("The font; system-17 by default.", valueName: "font"),
    transform: FontArgument.init(text:))
  var font: FontArgument = .usual

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The width in points at which lines break; none by default.", valueName: "points"),
    transform: NumberArgument.read)
  var width: Double?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The greatest number of lines; 0, the default, is no limit.", valueName: "count"))
  var lines = 0

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The user's text size, for text styles: xSmall … xxxLarge, AX1 … AX5.",
      valueName: "category"),
    transform: TextSizeArgument.init(text:))
  var textSize: TextSizeArgument?

  @Option(name: .long, help: ArgumentHelp("Pixels per point, from 1 to 4.", valueName: "pixels"))
  var scale = 2.0

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Measure with the fonts of this Xcode, 5 to 26. Before 7, the system font was another one.",
      valueName: "version"))
  var xcode = 26

  @OptionGroup var fonts: FontOptions

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let width, !(width > 0 && width <= 100_000) {
      throw ValidationError("'--width' is a length in points, above 0 and at most 100000.")
    }
    if lines < 0 { throw ValidationError("'--lines' is 0 or more.") }
    if !(scale >= 1 && scale <= 4) {
      throw ValidationError("'--scale' is between 1 and 4 pixels per point.")
    }
    if !Self.majors.contains(xcode) {
      let names = Self.majors.map(String.init).joined(separator: ", ")
      throw ValidationError("There is no Xcode \(xcode) in the rule book; it has \(names).")
    }
  }

  /// The major versions of Xcode that may be named: those of the rule book, without Xcode 4.
  private static let majors = XcodeRelease.named.compactMap { Int($0.name) }.dropFirst()

  func run() throws {
    let context = CommandContext.current.printing(output)
    var isCut = false
    var isFirst = true
    if output.format == .csv { try context.printData(context.csv.line(MeasureWriter.columns)) }
    var measurement = MeasurementContext(
      generation: XcodeGeneration(major: xcode), scale: scale,
      category: textSize?.category ?? .large)
    measurement.fonts = try fonts.read(in: context)
    for text in try wantedTexts(context) {
      let measured = measureText(
        text, font: font.description, width: width, numberOfLines: lines, in: measurement)
      if measured.isCut { isCut = true }
      switch output.format {
      case .text:
        for line in MeasureWriter.lines(measured, of: text) { try context.print(line) }
      case .csv: try context.printData(context.csv.line(MeasureWriter.fields(measured, of: text)))
      case .json, .jsonl:
        let start = output.format == .jsonl ? "" : isFirst ? "[" : " ,"
        try context.printJSON(start + MeasureWriter.object(measured, of: text).compactText)
      }
      isFirst = false
    }
    if output.format == .json { try context.printJSON(isFirst ? "[]" : "]") }
    if isCut { throw ExitCode.findings }
  }

  private func wantedTexts(_ context: CommandContext) throws -> [String] {
    if !texts.isEmpty { return texts.map { $0.replacing("\\n", with: "\n") } }
    var lines = String(decoding: try context.readStandardInput(), as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    // The last line ends with a line break, too, after which there is nothing.
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
