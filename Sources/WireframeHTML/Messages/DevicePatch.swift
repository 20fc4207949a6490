import JSON
import PlaygroundModel
import Wireframes

/// The changes of one device on a page. The browser's side is `Templates/modules/messages.js`.
public struct DevicePatch: Sendable {
    let id: String
    let operations: [Operation]
    let chrome: ChromeContext?
    /// The HTML of the marks at the window's edge. `nil` if they do not change.
    let marks: String?
    let transition: String?
    let log: Log?
    let position: DeviceWireframe.Position?

    var isEmpty: Bool { operations.isEmpty && chrome == nil && marks == nil && log == nil && position == nil }

    var json: JSONValue {
        .object([
            "id": .string(id), "ops": .array(operations.map { $0.json }), "chrome": chrome?.json, "marks": marks?.json,
            "transition": transition?.json, "log": log?.json, "position": position?.json,
        ])
    }

    public struct Log: Sendable {
        let startsAfresh: Bool
        /// The number of lines to remove from the end of the page's log.
        var dropped = 0
        let html: String

        var json: JSONValue {
            .object(["startsAfresh": .bool(startsAfresh), "dropped": dropped == 0 ? nil : .number(dropped), "html": .string(html)])
        }
    }
}

extension DeviceWireframe.Position {
    fileprivate var json: JSONValue { .object(["entry": .number(entry), "last": .number(last)]) }
}

extension ChromeContext {
    fileprivate var json: JSONValue {
        .object([
            "classes": .string(classes), "style": .string(style), "about": .string(chrome.about), "system": system?.json,
            "subtitle": .string(chrome.subtitle), "size": .string(size),
            "horizontal": horizontal.json, "vertical": vertical.json, "settings": .string(settings),
            "offers": .string(offers), "rotate": rotate?.json, "canDismiss": .bool(chrome.canDismiss), "note": note?.json,
        ])
    }
}

extension BadgeContext {
    fileprivate var json: JSONValue {
        .object(["text": .string(text), "sizeClass": .string(sizeClass), "title": .string(title)])
    }
}
