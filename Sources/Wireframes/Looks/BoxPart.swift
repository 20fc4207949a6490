import LayoutEngine
import PlaygroundModel

/// Boxes of UIKit's bars, presentations and views, and parts of controls. The system's design determines the look.
/// A part without a position follows its row or text, or fills its node.
public enum BoxPart: String, CaseIterable, Hashable, Sendable {
    case switchTrack, switchKnob
    /// The line of a slider or progress view, and its filled part.
    case valueTrack, valueFill
    case sliderKnob
    case stepperFace, stepperRule
    /// A segmented control's face, one segment, and the line before a segment.
    case segmentTrack, segment, segmentRule
    case dotRow, pageDot
    case spokes
    /// The highlight of a wheel's selected row, a wheel, and its rows.
    case wheelBand, wheel, wheelChoice, wheelRow
    case capsule
    /// An inline date picker: month, arrows, weekday names, a day, the selected day's disc, and the word next to the time.
    case calendarTitle, calendarMonths, calendarHead, calendarDay, calendarDisc, calendarWord
    /// Contents of maps, web pages and custom classes, and the title over them.
    case mapGround, mapPin, webBar, webDot, webLine, webGlobe, tileCross, placeholderTitle
    case cellSeparator, accessoryDisclosure, accessoryMark

    case navigationBar, bottomBar
    case navigationBarLine, bottomBarLine
    /// The areas where content fades out under floating elements.
    case edgeEffect, bottomEdgeEffect, hardEdgeEffect, hardBottomEdgeEffect
    /// The glass behind neighbouring items, a back button, tabs and search fields, and a tab accessory.
    case itemGlass, backGlass, platter, tabAccessory
    /// The glass of a column at the side, and the capsule of its selected tab.
    case verticalItemGroup, sideTabCapsule
    /// A bar button item or back button. It is on if it is prominent.
    case barItem
    /// A tab at the bottom, and the selected tab's capsule.
    case tabBarItem, tabCapsule
    /// The capsule of tabs at the top, one tab, and the line next to the sidebar button.
    case topTabBar, topTab, topTabsLine
    case tabSidebar, sidebarLine, floatingSidebar, sidebarRow
    case moreListRow, moreListRowLine
    /// Contents of bar buttons, tabs and rows. The image is on in a selected item.
    case itemGlyph, itemTitle, itemBadge, rowGlyph, rowValue, rowDisclosure
    /// A back button's contents. On glass only the chevron shows.
    case backChevron, backTitle

    case columnSeparator, floatingColumn, columnPanel
    /// A window that is smaller than the screen.
    case freeWindow
    case dimming
    case sheet, formSheet, popover
    case grabber
    case alertGround, alertAction
    /// The line or capsule of an action below others, and the line between two actions side by side.
    case alertActionGround, alertActionSide
    case homeIndicator
    /// The time and symbols of the status bar. They are on if they are large, next to a cutout.
    case statusTime, statusSigns
    /// The band at a bent hinge that apps avoid.
    case division

    case keyboard
    case keyRow
    /// A key, on if it types nothing, and a symbol without a key.
    case key, bareKey
    /// A tappable key, on if it is prominent.
    case keyboardKey
    case inputAccessory
    case suggestionLine

    case menu, quickActionMenu, menuRow, previewActionRow, menuRowLine, menuSectionLine
    /// Contents of a menu row. The subtitle looks like the title.
    case menuGlyph, menuTitle, menuMark, menuDisclosure
    case previewArrow, previewSign
    case springboardDock
    /// An icon and its initial, which are on for the app's own icon.
    case springboardIcon, homeIconInitial
    case homeIconName, homeIconDelete

    case text
    case button, filledButton, tintedButton, grayButton
    case glassEffect, clearGlassEffect, glassButton, clearGlassButton, prominentGlassButton, prominentClearGlassButton
    /// Contents of a button. The image is on over a background in the tint colour.
    case buttonImage, buttonTitle, buttonSubtitle
    case roundedField, lineField, bezelField, searchGround, barSearchGround
    /// The text of fields, search bars and text views, on for a placeholder, and the image of a search field.
    case fieldText, searchText, pageText, searchLens
    case fieldGlyph, fieldClear
    case textField
    /// An image, on if its drawing has a background, and a symbol.
    case imageTile, symbolImage
    case cellImage
    case map, web
    case otherAppName
}

