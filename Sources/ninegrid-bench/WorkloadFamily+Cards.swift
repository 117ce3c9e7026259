import ConstraintSolver

extension WorkloadBuilder {
  mutating func addCards(_ count: Int) {
    for index in 0..<count {
      let card = view()
      equal(card.leading, root.leading, 16)
      equal(card.trailing, root.trailing, -16)
      equal(card.top, root.top, Double(20 + 90 * index))
      equal(Expression(card.height), .zero, 80)
      let icon = self.icon(in: card, 48, margin: 12)
      let (title, subtitle, button) = (view(), view(), view())
      equal(title.leading, icon.trailing, 12)
      equal(title.top, card.top, 12)
      equal(subtitle.leading, title.leading)
      equal(subtitle.top, title.bottom, 4)
      equal(button.trailing, card.trailing, -12)
      equal(button.centerY, card.centerY)
      add(title.trailing, .lessOrEqual, button.leading, -8)
      add(subtitle.trailing, .lessOrEqual, button.leading, -8)
      let firm = Strength(hugging: 251)
      intrinsic(title, number(60..<360), 21, y: firm)
      intrinsic(subtitle, number(60..<360), 17, x: Strength(resistance: 749), y: firm)
      let kept = Strength(hugging: 251, resistance: 751)
      intrinsic(button, number(50..<90), 32, x: kept, y: kept)
    }
    sweep()
  }

  mutating func addScreen(_ rows: Int) {
    let bar = self.bar(44)
    equal(bar.top, root.top, 20)
    addTitle(in: bar)
    var above = addHeader(below: bar)
    for _ in 0..<rows { above = addRow(below: above) }
    let footer = self.bar(64)
    equal(footer.bottom, root.bottom)
    // It gives way if the list is too long.
    add(footer.top, .greaterOrEqual, above.bottom, 8, priority: 740)
    let (left, right) = (view(), view())
    equal(left.leading, footer.leading, 16)
    equal(right.leading, left.trailing, 12)
    equal(right.trailing, footer.trailing, -16)
    equal(Expression(left.width), Expression(right.width))
    for button in [left, right] {
      equal(button.centerY, footer.centerY)
      intrinsic(button, 80, 36)
    }
    sweep()
  }

  /// A view as wide as the root.
  private mutating func bar(_ height: Double) -> View {
    let bar = view()
    equal(bar.leading, root.leading)
    equal(bar.trailing, root.trailing)
    equal(Expression(bar.height), .zero, height)
    return bar
  }

  private mutating func icon(in outer: View, _ size: Double, margin: Double) -> View {
    let icon = view()
    equal(icon.leading, outer.leading, margin)
    equal(icon.centerY, outer.centerY)
    equal(Expression(icon.width), .zero, size)
    equal(Expression(icon.height), Expression(icon.width))
    return icon
  }

  /// A title that is centred as far as the buttons beside it allow.
  private mutating func addTitle(in bar: View) {
    let (back, title, action) = (view(), view(), view())
    equal(back.leading, bar.leading, 16)
    equal(action.trailing, bar.trailing, -16)
    add(title.centerX, .equal, bar.centerX, 0, priority: 750)
    add(title.leading, .greaterOrEqual, back.trailing, 8)
    add(title.trailing, .lessOrEqual, action.leading, -8)
    for item in [back, title, action] { equal(item.centerY, bar.centerY) }
    let firm = Strength(hugging: 251)
    intrinsic(back, number(40..<60), 21, x: firm, y: firm)
    intrinsic(title, number(80..<200), 21, x: Strength(hugging: 251, resistance: 749), y: firm)
    intrinsic(action, number(40..<60), 21, x: firm, y: firm)
  }

  /// A header with a picture of a quarter of the width, a name, and a button. It is as high as the
  /// highest of them.
  private mutating func addHeader(below above: View) -> View {
    let (header, picture, name, button) = (view(), view(), view(), view())
    equal(header.leading, root.leading, 16)
    equal(header.trailing, root.trailing, -16)
    equal(header.top, above.bottom, 12)
    add(
      Expression(header.height), .equal, .zero, 0, priority: 50)
    equal(picture.leading, header.leading)
    equal(picture.top, header.top)
    add(
      Expression(picture.width), .equal, Expression(header.width, times: 0.25), 0, priority: 900)
    add(Expression(picture.width), .lessOrEqual, .zero, 96)
    equal(Expression(picture.height), Expression(picture.width))
    add(header.bottom, .greaterOrEqual, picture.bottom, 0)
    equal(name.leading, picture.trailing, 12)
    equal(name.top, picture.top)
    add(name.trailing, .lessOrEqual, button.leading, -8)
    add(header.bottom, .greaterOrEqual, name.bottom, 8)
    equal(button.trailing, header.trailing)
    equal(button.top, header.top)
    intrinsic(name, number(60..<260), 21)
    let kept = Strength(hugging: 252, resistance: 751)
    intrinsic(button, 72, 32, x: kept, y: kept)
    return header
  }

  /// A row of a list: as high as its text, but at least 44 points.
  private mutating func addRow(below above: View) -> View {
    let (row, text, arrow) = (view(), view(), view())
    equal(row.leading, root.leading)
    equal(row.trailing, root.trailing)
    equal(row.top, above.bottom)
    add(Expression(row.height), .greaterOrEqual, .zero, 44)
    add(Expression(row.height), .equal, .zero, 44, priority: 250)
    let icon = self.icon(in: row, 24, margin: 16)
    equal(text.leading, icon.trailing, 12)
    equal(text.centerY, row.centerY)
    add(text.trailing, .lessOrEqual, arrow.leading, -8)
    add(text.top, .greaterOrEqual, row.top, 8)
    add(text.bottom, .lessOrEqual, row.bottom, -8)
    equal(arrow.trailing, row.trailing, -16)
    equal(arrow.centerY, row.centerY)
    let firm = Strength(hugging: 251)
    intrinsic(text, number(80..<400), 21, x: firm, y: firm)
    let kept = Strength(hugging: 252, resistance: 752)
    intrinsic(arrow, 10, 16, x: kept, y: kept)
    return row
  }
}
