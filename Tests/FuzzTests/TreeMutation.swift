import InterfaceImport
import SeededRandom

/// Changes of a document by a failed merge, a tool or with intent that keep it valid XML: elements removed, doubled,
/// moved and nested, attributes dropped and swapped, unusual numbers, ids that collide or form cycles.
struct TreeMutation {
    /// The trees of valid documents.
    let samples: [Element]
    /// Values for attributes in addition to those of other attributes.
    let values: [String]

    /// Attributes that name another object.
    private static let references = [
        "destination", "firstItem", "secondItem", "reference", "initialViewController", "popoverAnchorView", "textLabel", "detailTextLabel",
        "storyboardName", "referencedIdentifier", "storyboardIdentifier", "userLabel", "customClass",
    ]

    /// Numbers at the ends of a number's range.
    private static let numbers = ["0", "-0.0", "-1", "1e-300", "1000001", "-1000001", "2147483648", "1e19", "1e308", "-1e308", "nan", "inf", "-inf", ""]

    /// The depths of nested views: below and above the limit of a document.
    private static let depths = [3, 40, 120, 500]

    /// A sample's tree, changed in a few places.
    func tree(_ random: inout SeededGenerator) -> Element {
        var root = samples.randomElement(using: &random) ?? Element("document")
        for _ in 0..<Int.random(in: 1...8, using: &random) { change(&root, &random) }
        return root
    }

    /// The document of such a tree. One in sixteen is cut off, or damaged as XML.
    func input(_ random: inout SeededGenerator) -> [UInt8] {
        var text = XMLText(of: tree(&random)).text
        switch Int.random(in: 0..<48, using: &random) {
        case 0: text = String(text.prefix(Int.random(in: 0...text.utf8.count, using: &random)))
        case 1: text = text.replacing(" id=", with: " id='twice' id=", maxReplacements: 1)
        case 2: text = text.replacing("<document", with: "<!DOCTYPE document [<!ENTITY a 'b'>]><document", maxReplacements: 1)
        default: break
        }
        return Array(text.utf8)
    }

    // MARK: Changes

    private func change(_ root: inout Element, _ random: inout SeededGenerator) {
        let places = root.places
        guard let place = places.randomElement(using: &random), let other = places.randomElement(using: &random) else { return }
        let elsewhere = root[at: other]
        switch Int.random(in: 0..<14, using: &random) {
        case 0: root.change(at: place) { $0.attributes.removeAny(&random) }
        case 1: swapValues(in: &root, place, other, &random)
        case 2: root.change(at: place) { element in element.attributes.merge(elsewhere.attributes.filter { $0.key != "id" }) { old, _ in old } }
        case 3, 4: setNumber(in: &root, &random)
        case 5, 6: redirect(in: &root, &random)
        case 7: root.change(at: place) { if let id = elsewhere.id { $0.attributes["id"] = id } }
        case 8: root.remove(at: place)
        case 9:
            let copy = Bool.random(using: &random) ? root[at: place].renamed(&random) : root[at: place]
            root.change(at: other) { $0.children.append(copy) }
        case 10: move(in: &root, place, other)
        case 11: root.change(at: place) { $0.name = elsewhere.name }
        case 12: root.change(at: place) { $0.children.shuffle(using: &random) }
        default: nest(in: &root, &random)
        }
    }

    private func swapValues(in root: inout Element, _ place: [Int], _ other: [Int], _ random: inout SeededGenerator) {
        guard let key = root[at: place].attributes.keys.sorted().randomElement(using: &random) else { return }
        let value = Bool.random(using: &random)
            ? root[at: other].attributes.values.sorted().randomElement(using: &random) : values.randomElement(using: &random)
        root.change(at: place) { $0.attributes[key] = value ?? "" }
    }

    private func setNumber(in root: inout Element, _ random: inout SeededGenerator) {
        let numeric = root.places { $0.attributes.values.contains { Double($0) != nil } }
        guard let place = numeric.randomElement(using: &random) else { return }
        let keys = root[at: place].attributes.filter { Double($0.value) != nil }.keys.sorted()
        guard let key = keys.randomElement(using: &random) else { return }
        root.change(at: place) { $0.attributes[key] = Self.numbers.randomElement(using: &random) }
    }

