import PlaygroundModel

extension EjectionRun {
    /// A `UIColor?` expression: a colour of UIKit, a colour of the catalogue, or components.
    func expression(_ color: Color) -> SwiftExpression {
        if case .semantic(let semantic) = color { return .word(".\(semantic.rawValue)") }
        if let named = colors.first(where: { $0.color == color }) {
            resources.colors.insert(named.name)
            return .call("UIColor", [.init("named", SwiftLiteral.text(named.name))])
        }
        switch color {
        case .semantic(let semantic): return .word(".\(semantic.rawValue)")
        case .rgb(255, 255, 255, 1): return ".white"
        case .rgb(0, 0, 0, 1): return ".black"
        case .rgb(let red, let green, let blue, let alpha) where red == green && green == blue:
            return .call("UIColor", [.init("white", word: Self.component(red)), .init("alpha", word: SwiftLiteral.number(alpha))])
        case .rgb(let red, let green, let blue, let alpha):
            return .call("UIColor", [
                .init("red", word: Self.component(red)), .init("green", word: Self.component(green)),
                .init("blue", word: Self.component(blue)), .init("alpha", word: SwiftLiteral.number(alpha)),
            ])
        case .dynamic(let light, let dark):
            let choice = SwiftExpression.choice("$0.userInterfaceStyle == .dark", certain(dark), certain(light))
            return .word("UIColor { \(choice.text) }")
        }
    }

    func typed(_ color: Color) -> SwiftExpression {
        let expression = expression(color)
        return expression.text.hasPrefix(".") ? .word("UIColor\(expression.text)") : expression
    }

    /// A `UIColor` expression that is not optional. Colours of the catalogue are optional.
    func certain(_ color: Color) -> SwiftExpression { Self.certain(typed(color)) }

    static func certain(_ color: SwiftExpression) -> SwiftExpression { isOptional(color) ? .word(color.text + " ?? .label") : color }

    func coreGraphics(_ color: Color) -> SwiftExpression {
        let expression = typed(color)
        return .word(expression.text + (Self.isOptional(expression) ? "?.cgColor" : ".cgColor"))
    }

    private static func isOptional(_ typed: SwiftExpression) -> Bool { typed.text.hasPrefix("UIColor(named") }

    private static func component(_ value: Int) -> String {
        value == 0 ? "0" : value == 255 ? "1" : "\(value) / 255"
    }
}
