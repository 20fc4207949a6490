import PlaygroundModel

struct UnsupportedAttributes {
    let element: String
    private(set) var words: [(name: String, text: String)] = []
    private(set) var occurrences: Set<Occurrence> = []

    struct Occurrence: Hashable {
        var word: VocabularyWord
        var line: Int
    }

    /// - Parameter object: A view, a cell, a controller or an item. Objects inside it report their own words.
    init(of object: Element) {
        element = object.name
        collect(object, before: "")
        for attribute in object.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"], !RuntimeAttributes.carried.contains(path) else { continue }
            words.append(("user-defined runtime attributes", "runtime attribute \(path)"))
        }
    }

    /// The line of a comment, or `nil` if there are no words.
    var remark: String? {
        words.isEmpty ? nil : "Not in this playground: \(words.map(\.text).joined(separator: ", "))."
    }

    private mutating func collect(_ element: Element, before path: String) {
        for (name, value) in element.attributes.sorted(by: { $0.key < $1.key })
        where Vocabulary.isUnsupported(name, value: value, in: element) {
            let text = value.count <= Self.valueLength ? "\(path)\(name) = \(value)" : path + name
            add(path + name, text, name, of: element)
        }
        for child in element.children where !Self.lists.contains(child.name) {
            let key = child["key"]
            let word = Vocabulary.word(of: child)
            if child.name != "nil", Vocabulary.isUnsupported(word, value: nil, in: element) {
                add(path + (key ?? child.name), path + (key ?? child.name), word, of: element)
            } else if !ViewElement.isView(child), Vocabulary.fate(of: word, in: element) == .carried {
                collect(child, before: path + (key ?? child.name) + ".")
            }
        }
    }

    private mutating func add(_ name: String, _ text: String, _ word: String, of element: Element) {
        words.append((name, text))
        occurrences.insert(Occurrence(word: VocabularyWord(element.name, word), line: element.line))
    }

    /// Words that no object reported, such as words of segues and constraints. Elements that were left out are ignored.
    static func remaining(in root: Element, reported: Set<Occurrence>, isLeftOut: (Element) -> Bool) -> [Occurrence] {
        var found: [Occurrence] = []
        func visit(_ element: Element) {
            if isLeftOut(element) { return }
            func note(_ word: String, _ value: String?) {
                let occurrence = Occurrence(word: VocabularyWord(element.name, word), line: element.line)
                if Vocabulary.isUnsupported(word, value: value, in: element), !reported.contains(occurrence) { found.append(occurrence) }
            }
            for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) { note(name, value) }
            for child in element.children {
                let word = Vocabulary.word(of: child)
                if child.name != "nil" { note(word, nil) }
                if Vocabulary.fate(of: word, in: element) == .carried { visit(child) }
            }
        }
        visit(root)
        return found
    }

    private static let valueLength = 40

    private static let lists: Set = [
        "subviews", "constraints", "connections", "sections", "prototypes", "cells", "gestureRecognizers", "variation", "layoutGuides",
        "userDefinedRuntimeAttributes", "keyCommands",
    ]
}

/// User-defined runtime attributes, which are settings without a field in Interface Builder.
enum RuntimeAttributes {
    /// Key paths of UIKit that a playground has a key for, and the usual key paths of apps that extend UIView.
    static let carried = Set([
        "layer.cornerRadius", "cornerRadius", "layer.borderWidth", "borderWidth", "layer.borderUIColor", "borderColor",
        "layer.masksToBounds", "clipsToBounds", "layer.shadowOpacity", "shadowOpacity", "layer.shadowRadius", "shadowRadius",
        "layer.shadowOffset", "shadowOffset", "layer.shadowUIColor", "shadowColor",
    ] + transforms.map(\.keyPath))

    private static let transforms: [(keyPath: String, key: String)] = [
        ("layer.transform.scale", "scaleX"), ("layer.transform.scale", "scaleY"), ("layer.transform.scale.x", "scaleX"),
        ("layer.transform.scale.y", "scaleY"), ("layer.transform.rotation", "rotationAngle"),
        ("layer.transform.rotation.z", "rotationAngle"), ("layer.transform.translation.x", "translationX"),
        ("layer.transform.translation.y", "translationY"),
    ]

    /// A layer's transform, from key paths of Core Animation.
    static func transform(of element: Element) -> TOMLValue? {
        var entries: [TOMLValue.Entry] = []
        for (keyPath, key) in transforms where !entries.contains(where: { $0.key == key }) {
            guard let number = number(keyPath, of: element) else { continue }
            let range = key.hasPrefix("translation") ? ViewProperty.ValueType.distances : key == "rotationAngle" ? -1000...1000 : -100...100
            entries.append(TOMLValue.Entry(key, .number(number.clamped(to: range))))
        }
        return entries.isEmpty ? nil : .table(entries)
    }

    static func number(_ keyPaths: String..., of element: Element) -> Double? {
        keyPaths.lazy.compactMap { attribute($0, of: element) }.compactMap { $0.number("value") ?? $0.value(of: "value")?.number("value") }
            .first
    }

    static func flag(_ keyPaths: String..., of element: Element) -> Bool? {
        keyPaths.lazy.compactMap { attribute($0, of: element)?.flag("value") }.first
    }

    /// The first value found, a colour or a size.
    static func value(_ keyPaths: String..., of element: Element) -> Element? {
        keyPaths.lazy.compactMap { attribute($0, of: element)?.value(of: "value") }.first
    }

    private static func attribute(_ keyPath: String, of element: Element) -> Element? {
        element.list("userDefinedRuntimeAttributes").first { $0["keyPath"] == keyPath }
    }
}
