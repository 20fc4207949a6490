import JSON
import PlaygroundModel
import Wireframes

/// The changes of one device on a page. `Templates/modules/messages.js` is the browser's side.
public struct DevicePatch: Sendable {
    let id: String
    let operations: [Operation]
    let chrome: Chrome?
    /// HTML of the marks along the path of the window's edge, if they change.
    let marks: String?
    let transition: String?
    let log: Log?
    let position: Position?

    var isEmpty: Bool { operations.isEmpty && chrome == nil && marks == nil && log == nil && position == nil }

    var json: JSONValue {
        .object([
            "id": .string(id), "ops": .array(operations.map { $0.json }), "chrome": chrome?.json, "marks": marks?.json,
            "transition": transition?.json, "log": log?.json, "position": position?.json,
        ])
    }

    /// The device's entry in the log, and the newest entry.
    struct Position {
        let entry: Int
        let last: Int

        var json: JSONValue { .object(["entry": .number(entry), "last": .number(last)]) }
    }

    struct Chrome: Sendable {
        let classes: String
        let style: String
        let about: String
        let system: String?
        let subtitle: String
        let size: String
        let horizontal: Badge
        let vertical: Badge
        let settings: String
        let offers: String
        let rotate: String?
        let canDismiss: Bool
        let note: String?

        struct Badge: Sendable {
            let text: String
            let sizeClass: String
            let title: String

            var json: JSONValue {
                .object(["text": .string(text), "sizeClass": .string(sizeClass), "title": .string(title)])
            }

            init(_ badge: BadgeContext) {
                text = badge.text
                sizeClass = badge.sizeClass
                title = badge.title
            }
        }

        var json: JSONValue {
            .object([
                "classes": .string(classes), "style": .string(style), "about": .string(about), "system": system?.json,
                "subtitle": .string(subtitle), "size": .string(size),
                "horizontal": horizontal.json, "vertical": vertical.json, "settings": .string(settings),
                "offers": .string(offers), "rotate": rotate?.json, "canDismiss": .bool(canDismiss), "note": note?.json,
            ])
        }

        init(_ chrome: DeviceWireframe.Chrome) {
            self.init(ChromeContext(chrome))
        }

        init(_ chrome: ChromeContext) {
            classes = chrome.classes
            style = chrome.style
            about = chrome.about
            system = chrome.system
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

    /// Sentences that extend the log, or replace it.
    public struct Log: Sendable {
        let startsAfresh: Bool
        let html: String

        var json: JSONValue { .object(["startsAfresh": .bool(startsAfresh), "html": .string(html)]) }
    }
}
