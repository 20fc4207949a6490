extension BarButtonItem {
    public enum SystemItem: String, CaseIterable, Hashable, Sendable {
        case flexibleSpace, fixedSpace
        case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause
        case rewind, fastForward, undo, redo, close

        public var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

        /// The title. `nil` for a space.
        var title: SystemWord? { SystemWord(rawValue: rawValue) }

        /// The SF Symbol of the item. `nil` if the item shows a title. On glass some titles become symbols (iOS 26, from memory).
        func symbol(onGlass isOnGlass: Bool) -> String? {
            switch self {
            case .flexibleSpace, .fixedSpace, .edit, .save, .undo, .redo: nil
            case .done: isOnGlass ? "checkmark" : nil
            case .cancel: isOnGlass ? "xmark" : nil
            case .add: "plus"
            case .action: "square.and.arrow.up"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play"
            case .pause: "pause"
            case .rewind: "backward"
            case .fastForward: "forward"
            }
        }
    }

    /// The item with the system item's title, symbol and style. The menu and the badge are removed on systems without them.
    public func shown(in profile: BehaviourProfile) -> BarButtonItem {
        var item = self
        if !profile.has(.controlMenus) { item.menu = [] }
        if !profile.has(.barItemBadges) { item.badge = nil }
        guard let systemItem, !systemItem.isSpace else { return item }
        item.title = systemItem.title?.text(in: profile.language)
        item.image = systemItem.symbol(onGlass: profile.design == .glass)
        // Only these two system items have this style (from memory).
        if systemItem == .done || systemItem == .save, style == .plain { item.style = .done }
        return item
    }
}
