/// An app of two tabs, written for the tests: a table of settings below a navigation bar, and rows of one prototype.
enum TabSample {
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="tab-00-001">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sct-00-001">
                <objects>
                    <tabBarController id="tab-00-001" sceneMemberID="viewController">
                        <tabBar key="tabBar" contentMode="scaleToFill" id="tbr-00-001">
                            <rect key="frame" x="0.0" y="618" width="375" height="49"/>
                        </tabBar>
                        <connections>
                            <segue destination="nav-00-001" kind="relationship" relationship="viewControllers" id="sg1-00-001"/>
                            <segue destination="vc2-00-001" kind="relationship" relationship="viewControllers" id="sg2-00-001"/>
                        </connections>
                    </tabBarController>
                </objects>
            </scene>
            <scene sceneID="scn-00-001">
                <objects>
                    <navigationController id="nav-00-001" sceneMemberID="viewController">
                        <tabBarItem key="tabBarItem" title="Settings" image="gearshape" catalog="system" id="ti1-00-001"/>
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nbr-00-001">
                            <rect key="frame" x="0.0" y="20" width="375" height="44"/>
                        </navigationBar>
                        <connections>
                            <segue destination="tvc-00-001" kind="relationship" relationship="rootViewController" id="sg3-00-001"/>
                        </connections>
                    </navigationController>
                </objects>
            </scene>
            <scene sceneID="scs-00-001">
                <objects>
                    <tableViewController id="tvc-00-001" sceneMemberID="viewController">
                        <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" separatorStyle="default" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="tvw-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>
                            <sections>
                                <tableViewSection headerTitle="Alerts" footerTitle="Banners show for five seconds." id="se1-00-001">
                                    <cells>
                                        <tableViewCell contentMode="scaleToFill" accessoryType="disclosureIndicator" textLabel="lb1-00-001" detailTextLabel="lb2-00-001" style="IBUITableViewCellStyleValue1" id="ce1-00-001">
                                            <rect key="frame" x="0.0" y="55.5" width="375" height="44"/>
                                            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="ce1-00-001" id="cv1-00-001">
                                                <rect key="frame" x="0.0" y="0.0" width="348.5" height="44"/>
                                                <subviews>
                                                    <label contentMode="left" text="Sound" textAlignment="natural" lineBreakMode="tailTruncation" id="lb1-00-001">
                                                        <rect key="frame" x="16" y="12" width="50" height="20.5"/>
                                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                        <nil key="textColor"/>
                                                    </label>
                                                    <label contentMode="left" text="Chimes" textAlignment="natural" lineBreakMode="tailTruncation" id="lb2-00-001">
                                                        <rect key="frame" x="282" y="12" width="58" height="20.5"/>
                                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                        <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    </label>
                                                </subviews>
                                            </tableViewCellContentView>
                                        </tableViewCell>
                                        <tableViewCell contentMode="scaleToFill" accessoryType="checkmark" textLabel="lb3-00-001" style="IBUITableViewCellStyleDefault" id="ce2-00-001">
                                            <rect key="frame" x="0.0" y="99.5" width="375" height="44"/>
                                            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="ce2-00-001" id="cv2-00-001">
                                                <rect key="frame" x="0.0" y="0.0" width="335" height="44"/>
                                                <subviews>
                                                    <label contentMode="left" text="Banners" textAlignment="natural" lineBreakMode="tailTruncation" id="lb3-00-001">
                                                        <rect key="frame" x="16" y="0.0" width="311" height="44"/>
                                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                        <nil key="textColor"/>
                                                    </label>
                                                </subviews>
                                            </tableViewCellContentView>
                                        </tableViewCell>
                                    </cells>
                                </tableViewSection>
                            </sections>
                        </tableView>
                        <navigationItem key="navigationItem" title="Settings &lt;b&gt;" id="nit-00-001">
                            <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="bb1-00-001"/>
                            <barButtonItem key="rightBarButtonItem" systemItem="add" id="bb2-00-001"/>
                        </navigationItem>
                    </tableViewController>
                </objects>
            </scene>
            <scene sceneID="scp-00-001">
                <objects>
                    <viewController id="vc2-00-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vw2-00-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="60" translatesAutoresizingMaskIntoConstraints="NO" id="tv2-00-001">
                                    <rect key="frame" x="0.0" y="20" width="375" height="400"/>
                                    <prototypes>
                                        <tableViewCell contentMode="scaleToFill" rowHeight="60" id="ce3-00-001">
                                            <rect key="frame" x="0.0" y="50" width="375" height="60"/>
                                            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="ce3-00-001" id="cv3-00-001">
                                                <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                                                <subviews>
                                                    <imageView contentMode="scaleAspectFit" image="badge" translatesAutoresizingMaskIntoConstraints="NO" id="im1-00-001">
                                                        <rect key="frame" x="16" y="10" width="40" height="40"/>
                                                        <constraints>
                                                            <constraint firstAttribute="width" constant="40" id="cn1-00-001"/>
                                                            <constraint firstAttribute="height" constant="40" id="cn2-00-001"/>
                                                        </constraints>
                                                    </imageView>
                                                    <label contentMode="left" text="Row title" textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="lb4-00-001">
                                                        <rect key="frame" x="68" y="20" width="72" height="20.5"/>
                                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                        <color key="textColor" name="Brand"/>
                                                    </label>
                                                </subviews>
                                                <constraints>
                                                    <constraint firstItem="im1-00-001" firstAttribute="leading" secondItem="cv3-00-001" secondAttribute="leading" constant="16" id="cn3-00-001"/>
                                                    <constraint firstItem="im1-00-001" firstAttribute="centerY" secondItem="cv3-00-001" secondAttribute="centerY" id="cn4-00-001"/>
                                                    <constraint firstItem="lb4-00-001" firstAttribute="leading" secondItem="im1-00-001" secondAttribute="trailing" constant="12" id="cn5-00-001"/>
                                                    <constraint firstItem="lb4-00-001" firstAttribute="centerY" secondItem="cv3-00-001" secondAttribute="centerY" id="cn6-00-001"/>
                                                </constraints>
                                            </tableViewCellContentView>
                                        </tableViewCell>
                                    </prototypes>
                                </tableView>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="sf2-00-001"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            <constraints>
                                <constraint firstItem="tv2-00-001" firstAttribute="top" secondItem="sf2-00-001" secondAttribute="top" id="cn7-00-001"/>
                                <constraint firstItem="tv2-00-001" firstAttribute="leading" secondItem="vw2-00-001" secondAttribute="leading" id="cn8-00-001"/>
                                <constraint firstItem="tv2-00-001" firstAttribute="trailing" secondItem="vw2-00-001" secondAttribute="trailing" id="cn9-00-001"/>
                                <constraint firstAttribute="height" constant="400" id="cna-00-001" firstItem="tv2-00-001"/>
                            </constraints>
                        </view>
                        <tabBarItem key="tabBarItem" systemItem="search" id="ti2-00-001"/>
                    </viewController>
                </objects>
            </scene>
        </scenes>
        <resources>
            <image name="badge" width="40" height="40"/>
            <image name="gearshape" catalog="system" width="128" height="123"/>
            <namedColor name="Brand">
                <color red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
        </resources>
    </document>

    """
}
