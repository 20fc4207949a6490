/// What is known of Interface Builder's canvas from documents alone, since nothing that Apple published says it.
///
/// A rule is in force where at least two projects show it. Each was seen in the documents of some projects, and may be wrong for others: `CanvasRuleTests` counts for every rule the projects
/// that it helps and those that it harms, and what is left of the comparison where a project is compared without what it alone shows.
/// What a document says of its own canvas (the frames of bars and root views) is no such rule, nor are UIKit's measures by version.
package enum CanvasRule: String, CaseIterable, Sendable {
    /// Xcode 26 takes the safe area off twice: 96 above and 68 below where an iPhone 11 has 48 and 34.
    case safeAreaTwice = "safe area twice"
    /// Xcode 11 to 14 show no status bar on phones with a home button: navigation bars stand at 0, and at 20 before and after.
    case noStatusBar = "no status bar"
    /// Up to Xcode 13 the status bar of an iPhone XR or 11 is 44 high, whatever the system.
    case lowStatusBar = "status bar of 44"
    /// The status bar covers what is embedded in a container, wherever that stands, from iOS 11 on.
    case coveredContainers = "covered containers"
    /// Up to Xcode 10 no status bar is over scenes and xibs of a size of their own.
    case bareFreeform = "bare freeform"
}

extension CanvasRule {
    /// Whether a document could be laid out otherwise without the rule.
    package func concerns(_ document: InterfaceBuilderDocument) -> Bool {
        switch self {
        case .safeAreaTwice: RecordedSystem.countsSafeAreaTwice(document)
        case .noStatusBar: RecordedSystem.hidesStatusBar(document)
        case .lowStatusBar: RecordedSystem.topInset(document) != nil
        case .coveredContainers: document.hasEmbeddedController
        case .bareFreeform: RecordedSystem.isFreeformBare(document) && document.hasFreeformSize
        }
    }
}

extension InterfaceBuilderDocument {
    fileprivate var hasFreeformSize: Bool {
        objects.contains { $0.value(of: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics" }
    }

    fileprivate var hasEmbeddedController: Bool {
        objects.contains { $0.subtree.contains { $0.name == "segue" && $0["kind"] == "embed" } }
    }
}

extension Set<CanvasRule> {
    package static let all = Set(CanvasRule.allCases)
}
