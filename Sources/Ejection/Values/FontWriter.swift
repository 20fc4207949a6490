import PlaygroundModel

extension EjectionRun {
    func expression(_ font: FontDescription) -> SwiftExpression {
        switch font {
        case .textStyle(let style, nil): return .call(".preferredFont", [.init("forTextStyle", word: ".\(style.rawValue)")])
        case .textStyle(let style, let weight?):
            resources.supportExtensions.insert(.weightedTextStyles)
            return .call(".preferredFont", [
                .init("forTextStyle", word: ".\(style.rawValue)"), .init("weight", word: ".\(weight.rawValue)"),
            ])
        case .system(let size, .regular): return .call(".systemFont", [.init("ofSize", word: SwiftLiteral.number(size))])
        case .system(let size, let weight):
            return .call(".systemFont", [
                .init("ofSize", word: SwiftLiteral.number(size)), .init("weight", word: ".\(weight.rawValue)"),
            ])
        case .named(let family, let size, let weight):
            resources.supportExtensions.insert(.fontFamilies)
            return .call(".font", [
                .init("family", SwiftLiteral.text(family)), .init("size", word: SwiftLiteral.number(size)),
                .init("weight", word: ".\(weight.rawValue)"),
            ])
        case .custom(let name, _, let size, let style):
            resources.helpers.insert(.namedFonts)
            let scaling = style.map { SwiftExpression.Argument("scaledFor", word: ".\($0.rawValue)") }
            return .call(
                ".font", [.init("name", SwiftLiteral.text(name)), .init("size", word: SwiftLiteral.number(size))] + [scaling].compactMap { $0 })
        }
    }
}

extension FontDescription {
    var isScaled: Bool {
        switch self {
        case .textStyle: true
        case .custom(_, _, _, let style): style != nil
        case .system, .named: false
        }
    }
}
