import InterfaceBuilder
import PlaygroundModel

/// The system whose UIKit gave a document's views their frames: the one that came with the Xcode that saved it.
enum RecordedSystem {
    static func profile(of document: InterfaceBuilderDocument) -> BehaviourProfile {
        let supported = BehaviourProfile.supportedVersions
        let version = table.last { $0.tools <= document.toolsVersion }?.version ?? supported.lowerBound
        return BehaviourProfile(version: min(max(version, supported.lowerBound), supported.upperBound))
    }

    /// Whether the canvas took the safe area off twice, as Xcode 26's does: 96 above and 68 below where an iPhone 11 has 48 and
    /// 34, navigation bars included, in documents of two projects.
    static func countsSafeAreaTwice(_ document: InterfaceBuilderDocument) -> Bool { document.toolsVersion >= 24_000 }

    /// Whether the canvas had no status bar on phones with a home button, as that of Xcode 11 to 14: navigation bars stand at 0 in
    /// documents of three projects, and at 20 in those before and after.
    static func hidesStatusBar(_ document: InterfaceBuilderDocument) -> Bool { (15_000..<22_000).contains(document.toolsVersion) }

    /// What covered an iPhone XR or 11 above, if it was not what the system says: 44 points up to Xcode 13, whatever the system.
    static func topInset(_ document: InterfaceBuilderDocument) -> Double? {
        document.device?.id == "retina6_1" && document.toolsVersion < 20_500 ? 44 : nil
    }

    /// The first version of the tools that came with a system, from `toolsVersion` of documents whose Xcode is known.
    private static let table: [(tools: Int, version: Int)] = [
        (0, 8), (10_000, 9), (11_000, 10), (13_000, 11), (14_000, 12), (14_800, 13), (17_000, 14), (18_900, 15), (20_500, 16),
        (21_800, 17), (23_000, 18), (24_000, 26),
    ]
}
