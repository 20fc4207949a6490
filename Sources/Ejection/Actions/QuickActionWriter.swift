import PlaygroundModel

struct QuickActionWriter {
    let run: EjectionRun
    let texts: TextWriter

    func item(_ action: QuickAction) -> SwiftExpression {
        var arguments: [SwiftExpression.Argument] = [
            .init("type", SwiftLiteral.text(action.type)), .init("localizedTitle", texts.shown(action.title)),
        ]
        let icon = icon(action.icons)
        if action.subtitle != nil || icon != nil || !action.userInfo.isEmpty {
            arguments.append(.init("localizedSubtitle", action.subtitle.map(texts.shown) ?? "nil"))
            arguments.append(.init("icon", icon ?? "nil"))
            if !action.userInfo.isEmpty {
                let entries = action.userInfo.sorted { $0.key < $1.key }.map {
                    SwiftExpression.Entry(
                        key: SwiftLiteral.text($0.key), value: .word("\(SwiftLiteral.text($0.value).text) as NSString"))
                }
                arguments.append(.init("userInfo", .dictionary(entries)))
            }
        }
        return .call("UIApplicationShortcutItem", arguments)
    }

    private func icon(_ icons: QuickActionIcons) -> SwiftExpression? {
        if let symbol = icons.symbolName {
            return .call("UIApplicationShortcutIcon", [.init("systemImageName", SwiftLiteral.text(symbol))])
        }
        if let file = icons.file {
            run.resources.images.insert(file)
            if run.playground.quickActions.templates[file] == nil, run.playground.images[file] == nil {
                run.resources.placeholders[file] = Size(width: 35, height: 35)
            }
            return .call("UIApplicationShortcutIcon", [.init("templateImageName", SwiftLiteral.text(AssetName.image(file)))])
        }
        return icons.type.map { .call("UIApplicationShortcutIcon", [.init("type", word: ".\($0.rawValue)")]) }
    }
}
