import UIKit

class UprightBase: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

final class UprightController: UprightBase {}
