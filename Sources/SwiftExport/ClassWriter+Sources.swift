/// Writes what lists ask their data sources, as far as a document knows it. The rest is in the code of the
/// project.
extension ClassWriter {
  mutating func writeTableSource(_ cells: [String]) {
    let start = kind.superclassAdopts("UITableViewDataSource") ? "override " : ""
    out.open(
      "\(start)func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {"
    )
    out.add("// How many rows there are is in the code of the project.")
    out.add("0")
    out.close()
    out.add("")
    out.open(
      "\(start)func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {"
    )
    if let cell = cells.first {
      writeChoice(cells)
      out.add(
        "tableView.dequeueReusableCell(withIdentifier: \(cell).reuseIdentifier, for: indexPath)")
    } else {
      out.add("UITableViewCell()")
    }
    out.close()
    out.add("")
  }

  mutating func writeCollectionSource(_ cells: [String]) {
    let start = kind.superclassAdopts("UICollectionViewDataSource") ? "override " : ""
    out.open(
      "\(start)func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {"
    )
    out.add("// How many items there are is in the code of the project.")
    out.add("0")
    out.close()
    out.add("")
    out.open(
      "\(start)func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {"
    )
    if let cell = cells.first {
      writeChoice(cells)
      out.add(
        "collectionView.dequeueReusableCell(withReuseIdentifier: \(cell).reuseIdentifier, for: indexPath)"
      )
    } else {
      out.add("UICollectionViewCell()")
    }
    out.close()
    out.add("")
  }

  mutating func writeSupplementarySource(_ views: [(kind: String, type: String)]) {
    guard let first = views.first else { return }
    let start = kind.superclassAdopts("UICollectionViewDataSource") ? "override " : ""
    out.open(
      "\(start)func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {"
    )
    let identifier =
      views.count == 1
      ? "\(first.type).reuseIdentifier"
      : "kind == \(first.kind) ? \(first.type).reuseIdentifier : \(views[1].type).reuseIdentifier"
    out.add(
      "collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: \(identifier), for: indexPath)"
    )
    out.close()
    out.add("")
  }

  private mutating func writeChoice(_ cells: [String]) {
    if cells.count > 1 {
      out.add("// Which of \(cells.joined(separator: ", ")) it is, the project knows.")
    }
  }

  mutating func writePickerSource() {
    writeMethod("func numberOfComponents(in pickerView: UIPickerView) -> Int", "1")
    out.open(
      "func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {"
    )
    out.add("// How many rows there are is in the code of the project.")
    out.add("0")
    out.close()
    out.add("")
  }
}
