import UIKit

final class Tabs: UITabBarController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
