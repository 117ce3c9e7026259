import UIKit

final class HelperController: UIViewController {
  @IBOutlet private var explanation: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    configure(explanation, text: "Short")
  }

  private func configure(_ label: UILabel, text: String) { label.text = text }
}
