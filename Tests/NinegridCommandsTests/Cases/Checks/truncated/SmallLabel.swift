import UIKit

class StyledLabel: UILabel {
  var size = 17.0 {
    didSet { font = .systemFont(ofSize: size) }
  }
}

final class SmallLabel: StyledLabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    size = 5
  }
}