    /// Makes a segue, a constraint or a name refer to another object, possibly the one that contains it.
    private func redirect(in root: inout Element, _ random: inout SeededGenerator) {
        let referring = root.places { element in Self.references.contains { element[$0] != nil } }
        guard let place = referring.randomElement(using: &random) else { return }
        let keys = Self.references.filter { root[at: place][$0] != nil }
        let goals = Bool.random(using: &random) ? root.places { $0.id != nil } : place.indices.map { Array(place.prefix($0)) }
        guard let key = keys.randomElement(using: &random), let goal = goals.randomElement(using: &random),
              let id = root[at: goal].id
        else { return }
        root.change(at: place) { $0.attributes[key] = id }
    }

    /// Moves an element into another, unless it contains that.
    private func move(in root: inout Element, _ place: [Int], _ other: [Int]) {
        guard !place.isEmpty, !other.starts(with: place) else { return }
        let element = root[at: place]
        root.change(at: other) { $0.children.append(element) }
        root.remove(at: place)
    }

    /// Puts a view into nested views.
    private func nest(in root: inout Element, _ random: inout SeededGenerator) {
        let views = root.places { ViewElement.isView($0) && $0["key"] == nil }
        guard let place = views.randomElement(using: &random) else { return }
        let depth = Self.depths.randomElement(using: &random) ?? 1
        let seed = Int.random(in: 0..<1_000_000, using: &random)
        root.change(at: place) { view in
            for level in 0..<depth {
                let id = "nest-\(seed)-\(level)"
                view = Element("view", attributes: ["contentMode": "center", "id": id], children: [Element("subviews", children: [view])])
            }
        }
    }
}

extension Element {
    /// The paths of all elements, by child indices.
    fileprivate var places: [[Int]] { places { _ in true } }

    fileprivate func places(where isMeant: (Element) -> Bool) -> [[Int]] {
        var found: [[Int]] = []
        collect(at: [], isMeant, into: &found)
        return found
    }

    private func collect(at place: [Int], _ isMeant: (Element) -> Bool, into found: inout [[Int]]) {
        if isMeant(self) { found.append(place) }
        for (index, child) in children.enumerated() { child.collect(at: place + [index], isMeant, into: &found) }
    }

    fileprivate subscript(at place: [Int]) -> Element { place.reduce(self) { $0.children[$1] } }

    fileprivate mutating func change(at place: [Int], _ change: (inout Element) -> Void) {
        self.change(at: place[...], change)
    }

    private mutating func change(at place: ArraySlice<Int>, _ change: (inout Element) -> Void) {
        guard let first = place.first else { return change(&self) }
        children[first].change(at: place.dropFirst(), change)
    }

    fileprivate mutating func remove(at place: [Int]) {
        guard let last = place.last else { return }
        change(at: Array(place.dropLast())) { $0.children.remove(at: last) }
    }

    /// The same with new ids that nothing refers to.
    fileprivate func renamed(_ random: inout SeededGenerator) -> Element {
        var copy = self
        let suffix = Int.random(in: 0..<1_000_000, using: &random)
        copy.renameIDs { "\($0)-\(suffix)" }
        return copy
    }

    private mutating func renameIDs(_ name: (String) -> String) {
        if let id { attributes["id"] = name(id) }
        for index in children.indices { children[index].renameIDs(name) }
    }
}

extension [String: String] {
    fileprivate mutating func removeAny(_ random: inout SeededGenerator) {
        guard let key = keys.sorted().randomElement(using: &random) else { return }
        self[key] = nil
    }
}

/// A tree as the text of a document.
struct XMLText {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    init(of root: Element) { write(root) }

    private mutating func write(_ element: Element) {
        text += "<\(element.name)"
        for (key, value) in element.attributes.sorted(by: { $0.key < $1.key }) { text += " \(key)=\"\(Self.escaped(value))\"" }
        guard !element.children.isEmpty || !element.text.isEmpty else { return text += "/>\n" }
        text += ">" + Self.escaped(element.text)
        for child in element.children { write(child) }
        text += "</\(element.name)>\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
    }
}
