import PlaygroundModel

/// The colours of the catalogue: named colours, and colours whose components the file repeats.
enum NamedColors {
    static func all(in playground: Playground, _ document: DocumentTable) -> [(name: String, color: Color)] {
        let named = read(document)
        var taken = Set(named.map { AssetName.color($0.name).lowercased() })
        let known = Set(named.map(\.color))
        var all = named
        for (name, color) in repeated(in: playground) where !known.contains(color) && taken.insert(name.lowercased()).inserted {
            all.append((name, color))
        }
        return all
    }

    private static func read(_ document: DocumentTable) -> [(name: String, color: Color)] {
        guard case .table(let table)? = document["colors"] else { return [] }
        return table.entries.compactMap { entry in color(entry.value).map { (entry.key, $0) } }
    }

    private static func color(_ value: DocumentValue) -> Color? {
        switch value {
        case .string(let word): return Color(word: word)
        case .table(let table):
            guard case .string(let light)? = table["light"], case .string(let dark)? = table["dark"],
                  let light = Color(word: light), let dark = Color(word: dark)
            else { return nil }
            return .dynamic(light: light, dark: dark)
        default: return nil
        }
    }

    /// Colours whose components occur in several places, except black and white, which UIKit provides.
    private static func repeated(in playground: Playground) -> [(name: String, color: Color)] {
        var paths: [Color: Set<DocumentPath>] = [:]
        var order: [Color] = []
        func note(_ color: Color?, at path: DocumentPath) {
            guard let color, case .rgb(let red, let green, let blue, let alpha) = color else { return }
            let isPlain = alpha == 1 && red == green && green == blue && (red == 0 || red == 255)
            guard !isPlain, paths[color, default: []].insert(path).inserted else { return }
            if !order.contains(color) { order.append(color) }
        }
        for controller in playground.controllers {
            note(controller.backgroundColor, at: controller.path.appending("backgroundColor"))
            for view in controller.views {
                for property in ViewProperty.allCases { note(view.properties.color(property), at: view.path.appending(property.rawValue)) }
            }
            for element in controller.adaptive {
                for (index, assignment) in (element.set + element.otherwise).enumerated() {
                    if case .color(let color) = assignment.value { note(color, at: element.path.appending("\(index)")) }
                }
            }
        }
        var repeated: [(name: String, color: Color)] = []
        for color in order where paths[color, default: []].count > 1 { repeated.append((name(of: color), color)) }
        return repeated
    }

    /// The name of a colour: `color-535366`, or `color-535366-50` at half opacity.
    private static func name(of color: Color) -> String {
        guard case .rgb(let red, let green, let blue, let alpha) = color else { return "color" }
        return "color-\(Color.hexadecimal([red, green, blue]))" + (alpha == 1 ? "" : "-\(Int((alpha * 100).rounded()))")
    }
}