extension BoxPart {
    /// - Parameter isOn: Whether a switch is on, or a segment, a dot, a day or a segment next to a rule is selected.
    public func look(_ design: SystemDesign, isOn: Bool = false) -> PartLook {
        switch self {
        case .switchTrack: Self.switchTrack(design, isOn)
        case .switchKnob: Self.switchKnob(design, isOn)
        case .valueTrack: PartLook(place: Self.valueLine(.inset(0)), radius: 2, ground: .named(.systemFill))
        case .valueFill: PartLook(place: Self.valueLine(.upToValue), radius: 2, ground: .tint)
        case .sliderKnob: Self.sliderKnob(design)
        case .stepperFace: Self.face(design, radius: 8, Self.fixed(ControlSizes.stepperSizes.rows[design == .outlined ? 0 : 1].value))
        case .stepperRule: Self.stepperRule(design)
        case .segmentTrack: Self.segmentTrack(design)
        case .segment: Self.segment(design, isOn)
        case .segmentRule: Self.segmentRule(design, isOn)
        case .dotRow: PartLook(place: PartPlace(.inset(0), .middle(height: 7)), radius: 99)
        case .pageDot:
            PartLook(
                place: PartPlace(.leading(0, .points(7)), .inset(0)), radius: 3.5, ground: .named(isOn ? .label : .tertiaryLabel)
            )
        case .spokes: PartLook(place: .all, ink: .named(.systemGray))
        case .wheelBand: PartLook(place: PartPlace(.inset(9), .middle(height: 32)), radius: 8, ground: .named(.tertiarySystemFill))
        case .wheel: PartLook(place: .all)
        case .wheelChoice:
            PartLook(place: PartPlace(.inset(0), .middle(height: 32)), ink: .named(.label), text: TextLook(21, lineHeight: 32))
        case .wheelRow:
            PartLook(place: PartPlace(.inset(0), .middle(height: 28)), ink: .named(.secondaryLabel), text: TextLook(19, lineHeight: 28))
        case .capsule:
            PartLook(
                place: PartPlace(.inset(0), .middle(height: 34)), radius: 8, ground: .named(.tertiarySystemFill), ink: .named(.label),
                text: TextLook(17, lineHeight: 34)
            )
        case .calendarTitle: Self.calendarHead(.inset(16), ink: .named(.label), TextLook(17, .semibold, lineHeight: 24))
        case .calendarMonths: Self.calendarHead(.trailing(16, .points(46)), ink: .tint)
        case .calendarHead:
            PartLook(
                place: PartPlace(Self.weekday, .around(0, 50, height: 32)), ink: .named(.tertiaryLabel),
                text: TextLook(13, .semibold, lineHeight: 32)
            )
        case .calendarDay:
            PartLook(
                place: PartPlace(Self.weekday, .row(top: 66, height: 44)), ink: isOn ? .tint : .named(.label),
                text: TextLook(20, isOn ? .semibold : .regular, lineHeight: 44)
            )
        case .calendarDisc:
            PartLook(place: PartPlace(.middle(width: 44), .middle(height: 44)), radius: 22, ground: .faded(.tint, to: 0.14))
        case .calendarWord:
            PartLook(
                place: PartPlace(.inset(16), .around(1, -27, height: 34)), ink: .named(.label), text: TextLook(17, lineHeight: 34)
            )
        case .mapGround: PartLook(place: .all, ink: .named(.systemBackground))
        case .mapPin: PartLook(place: PartPlace(.middle(width: 24), .around(0.5, -15, height: 30)))
        case .webBar: PartLook(place: PartPlace(.inset(0), .upper(height: 26.5)))
        case .webDot: PartLook(radius: 99, ground: .named(.systemGray4))
        case .webLine: .separator(.inset(0), .bottomLine)
        case .webGlobe: PartLook(place: .all, ink: .named(.systemGray3))
        case .tileCross: PartLook(place: .all, ink: .named(.separator))
        case .placeholderTitle:
            PartLook(
                place: PartPlace(.inset(8), .around(1, -19, height: 22)), radius: 99, ground: .faded(.named(.systemBackground), to: 0.86),
                ink: .named(.label), text: TextLook(12, .medium, lineHeight: 18)
            )
        case .cellSeparator: .separator(.inset(0), .bottomLine)
        case .accessoryDisclosure: PartLook(place: .all, ink: .named(.tertiaryLabel))
        case .accessoryMark: PartLook(place: .all, ink: .tint)

        case .navigationBar: design == .glass ? .nothing : Self.bar(design, towards: 180, from: 0.3)
        case .edgeEffect: Self.bar(.glass, towards: 180, from: 0.3)
        case .bottomEdgeEffect: Self.bar(.glass, towards: 0, from: 0.15)
        case .bottomBar: Self.bar(design, towards: 0, from: 0.15)
        case .hardEdgeEffect: Self.hardEdge(0.5)
        case .hardBottomEdgeEffect: Self.hardEdge(-0.5)
        case .navigationBarLine: design == .glass ? .nothing : .separator(.inset(0), .bottomLine)
        case .bottomBarLine: design == .glass ? .nothing : .separator(.inset(0), .topLine)
        case .itemGlass: Self.glass(design, PartPlace(.inset(0), .within(height: 44)))
        case .backGlass: Self.glass(design, PartPlace(.leading(0, .atMost(44)), .within(height: 44)))
        // These parts are also over dimmed content, so their opacity is higher.
        case .platter, .tabAccessory: Self.glass(design, nil, opacity: 0.9)
        case .verticalItemGroup: Self.glass(design, nil)
        case .sideTabCapsule: PartLook(place: PartPlace(.inset(2), .inset(0)), radius: 99, ground: .named(.tertiarySystemFill))
        case .barItem: PartLook(ink: design != .glass ? .tint : isOn ? .white : .named(.label))
        case .tabBarItem: PartLook(ink: isOn ? .tint : .named(design == .glass ? .label : .systemGray))
        case .tabCapsule: design == .glass ? PartLook(place: .all, radius: 99, ground: .named(.tertiarySystemFill)) : .nothing
        case .topTabBar: design == .glass ? Self.glass(design, nil) : PartLook(ground: .named(.secondarySystemFill))
        case .topTab: Self.topTab(design, isOn)
        case .topTabsLine: .separator(.trailing(0, .hairline), .inset(9))
        case .tabSidebar: Self.tabSidebar(design)
        case .sidebarLine: design == .glass ? .nothing : .separator(.trailing(0, .hairline), .inset(0))
        case .floatingSidebar: PartLook(shadows: [LookShadow(0, 32, 0.2)])
        case .sidebarRow: PartLook(ground: isOn ? .faded(.tint, to: 0.14) : nil, ink: isOn ? .tint : .named(.label))
        case .moreListRow: PartLook(ink: .named(.label))
        case .moreListRowLine: .separator(.ends(16, 0), .bottomLine)
        case .itemGlyph: Self.itemGlyph(design)
        case .rowGlyph: Self.itemGlyph(design, ink: .tint)
        case .itemTitle: PartLook(place: .all)
        case .backChevron:
            PartLook(place: PartPlace(.leading(design == .glass ? 16 : 0, .points(12)), .middle(height: 21)))
        case .backTitle: PartLook(place: PartPlace(.ends(18, 0), .inset(0)), isHidden: design == .glass)
        case .rowValue: PartLook(place: .all, ink: .named(.secondaryLabel))
        case .rowDisclosure: PartLook(place: .all, ink: .named(.systemGray3))
        case .itemBadge: PartLook(place: PartPlace(.inset(0), .middle(height: 18)), radius: 9, ground: .named(.systemRed), ink: .white)

        case .columnSeparator: .separator(.leading(0, .hairline), .inset(0))
        case .floatingColumn: PartLook(shadows: [LookShadow(0, 24, 0.22)])
        case .columnPanel: Self.glass(design, nil, radius: Self.panelRadius)
        case .freeWindow: PartLook(shadows: [LookShadow(8, 40, 0.3)])
        case .dimming: PartLook(ground: .dynamic(light: .black(0.2), dark: .black(0.48)))
        case .sheet: PartLook(shadows: [LookShadow(-1, 12, 0.1)])
        case .formSheet: PartLook(ground: .named(.systemBackground), shadows: [LookShadow(8, 40, 0.18)])
        case .popover:
            PartLook(ground: .named(.systemBackground), shadows: [LookShadow(line: nil, .black(0.1)), LookShadow(10, 60, 0.24)])
        case .grabber: PartLook(radius: 3, ground: .named(.tertiaryLabel))
        case .alertGround: PartLook(shadows: [LookShadow(8, 40, 0.14)])
        case .alertAction: PartLook(ink: design == .glass ? .named(.label) : .tint)
        case .alertActionGround:
            design == .glass
                ? PartLook(place: .all, radius: 99, ground: .named(.tertiarySystemFill))
                : .separator(.inset(0), .topLine)
        case .alertActionSide: design == .glass ? .nothing : .separator(.leading(0, .hairline), .inset(0))
        case .homeIndicator: PartLook(radius: 3, ground: isOn ? .white : .named(.label))
        case .statusTime:
            PartLook(
                place: PartPlace(.inset(0), .middle(height: isOn ? 22 : 20)),
                text: TextLook(isOn ? 17 : 12, .semibold, lineHeight: isOn ? 22 : 20)
            )
        case .statusSigns: PartLook(place: PartPlace(.trailing(6, .points(isOn ? 64 : 58)), .middle(height: isOn ? 13 : 11)))
        case .division:
            PartLook(
                ground: .dynamic(light: .black(0.07), dark: .white(0.1)), line: PartLook.Line(color: .faded(.named(.label), to: 0.16)))

        case .keyboard: Self.keyboard(design)
        case .keyRow: PartLook(place: .all)
        case .key: Self.key(design, isSpecial: isOn)
        case .bareKey: PartLook(ink: .named(.label), text: TextLook(16, lineHeight: 20), glyph: Self.keyGlyph)
        case .keyboardKey: Self.keyboardKey(design, isProminent: isOn)
        case .inputAccessory: PartLook(ground: .named(.secondarySystemBackground))
        case .suggestionLine: PartLook(ground: .named(.separator))

        case .menu: Self.menu(design)
        case .quickActionMenu: Self.menu(.filled)
        case .menuRow: PartLook(ink: .named(.label))
        case .previewActionRow: PartLook(ink: .tint)
        case .menuGlyph: PartLook(place: PartPlace(.inset(0), .middle(height: 35)), glyph: GlyphLook(side: 29, lineWidth: 3))
        case .menuTitle: PartLook(place: .all)
        case .menuMark: PartLook(place: PartPlace(.inset(0), .middle(height: 14)))
        case .menuDisclosure: PartLook(place: PartPlace(.inset(0), .middle(height: 14)), ink: .named(.systemGray2))
        case .menuRowLine: design == .glass ? .nothing : .separator(.inset(0), .topLine)
        // The line is in the middle of the gap between sections of a phone's menu. On an iPad the gap is 4 points smaller.
        case .menuSectionLine: design == .glass ? .separator(.inset(24), .around(0, -10, height: 1)) : .nothing
        case .previewArrow: PartLook(ink: .named(.secondaryLabel))
        case .springboardDock: PartLook(ground: .dynamic(light: .white(0.24), dark: .white(0.09)))
        case .springboardIcon: Self.homeIcon(isOn)
        case .previewSign: PartLook(place: .all)
        case .homeIconInitial: PartLook(place: .all, text: TextLook(26, isOn ? .semibold : .regular, lineHeight: 26))
        case .homeIconName:
            PartLook(
                place: PartPlace(.middle(width: 120), .around(1, 11, height: 14)), ink: .white, text: TextLook(12, lineHeight: 14)
            )
        case .homeIconDelete: .nothing

        case .button: PartLook(ink: .tint)
        case .filledButton: Self.button(design, .tint, .white)
        case .tintedButton: Self.button(design, .faded(.tint, to: 0.18))
        case .grayButton: Self.button(design, .named(.tertiarySystemFill))
        case .glassEffect: Self.glass(design, nil)
        case .clearGlassEffect: Self.glass(design, nil, opacity: 0.4, unblurred: 0.4)
        case .glassButton: Self.glass(design, nil, ink: .named(.label))
        case .clearGlassButton: Self.glass(design, nil, opacity: 0.4, unblurred: 0.4, ink: .named(.label))
        case .prominentGlassButton: Self.glass(design, nil, ground: .tint, opacity: 0.9, ink: .white)
        case .prominentClearGlassButton: Self.glass(design, nil, ground: .tint, opacity: 0.65, unblurred: 0.65, ink: .white)
        case .buttonImage: PartLook(place: .all, glyph: GlyphLook(lineWidth: 3))
        case .text, .buttonTitle, .buttonSubtitle: PartLook(place: .all)
        // The line is drawn inside, because the layout gives the text no extra space.
        case .roundedField: PartLook(place: .all, radius: 6, line: PartLook.Line(color: .named(.systemGray4)))
        case .lineField: PartLook(place: .all, line: PartLook.Line(color: .named(.label)))
        case .bezelField: PartLook(place: .all, line: PartLook.Line(color: .named(.systemGray)))
        case .searchGround:
            PartLook(place: PartPlace(.inset(8), .inset(10)), radius: design == .glass ? 99 : 10, ground: .named(.tertiarySystemFill))
        case .barSearchGround:
            design == .glass
                ? PartLook(place: PartPlace(.inset(7), .inset(0)))
                : PartLook(place: .all, radius: 10, ground: .named(.tertiarySystemFill))
        case .fieldText: PartLook(place: .all, ink: .named(isOn ? .placeholderText : .label))
        case .pageText: PartLook(place: PartPlace(.inset(5), .below(8)), ink: .named(isOn ? .placeholderText : .label))
        case .searchText: PartLook(place: PartPlace(.ends(29, 7), .inset(0)), ink: .named(isOn ? .secondaryLabel : .label))
        case .searchLens: PartLook(place: PartPlace(.leading(7, .points(16)), .inset(0)), ink: .named(isOn ? .secondaryLabel : .label))
        case .fieldGlyph:
            PartLook(place: PartPlace(.inset(0), .middle(height: 20)), ink: .tint, glyph: GlyphLook(side: 20, lineWidth: 2.9))
        case .fieldClear: PartLook(place: .all, ink: .named(.systemBackground))
        case .textField: PartLook(radius: 6)
        case .imageTile: Self.image(GlyphLook(share: 0.62, limit: 128, lineWidth: 1.3), isOn)
        case .symbolImage: Self.image(GlyphLook(share: 0.88, lineWidth: 2.9))
        case .cellImage: PartLook(radius: 7)
        case .map: PartLook(ground: .mixed(.named(.systemYellow), 0.08, with: .named(.secondarySystemBackground)))
        case .web: PartLook(ground: .named(.systemBackground), line: PartLook.Line(color: .named(.separator)))
        case .otherAppName: PartLook(place: .all, text: TextLook(15, .medium, lineHeight: 20))
        }
    }

