/// Rules of Interface Builder's canvas. They are inferred from documents, because Apple does not document any.
///
/// Each rule is shown by at least two projects and may be wrong for others. `CanvasRuleTests` counts the projects that each rule helps and
/// harms, and compares each project without the rules that it alone shows.
package enum CanvasRule: String, CaseIterable, Sendable {
    /// Since tools 23727 (Xcode 16.3) the safe area is applied twice: an iPhone 11 has 96 and 68 points instead of 48 and 34. In landscape,
    /// the safe area of portrait is added (frames of one project of Xcode 26).
    case safeAreaTwice = "safe area twice"
    /// Xcode 11 to 14.2 show no status bar on phones with a home button: navigation bars begin at 0 instead of 20.
    case noStatusBar = "no status bar"
    /// Up to Xcode 13, the status bar of an iPhone XR, 11, 12 or 12 Pro Max is 44 points high, whatever the system.
    case lowStatusBar = "status bar of 44"
    /// Since iOS 11, the status bar covers embedded controllers at any position.
    case coveredContainers = "covered containers"
    /// Scenes and xibs of custom size have no status bar in Xcode 10.
    case bareFreeform = "bare freeform"
    /// Up to Xcode 14.2, a scene or xib of custom size is at the top of the screen: if it ends above the home indicator and is not wider
    /// than the screen (nine documents of six projects), it has no bottom inset. Later it has the inset (five documents of three projects).
    /// Margins keep the inset in documents that mention no guide (frames of SwiftKickMobile/SwiftMessages).
    case lowRoots = "low roots"
    /// The cell of a xib has no table view around it. In Xcode 11 its side margins are 15 points at every width (frames of two projects).
    /// In later versions the narrower of screen and cell determines them (frames of one project: 16 in cells of 600 on a screen of 375).
    case detachedCells = "detached cells"
}

extension CanvasRule {
    /// Whether the rule can affect the layout of a document.
    package func concerns(_ document: InterfaceBuilderDocument) -> Bool {
        switch self {
        case .safeAreaTwice, .noStatusBar, .lowStatusBar: covers(document)
        case .coveredContainers: document.hasEmbeddedController
        case .bareFreeform: covers(document) && document.hasFreeformSize
        case .detachedCells: covers(document) && document.rootViews.contains { $0.name == "tableViewCell" }
        case .lowRoots: document.device?.hasHomeIndicator == true && document.hasFreeformSize && covers(document)
        }
    }

    func covers(_ document: InterfaceBuilderDocument) -> Bool {
        let era = RecordedSystem.era(of: document)
        return switch self {
        case .safeAreaTwice: era >= .xcode163To164
        case .noStatusBar: era == .xcode11To13 || era == .xcode14
        case .lowStatusBar: era < .xcode14 && ["retina6_0", "retina6_1", "retina6_7"].contains(document.device?.id)
        case .coveredContainers: true
        case .detachedCells: era >= .xcode11To13 && document.kind == .xib && !document.isForPad
        case .lowRoots: document.namesGuides && era < .xcode143To162
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
