import PlaygroundLanguage
import PlaygroundModel

/// The look of the bar of a navigation or tab bar controller.
struct BarLookWriter {
    let run: EjectionRun
    let look: BarLook
    /// The name of the bar: `navigationBar` or `tabBar`.
    let bar: String

    func write(_ lines: inout SwiftLines) {
        if let color = look.tintColor { lines.assign("\(bar).tintColor", run.expression(color)) }
        if let color = look.barTintColor { lines.assign("\(bar).barTintColor", run.expression(color)) }
        if look.barStyle != .default { lines.add("\(bar).barStyle = .\(look.barStyle.rawValue)") }
        let given = [look.standardAppearance, look.scrollEdgeAppearance, look.compactAppearance]
        for (name, appearance) in zip(BarKeys.appearances, given) {
            guard let appearance else { continue }
            // A tab bar has a scroll edge appearance since iOS 15.
            let isNewer = bar == "tabBar" && name == "scrollEdgeAppearance"
            lines.addAvailable(since: isNewer ? 15 : 13, run.deployment) { write(appearance, as: name, &$0) }
        }
    }

    private func write(_ appearance: BarAppearance, as name: String, _ lines: inout SwiftLines) {
        lines.add("let \(name) = \(bar == "tabBar" ? "UITabBarAppearance" : "UINavigationBarAppearance")()")
        let background = appearance.background.rawValue
        lines.add("\(name).configureWith\(background.prefix(1).uppercased())\(background.dropFirst())Background()")
        if let color = appearance.backgroundColor { lines.assign("\(name).backgroundColor", run.expression(color)) }
        if let color = appearance.shadowColor { lines.assign("\(name).shadowColor", run.expression(color)) }
        if bar != "tabBar" {
            for (key, color) in zip(BarKeys.textAttributes, [appearance.titleColor, appearance.largeTitleColor]) {
                guard let color else { continue }
                let entry = SwiftExpression.Entry(key: ".foregroundColor", value: run.certain(color))
                lines.assign("\(name).\(key)", .dictionary([entry]))
            }
        }
        lines.add("\(bar).\(name) = \(name)")
    }
}
