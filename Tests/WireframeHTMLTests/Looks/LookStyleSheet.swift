import PlaygroundModel
import TextMetrics
import Wireframes
@testable import WireframeHTML

/// The style sheet of `Wireframes/Looks`: `Templates/styles/looks.css`. A test compares this text with the file.
///
/// Each part has a rule, and further rules for the state in which its control is on and for other designs of the system.
enum LookStyleSheet {
    static var text: String {
        """
        /* The looks of parts, generated from `Sources/Wireframes/Looks`. Change them there, and generate this file again with
           `TRAITSCOPE_RECORD=1 swift test --filter LookStyleSheetTests`. */


        """ + sharing(BoxPart.allCases.flatMap(rules) + rows).map { $0.text + "\n" }.joined()
    }

    private struct Rule {
        let selector: String
        var pairs: [(name: String, value: String)]

        var text: String { "\(selector){" + pairs.map { "\($0.name):\($0.value)" }.joined(separator: ";") + "}" }
    }

    /// Writes long values, such as gradients, once for all selectors that have them, before the first of these rules, if that is shorter.
    /// Short values stay in their own rules, because later rules override them.
    private static func sharing(_ rules: [Rule]) -> [Rule] {
        var selectors: [String: [String]] = [:]
        for rule in rules {
            for pair in rule.pairs { selectors["\(pair.name):\(pair.value)", default: []].append(rule.selector) }
        }
        let shared = selectors.filter { text, selectors in
            let length = text.utf8.count
            return length > 60 && selectors.count * (length + 1) > selectors.reduce(length + 3) { $0 + $1.utf8.count + 1 }
        }
        var said: Set<String> = []
        var result: [Rule] = []
        for rule in rules {
            var rest = rule
            rest.pairs = []
            for pair in rule.pairs {
                let text = "\(pair.name):\(pair.value)"
                guard let selectors = shared[text] else { rest.pairs.append(pair); continue }
                if said.insert(text).inserted { result.append(Rule(selector: selectors.joined(separator: ","), pairs: [pair])) }
            }
            if !rest.pairs.isEmpty { result.append(rest) }
        }
        return result
    }

    /// The rules for the positions of all parts, their texts and their glyphs.
    private static var rows: [Rule] {
        let drawnWithTheirParents = BoxPart.allCases.map { selectors($0).0 }.filter(isPseudo)
        let texts = BoxPart.allCases.filter { $0.look(.filled).text != nil }.map { selectors($0).0 }
        return [
            Rule(
                selector: ([":where(.node span:not(.line, .line > span), .segment)"] + drawnWithTheirParents).joined(separator: ","),
                pairs: [("position", "absolute")]),
            // The text is centred in its box: a row of a grid, with its baseline at the bottom of an empty box.
            Rule(selector: texts.joined(separator: ","), pairs: [
                ("display", "grid"), ("grid", "var(--line) / auto-flow"), ("place-content", "center"), ("align-items", "baseline"),
                ("line-height", "0"),
            ]),
            Rule(selector: texts.map { $0 + "::after" }.joined(separator: ","), pairs: [
                ("content", "\"\""), ("height", "calc(var(--line) / 2 + var(--baseline))"),
            ]),
            Rule(selector: ".screen", pairs: [("--baseline", CSSText.em(.page))]),
        ] + BoxPart.allCases.compactMap { part in
            part.look(.filled).glyph.map { glyph in
                let share = "\((glyph.share * 100).pointText)%"
                let limited = glyph.limit.map { "min(\(share), \(CSSText.px($0)))" } ?? share
                let side = glyph.side.map(CSSText.px) ?? (glyph.share == 1 ? "100%" : "round(\(limited), 2px)")
                return Rule(selector: selectors(part).0 + " > .glyph", pairs: [
                    ("align-self", "center"), ("width", side), ("height", side),
                ])
            }
        }
    }

    private static let otherDesigns: [SystemDesign] = [.outlined, .glass]

