import PlaygroundModel
import Wireframes

enum StillDeviceContext {
    static func values(of device: StillPage.Device, number: Int, glyphs: Set<String>) -> [String: TemplateValue] {
        let wireframe = device.wireframe
        let looks = looks(of: device, glyphs: glyphs)
        let pins = TemplateValue(wireframe.pins) {
            ["number": .init($0.number), "text": .text($0.text), "style": .text("--x:\($0.centre.x.pointText);--y:\($0.centre.y.pointText)")]
        }
        return [
            "number": .init(number), "chrome": .init(ChromeContext(chrome: wireframe.chrome)),
            "hasNotes": .flag(!wireframe.chrome.notes.isEmpty), "notes": .init(wireframe.chrome.notes), "pins": pins,
            "looks": .init(looks) { $0 }, "log": .init(wireframe.log.lines.map(LogLineContext.init)),
            "environments": .init(EnvironmentContext.all(device.inspections, hasBothStyles: looks.count > 1)),
        ]
    }

    /// The looks, light before dark. If the styles are equal, as before iOS 13, there is one look without classes. The classes are
    /// `in-light` or `in-dark`, and if the style was chosen, also `is-chosen` or `is-other`.
    private static func looks(of device: StillPage.Device, glyphs: Set<String>) -> [[String: TemplateValue]] {
        let isDark = device.wireframe.environment.userInterfaceStyle == .dark
        let (own, other) = (device.wireframe.screen, device.otherScreen)
        func look(_ style: String?, _ screen: WireframeNode, classes: String) -> [String: TemplateValue] {
            ["classes": .text(classes), "look": .init(style), "screen": .init(NodeContext(stillOf: screen, glyphs: glyphs))]
        }
        guard own != other else { return [look(nil, own, classes: "")] }
        return [(isDark ? other : own, false), (isDark ? own : other, true)].map { screen, isDarkOne in
            let choice = device.isStyleChosen ? (isDarkOne == isDark ? " is-chosen" : " is-other") : ""
            return look(isDarkOne ? "dark" : "light", screen, classes: (isDarkOne ? "in-dark" : "in-light") + choice)
        }
    }

    /// The window or a controller, with the traits that differ from its container's traits.
    struct EnvironmentContext: TemplateContext {
        let inspection: Inspection
        /// The source of the other traits. `nil` for the window.
        let holder: String?
        let traits: [Inspection.TraitRow]

        /// - Parameter hasBothStyles: Whether the page shows both styles. An inspection contains only one.
        static func all(_ inspections: [Inspection], hasBothStyles: Bool) -> [EnvironmentContext] {
            let inspections = hasBothStyles ? inspections.map(inBothStyles) : inspections
            return inspections.map { inspection in
                let holder = inspection.ancestors.reversed().lazy.compactMap { ancestor in
                    inspections.first { $0.node == ancestor.node }
                }.first
                return EnvironmentContext(
                    inspection: inspection, holder: holder?.name,
                    traits: inspection.traits.filter { holder?.traits.contains($0) != true }
                )
            }
        }

        /// A style that the device decides differs between the pictures.
        private static func inBothStyles(_ inspection: Inspection) -> Inspection {
            var inspection = inspection
            for index in inspection.traits.indices where inspection.traits[index].name == Trait.userInterfaceStyle.name {
                guard inspection.traits[index].origins.count == 1 else { continue }
                inspection.traits[index].value = "light, dark"
                inspection.traits[index].origins[0].source += ", one in each picture"
            }
            return inspection
        }

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "holder": .init(holder)
            case "hasTraits": .init(!traits.isEmpty)
            case "traits": .init(traits, InspectionContext.values)
            default: InspectionContext(inspection: inspection).child(named: name)
            }
        }
    }
}
