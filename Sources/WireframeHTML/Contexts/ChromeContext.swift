import PlaygroundModel
import Wireframes

struct ChromeContext: TemplateContext, Equatable {
    let name: String
    let about: String
    let system: String?
    let subtitle: String
    let size: String
    let classes: String
    let style: String
    let horizontal: BadgeContext
    let vertical: BadgeContext
    /// Settings in force, and events that only some devices accept, separated by commas.
    let settings: String
    let offers: String
    let windowSize: Size
    /// Empty on a device that never shows more than one app.
    let windows: [WindowChoiceContext]
    let rotate: String?
    let canDismiss: Bool
    let hasHomeButton: Bool
    let fold: FoldContext?
    let measuresForce: Bool
    let note: String?

    init(_ chrome: DeviceWireframe.Chrome) {
        name = chrome.name
        about = chrome.about
        system = chrome.showsSystem ? chrome.system?.label : nil
        subtitle = chrome.subtitle
        let window = chrome.window ?? Rect(origin: .zero, size: chrome.screenSize)
        windowSize = window.size
        size = windowSize.inWords
        classes = [
            "device", "is-\(chrome.idiom.rawValue)", "is-\(chrome.orientation.rawValue)",
            chrome.hasHomeButton && !chrome.isBesidePhone ? "has-home-button" : "is-all-screen",
        ].joined(separator: " ") + (chrome.isBesidePhone ? " is-window" : "") + FoldContext.classes(chrome)
        style = "--w:\(chrome.screenSize.width.pointText);--h:\(chrome.screenSize.height.pointText);"
            + "--r:\(chrome.cornerRadius.pointText)" + FoldContext.style(chrome)
            + (chrome.windowLimits.map { Self.style(of: window, within: $0) } ?? "")
        settings = Self.list(chrome.controls.inForce)
        offers = Self.list(chrome.controls.offered)
        fold = chrome.fold.map { FoldContext($0, chrome.controls) }
        windows = chrome.windowKinds.isEmpty ? [] : WindowChoiceContext.all(chrome.controls, of: chrome.windowKinds)
        horizontal = BadgeContext(
            chrome.horizontalSizeClass, axis: "w", name: "horizontal", doubt: chrome.windowDoubts[.horizontalSizeClass])
        vertical = BadgeContext(chrome.verticalSizeClass, axis: "h", name: "vertical", doubt: chrome.windowDoubts[.verticalSizeClass])
        rotate = chrome.nextOrientation.map { Event.rotate($0).description }
        canDismiss = chrome.canDismiss
        hasHomeButton = chrome.hasHomeButton
        measuresForce = chrome.measuresForce
        note = chrome.notes.isEmpty ? nil : chrome.notes.joined(separator: " ")
    }

    private static func style(of window: Rect, within limits: WindowLimits) -> String {
        ";--wx:\(window.minX.pointText);--wy:\(window.minY.pointText);--ww:\(window.width.pointText)"
            + ";--wh:\(window.height.pointText);--least-w:\(limits.least.width.pointText);--least-h:\(limits.least.height.pointText)"
            + ";--most-w:\(limits.most.width.pointText);--most-h:\(limits.most.height.pointText)"
    }

    private static func list(_ events: [Event]) -> String { events.map { $0.description }.joined(separator: ", ") }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "name": .init(self.name)
        case "about": .init(about)
        case "system": .init(system)
        case "subtitle": .init(subtitle)
        case "size": .init(size)
        case "class": .init(classes)
        case "style": .init(style)
        case "horizontal": .init(horizontal)
        case "vertical": .init(vertical)
        case "settings": .init(settings)
        case "offers": .init(offers)
        case "hasWindows": .init(!windows.isEmpty)
        case "windows": .init(windows)
        case "windowWidth": .init(windowSize.width.pointText)
        case "windowHeight": .init(windowSize.height.pointText)
        case "rotate": .init(rotate)
        case "canDismiss": .init(canDismiss)
        case "hasHomeButton": .init(hasHomeButton)
        case "hasFold": .init(fold != nil)
        case "fold": .init(fold)
        case "measuresForce": .init(measuresForce)
        case "thresholds": .init(ForceThreshold.allCases) { ["name": .text($0.rawValue), "force": .text($0.force.share.pointText)] }
        case "note": .init(note)
        default: nil
        }
    }
}

/// A size class badge, warm for compact and cool for regular.
struct BadgeContext: TemplateContext, Equatable {
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