    private static func rules(of part: BoxPart) -> [Rule] {
        let (selector, chosen) = selectors(part)
        let states = chosen == nil ? [false] : [false, true]
        // All designs have the same properties, so that each can override another.
        let names = ([SystemDesign.filled] + otherDesigns).flatMap { design in
            states.flatMap { Declarations(part.look(design, isOn: $0)).names }
        }
        func declarations(_ design: SystemDesign, isOn: Bool) -> Declarations {
            let look = part.look(design, isOn: isOn)
            // A pseudo-element without a look does not exist.
            if isPseudo(selector), look == .nothing { return .nothing }
            return Declarations(look).saying(names)
        }
        let plain = declarations(.filled, isOn: false)
        let said = plain.pairs.filter { $0.value != Declarations.neutral[$0.name] }
        var rules = [Rule(selector: selector, pairs: pseudo(selector, plain) + said)]
        let on = declarations(.filled, isOn: true)
        if let chosen { rules.append(Rule(selector: chosen, pairs: on.differing(from: plain))) }
        for design in otherDesigns {
            let other = declarations(design, isOn: false)
            let difference = (plain.isNothing ? pseudo(selector, other) : []) + other.differing(from: plain)
            rules.append(Rule(selector: ".design-\(design.rawValue) " + selector, pairs: difference))
            guard let chosen else { continue }
            // The last of the earlier rules applies.
            let before = on.overlaid(with: difference)
            let chosenHere = declarations(design, isOn: true).differing(from: before)
            rules.append(Rule(selector: ".design-\(design.rawValue) " + chosen, pairs: chosenHere))
        }
        return rules.filter { !$0.pairs.isEmpty }
    }

    private static func pseudo(_ selector: String, _ declarations: Declarations) -> [(name: String, value: String)] {
        isPseudo(selector) && !declarations.isNothing ? [("content", "\"\"")] : []
    }

    private static func isPseudo(_ selector: String) -> Bool { selector.hasSuffix("::before") || selector.hasSuffix("::after") }

