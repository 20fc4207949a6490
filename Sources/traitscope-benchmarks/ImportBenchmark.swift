import InterfaceImport

/// Measures the import of storyboards: one as large as the largest published one, one near the limit, and many together.
enum ImportBenchmark {
    /// The numbers of scenes. Each scene has 2.2 KB.
    private static let sizes = [("192 KB, like the largest storyboard at hand", 88), ("2 MB", 920), ("9.9 MB, near the limit", 4_550)]

    static func run() throws {
        var table = BenchmarkTable("Import of a storyboard")
        for (name, scenes) in sizes {
            let bytes = Array(StoryboardSource.make(scenes: scenes).utf8)
            let document = try InterfaceBuilderDocument(bytes)
            let count = scenes > 900 ? 3 : 20
            table.add("\(name): read", try Samples.measure(count: count, warmUp: 1) { try InterfaceBuilderDocument(bytes).scenes.count })
            table.add("\(name): as a playground", Samples.measure(count: count, warmUp: 1) {
                ImportedPlayground(document, name: "Main.storyboard").text.utf8.count
            })
        }
        let members = try folder()
        table.add("\(folderSize) files of 20 scenes, each with a reference to the next: as playgrounds", Samples.measure(count: 3, warmUp: 1) {
            DocumentSet(members).playgrounds().count
        })
        table.print()
    }

    private static let folderSize = 500

    private static func folder() throws -> [DocumentSet.Member] {
        try (0..<folderSize).map { number in
            // References connect groups of ten, because a playground is read with its includes.
            let next = number / 10 * 10 + (number + 1) % 10
            let reference = """
                <scene sceneID="sr"><objects><viewControllerPlaceholder storyboardName="File\(next)" id="r" sceneMemberID="viewController"/>\
                </objects></scene></scenes>
                """
            let text = StoryboardSource.make(scenes: 20).replacing("</scenes>", with: reference)
            return DocumentSet.Member(
                path: "File\(number).storyboard", document: try InterfaceBuilderDocument(Array(text.utf8)), playground: "File\(number).toml")
        }
    }
}

/// A storyboard with many scenes. Each scene is a form of labels and fields in a stack view.
enum StoryboardSource {
    static func make(scenes count: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c0">
        <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
        \((0..<count).map { scene($0, next: ($0 + 1) % count) }.joined(separator: "\n"))
        </scenes></document>
        """
    }

    private static func scene(_ number: Int, next: Int) -> String {
        let fields = (0..<3).map { field in
            """
            <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Value \(field)" \
            translatesAutoresizingMaskIntoConstraints="NO" id="f\(number)-\(field)"><rect key="frame" x="0.0" y="\(field * 42)" \
            width="361" height="34"/><fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
            """
        }.joined()
        return """
            <scene sceneID="s\(number)"><objects><viewController id="c\(number)" storyboardIdentifier="Form\(number)" \
            sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v\(number)">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" \
            id="k\(number)"><rect key="frame" x="16" y="75" width="361" height="160"/><subviews>\(fields)
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b\(number)">
            <rect key="frame" x="0.0" y="126" width="361" height="30"/><state key="normal" title="Next"/>
            <connections><segue destination="c\(next)" kind="show" id="g\(number)"/></connections></button></subviews></stackView></subviews>
            <viewLayoutGuide key="safeArea" id="a\(number)"/><constraints>
            <constraint firstItem="k\(number)" firstAttribute="top" secondItem="a\(number)" secondAttribute="top" constant="16" id="1-\(number)"/>
            <constraint firstItem="k\(number)" firstAttribute="leading" secondItem="a\(number)" secondAttribute="leading" constant="16" \
            id="2-\(number)"/>
            <constraint firstItem="a\(number)" firstAttribute="trailing" secondItem="k\(number)" secondAttribute="trailing" constant="16" \
            id="3-\(number)"/></constraints></view></viewController></objects></scene>
            """
    }
}
