import UIKit

final class ListingController: UIViewController {
  @IBOutlet private var headline: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [headline] { label?.text = "Short" }
  }
}
