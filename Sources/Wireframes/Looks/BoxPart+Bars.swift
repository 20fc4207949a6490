import PlaygroundModel

extension BoxPart {
    /// A bar's background. From iOS 26 it is a gradient in the direction `degrees`, which hides content up to `start`, from 0 to 1.
    static func bar(_ design: SystemDesign, towards degrees: Double, from start: Double) -> PartLook {
        let background = LookColor.named(.systemBackground)
        guard design == .glass else {
            return PartLook(ground: .dynamic(
                light: .mixed(background, 0.88, with: .named(.systemGray6)), dark: .mixed(background, 0.8, with: .named(.systemGray4))
            ))
        }
        return PartLook(gradient: LookGradient(degrees: degrees, first: background, last: .faded(background, to: 0), start: start))
    }

    /// An edge with a dividing line (UIScrollEdgeEffect.Style.hard). UIKit's edge is nearly opaque (SwiftUI, ScrollEdgeEffectStyle.hard).
    static func hardEdge(_ line: Double) -> PartLook {
        PartLook(ground: .named(.systemBackground), shadows: [LookShadow(line, 0, .named(.separator))])
    }

    static func glass(
        _ design: SystemDesign, _ place: PartPlace?, radius: Double = 99, ground: LookColor = .named(.secondarySystemGroupedBackground),
        opacity: Double = 0.82, unblurred: Double = 0.9, ink: LookColor? = nil
    ) -> PartLook {
        guard design == .glass else { return .nothing }
        return PartLook(
            place: place, radius: radius, ground: ground, material: LookMaterial(blur: 6, opacity: opacity, opacityUnblurred: unblurred),
            shadows: [
                LookShadow(line: nil, .dynamic(light: .black(0.08), dark: .white(0.16))),
                LookShadow(2, 12, .dynamic(light: .black(0.1), dark: .black(0.3))),
            ],
            ink: ink
        )
    }

    /// A floating sidebar is concentric with the screen of an iPad Pro.
    static let panelRadius = 22.0

    static func tabSidebar(_ design: SystemDesign) -> PartLook {
        guard design != .glass else { return glass(design, nil, radius: panelRadius) }
        return PartLook(
            ground: .named(.secondarySystemBackground),
            // Without a blur the material is opaque, because sharp text would show through.
            material: LookMaterial(blur: 24, saturation: 1.6, opacity: 0.86, opacityUnblurred: 1)
        )
    }

    /// A tab at the top. From iOS 26 the bar is glass and the selected tab is grey (forum of developer.apple.com, thread 817936).
    static func topTab(_ design: SystemDesign, _ isOn: Bool) -> PartLook {
        guard isOn else { return PartLook(radius: 14, ink: .named(.label)) }
        guard design != .glass else { return PartLook(radius: 14, ground: .named(.tertiarySystemFill), ink: .tint) }
        return PartLook(
            radius: 14, ground: .dynamic(light: .named(.systemBackground), dark: .named(.systemGray4)), shadows: [LookShadow(1, 4, 0.12)],
            ink: .tint
        )
    }

    /// A dark menu has an outline instead of a visible shadow.
    static func menu(_ design: SystemDesign) -> PartLook {
        guard design != .glass else {
            var look = glass(design, nil, radius: 0, opacity: 0.92, unblurred: 0.92)
            look.shadows.append(LookShadow(10, 40, 0.14))
            return look
        }
        return PartLook(
            ground: .dynamic(
                light: .mixed(.named(.systemBackground), 0.92, with: .named(.systemGray6)), dark: .named(.secondarySystemBackground)
            ),
            shadows: [LookShadow(line: 1, .dynamic(light: .black(0), dark: .white(0.13))), LookShadow(10, 40, 0.2)]
        )
    }

    static func homeIcon(_ isApp: Bool) -> PartLook {
        guard isApp else { return PartLook(ground: .white(0.2), ink: .white(0.85)) }
        return PartLook(
            gradient: LookGradient(degrees: 160, first: .mixed(.tint, 0.78, with: .white), last: .tint),
            shadows: [LookShadow(2, 8, 0.18)], ink: .white
        )
    }

    static func button(_ design: SystemDesign, _ ground: LookColor, _ ink: LookColor = .tint) -> PartLook {
        PartLook(radius: design == .glass ? 99 : 8, ground: ground, ink: ink)
    }
}
