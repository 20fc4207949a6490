import Mustache
import PlaygroundModel
import Wireframes

/// A device with its chrome, for the template `device`.
struct DeviceContext: MustacheParent {
    let id: String
    let chrome: ChromeContext
    let screen: NodeContext
    let log: [LogLineContext]

    init(_ device: DeviceWireframe, glyphs: Set<String>) {
        id = device.id
        chrome = ChromeContext(device.chrome)
        screen = NodeContext(device.screen, glyphs: glyphs)
        log = device.log.map(LogLineContext.init)
    }

    func child(named name: String) -> Any? {
        switch name {
        case "device": id
        case "chrome": chrome
        case "screen": screen
        case "log": log
        default: nil
        }
    }
}

/// What stands around a screen. The same values go into the template and, when they change, into a patch.
struct ChromeContext: MustacheParent, Equatable {
    let name: String
    let subtitle: String
    let size: String
    let classes: String
    let style: String
    let horizontal: BadgeContext
    let vertical: BadgeContext
    /// The event of the rotate button.
    let rotate: String?
    let canDismiss: Bool

    init(_ chrome: DeviceWireframe.Chrome) {
        name = chrome.name
        subtitle = chrome.subtitle
        let shown = chrome.windowSize ?? chrome.screenSize
        size = "\(shown.width.pointText) × \(shown.height.pointText)"
        classes = [
            "device", "is-\(chrome.idiom.rawValue)", "is-\(chrome.orientation.rawValue)",
            chrome.hasHomeButton ? "has-home-button" : "is-all-screen",
        ].joined(separator: " ")
        style = "--w:\(chrome.screenSize.width.pointText);--h:\(chrome.screenSize.height.pointText);"
            + "--r:\(chrome.cornerRadius.pointText)"
        horizontal = BadgeContext(chrome.horizontalSizeClass, axis: "w", name: "horizontal")
        vertical = BadgeContext(chrome.verticalSizeClass, axis: "h", name: "vertical")
        rotate = chrome.nextOrientation.map { Event.rotate($0).description }
        canDismiss = chrome.canDismiss
    }

    func child(named name: String) -> Any? {
        switch name {
        case "name": self.name
        case "subtitle": subtitle
        case "size": size
        case "class": classes
        case "style": style
        case "horizontal": horizontal
        case "vertical": vertical
        case "rotate": rotate.orAbsent
        case "canDismiss": canDismiss
        default: nil
        }
    }
}

/// A size class as a badge: warm for compact, cool for regular.
struct BadgeContext: MustacheParent, Equatable {
    let text: String
    let sizeClass: String
    let title: String

    init(_ sizeClass: UserInterfaceSizeClass, axis: String, name: String) {
        text = sizeClass.badge(axis: axis)
        self.sizeClass = sizeClass.rawValue
        title = "\(name) size class: \(sizeClass.rawValue)"
    }

    func child(named name: String) -> Any? {
        switch name {
        case "text": text
        case "sizeClass": sizeClass
        case "title": title
        default: nil
        }
    }
}

/// A sentence of the log.
struct LogLineContext: MustacheParent {
    let pieces: [PieceContext]
    let depth: Int

    init(_ line: LogLine) {
        pieces = line.pieces.map { PieceContext(kind: $0.kind.rawValue, text: $0.text) }
        depth = line.depth
    }

    func child(named name: String) -> Any? {
        switch name {
        case "pieces": pieces
        case "depth": depth
        default: nil
        }
    }

    struct PieceContext: MustacheParent {
        let kind: String
        let text: String

        func child(named name: String) -> Any? {
            switch name {
            case "kind": kind
            case "text": text
            default: nil
            }
        }
    }
}
