/// A split view of a list of one prototype and a page, each with a bar; written for the tests.
enum ColumnSample {
  /// - Parameters:
  ///   - attributes: of the split view controller.
  static func storyboard(_ attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="spl-00-001">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="scp-00-001">
                <objects>
                    <splitViewController id="spl-00-001" \(attributes) sceneMemberID="viewController">
                        <connections>
                            <segue destination="nv1-00-001" kind="relationship" relationship="masterViewController" id="sg1-00-001"/>
                            <segue destination="nv2-00-001" kind="relationship" relationship="detailViewController" id="sg2-00-001"/>
                        </connections>
                    </splitViewController>
                </objects>
            </scene>
    \(navigation("nv1-00-001", "tvc-00-001", "01"))
    \(navigation("nv2-00-001", "pag-00-001", "02"))
            <scene sceneID="scl-00-001">
                <objects>
                    <tableViewController title="Trips" id="tvc-00-001" sceneMemberID="viewController">
                        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="tvw-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <prototypes>
                                <tableViewCell contentMode="scaleToFill" reuseIdentifier="trip" textLabel="lb1-00-001" style="IBUITableViewCellStyleDefault" id="cel-00-001">
                                    <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                                    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-00-001" id="cnt-00-001">
                                        <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                                        <subviews>
                                            <label contentMode="left" text="Lisbon" lineBreakMode="tailTruncation" id="lb1-00-001">
                                                <rect key="frame" x="16" y="0.0" width="361" height="44"/>
                                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                            </label>
                                        </subviews>
                                    </tableViewCellContentView>
                                </tableViewCell>
                            </prototypes>
                            <sections/>
                        </tableView>
                        <navigationItem key="navigationItem" title="Trips" id="ni1-00-001"/>
                    </tableViewController>
                </objects>
            </scene>
            <scene sceneID="scd-00-001">
                <objects>
                    <viewController title="Day" id="pag-00-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="rt2-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
                                    <rect key="frame" x="0.0" y="200" width="393" height="50"/>
                                    <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="rt2-00-001" secondAttribute="leading" id="k01-00-001"/>
                                <constraint firstAttribute="trailing" secondItem="box-00-001" secondAttribute="trailing" id="k02-00-001"/>
                                <constraint firstItem="box-00-001" firstAttribute="top" secondItem="rt2-00-001" secondAttribute="top" constant="200" id="k03-00-001"/>
                                <constraint firstItem="box-00-001" firstAttribute="bottom" secondItem="rt2-00-001" secondAttribute="top" constant="250" id="k04-00-001"/>
                            </constraints>
                        </view>
                        <navigationItem key="navigationItem" title="Day" id="ni2-00-001"/>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """
  }

  private static func navigation(_ id: String, _ root: String, _ number: String) -> String {
    """
            <scene sceneID="sn\(number)-0-001">
                <objects>
                    <navigationController id="\(id)" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb\(number)-0-001">
                            <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                        </navigationBar>
                        <connections>
                            <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="sr\(number)-0-001"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
    """
  }
}
