import PlaygroundModel
import Wireframes

struct StillDeviceContext: TemplateContext {
    private let number: Int
    private let chrome: ChromeContext
    private let notes: [String]
    private let looks: [LookContext]
    private let environments: [EnvironmentContext]
    private let log: [LogLineContext]
    private let pins: [NotePin]

    init(_ device: StillPage.Device, number: Int, glyphs: Set<String>) {
        self.number = number
        let wireframe = device.wireframe
        chrome = ChromeContext(wireframe.chrome)
        notes = wireframe.chrome.notes
        looks = LookContext.all(of: device, glyphs: glyphs)
        environments = EnvironmentContext.all(device.inspections, hasBothStyles: looks.count > 1)
        pins = wireframe.pins
        log = wireframe.log.lines.map(LogLineContext.init)
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "number": .init(number)
        case "chrome": .init(chrome)
        case "hasNotes": .init(!notes.isEmpty)
        case "notes": .init(notes)
        case "pins":
            .init(pins) {
                ["number": .init($0.number), "text": .text($0.text), "style": .text("--x:\($0.centre.x.pointText);--y:\($0.centre.y.pointText)")]
            }
        case "looks": .init(looks)
        case "environments": .init(environments)
        case "log": .init(log)
        default: nil
        }
    }

    struct LookContext: TemplateContext {
        /// `in-light` or `in-dark`, and if the style was chosen, also `is-chosen` or `is-other`.
        let classes: String
        let style: String
        let screen: NodeContext

        /// Light before dark. One look without classes if the styles are equal, as before iOS 13.
        static func all(of device: StillPage.Device, glyphs: Set<String>) -> [LookContext] {
            let isDark = device.wireframe.environment.userInterfaceStyle == .dark
            let (own, other) = (device.wireframe.screen, device.otherScreen)
            guard own != other else { return [LookContext(classes: "", style: "", screen: NodeContext(stillOf: own, glyphs: glyphs))] }
            return [(isDark ? other : own, false), (isDark ? own : other, true)].map { screen, isDarkOne in
                let choice = device.isStyleChosen ? (isDarkOne == isDark ? " is-chosen" : " is-other") : ""
                return LookContext(
                    classes: (isDarkOne ? "in-dark" : "in-light") + choice, style: isDarkOne ? "dark" : "light",
                    screen: NodeContext(stillOf: screen, glyphs: glyphs)
                )
            }
        }

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "classes": .init(classes)
            case "look": .init(style.isEmpty ? nil : style)
            case "screen": .init(screen)
            default: nil
            }
        }
    }

    /// The window or a controller, with the traits that differ from its container's.
    struct EnvironmentContext: TemplateContext {
        let inspection: Inspection
        /// Source of the other traits, or `nil` for the window.
        let holder: String?
        let traits: [Inspection.TraitRow]

        /// - Parameter hasBothStyles: The page shows both styles, and inspections know one.
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
