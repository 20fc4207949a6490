import PlaygroundModel

/// The quick actions of a menu: static ones first, in the order of the Info.plist, then dynamic ones, in the order of the array. A menu
/// shows at most four. The first is nearest to the icon.
public struct QuickActionMenu: Hashable, Sendable {
    public struct LeftOut: Hashable, Sendable {
        public var action: QuickAction
        public var isStatic: Bool
        public var position: Int

        public var text: String {
            let why = isStatic
                ? "a menu shows \(QuickActions.menuLimit) quick actions at most, and this is static item \(position + 1)."
                : "static ones come first, dynamic ones fill the rest of \(QuickActions.menuLimit) places, "
                    + "and this would be item \(position + 1)."
            return "“\(action.title)” is left out: \(why)"
        }
    }

    /// An entry that the system adds from iOS 13.
    public enum SystemItem: String, Hashable, Sendable, CaseIterable {
        case removeApp, editHomeScreen

        public func title(in profile: BehaviourProfile) -> String {
            switch self {
            case .removeApp: Self.removalTitles[profile]
            case .editHomeScreen: "Edit Home Screen"
            }
        }

        static let removalTitles: VersionTable<String> = [
            .since(13, "Delete App", "observed"), .since(14, "Remove App", "observed, with the App Library"),
        ]
    }

    /// The visible quick actions. The first is nearest to the icon.
    public let actions: [QuickAction]
    public let leftOut: [LeftOut]
    /// The system's entries, farther from the icon than the quick actions. The first is the nearest.
    public let systemItems: [SystemItem]

    public init(static: [QuickAction], dynamic: [QuickAction], profile: BehaviourProfile) {
        guard profile.has(.quickActions) else {
            (actions, leftOut, systemItems) = ([], [], [])
            return
        }
        let all = `static` + dynamic
        actions = Array(all.prefix(QuickActions.menuLimit))
        leftOut = all.enumerated().dropFirst(QuickActions.menuLimit).map { index, action in
            LeftOut(action: action, isStatic: index < `static`.count, position: index)
        }
        systemItems = profile.has(.quickActionsByLongPress) ? [.editHomeScreen, .removeApp] : []
    }

    public var isEmpty: Bool { actions.isEmpty && systemItems.isEmpty }

    public func action(named name: String) -> QuickAction? {
        actions.first { $0.type == name } ?? actions.first { $0.title == name }
    }
}
