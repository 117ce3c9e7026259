/// A plot of the positions of views while their root grows. Each view has a band between its two
/// edges, and a line marks each size at which the layout changes its behaviour.
///
/// Lengths of the root run to the right, positions in the root downwards.
package struct SweepPlot: Sendable {
  package var title: String
  /// The title of the horizontal axis, such as `width of the root view`.
  package var lengthTitle: String
  /// The title of the vertical axis, such as `x`.
  package var positionTitle: String
  package var range: ClosedRange<Double>
  package var bands: [Band]
  package var markers: [Marker]

  /// The band of one view.
  package struct Band: Sendable {
    package var name: String
    /// The pieces in their order. There are gaps in the range where the view is not installed.
    package var pieces: [Piece]

    package init(name: String, pieces: [Piece]) {
      self.name = name
      self.pieces = pieces
    }
  }

  /// A piece in which both edges are straight lines.
  package struct Piece: Hashable, Sendable {
    package var lower: Double
    package var upper: Double
    /// The start and end of the view at the lower length, and at the upper one.
    package var atLower: ClosedRange<Double>
    package var atUpper: ClosedRange<Double>

    package init(
      lower: Double, upper: Double, atLower: ClosedRange<Double>, atUpper: ClosedRange<Double>
    ) {
      self.lower = lower
      self.upper = upper
      self.atLower = atLower
      self.atUpper = atUpper
    }
  }

  /// A mark at a breakpoint.
  package struct Marker: Hashable, Sendable {
    package var position: Double
    package var label: String
    package var isJump: Bool

    package init(position: Double, label: String, isJump: Bool) {
      self.position = position
      self.label = label
      self.isJump = isJump
    }
  }

  package init(
    title: String, lengthTitle: String, positionTitle: String, range: ClosedRange<Double>,
    bands: [Band], markers: [Marker]
  ) {
    self.title = title
    self.lengthTitle = lengthTitle
    self.positionTitle = positionTitle
    self.range = range
    self.bands = bands
    self.markers = markers
  }
}

extension SweepPlot {
  /// The range of all positions, extended to multiples of a hundred.
  var extent: ClosedRange<Double> {
    var low = 0.0
    var high = 0.0
    for piece in bands.flatMap(\.pieces) {
      low = min(low, piece.atLower.lowerBound, piece.atUpper.lowerBound)
      high = max(high, piece.atLower.upperBound, piece.atUpper.upperBound)
    }
    // Positions far off the screen are cut, so that they do not compress the rest.
    let longest = range.upperBound * 1.5
    low = max(low, -longest)
    high = min(max(high, 1), longest)
    return (low / 100).rounded(.down) * 100...(high / 100).rounded(.up) * 100
  }
}