    /// The selector of the elements in `Templates/content` that draw a part, and the selector of a control that is on.
    private static func selectors(_ part: BoxPart) -> (String, on: String?) {
        switch part {
        case .valueFill: (".valueTrack::before", nil)
        case .stepperRule: (".stepperFace::after", nil)
        case .segmentRule: (".segment + .segment::before", ":is(.is-on + .segment, .segment + .is-on)::before")
        case .calendarDisc: (".calendarDay.is-on::before", nil)
        case .webLine: (".webBar::after", nil)
        case .switchTrack, .switchKnob, .segment, .pageDot, .calendarDay, .statusTime, .statusSigns, .key, .homeIconInitial, .itemGlyph, .rowGlyph, .imageTile, .fieldText, .searchText, .pageText, .searchLens:
            (".\(part.rawValue)", ".\(part.rawValue).is-on")
        case .bottomBar: (":is(.bottomToolbar, .tabBar)", nil)
        case .hardEdgeEffect: (".edgeEffect.edge-hard", nil)
        case .hardBottomEdgeEffect: (":is(.bottomToolbar, .tabBar, .bottomEdgeEffect).edge-hard", nil)
        case .navigationBarLine: (".navigationBar::after", nil)
        case .bottomBarLine: (":is(.bottomToolbar, .tabBar)::after", nil)
        case .itemGlass: (".barItemGroup::before", nil)
        case .backGlass: (".backButton::before", nil)
        case .barItem: (":is(.barButtonItem, .backButton)", ".barButtonItem.is-prominent")
        case .tabCapsule: (".tabBar > .is-chosen::before", nil)
        case .sideTabCapsule: (".verticalTabBar > .is-chosen::before", nil)
        case .topTab: (".topTabBar > .tabBarItem", ".topTabBar > .tabBarItem.is-chosen")
        case .topTabsLine: (".topTabBar > .barButtonItem::after", nil)
        case .sidebarLine: (".tabSidebar::after", nil)
        case .floatingSidebar: (".tabSidebar.casts-shadow", nil)
        case .moreListRowLine: (".moreListRow::after", nil)
        case .floatingColumn: (".controllerView.casts-shadow", nil)
        case .freeWindow: (".window.casts-shadow", nil)
        case .sheet: (".form-sheet", nil)
        case .formSheet: (":is(.form-pageSheet, .form-formSheet)", nil)
        case .popover: (".form-popover", nil)
        case .alertActionGround: (".alertAction:not(.is-filled)::before", nil)
        // The line belongs to the second of two adjacent actions.
        case .alertActionSide: (".alertAction:not([style^=\"left:0px\"])::after", nil)
        case .homeIndicator: (".homeIndicator", ".springboard ~ .homeIndicator")
        case .keyboard: (".node.keyboard", nil)
        case .keyboardKey: (".keyboardKey", ".keyboardKey.is-prominent")
        case .menu: (":is(.previewActions, .contextMenu)", nil)
        case .menuRow: (":is(.actionRow, .quickActionRow)", nil)
        case .previewActionRow: (".previewActions > .actionRow", nil)
        case .menuSectionLine: (".begins-section::after", nil)
        case .menuRowLine: (":is(.actionRow, .quickActionRow) + *::before", nil)
        case .springboardIcon: (".springboardIcon", ".springboardIcon.is-app")
        case .filledButton: (":is(.style-filled, .style-borderedProminent)", nil)
        case .tintedButton: (".style-tinted", nil)
        case .glassButton: (".style-glass", nil)
        case .clearGlassButton: (".style-clearGlass", nil)
        case .prominentGlassButton: (".style-prominentGlass", nil)
        case .prominentClearGlassButton: (".style-prominentClearGlass", nil)
        case .grayButton: (":is(.style-gray, .style-bordered)", nil)
        case .textField: (".textField:not([class*=\"border-\"])", nil)
        case .cellImage: (".cell > .image", nil)
        case .text: (":where(.text)", nil)
        // A part of a display list has its name as a class, like a role.
        default: (".\(part.rawValue)", ".\(part.rawValue).is-chosen")
        }
    }
}

/// The declarations of a rule, in order.
private struct Declarations {
    var pairs: [(name: String, value: String)] = []

    /// The values that apply if a look has none.
    static let neutral = [
        "inset-inline": "auto", "inset-block": "auto", "backdrop-filter": "none", "width": "auto", "height": "auto", "aspect-ratio": "auto", "border-radius": "0", "color": "inherit",
        "background": "none", "box-shadow": "none", "font-weight": "400", "overflow": "visible", "display": "flex",
    ]

    static let nothing = Declarations(pairs: [("content", "none")])
    var isNothing: Bool { names == ["content"] }

    init(pairs: [(name: String, value: String)]) {
        self.pairs = pairs
    }

    init(_ look: PartLook) {
        if let place = look.place { pairs = CSSText.across(place.across) + CSSText.down(place.down) }
        if look.radius != 0 { pairs.append(("border-radius", CSSText.px(look.radius))) }
        if let ink = look.ink { pairs.append(("color", CSSText.color(ink))) }
        if let gradient = look.gradient {
            pairs.append(("background", CSSText.gradient(gradient)))
        } else if let ground = look.ground, let place = look.place, let angle = CSSText.hairlineAngle(place) {
            if let angle { pairs.append(("--to", angle)) }
            pairs.append(("background", CSSText.hairline(ground)))
        } else if let ground = look.ground {
            pairs.append(("background", CSSText.color(look.material.map { .faded(ground, to: $0.opacity) } ?? ground)))
        }
        if let material = look.material {
            let saturation = material.saturation == 1 ? "" : " saturate(\(material.saturation.pointText))"
            pairs.append(("backdrop-filter", "blur(\(CSSText.px(material.blur)))" + saturation))
        }
        let lines = look.line.map { ["inset 0 0 0 \(CSSText.width($0.width)) \(CSSText.lineColor($0.color, width: $0.width))"] } ?? []
        let shadows = lines + look.shadows.map(Self.shadow)
        if !shadows.isEmpty { pairs.append(("box-shadow", shadows.joined(separator: ", "))) }
        if let glyph = look.glyph { pairs.append(("--stroke", CSSText.px(glyph.lineWidth))) }
        if look.isHidden { pairs.append(("display", "none")) }
        if look.clips { pairs.append(("overflow", "hidden")) }
        if let text = look.text {
            pairs += [
                ("font-size", CSSText.px(text.size)), ("font-weight", String(text.font.face.cssWeight)),
                ("--line", CSSText.px(text.lineHeight)),
            ]
        }
    }

