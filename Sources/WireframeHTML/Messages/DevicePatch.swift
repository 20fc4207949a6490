import PlaygroundModel
import Wireframes

/// What one device on a page has to change. `Templates/modules/messages.js` describes the same to the browser.
public struct DevicePatch: Encodable, Sendable {
    let id: String
    let operations: [Operation]
    let chrome: Chrome?
    /// HTML of the marks on the way of the window's edge, when they change.
    let marks: String?
    let transition: String?
    let log: Log?
    let position: Position?

    var isEmpty: Bool { operations.isEmpty && chrome == nil && marks == nil && log == nil && position == nil }

    enum CodingKeys: String, CodingKey {
        case id, operations = "ops", chrome, marks, transition, log, position
    }

    /// The entry of the log at which the device stands, and the newest.
    struct Position: Encodable {
        let entry: Int
        let last: Int
    }

    /// What stands around the screen.
    public struct Chrome: Encodable, Sendable {
        let classes: String
        let style: String
        let subtitle: String
        let size: String
        let horizontal: Badge
        let vertical: Badge
        let settings: String
        let offers: String
        let rotate: String?
        let canDismiss: Bool
        let note: String?

        struct Badge: Encodable, Sendable {
            let text: String
            let sizeClass: String
            let title: String

            init(_ badge: BadgeContext) {
                text = badge.text
                sizeClass = badge.sizeClass
                title = badge.title
            }
        }

        public init(_ chrome: DeviceWireframe.Chrome) {
            self.init(ChromeContext(chrome))
        }

        init(_ chrome: ChromeContext) {
            classes = chrome.classes
            style = chrome.style
            subtitle = chrome.subtitle
            size = chrome.size
            horizontal = Badge(chrome.horizontal)
            vertical = Badge(chrome.vertical)
            settings = chrome.settings
            offers = chrome.offers
            rotate = chrome.rotate
            canDismiss = chrome.canDismiss
            note = chrome.note
        }
    }

    /// Sentences for the end of the log, or for all of it.
    public struct Log: Encodable, Sendable {
        let startsAfresh: Bool
        let html: String
    }
}
