extension BarButtonItem {
    /// UIBarButtonItem.SystemItem.
    public enum SystemItem: String, CaseIterable, Hashable, Sendable {
        case flexibleSpace, fixedSpace
        case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause
        case rewind, fastForward, undo, redo, close

        public var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

        /// The title, or what VoiceOver speaks.
        var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

        /// The SF Symbol that the item shows; `nil` for a title. On glass some titles are symbols (iOS 26, recalled).
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

    /// The item with the title, the symbol and the style of its system item, whose name UIKit translates; a playground has the English one.
    public func shown(in profile: BehaviourProfile) -> BarButtonItem {
        guard let systemItem, !systemItem.isSpace else { return self }
        var item = self
        item.title = systemItem.title
        item.image = systemItem.symbol(onGlass: profile.design == .glass)
        // Of the system's items these two have that style (recalled).
        if systemItem == .done || systemItem == .save, style == .plain { item.style = .done }
        return item
    }
}
