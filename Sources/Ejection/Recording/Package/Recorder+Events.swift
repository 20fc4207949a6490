#if DEBUG
import UIKit

/// The events of a scenario, performed by the app itself.
extension Recorder {
    func perform(_ event: String) async -> Outcome {
        let words = event.split(separator: " ").map(String.init)
        let (verb, argument) = (words.first ?? "", words.dropFirst().first ?? "")
        let value = words.dropFirst(3).joined(separator: " ")
        switch verb {
        case "rotate": return await rotate(to: argument)
        case "tap": return tap(argument)
        case "change": return change(argument, words.dropFirst(2).first ?? "", to: value)
        case "tapBeside": return tapEmptyArea(of: argument)
        case "return": return pressReturn()
        case "dismissKeyboard": return window.endEditing(true) ? .done : .refused("there is no keyboard")
        case "cancelSearch": return cancelSearch(in: argument)
        case "back": return back(in: argument)
        case "dismiss": return dismiss()
        case "dim": return tapDimmed()
        case "swipe": return swipe(argument)
        case "edgeSwipe": return swipe(fromEdge: argument)
        case "selectTab": return select(tab: argument)
        case "showSidebar", "hideSidebar", "toggleSidebar": return sidebar(verb)
        case "showColumn", "hideColumn": return column(argument, isShown: verb == "showColumn")
        case "detent": return rest(at: argument)
        case "scroll": return scroll(argument, to: Array(words.dropFirst(3)))
        default: return Self.unreachable[verb].map { .skipped($0) } ?? set(verb, to: argument)
        }
    }

    /// The events that no public API performs, with reasons.
    private static let unreachable: [String: String] = {
        let reasons = [
            "an app cannot give its window a size": ["split", "resize"],
            "an app cannot fold the device": ["fold", "angle"],
            "an app cannot change the system or its language": ["ios", "language"],
            "only a finger opens menus and previews": [
                "press", "longPress", "lift", "swipeUp", "chooseAction", "tapPreview", "tapOutside", "cancelTouches",
                "showOverflow",
            ],
            "only a finger drags scroll views": ["drag"],
            "it happens outside the app": [
                "home", "tapIcon", "pressIcon", "longPressIcon", "quickAction", "editHomeScreen", "terminate",
                "setShortcutItems",
            ],
        ]
        return Dictionary(uniqueKeysWithValues: reasons.flatMap { reason, verbs in verbs.map { ($0, reason) } })
    }()

    private func rotate(to name: String) async -> Outcome {
        guard let orientation = Self.orientations.first(where: { $0.value == name })?.key,
            let scene = window.windowScene
        else { return .refused("there is no such orientation") }
        var failure: String?
        let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { failure = $0.localizedDescription }
        await settle()
        guard scene.interfaceOrientation != orientation else { return .done }
        return .refused(failure ?? "the interface did not turn")
    }

    /// Overrides a setting in the window. UIKit's callbacks differ from those for a setting of the device.
    private func set(_ trait: String, to value: String) -> Outcome {
        guard #available(iOS 17, *) else { return .skipped("an app cannot override its window's traits before iOS 17") }
        return override(trait, value) ? .doneOtherwise : .skipped("an app cannot change it")
    }

    @available(iOS 17, *)
    private func override(_ trait: String, _ value: String) -> Bool {
        switch trait {
        case "userInterfaceStyle": window.traitOverrides.userInterfaceStyle = value == "dark" ? .dark : .light
        case "layoutDirection":
            window.traitOverrides.layoutDirection = value == "rightToLeft" ? .rightToLeft : .leftToRight
        case "legibilityWeight": window.traitOverrides.legibilityWeight = value == "bold" ? .bold : .regular
        case "accessibilityContrast": window.traitOverrides.accessibilityContrast = value == "high" ? .high : .normal
        case "preferredContentSizeCategory":
            guard let size = UITraitCollection.textSizes[value] else { return false }
            window.traitOverrides.preferredContentSizeCategory = size
        default: return false
        }
        return true
    }

    @available(iOS 17, *)
    func resetOverrides() {
        window.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        window.traitOverrides.remove(UITraitLayoutDirection.self)
        window.traitOverrides.remove(UITraitLegibilityWeight.self)
        window.traitOverrides.remove(UITraitAccessibilityContrast.self)
        window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    }
}
#endif
