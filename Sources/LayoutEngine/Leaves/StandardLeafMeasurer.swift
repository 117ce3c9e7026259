import LayoutModel
import PlatformRules

/// Measures as Interface Builder does, with the tables of this folder.
package struct StandardLeafMeasurer: LeafMeasuring {
  package init() {}

  package func measure(
    _ content: LeafContent, in context: MeasurementContext
  ) -> LeafMeasurement {
    switch content {
    case .label(let label): measured(label, in: context)
    case .button(let button): measured(button, in: context)
    case .textField(let field): measured(field, in: context)
    case .textView(let view): measured(view, in: context)
    case .image(let image): measured(image, in: context)
    case .segmentedControl(let control): measured(control, in: context)
    case .datePicker(let picker): measured(picker, in: context)
    case .control(let control): control.measured(in: context)
    case .toolbar(let bar): .init(height: bar.rules(context).toolbarHeight)
    case .navigationBar(let bar):
      .init(height: bar.rules(context).navigationBarHeight(isLarge: bar.hasLargeTitle))
    case .tabBar(let bar): .init(height: bar.rules(context).tabBarHeight)
    case .none: .none
    }
  }

  /// A text in a font, measured once.
  func prepared(
    _ text: TextContent, _ font: FontDescription, in context: MeasurementContext
  ) -> PreparedText {
    PreparedText(text, font: ResolvedFont(font, in: context), in: context)
  }
}

extension PreparedText {
  /// Whether the widths of its fonts are only roughly known, see ``LeafMeasurement/isRough``.
  var isRough: Bool {
    runs.contains { run in
      if case .system = run.font.typeface { return run.font.pointSize >= 20 }
      return false
    }
  }
}

/// Measures the sizes that views without subviews of their own ask for: text, images and controls.
///
/// The engine turns a view's attributes into ``LeafContent`` and the answer into hugging and
/// resistance rows, alignment insets and baseline rows. Measuring is pure: the same content in the
/// same context gives the same answer, on any thread.
package protocol LeafMeasuring: Sendable {
  func measure(_ content: LeafContent, in context: MeasurementContext) -> LeafMeasurement

  /// The texts of a view, to find out which frames cut them; `nil` if the view has none.
  func textRoom(
    for content: LeafContent, limits: TextLimits, in context: MeasurementContext
  ) -> TextRoom?
}
