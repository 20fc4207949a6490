import Mustache
import PlaygroundModel
import Wireframes

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