    // MARK: Switches and sliders

    /// Switches and steppers have one size. In a larger frame they are at the leading edge (recalled).
    private static func fixed(_ size: Size) -> PartPlace { PartPlace(.leading(0, .points(size.width)), .middle(height: size.height)) }

    private static func switchSize(_ design: SystemDesign) -> Size { ControlSizes.switchSizes.rows[design == .glass ? 1 : 0].value }

    private static func switchTrack(_ design: SystemDesign, _ isOn: Bool) -> PartLook {
        let place = fixed(switchSize(design))
        if design == .outlined, !isOn {
            return PartLook(place: place, radius: 99, line: PartLook.Line(width: 1.5, color: .named(.systemGray5)))
        }
        return PartLook(place: place, radius: 99, ground: .named(isOn ? .systemGreen : .systemGray5))
    }

    private static func switchKnob(_ design: SystemDesign, _ isOn: Bool) -> PartLook {
        let (track, gap) = (switchSize(design), 2.0)
        let height = track.height - 2 * gap
        let width = design == .glass ? height * 39 / 24 : height
        let place = PartPlace(.leading(isOn ? track.width - gap - width : gap, .points(width)), .middle(height: height))
        return PartLook(place: place, radius: 99, ground: .white, shadows: [LookShadow(2, 6, 0.2)])
    }

