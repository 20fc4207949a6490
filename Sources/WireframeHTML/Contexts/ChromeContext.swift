import PlaygroundModel
import Wireframes

struct ChromeContext: TemplateContext {
    let chrome: DeviceWireframe.Chrome

    var system: String? { chrome.showsSystem ? chrome.system?.label : nil }
    var size: String { window.size.inWords }
    /// Settings in force, and events that only some devices accept, separated by commas.
    var settings: String { Self.list(chrome.controls.inForce) }
    var offers: String { Self.list(chrome.controls.offered) }
    var rotate: String? { chrome.nextOrientation.map { Event.rotate($0).description } }
    var note: String? { chrome.notes.isEmpty ? nil : chrome.notes.joined(separator: " ") }

    private var window: Rect { chrome.window ?? Rect(origin: .zero, size: chrome.screenSize) }

    var classes: String {
        [
            "device", "is-\(chrome.idiom.rawValue)", "is-\(chrome.orientation.rawValue)",
            chrome.hasHomeButton && !chrome.isBesidePhone ? "has-home-button" : "is-all-screen",
        ].joined(separator: " ") + (chrome.isBesidePhone ? " is-window" : "") + FoldContext.classes(chrome)
    }

    var style: String {
        "--w:\(chrome.screenSize.width.pointText);--h:\(chrome.screenSize.height.pointText);"
            + "--r:\(chrome.cornerRadius.pointText)" + FoldContext.style(chrome)
            + (chrome.windowLimits.map { Self.style(of: window, within: $0) } ?? "")
    }

    var horizontal: BadgeContext {
        BadgeContext(chrome.horizontalSizeClass, axis: "w", name: "horizontal", doubt: chrome.windowDoubts[.horizontalSizeClass])
    }

    var vertical: BadgeContext {
        BadgeContext(chrome.verticalSizeClass, axis: "h", name: "vertical", doubt: chrome.windowDoubts[.verticalSizeClass])
    }

    private var fold: TemplateValue {
        guard let fold = chrome.fold else { return .absent }
        return TemplateValue(["angle": .text(fold.posture.angle.pointText), "postures": PostureContext.all(chrome.controls)])
    }

    private static func style(of window: Rect, within limits: WindowLimits) -> String {
        ";--wx:\(window.minX.pointText);--wy:\(window.minY.pointText);--ww:\(window.width.pointText)"
            + ";--wh:\(window.height.pointText);--least-w:\(limits.least.width.pointText);--least-h:\(limits.least.height.pointText)"
            + ";--most-w:\(limits.most.width.pointText);--most-h:\(limits.most.height.pointText)"
    }

    private static func list(_ events: [Event]) -> String { events.map { $0.description }.joined(separator: ", ") }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "name": .init(chrome.name)
        case "about": .init(chrome.about)
        case "system": .init(system)
        case "subtitle": .init(chrome.subtitle)
        case "size": .init(size)
        case "class": .init(classes)
        case "style": .init(style)
        case "horizontal": .init(horizontal)
        case "vertical": .init(vertical)
        case "settings": .init(settings)
        case "offers": .init(offers)
        // The value is false on a device that never shows more than one app.
        case "hasWindows": .init(!chrome.windowKinds.isEmpty)
        case "windows": chrome.windowKinds.isEmpty ? .list([]) : WindowChoiceContext.all(chrome.controls, of: chrome.windowKinds)
        case "windowWidth": .init(window.width.pointText)
        case "windowHeight": .init(window.height.pointText)
        case "rotate": .init(rotate)
        case "canDismiss": .init(chrome.canDismiss)
        case "hasHomeButton": .init(chrome.hasHomeButton)
        case "hasFold": .init(chrome.fold != nil)
        case "fold": fold
        case "measuresForce": .init(chrome.measuresForce)
        case "thresholds": .init(ForceThreshold.allCases) { ["name": .text($0.rawValue), "force": .text($0.force.share.pointText)] }
        case "note": .init(note)
        default: nil
        }
    }
}

/// A size class badge, warm for compact and cool for regular.
struct BadgeContext: TemplateContext {
    let text: String
    let sizeClass: String
    let title: String

    init(_ sizeClass: UserInterfaceSizeClass, axis: String, name: String, doubt: String? = nil) {
        text = sizeClass.badge(axis: axis, isDoubtful: doubt != nil)
        self.sizeClass = sizeClass.rawValue
        title = "\(name) size class: \(sizeClass.rawValue)" + (doubt.map { ", which is doubtful: \($0)" } ?? "")
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "text": .init(text)
        case "sizeClass": .init(sizeClass)
        case "title": .init(title)
        default: nil
        }
    }
}
