import UIKit

final class ThemedController: UIViewController {
  @IBOutlet private var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.textColor = .black
  }
}