    private static func valueLine(_ across: PartPlace.Across) -> PartPlace { PartPlace(across, .middle(height: 4)) }

    private static func sliderKnob(_ design: SystemDesign) -> PartLook {
        let size = design == .glass ? Size(width: 38, height: 24) : Size(width: 28, height: 28)
        return PartLook(
            place: PartPlace(.atValue(width: size.width), .middle(height: size.height)), radius: 99, ground: .white,
            shadows: [LookShadow(line: nil, .black(0.08)), LookShadow(3, 8, 0.18)]
        )
    }

    // MARK: Steppers and segments

    /// The face is outlined in the tint up to iOS 12, then filled with grey, and a capsule from iOS 26.
    private static func face(_ design: SystemDesign, radius: Double, _ place: PartPlace = .all) -> PartLook {
        switch design {
        case .outlined: PartLook(place: place, radius: 4, line: PartLook.Line(width: 1, color: .tint), ink: .tint)
        case .filled: PartLook(place: place, radius: radius, ground: .named(.tertiarySystemFill), ink: .named(.label))
        case .glass: PartLook(place: place, radius: 99, ground: .named(.tertiarySystemFill), ink: .named(.label))
        }
    }

    /// The line between a stepper's buttons. Its colour is recalled.
    private static func stepperRule(_ design: SystemDesign) -> PartLook {
        design == .outlined
            ? PartLook(place: PartPlace(.middle(width: 1), .inset(0)), ground: .tint)
            : PartLook(place: PartPlace(.middle(width: 1.5), .middle(height: 17.5)), radius: 99, ground: .named(.tertiaryLabel))
    }

