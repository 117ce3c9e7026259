/// Documents that were written for the tests, in the form in which Xcode writes.
package enum SampleDocuments {
  /// A storyboard of these scenes, each given as its objects.
  package static func storyboard(initial: String, scenes: String...) -> String {
    let written = scenes.enumerated().map { number, objects in
      """
              <scene sceneID="sce-00-\(100 + number)">
                  <objects>
      \(objects)
                  </objects>
              </scene>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" initialViewController="\(initial)">
          <scenes>
      \(written.joined())    </scenes>
      </document>

      """
  }

  /// A scene with a title and two boxes side by side. The right box is only installed in wide cells.
  package static func twoBoxes(gap: Int = 8, titleTop: Int = 20, extra: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vcA-00-001">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <!--Boxes-->
            <scene sceneID="scA-00-001">
                <objects>
                    <viewController title="Boxes" id="vcA-00-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vwA-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bxL-00-001" userLabel="Left Box">
                                    <rect key="frame" x="16" y="40" width="167.5" height="100"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="100" id="cnH-00-001"/>
                                    </constraints>
                                </view>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bxR-00-001" userLabel="Right Box">
                                    <rect key="frame" x="191.5" y="40" width="167.5" height="100"/>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="sfA-00-001"/>
                            <constraints>
                                <constraint firstItem="bxL-00-001" firstAttribute="leading" secondItem="sfA-00-001" secondAttribute="leading" constant="16" id="cnL-00-001"/>
                                <constraint firstItem="bxL-00-001" firstAttribute="top" secondItem="sfA-00-001" secondAttribute="top" constant="\(titleTop)" id="cnT-00-001"/>
                                <constraint firstItem="bxR-00-001" firstAttribute="leading" secondItem="bxL-00-001" secondAttribute="trailing" constant="\(gap)" id="cnG-00-001"/>
                                <constraint firstItem="sfA-00-001" firstAttribute="trailing" secondItem="bxR-00-001" secondAttribute="trailing" constant="16" id="cnR-00-001"/>
                                <constraint firstItem="bxR-00-001" firstAttribute="top" secondItem="bxL-00-001" secondAttribute="top" id="cnA-00-001"/>
                                <constraint firstItem="bxR-00-001" firstAttribute="bottom" secondItem="bxL-00-001" secondAttribute="bottom" id="cnB-00-001"/>
                                <constraint firstItem="bxR-00-001" firstAttribute="width" secondItem="bxL-00-001" secondAttribute="width" id="cnW-00-001"/>\(extra)
                            </constraints>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="frA-00-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
        </scenes>
    </document>

    """
  }

  /// A label, a text field, a button and a stack view. The label's top is at a standard distance.
  package static let controls = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vcA-00-001">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <!--Controls-->
            <scene sceneID="scA-00-001">
                <objects>
                    <viewController title="Controls" id="vcA-00-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vwA-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lbT-00-001">
                                    <rect key="frame" x="20" y="28" width="34.5" height="20.5"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <color key="textColor" white="0.0" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                    <nil key="highlightedColor"/>
                                </label>
                                <textField opaque="NO" contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" textAlignment="natural" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="tfF-00-001" userLabel="Field">
                                    <rect key="frame" x="20" y="60" width="97" height="34"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="14"/>
                                    <textInputTraits key="textInputTraits"/>
                                </textField>
                                <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="btO-00-001" userLabel="OK">
                                    <rect key="frame" x="20" y="110" width="46" height="30"/>
                                    <state key="normal" title="Go"/>
                                </button>
                                <stackView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="stS-00-001" userLabel="Stack">
                                    <rect key="frame" x="20" y="150" width="200" height="100"/>
                                </stackView>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="sfA-00-001"/>
                            <constraints>
                                <constraint firstItem="lbT-00-001" firstAttribute="leading" secondItem="sfA-00-001" secondAttribute="leading" constant="20" id="cnL-00-001"/>
                                <constraint firstItem="lbT-00-001" firstAttribute="top" secondItem="sfA-00-001" secondAttribute="top" constant="8" symbolic="YES" id="cnT-00-001"/>
                            </constraints>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="frA-00-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
        </scenes>
    </document>

    """

  /// A box that is never narrower than 150 points, for the argument `extra` of
  /// ``twoBoxes(gap:titleTop:extra:)``.
  package static let atLeast150 = """

                                    <constraint firstItem="bxL-00-001" firstAttribute="width" relation="greaterThanOrEqual" constant="150" id="cnM-00-001"/>
    """

  /// A constraint that the boxes can't satisfy: the left one is already 100 points high.
  package static let conflict = """

                                    <constraint firstItem="bxL-00-001" firstAttribute="height" secondItem="vwA-00-001" secondAttribute="height" id="cnX-00-001"/>
    """

  /// A scene of Xcode 7: no device, layout guides of the controller, left and right attributes.
  package static let oldStyle = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="9531" systemVersion="15D21" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" initialViewController="vcO-00-001">
        <scenes>
            <scene sceneID="scO-00-001">
                <objects>
                    <viewController id="vcO-00-001" sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="gdT-00-001"/>
                            <viewControllerLayoutGuide type="bottom" id="gdB-00-001"/>
                        </layoutGuides>
                        <view key="view" contentMode="scaleToFill" id="vwO-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bxO-00-001" userLabel="Box">
                                    <rect key="frame" x="30" y="40" width="540" height="540"/>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="bxO-00-001" firstAttribute="left" secondItem="vwO-00-001" secondAttribute="left" constant="30" id="coL-00-001"/>
                                <constraint firstAttribute="right" secondItem="bxO-00-001" secondAttribute="right" constant="30" id="coR-00-001"/>
                                <constraint firstItem="bxO-00-001" firstAttribute="top" secondItem="gdT-00-001" secondAttribute="bottom" constant="20" id="coT-00-001"/>
                                <constraint firstItem="gdB-00-001" firstAttribute="top" secondItem="bxO-00-001" secondAttribute="bottom" constant="20" id="coB-00-001"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  /// A window of a Mac, which is kept but not resolved.
  package static let mac = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22154" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
        <objects>
            <customView id="cvM-00-001">
                <rect key="frame" x="0.0" y="0.0" width="480" height="272"/>
                <autoresizingMask key="autoresizingMask"/>
            </customView>
        </objects>
    </document>

    """
}
