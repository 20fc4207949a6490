/// Rules of Interface Builder's canvas that are inferred from documents, since Apple documents none.
///
/// At least two projects show each rule in force, and it may be wrong for others: `CanvasRuleTests` counts the projects that each rule
/// helps and harms, and compares each project without the rules that it alone shows. What a document records of its own canvas (frames of
/// bars and root views) is no rule, nor are UIKit's measures by version.
package enum CanvasRule: String, CaseIterable, Sendable {
    /// From tools 23727 (Xcode 16.3) on the safe area is applied twice: 96 points at the top and 68 at the bottom where an iPhone 11 has 48
    /// and 34. In landscape it is that of the orientation and that of portrait (frames of one project of Xcode 26).
    case safeAreaTwice = "safe area twice"
    /// Xcode 11 to 14.2 show no status bar on phones with a home button: navigation bars begin at 0, before and after at 20.
    case noStatusBar = "no status bar"
    /// Up to Xcode 13 the status bar of an iPhone XR or 11 is 44 points high under any system.
    case lowStatusBar = "status bar of 44"
    /// From iOS 11 on the status bar covers what is embedded in a container, at any position.
    case coveredContainers = "covered containers"
    /// In Xcode 10 scenes and xibs with a size of their own have no status bar.
    case bareFreeform = "bare freeform"
    /// A scene or xib with a size of its own stands at the top of the screen: one that ends above the home indicator has no inset below.
    /// The margins of one that names no guide keep it (frames of SwiftKickMobile/SwiftMessages).
    case lowRoots = "low roots"
}

extension CanvasRule {
    /// Whether the rule can change the layout of a document.
    package func concerns(_ document: InterfaceBuilderDocument) -> Bool {
        switch self {
        case .safeAreaTwice, .noStatusBar, .lowStatusBar: covers(document)
        case .coveredContainers: document.hasEmbeddedController
        case .bareFreeform: covers(document) && document.hasFreeformSize
        case .lowRoots: document.device?.hasHomeIndicator == true && document.hasFreeformSize && covers(document)
        }
    }

    /// Whether the rule is one of the canvas that drew the document.
    func covers(_ document: InterfaceBuilderDocument) -> Bool {
        let era = RecordedSystem.era(of: document)
        return switch self {
        case .safeAreaTwice: era >= .xcode163To164
        case .noStatusBar: era == .xcode11To13 || era == .xcode14
        case .lowStatusBar: era < .xcode14 && document.device?.id == "retina6_1"
        case .coveredContainers: true
        case .lowRoots: document.namesGuides
        case .bareFreeform: era == .xcode10
        }
    }
}

extension InterfaceBuilderDocument {
    fileprivate var hasFreeformSize: Bool {
        objects.contains {
            $0.value(of: "freeformSize") != nil || $0.value(of: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
        }
    }

    fileprivate var namesGuides: Bool {
        objects.contains { $0.subtree.contains { ["viewLayoutGuide", "viewControllerLayoutGuide"].contains($0.name) } }
    }

    fileprivate var hasEmbeddedController: Bool {
        objects.contains { $0.subtree.contains { $0.name == "segue" && $0["kind"] == "embed" } }
    }
}

extension Set<CanvasRule> {
    package static let all = Set(CanvasRule.allCases)
}
