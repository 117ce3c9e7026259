private enum Names {
  static let row = "Row"
  static let gone = "Gone" + suffix
}

private enum Segue: String {
  case open = "open"
}

final class Good: UIViewController {
  func show(_ table: UITableView, at path: IndexPath, other: UIViewController, name: String) {
    performSegue(withIdentifier: Segue.open.rawValue, sender: nil)
    other.performSegue(withIdentifier: "back", sender: nil)
    _ = storyboard?.instantiateViewController(withIdentifier: "Settings")
    _ = UIStoryboard(name: "good", bundle: nil)
      .instantiateViewController(withIdentifier: "Settings")
    _ = table.dequeueReusableCell(withIdentifier: Names.row, for: path)
    // What code registers, computes or is given is in no document.
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Coded")
    _ = table.dequeueReusableCell(withIdentifier: "Coded", for: path)
    _ = table.dequeueReusableCell(withIdentifier: "Cell\(path.row)", for: path)
    _ = table.dequeueReusableCell(withIdentifier: Names.gone, for: path)
    _ = table.dequeueReusableCell(withIdentifier: name, for: path)
    // Without a place in the list, the answer may be that there is none.
    _ = table.dequeueReusableCell(withIdentifier: "Spare") ?? UITableViewCell()
    // performSegue(withIdentifier: "comment", sender: nil)
  }
}

final class GoodDetail: UIViewController {
  func leave() { performSegue(withIdentifier: "back", sender: nil) }
}

final class Bad: UIViewController {
  func show(_ table: UITableView, at path: IndexPath) {
    // 'open' is a segue of another document, 'back' of another scene.
    self.performSegue(withIdentifier: Segue.open.rawValue, sender: nil)
    performSegue(withIdentifier: "back", sender: nil)
    performSegue(withIdentifier: "nowhere", sender: nil)
    _ = storyboard?.instantiateViewController(withIdentifier: "Settins")
    _ = table.dequeueReusableCell(withIdentifier: "Rows", for: path)
  }
}

final class Start {
  // Another storyboard has it.
  let first = UIStoryboard(name: "bad", bundle: nil)
    .instantiateViewController(withIdentifier: "Settings")

  func second() {
    let storyboard = UIStoryboard.init(name: "bad", bundle: nil)
    let id = "Second"
    _ = storyboard.instantiateViewController(withIdentifier: id)
    let other: UIStoryboard = UIStoryboard(name: "good", bundle: nil)
    _ = other.instantiateViewController(withIdentifier: "Settings")
  }
}
