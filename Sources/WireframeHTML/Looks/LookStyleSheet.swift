import PlaygroundModel
import TextMetrics
import Wireframes

/// The style sheet of what `Wireframes/Looks` says: `Templates/styles/looks.css`, which a test holds equal to it.
///
/// A part has a rule, and further rules for what differs where its control is on and in the other designs of the system.
public enum LookStyleSheet {
    public static var text: String {
        """
        /* What the parts of controls look like, made of `Sources/Wireframes/Looks`: change it there, and write this anew with
           `TRAITSCOPE_RECORD=1 swift test --filter LookStyleSheetTests`. */


        """ + (BoxPart.allCases.flatMap(rules) + rows).joined(separator: "\n") + "\n"
    }

    /// How parts stand in rows, and which do not.
    private static var rows: [String] {
        let placed = BoxPart.allCases.filter { $0.look(.filled).place != nil }.map { selectors($0).0 }
        func padding(_ design: SystemDesign) -> [(name: String, value: String)] {
            [("padding", CSSText.px(BoxPart.segmentInset(design)))]
        }
        return [
            rule(placed.joined(separator: ","), [("position", "absolute")]),
            rule(".segments-track", padding(.filled)), rule(".design-outlined .segments-track", padding(.outlined)),
            rule(".dots", [("gap", CSSText.px(BoxPart.dotGap))]),
        ]
    }

    private static let otherDesigns: [SystemDesign] = [.outlined, .glass]

    private static func rules(of part: BoxPart) -> [String] {
        let (selector, chosen) = selectors(part)
        let states = chosen == nil ? [false] : [false, true]
        // Whatever any of the looks has, all of them say.
        let names = ([SystemDesign.filled] + otherDesigns).flatMap { design in
            states.flatMap { Declarations(part.look(design, isOn: $0)).names }
        }
        func declarations(_ design: SystemDesign, isOn: Bool) -> Declarations {
            Declarations(part.look(design, isOn: isOn)).saying(names)
        }
        let plain = declarations(.filled, isOn: false)
        var rules = [rule(selector, pseudo(selector) + plain.pairs.filter { $0.value != Declarations.neutral[$0.name] })]
        let on = declarations(.filled, isOn: true)
        if let chosen { rules.append(rule(chosen, on.differing(from: plain))) }
        for design in otherDesigns {
            let other = declarations(design, isOn: false)
            let difference = other.differing(from: plain)
            rules.append(rule(".design-\(design.rawValue) " + selector, difference))
            guard let chosen else { continue }
            // What the rules before it come to, of which the later one wins.
            let before = on.overlaid(with: difference)
            rules.append(rule(".design-\(design.rawValue) " + chosen, declarations(design, isOn: true).differing(from: before)))
        }
        return rules.filter { !$0.isEmpty }
    }

    private static func pseudo(_ selector: String) -> [(name: String, value: String)] {
        selector.hasSuffix("::before") || selector.hasSuffix("::after") ? [("content", "\"\"")] : []
    }

    private static func rule(_ selector: String, _ pairs: [(name: String, value: String)]) -> String {
        pairs.isEmpty ? "" : "\(selector){" + pairs.map { "\($0.name):\($0.value)" }.joined(separator: ";") + "}"
    }

    /// The elements of `Templates/content` that draw a part, and those of a control that is on.
    private static func selectors(_ part: BoxPart) -> (String, on: String?) {
        switch part {
        case .switchTrack: (".switch-track", ".is-on .switch-track")
        case .switchKnob: (".switch-knob", ".is-on .switch-knob")
        case .valueTrack: (".value-track", nil)
        case .valueFill: (".value-track::before", nil)
        case .sliderKnob: (".slider-knob", nil)
        case .stepperFace: (".stepper-face", nil)
        case .stepperRule: (".stepper-face::after", nil)
        case .segmentTrack: (".segments-track", nil)
        case .segment: (".segment", ".segment.is-selected")
        case .segmentRule: (".segment + .segment::before", nil)
        case .pageDot: (".dot", ".dot.is-selected")
        case .wheelBand: (".wheels::before", nil)
        case .wheelChoice: (".wheel-selected", nil)
        case .wheelRow: (".wheel-rows > span", nil)
        case .capsule: (".capsule", nil)
        case .calendarTitle: (".calendar-head b", nil)
        case .calendarHead: (".calendar-head-day", nil)
        case .calendarDay: (".calendar-day", ".calendar-day.is-selected")
        case .calendarDisc: (".calendar-day.is-selected::before", nil)
        case .calendarWord: (".calendar-word", nil)
        case .placeholderTitle: (".placeholder-title", nil)
        }
    }
}

