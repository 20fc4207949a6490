import PlaygroundModel

/// The parts that UIKit's controls, and what stands in for the contents of other views, are drawn of. A printer asks for the look
/// of a part by the system's design. Parts without a place of their own stand in rows, or around their text.
public enum BoxPart: String, CaseIterable, Hashable, Sendable {
    case switchTrack, switchKnob
    /// The line of a slider or a progress view, and what of it the value fills.
    case valueTrack, valueFill
    case sliderKnob
    /// A stepper's face, and the line between its halves.
    case stepperFace, stepperRule
    /// A segmented control's face, one of its segments, and the line before each but the first.
    case segmentTrack, segment, segmentRule
    /// Of a page control.
    case pageDot
    /// What marks the chosen row of a picker's wheels, and the rows.
    case wheelBand, wheelChoice, wheelRow
    /// A compact date picker's date or time.
    case capsule
    /// An inline date picker's month, the names of its days, a day, the disc behind the chosen one, and the word beside the time.
    case calendarTitle, calendarHead, calendarDay, calendarDisc, calendarWord
    /// What names a map, a web page or a class's drawing.
    case placeholderTitle
}

extension BoxPart {
    /// How far a segmented control's segments stand within its face.
    public static func segmentInset(_ design: SystemDesign) -> Double { design == .outlined ? 0 : 2 }
    /// Between the dots of a page control: its step is 16 points (`ControlSizes.pageControls`).
    public static let dotGap = 9.0

    /// - Parameter isOn: Whether a switch is on, or a segment, a dot or a day is the chosen one.
    public func look(_ design: SystemDesign, isOn: Bool = false) -> PartLook {
        switch self {
        case .switchTrack: Self.switchTrack(design, isOn)
        case .switchKnob: Self.switchKnob(design, isOn)
        case .valueTrack: PartLook(place: Self.valueLine(.inset(0)), radius: 2, ground: .named(.systemFill))
        case .valueFill: PartLook(place: Self.valueLine(.upToValue), radius: 2, ground: .tint)
        case .sliderKnob: Self.sliderKnob(design)
        case .stepperFace: Self.face(design, radius: 8)
        case .stepperRule: Self.stepperRule(design)
        case .segmentTrack: Self.face(design, radius: 9)
        case .segment: Self.segment(design, isOn)
        case .segmentRule:
            PartLook(place: PartPlace(.leading(0, .points(1)), .inset(0)), ground: design == .outlined ? .tint : nil)
        case .pageDot: PartLook(size: Size(width: 7, height: 7), radius: 3.5, ground: .named(isOn ? .label : .tertiaryLabel))
        case .wheelBand: PartLook(place: PartPlace(.inset(9), .middle(height: 32)), radius: 8, ground: .named(.tertiarySystemFill))
        case .wheelChoice: PartLook(ink: .named(.label), text: TextLook(21, lineHeight: 32))
        case .wheelRow: PartLook(ink: .named(.secondaryLabel), text: TextLook(19, lineHeight: 28))
        case .capsule:
            PartLook(radius: 8, ground: .named(.tertiarySystemFill), ink: .named(.label), text: TextLook(17, lineHeight: 34))
        case .calendarTitle: PartLook(ink: .named(.label), text: TextLook(17, .semibold, lineHeight: 24))
        case .calendarHead: PartLook(ink: .named(.tertiaryLabel), text: TextLook(13, .semibold, lineHeight: 32))
        case .calendarDay:
            PartLook(ink: isOn ? .tint : .named(.label), text: TextLook(20, isOn ? .semibold : .regular, lineHeight: 44))
        case .calendarDisc: PartLook(size: Size(width: 44, height: 44), radius: 22, ground: .faded(.tint, to: 0.14))
        case .calendarWord: PartLook(ink: .named(.label), text: TextLook(17, lineHeight: 34))
        case .placeholderTitle:
            PartLook(
                radius: 99, ground: .faded(.named(.systemBackground), to: 0.86), ink: .named(.label),
                text: TextLook(12, .medium, lineHeight: 18)
            )
        }
    }

    // MARK: Switches and sliders

    private static func switchTrack(_ design: SystemDesign, _ isOn: Bool) -> PartLook {
        if design == .outlined, !isOn {
            return PartLook(place: .all, radius: 99, line: PartLook.Line(width: 1.5, color: .named(.systemGray5)))
        }
        return PartLook(place: .all, radius: 99, ground: .named(isOn ? .systemGreen : .systemGray5))
    }

    private static func switchKnob(_ design: SystemDesign, _ isOn: Bool) -> PartLook {
        let aspect = design == .glass ? 39.0 / 24 : 1
        let across = isOn ? PartPlace.Across.trailing(2, .aspect(aspect)) : .leading(2, .aspect(aspect))
        return PartLook(place: PartPlace(across, .inset(2)), radius: 99, ground: .white, shadows: [LookShadow(2, 6, 0.2)])
    }

    private static func valueLine(_ across: PartPlace.Across) -> PartPlace { PartPlace(across, .middle(height: 4)) }

    private static func sliderKnob(_ design: SystemDesign) -> PartLook {
        let size = design == .glass ? Size(width: 38, height: 24) : Size(width: 28, height: 28)
        return PartLook(
            place: PartPlace(.atValue(width: size.width), .middle(height: size.height)), radius: 99, ground: .white,
            shadows: [.hairline(0.08), LookShadow(3, 8, 0.18)]
        )
    }

    // MARK: Steppers and segments

    /// Outlines in the tint until iOS 12, then filled with grey; capsules from iOS 26 on.
    private static func face(_ design: SystemDesign, radius: Double) -> PartLook {
        switch design {
        case .outlined: PartLook(place: .all, radius: 4, line: PartLook.Line(width: 1, color: .tint), ink: .tint)
        case .filled: PartLook(place: .all, radius: radius, ground: .named(.tertiarySystemFill), ink: .named(.label))
        case .glass: PartLook(place: .all, radius: 99, ground: .named(.tertiarySystemFill), ink: .named(.label))
        }
    }

    private static func stepperRule(_ design: SystemDesign) -> PartLook {
        design == .outlined
            ? PartLook(place: PartPlace(.middle(width: 1), .inset(0)), ground: .tint)
            : PartLook(place: PartPlace(.middle(width: 1.5), .middle(height: 17.5)), radius: 99, ground: .named(.label))
    }

    private static func segment(_ design: SystemDesign, _ isOn: Bool) -> PartLook {
        guard design != .outlined else {
            return PartLook(ground: isOn ? .tint : nil, ink: isOn ? .white : .tint, text: TextLook(13, lineHeight: 18))
        }
        var look = PartLook(
            radius: design == .glass ? 99 : 7, ink: .named(.label), text: TextLook(13, isOn ? .semibold : .medium, lineHeight: 18)
        )
        if isOn {
            look.ground = .color(.dynamic(light: .semantic(.white), dark: .rgb(red: 0x63, green: 0x63, blue: 0x66, alpha: 1)))
            look.shadows = [LookShadow(3, 8, 0.12), .hairline(0.04)]
        }
        return look
    }
}
