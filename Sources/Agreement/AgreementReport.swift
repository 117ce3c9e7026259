import LayoutModel

extension AgreementRun {
  /// The results of the run as Markdown tables: the beginning of `Sources/AGREEMENT.md`.
  package var report: String {
    var lines = MarkdownTable.lines(["", "views", "share"], summary)
    lines += [""] + MarkdownTable.lines(["views that differ in", "views"], dimensions)
    lines += [""] + MarkdownTable.lines(["element", "agree", "of", "share"], elements)
    if !failures.isEmpty {
      lines += ["", "Left out:", ""] + failures.map { "- \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var summary: [[String]] {
    let shares = tally.repositories.sorted { $0.key < $1.key }.map(\.value)
    let interval = Bootstrap(shares)
    func row(_ name: String, _ share: AgreementTally.Share, _ range: ClosedRange<Double>? = nil)
      -> [String]
    {
      let rate = Self.percent(share.percent) + Self.interval(range)
      return [name, "\(share.agreeing) of \(share.count)", rate]
    }
    return [
      row("within one point", tally.total, interval?.views),
      row("within half a point", tally.close),
      [
        "mean of \(shares.count) repositories", "",
        Self.percent(tally.meanOfRepositories) + Self.interval(interval?.mean),
      ],
      row("documents that agree whole", tally.documents),
    ]
  }

  private var dimensions: [[String]] {
    ["x", "y", "width", "height", "missing"].compactMap { name in
      tally.dimensions[name].map { [name, "\($0)"] }
    }
  }

  /// The rows of elements, the worst first.
  private var elements: [[String]] {
    tally.elements
      .sorted {
        let misses = ($0.value.count - $0.value.agreeing, $1.value.count - $1.value.agreeing)
        return misses.0 != misses.1 ? misses.0 > misses.1 : $0.key < $1.key
      }
      .map {
        [$0.key, "\($0.value.agreeing)", "\($0.value.count)", Self.percent($0.value.percent)]
      }
  }

  /// The documents with the most misses, each with its views.
  package func worst(_ count: Int) -> String {
    let worst = documents.enumerated()
      .map { (offset: $0.offset, entry: $0.element.entry, agreement: $0.element.agreement) }
      .filter { $0.agreement.agreeing < $0.agreement.views.count }
      .sorted {
        let misses = (
          $0.agreement.views.count - $0.agreement.agreeing,
          $1.agreement.views.count - $1.agreement.agreeing
        )
        return misses.0 != misses.1 ? misses.0 > misses.1 : $0.offset < $1.offset
      }
      .prefix(count)
    return worst.map { item in
      let views = item.agreement.views
      let missed = views.filter { !$0.agrees }.map { view in
        let found = view.resolved.map(Self.text) ?? "no frame"
        return "  \(view.counted.element) \(view.counted.id): recorded "
          + "\(Self.text(view.counted.recorded)), resolved \(found)"
      }
      let head = "\(item.entry.place): \(missed.count) of \(views.count)"
      return ([head] + missed).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  private static func percent(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100)." + (fraction.count == 1 ? "0" : "") + fraction + " %"
  }

  private static func interval(_ range: ClosedRange<Double>?) -> String {
    range.map { " (95 % interval \(percent($0.lowerBound)) to \(percent($0.upperBound)))" } ?? ""
  }

  private static func text(_ rect: Rect) -> String {
    let numbers = [rect.x, rect.y, rect.width, rect.height].map { NumberText.rounded($0) }
    return "(" + numbers.joined(separator: " ") + ")"
  }
}

/// Writes tables as Markdown: the first column is aligned to the left, numbers to the right.
enum MarkdownTable {
  static func lines(_ header: [String], _ rows: [[String]]) -> [String] {
    let rule = header.indices.map { $0 == 0 ? "---" : "--:" }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }

  static func text(_ header: [String], _ rows: [[String]]) -> String {
    lines(header, rows).joined(separator: "\n") + "\n"
  }
}
