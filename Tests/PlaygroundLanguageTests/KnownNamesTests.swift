import Foundation
import PlaygroundModel
import Testing

@testable import PlaygroundLanguage

/// The properties that UIKit programs set, and their support. `vocabulary.tsv` lists the properties that two or more of 1,776 public files
/// set, with the number of files.
@Suite struct KnownNamesTests {
    private struct Word: Sendable {
        let name: String
        let files: Int
        /// Whether the property places or connects views, or was a key before the list was made.
        let isStructure: Bool
        let wasKey: Bool
    }

    private static let words: [Word] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "vocabulary.tsv")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").dropFirst(2)
        return lines.map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            return Word(
                name: String(fields[0]), files: Int(fields[1]) ?? 0, isStructure: fields.last == "structure", wasKey: fields.last == "yes")
        }
    }()

    private static let keys: Set<String> = {
        var keys = Set(ViewProperty.allCases.map(\.rawValue) + ViewKeys.all.map(\.name) + ControllerKeys.all.map(\.name))
        keys.formUnion(BarKeys.common.map(\.name) + BarKeys.item.map(\.name) + BarKeys.tabBarItem.map(\.name))
        keys.formUnion(BarKeys.searchController.map(\.name) + BarKeys.sidebar.map(\.name) + BarKeys.appearance.map(\.name))
        keys.formUnion(ViewKeys.ofRows.map(\.name) + BarKeys.swipeAction.map(\.name) + CollectionKeys.names)
        return keys
    }()

    /// Whether the word is a key of the language. A plural key counts for UIKit's singular.
    private static func isKey(_ word: Word) -> Bool { word.wasKey || keys.contains(word.name) || keys.contains(word.name + "s") }

    @Test func `most properties that programs set are drawn or carried`() {
        let counted = Self.words.filter { !$0.isStructure }
        let all = counted.reduce(0) { $0 + $1.files }
        let written = counted.filter(Self.isKey).reduce(0) { $0 + $1.files }
        #expect(all == 14_804)
        #expect(Double(written) / Double(all) >= 0.87, "\(written) of \(all)")
    }

    @Test func `nearly all names without a sentence are drawn or carried`() {
        let counted = Self.words.filter { !$0.isStructure && (Self.isKey($0) || KnownNames.entry(for: $0.name) == nil) }
        let all = counted.reduce(0) { $0 + $1.files }
        let written = counted.filter(Self.isKey).reduce(0) { $0 + $1.files }
        #expect(Double(written) / Double(all) >= 0.95, "\(counted.filter { !Self.isKey($0) }.map(\.name))")
    }

    @Test func `every name is a key, or has a sentence`() {
        let others = Self.words.filter { !Self.isKey($0) }.map(\.name)
        #expect(others.filter { KnownNames.entry(for: $0) == nil } == [])
    }

    @Test func `a name is in the list once, with a sentence`() {
        let names = KnownNames.all.map(\.name)
        #expect(names.count > 800)
        #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
        for entry in KnownNames.all {
            #expect(entry.sentence.hasSuffix("."), "\(entry.name)")
            #expect(entry.name.allSatisfy { $0.isLetter || $0.isNumber }, "\(entry.name)")
        }
    }

    @Test func `a sentence is about its name`() {
        for (name, words) in [
            ("contentSize", "scroll view"), ("selectedImage", "tabBarItem"), ("radius", "cornerRadius"),
            ("supplementaryViewProvider", "supplementaryViews"), ("menuItems", "menu"), ("canGoBack", "web page"), ("target", "tap"),
        ] { #expect(KnownNames.entry(for: name)?.sentence.contains(words) == true, "\(name)") }
        for name in ["handler", "changesSelectionAsPrimaryAction", "preferredAction"] {
            #expect(KnownNames.entry(for: name, in: "an alert's action")?.sentence.contains("gesture") == false, "\(name)")
        }
        #expect(KnownNames.entry(for: "handler", in: "a swipe action")?.key == "tap")
        #expect(KnownNames.entry(for: "systemImage", in: "a preview action")?.key == "image")
    }

    /// Methods that the files counted in `vocabulary.tsv` call.
    @Test(arguments: [
        ("setTitle", ["title"], "title"), ("setImage", ["image"], "image"), ("setTitleColor", ["textColor"], "textColor"), ("setOn", ["isOn"], "isOn"),
        ("addSubview", ["subviews"], "subviews"), ("addArrangedSubview", ["arrangedSubviews"], "arrangedSubviews"), ("addTarget", ["tap"], nil),
        ("setViewControllers", ["viewControllers"], "viewControllers"), ("setCustomSpacing", ["customSpacing"], "customSpacing"),
        ("addGestureRecognizer", [], nil), ("setContentHuggingPriority", [], nil), ("setContentCompressionResistancePriority", [], nil),
        ("addConstraint", ["constraints"], "constraints"), ("setBackgroundImage", [], nil), ("reloadData", [], nil), ("setTitle", [], nil),
        ("insertSubview", ["subviews"], "subviews"), ("removeFromSuperview", [], nil),
    ] as [(String, [String], String?)])
    func `a setter method leads to the key that it sets`(method: String, known: [String], key: String?) {
        let entry = KnownNames.entry(for: method, in: "a view", known: known)
        #expect(entry?.key == key && entry?.sentence.hasPrefix("UIKit's methods") == true, "\(method)")
    }

    @Test(arguments: ["settings", "addition", "setFoo", "set", "address"])
    func `other names are not explained as methods`(name: String) {
        #expect(KnownNames.entry(for: name)?.sentence.hasPrefix("UIKit's methods") != true)
    }

    @Test func `a name with a replacement has a key of the language`() {
        for entry in KnownNames.all { #expect(entry.key.map(Self.keys.contains) ?? true, "\(entry.name)") }
    }

    @Test func `an unsupported value has a replacement that its key permits`() {
        #expect(KnownNames.values.count > 60)
        for (name, entry) in KnownNames.values {
            let parts = name.split(separator: ":").map(String.init)
            #expect(parts.count == 2 && entry.sentence.hasSuffix("."), "\(name)")
            guard case .choice(let names) = ViewProperty(rawValue: parts[0])?.valueType else { continue }
            #expect(!names.contains(parts[1]) && entry.key.map(names.contains) ?? true, "\(name)")
        }
        let kinds = ViewKind.written.map(\.rawValue)
        #expect(kinds.allSatisfy { KnownNames.value($0, of: "kind") == nil })
        #expect(KnownNames.value("UIColorWell", of: "kind")?.sentence == KnownNames.value("colorWell", of: "kind")?.sentence)
        #expect(KnownNames.value("colorWell", of: "buttonStyle") == nil && KnownNames.value("UI", of: "kind") == nil)
    }

    @Test func `a name is known only in tables of UIKit's objects`() {
        #expect(KnownNames.entry(for: "delegate", in: "a view") != nil)
        #expect(KnownNames.entry(for: "delegate", in: "a device") == nil)
        #expect(KnownNames.entry(for: "delegat", in: "a view") == nil)
        #expect(KnownNames.entry(for: "opacity")?.advice == "The same value has another name here. Write alpha.")
    }
}
