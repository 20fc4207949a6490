import PlaygroundModel
import TOMLReading

/// A colour's values in light and dark style, as `#RRGGBB` or `#RRGGBBAA`.
struct ColorValues {
    let document: LanguageDocument

    func completion(of name: String, in range: Range<Int>) -> Completion {
        let values = values(of: name)
        return Completion(
            name, .color, detail: values.map { $0.light == $0.dark ? $0.light : "\($0.light), dark \($0.dark)" }, swatch: values?.light,
            in: range,
            rank: 1)
    }

    func completed(_ completion: Completion) -> Completion {
        guard completion.kind == .color, let values = document.language.palette[completion.label] else { return completion }
        var completed = completion
        completed.swatch = values.light
        completed.detail = "\(values.light), dark \(values.dark)"
        return completed
    }

    func values(of word: String) -> (light: String, dark: String)? {
        let index = document.whole
        if let node = document.names.node("colors", word) {
            if let text = index.string(of: node) { return plain(text) }
            let light = index.string("light", of: node).flatMap { plain($0)?.light }
            let dark = index.string("dark", of: node).flatMap { plain($0)?.dark }
            guard let light, let dark else { return nil }
            return (light, dark)
        }
        return plain(word)
    }

    private func plain(_ word: String) -> (light: String, dark: String)? {
        if let known = document.language.palette[word] { return known }
        guard case .rgb(let red, let green, let blue, let alpha)? = Color(word: word) else { return nil }
        let text = Color.word(red: red, green: green, blue: blue, alpha: alpha)
        return (text, text)
    }
}