    /// The line between segments. It is hidden next to the selected segment (iOS 13, `CupertinoSlidingSegmentedControl` of Flutter).
    private static func segmentRule(_ design: SystemDesign, _ isHidden: Bool) -> PartLook {
        let place = PartPlace(.leading(0, .points(1)), .inset(design == .outlined ? 0 : 6))
        return switch design {
        case .outlined: PartLook(place: place, ground: .tint)
        case .filled: PartLook(place: place, ground: isHidden ? nil : .faded(.named(.systemGray), to: 0.3))
        case .glass: PartLook(place: place)
        }
    }

    private static func segmentTrack(_ design: SystemDesign) -> PartLook {
        var look = face(design, radius: 9)
        look.clips = design == .outlined
        return look
    }

    private static func segment(_ design: SystemDesign, _ isOn: Bool) -> PartLook {
        guard design != .outlined else {
            return PartLook(
                place: PartPlace(.column(inset: 0, of: nil), .inset(0)), ground: isOn ? .tint : nil, ink: isOn ? .white : .tint,
                text: TextLook(13, lineHeight: 18)
            )
        }
        var look = PartLook(
            place: PartPlace(.column(inset: 2, of: nil), .inset(2)), radius: design == .glass ? 99 : 7, ink: .named(.label), text: TextLook(13, isOn ? .semibold : .medium, lineHeight: 18)
        )
        if isOn {
            look.ground = .color(.dynamic(light: .semantic(.white), dark: .rgb(red: 0x63, green: 0x63, blue: 0x66, alpha: 1)))
            look.shadows = [LookShadow(3, 8, 0.12), LookShadow(line: nil, .black(0.04))]
        }
        return look
    }

    // MARK: Images

    private static func image(_ glyph: GlyphLook, _ hasGround: Bool = false) -> PartLook {
        let ground = LookGradient(
            degrees: 165, first: .mixed(.tint, 0.1, with: .named(.systemBackground)),
            last: .mixed(.tint, 0.22, with: .named(.systemBackground))
        )
        return PartLook(place: .all, gradient: hasGround ? ground : nil, ink: .tint, glyph: glyph)
    }

    // MARK: Items

    private static func itemGlyph(_ design: SystemDesign, ink: LookColor? = nil) -> PartLook {
        PartLook(
            place: PartPlace(.middle(width: 26), .middle(height: 26)), ink: ink,
            glyph: GlyphLook(side: 26, lineWidth: design == .glass ? 3.2 : 2.9)
        )
    }

    // MARK: Calendars

    private static let weekday = PartPlace.Across.column(inset: 16, of: 7)

    private static func calendarHead(_ across: PartPlace.Across, ink: LookColor, _ text: TextLook? = nil) -> PartLook {
        PartLook(place: PartPlace(across, .around(0, 22, height: 24)), ink: ink, text: text)
    }
}
