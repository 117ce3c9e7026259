import Diagnostics
import ElementTree
import LayoutModel

extension LayoutResolver {
  /// Finds the texts that are cut by their views' frames, and reports them.
  ///
  /// Hidden views, and views inside them, are invisible and cut nothing. If a text is cut only
  /// because the canvas gives a view less height than its content asks for, it is a note.
  func findTruncations(in layout: inout ResolvedLayout, _ state: SceneResolution) {
    var found: [Int: FoundTruncation] = [:]
    for session in state.sessions {
      let traits = session.island.traits
      for (view, room) in session.textRooms({ textRoom(of: document.views[$0], traits) }) {
        guard let frame = frames[view].map(PixelSnapping.measurable),
          let truncation = room.truncation(in: frame.size)
        else { continue }
        found[view] = FoundTruncation(truncation: truncation, room: room, session: session)
      }
    }
    if found.isEmpty { return }
    var hidden: Set<Int> = []
    for position in layout.views.indices {
      let index = layout.views[position].index
      if layout.views[position].isHidden
        || !hidden.isEmpty && document.views[index].parent.map(hidden.contains) == true
      {
        hidden.insert(index)
        continue
      }
      guard let cut = found[index] else { continue }
      layout.views[position].truncation = cut.truncation
      var fault = TruncatedText(
        view: NamedObject(document.views[index]), truncation: cut.truncation,
        height: layout.views[position].unsnapped.height)
      if let root = canvasThatCuts(index, cut, state) {
        fault.excuse = .heightOfCanvas(root: NamedObject(document.views[root]))
      }
      layout.diagnostics.append(Diagnostic(fault, at: document.views[index].location))
    }
  }

  /// A text that a frame cuts.
  private struct FoundTruncation {
    var truncation: TextTruncation
    var room: TextRoom
    /// The island around the view.
    var session: IslandSession
  }

  /// The root of the island around a view whose text is cut only because the canvas makes the view
  /// too low.
  private func canvasThatCuts(
    _ index: Int, _ cut: FoundTruncation, _ state: SceneResolution
  ) -> Int? {
    let own = cut.session
    guard let fitting = fittingSession(of: own.island.root, own.surroundings, state),
      fitting.givesUpNothing(beyond: own), let slot = fitting.island.slots[index]
    else { return nil }
    let variables = fitting.island.variables[slot]
    let insets = fitting.island.measurements[slot]?.alignmentInsets ?? .zero
    let size = Size(
      width: fitting.values[variables.width] + insets.left + insets.right,
      height: fitting.values[variables.height] + insets.top + insets.bottom)
    return cut.room.truncation(in: size) == nil ? own.island.root : nil
  }

  /// Whether the code of a view's class gave Interface Builder another height than that of the
  /// text. Then it draws another font, whose size is not known.
  private func isMeasuredByItsClass(_ view: LayoutView, _ traits: IslandTraits) -> Bool {
    guard let height = document.properties.designables[view.id]?.height,
      let content = LeafContent(view, document: document, traits: traits),
      let own = measurer.measure(content, in: traits.measurement).intrinsicHeight
    else { return false }
    return abs(height - own) > 1
  }

  private func textRoom(of view: LayoutView, _ traits: IslandTraits) -> TextRoom? {
    if isPlacedByCell(view) || isMeasuredByItsClass(view, traits) { return nil }
    guard let content = LeafContent(view, document: document, traits: traits) else { return nil }
    // A button with a class of its own may put its image anywhere, for example above the title.
    if case .button(let button) = content, view.customClass != nil, button.image != nil {
      return nil
    }
    return measurer.textRoom(
      for: content, limits: TextLimits(view, in: traits.cell), in: traits.measurement)
  }
}

extension LayoutResolver {
  /// Whether a view is a label of one of UIKit's own cell styles, which makes room for its text at
  /// run time. The recorded frame belongs to the text in the document.
  private func isPlacedByCell(_ view: LayoutView) -> Bool {
    let row = document.superviews(of: view.index).first {
      document.views[$0].kind == .tableViewCell
    }
    guard let cell = row.map({ document.views[$0].element }), cell["style"] != nil else {
      return false
    }
    return cell["textLabel"] == view.id.text || cell["detailTextLabel"] == view.id.text
  }
}
