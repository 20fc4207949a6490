/// Storyboards of one screen.
enum Storyboards {
    static let label = #"<label contentMode="left" text="Hello" id="l" translatesAutoresizingMaskIntoConstraints="NO"/>"#

    static func storyboard(_ views: String = label, connections: String = "", constraints: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="c">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController" title="Home">
        <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
        <connections>\(connections)</connections></viewController></objects></scene></scenes></document>

        """
    }

    /// A label with a recorded frame, and constraints that place it.
    static func pinned(width: Int = 100) -> String {
        let pins = [
            ("leading", #"secondItem="v" secondAttribute="leading""#, 20), ("top", #"secondItem="v" secondAttribute="top""#, 30),
            ("width", "", 100), ("height", "", 40),
        ].map { #"<constraint firstItem="l" firstAttribute="\#($0)" \#($1) constant="\#($2)" id="k\#($2)"/>"# }
        return storyboard(
            """
            <label contentMode="left" text="Hello" id="l" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="20" y="30" width="\(width)" height="40"/></label>
            """, constraints: pins.joined())
    }

    static let toolbar = #"<toolbar contentMode="scaleToFill" id="t" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    static let segue = #"<segue destination="c" kind="show" id="s"/>"#
}

extension TestFolder {
    /// Adds three storyboards called Main in three folders, one of them for a language.
    func addProject() throws {
        for place in ["App/Main.storyboard", "Watch Me/Base.lproj/Main.storyboard", "Main.storyboard"] {
            try write("project/\(place)", Storyboards.storyboard())
        }
        try write("project/Notes.txt", "no document")
    }
}
