import UIKit

final class PortraitController: UIViewController {
  @IBOutlet private var portrait: UIImageView!

  override func viewDidLoad() {
    super.viewDidLoad()
    portrait.image = UIImage(named: "portrait")
  }
}
