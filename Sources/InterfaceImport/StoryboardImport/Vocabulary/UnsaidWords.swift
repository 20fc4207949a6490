/// What a document says of an object and its playground does not, though a wireframe could show it.
struct UnsaidWords {
    /// The object's element.
    let element: String
    /// Each word as the report names it, `shadowColor`, and with its value where it is short, `minimumScaleFactor = 0.5`.
    private(set) var words: [(name: String, text: String)] = []
    /// Where they stand: in the object itself, or in what belongs to it.
    private(set) var places: Set<Place> = []

    /// A word of an element, which its line tells from others of its name.
    struct Place: Hashable {
        var word: VocabularyWord
        var line: Int
    }

    /// - Parameter object: A view, a cell, a controller or an item; objects that stand in it speak for themselves.
    init(of object: Element) {
        element = object.name
        collect(object, before: "")
        for attribute in object.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"], !RuntimeAttributes.carried.contains(path) else { continue }
            words.append(("user-defined runtime attributes", "runtime attribute \(path)"))
        }
    }

    /// A line of a comment; `nil` where all is said.
    var remark: String? {
        words.isEmpty ? nil : "Not said here: \(words.map(\.text).joined(separator: ", "))."
    }

    private mutating func collect(_ element: Element, before path: String) {
        for (name, value) in element.attributes.sorted(by: { $0.key < $1.key })
        where Vocabulary.isUnsaid(name, value: value, in: element) {
            let text = value.count <= Self.valueLength ? "\(path)\(name) = \(value)" : path + name
            add(path + name, text, name, of: element)
        }
        for child in element.children where !Self.lists.contains(child.name) {
            let key = child["key"]
            let word = Vocabulary.word(of: child)
            if child.name != "nil", Vocabulary.isUnsaid(word, value: nil, in: element) {
                add(path + (key ?? child.name), path + (key ?? child.name), word, of: element)
            } else if !ViewElement.isView(child), Vocabulary.fate(of: word, in: element) == .carried {
                collect(child, before: path + (key ?? child.name) + ".")
            }
        }
    }

    private mutating func add(_ name: String, _ text: String, _ word: String, of element: Element) {
        words.append((name, text))
        places.insert(Place(word: VocabularyWord(element.name, word), line: element.line))
    }

    /// The words of a document that none of its objects was asked for, in the order of the document: those of segues, of constraints, of the
    /// document itself. What stands in an element that is left out went with it.
    ///
    /// - Parameters:
    ///   - said: Where words are that were named at their objects.
    ///   - isLeftOut: Whether an object is not in the playground.
    static func remaining(in root: Element, said: Set<Place>, isLeftOut: (Element) -> Bool) -> [Place] {
        var found: [Place] = []
        func visit(_ element: Element) {
            if isLeftOut(element) { return }
            func note(_ word: String, _ value: String?) {
                let place = Place(word: VocabularyWord(element.name, word), line: element.line)
                if Vocabulary.isUnsaid(word, value: value, in: element), !said.contains(place) { found.append(place) }
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

    /// What holds objects that speak for themselves.
    private static let lists: Set = [
        "subviews", "constraints", "connections", "sections", "prototypes", "cells", "gestureRecognizers", "variation", "layoutGuides",
        "userDefinedRuntimeAttributes", "keyCommands",
    ]
}

/// The user-defined runtime attributes, by which Interface Builder sets what it has no field for.
enum RuntimeAttributes {
    /// Key paths of UIKit's that a playground has a key for, and those by which apps extend UIView to the same end.
    static let carried: Set = [
        "layer.cornerRadius", "cornerRadius", "layer.borderWidth", "borderWidth", "borderColor", "layer.masksToBounds", "clipsToBounds",
    ]

    static func number(_ keyPaths: String..., of element: Element) -> Double? {
        keyPaths.lazy.compactMap { attribute($0, of: element) }.compactMap { $0.number("value") ?? $0.value(of: "value")?.number("value") }.first
    }

    static func flag(_ keyPaths: String..., of element: Element) -> Bool? {
        keyPaths.lazy.compactMap { attribute($0, of: element)?.flag("value") }.first
    }

    static func color(_ keyPath: String, of element: Element) -> Element? { attribute(keyPath, of: element)?.value(of: "value") }

    private static func attribute(_ keyPath: String, of element: Element) -> Element? {
        element.list("userDefinedRuntimeAttributes").first { $0["keyPath"] == keyPath }
    }
}