/// What a rule says, in the order in which it is written.
private struct Declarations {
    var pairs: [(name: String, value: String)] = []

    /// What stands where a look says nothing.
    static let neutral = [
        "inset-inline": "auto", "width": "auto", "height": "auto", "aspect-ratio": "auto", "border-radius": "0", "color": "inherit",
        "background": "none", "box-shadow": "none", "font-weight": "400",
    ]

    init(_ look: PartLook) {
        if let place = look.place { pairs = Self.across(place.across) + Self.down(place.down) }
        if let size = look.size { pairs += [("width", CSSText.px(size.width)), ("height", CSSText.px(size.height))] }
        if look.radius != 0 { pairs.append(("border-radius", CSSText.px(look.radius))) }
        if let ink = look.ink { pairs.append(("color", CSSText.color(ink))) }
        if let ground = look.ground { pairs.append(("background", CSSText.color(ground))) }
        let lines = look.line.map { ["inset 0 0 0 \(CSSText.px($0.width)) \(CSSText.color($0.color))"] } ?? []
        let shadows = lines + look.shadows.map(Self.shadow)
        if !shadows.isEmpty { pairs.append(("box-shadow", shadows.joined(separator: ", "))) }
        if let text = look.text {
            pairs += [
                ("font-size", CSSText.px(text.size)), ("font-weight", String(text.font.face.cssWeight)),
                ("line-height", CSSText.px(text.lineHeight)),
            ]
        }
    }

    var names: [String] { pairs.map { $0.name } }

    private func value(_ name: String) -> String? { pairs.first { $0.name == name }?.value }

    /// With a value for each of the names, in their order.
    func saying(_ names: [String]) -> Declarations {
        var result = self
        result.pairs = []
        for name in names where result.value(name) == nil {
            result.pairs.append((name, value(name) ?? Self.neutral[name] ?? "initial"))
        }
        return result
    }

    func differing(from other: Declarations) -> [(name: String, value: String)] {
        pairs.filter { $0.value != other.value($0.name) }
    }

    func overlaid(with others: [(name: String, value: String)]) -> Declarations {
        var result = self
        result.pairs = pairs.map { pair in others.first { $0.name == pair.name } ?? pair }
        return result
    }

    // MARK: Places

    private static func across(_ across: PartPlace.Across) -> [(name: String, value: String)] {
        switch across {
        case .inset(let distance): [("inset-inline", length(distance))]
        case .leading(let distance, let width): [("inset-inline", length(distance) + " auto"), self.width(width)]
        case .trailing(let distance, let width): [("inset-inline", "auto " + length(distance)), self.width(width)]
        case .middle(let width):
            [("inset-inline", "calc(50% - \(CSSText.px(width / 2))) auto"), ("width", CSSText.px(width))]
        case .upToValue: [("inset-inline", "0 auto"), ("width", "var(--value)")]
        case .atValue(let width):
            [
                ("inset-inline", "clamp(0px, var(--value) - \(CSSText.px(width / 2)), 100% - \(CSSText.px(width))) auto"),
                ("width", CSSText.px(width)),
            ]
        }
    }

    private static func length(_ points: Double) -> String { points == 0 ? "0" : CSSText.px(points) }

    private static func width(_ width: PartPlace.Width) -> (name: String, value: String) {
        switch width {
        case .points(let points): ("width", CSSText.px(points))
        case .aspect(let aspect): ("aspect-ratio", aspect.pointText)
        }
    }

    private static func down(_ down: PartPlace.Down) -> [(name: String, value: String)] {
        switch down {
        case .inset(let distance): [("inset-block", length(distance))]
        case .middle(let height): [("inset-block", "calc(50% - \(CSSText.px(height / 2))) auto"), ("height", CSSText.px(height))]
        }
    }

    private static func shadow(_ shadow: LookShadow) -> String {
        let lengths = shadow.isHairline ? "0 0 0 var(--hairline)" : "0 \(CSSText.px(shadow.offset)) \(CSSText.px(shadow.blur))"
        return lengths + " " + CSSText.color(shadow.color)
    }
}

extension CSSText {
    static func color(_ color: LookColor) -> String {
        switch color {
        case .color(let color): self.color(color)
        case .faded(.color(.semantic(.black)), let share): "rgb(0 0 0 / \((share * 100).pointText)%)"
        case .faded(let color, let share): "color-mix(in srgb, \(self.color(color)) \((share * 100).pointText)%, transparent)"
        }
    }
}