    var names: [String] { pairs.map { $0.name } }

    private func value(_ name: String) -> String? { pairs.first { $0.name == name }?.value }

    /// The declarations with a value for each of the names, in order.
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

    private static func shadow(_ shadow: LookShadow) -> String {
        let lengths = shadow.spread == 0
            ? "\(CSSText.px(shadow.offset)) \(CSSText.px(shadow.blur))" : "0 0 \(CSSText.width(shadow.spread))"
        return "0 \(lengths) \(CSSText.lineColor(shadow.color, width: shadow.spread))"
    }
}

extension CSSText {
    static func color(_ color: LookColor) -> String {
        switch color {
        case .color(let color): self.color(color)
        case .faded(_, 0): "transparent"
        case .faded(.color(.semantic(.black)), let share): "rgb(0 0 0 / \((share * 100).pointText)%)"
        case .faded(.color(.semantic(.white)), let share): "rgb(255 255 255 / \((share * 100).pointText)%)"
        case .faded(let color, let share): "color-mix(in srgb, \(self.color(color)) \((share * 100).pointText)%, transparent)"
        case .mixed(let color, let share, let other):
            "color-mix(in srgb, \(self.color(color)) \((share * 100).pointText)%, \(self.color(other)))"
        case .dynamic(let light, let dark): "var(--if-light, \(self.color(light))) var(--if-dark, \(self.color(dark)))"
        }
    }

    fileprivate static func gradient(_ gradient: LookGradient) -> String {
        let start = gradient.start == 0 ? "" : " \((gradient.start * 100).pointText)%"
        // Without `in srgb`, browsers would interpolate mixed colours in another colour space than drawings.
        return "linear-gradient(\(gradient.degrees.pointText)deg in srgb, \(color(gradient.first))\(start), \(color(gradient.last)))"
    }

    /// A line of one pixel along a side of its box, by default the upper one. The box is thicker, so that the line is not
    /// lost by rounding to pixels.
    fileprivate static func hairline(_ color: LookColor) -> String {
        "linear-gradient(var(--to, 180deg), \(lineColor(color, width: nil)) var(--hairline), transparent 0)"
    }

    /// The angle of the gradient. `nil` for parts that are not a hairline, `.some(nil)` for the upper side.
    fileprivate static func hairlineAngle(_ place: PartPlace) -> String?? {
        switch place.lineSide(isRightToLeft: false) {
        case .top: .some(nil)
        case .bottom: "0deg"
        // `--sign` is -1 in right-to-left layouts.
        case .left: "calc(90deg * var(--sign, 1))"
        case .right: "calc(-90deg * var(--sign, 1))"
        case nil: .none
        }
    }

    /// A line thinner than a pixel is drawn as one pixel in a fainter colour.
    fileprivate static func lineColor(_ color: LookColor, width: Double?) -> String {
        let color = self.color(color)
        return width == nil ? "color-mix(in srgb, \(color) var(--hairline-ink), transparent)" : color
    }

    /// The width of a line. `nil` means one pixel.
    fileprivate static func width(_ points: Double?) -> String { points.map(px) ?? "var(--hairline)" }
}
