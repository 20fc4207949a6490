import PlaygroundLanguage
import PlaygroundModel

extension ReferenceChapter {
    /// The playground's name for each UIKit name: the language's keys, and ``KnownNames``.
    static let names = ReferenceChapter(title: "UIKit → Traitscope", sections: [
        ReferenceSection(
            names: "How names are written", paragraphs: [
                "A key has the name of UIKit's property. Properties of a layer, a navigation item, a sheet and a configuration are keys of "
                    + "the view or controller itself: `cornerRadius`, not `layer.cornerRadius`.",
                "A name of this list that is not a key is a warning: it is ignored, and the rest is drawn. Another unknown key is a mistake.",
                "A value of UIKit's that a key does not have here is a warning too. Of a `kind`, a plain view or an empty controller is drawn.",
            ]),
    ] + letters)

    private static let letters: [ReferenceSection] = Dictionary(grouping: lines, by: { $0.prefix(1).uppercased() })
        .sorted { $0.key < $1.key }
        .map { ReferenceSection(names: $0.key, listing: $0.value.joined(separator: "\n")) }

    private static let lines: [String] = {
        let keys = Set(ViewProperty.allCases.map(\.rawValue) + ViewKeys.all.map(\.name) + ControllerKeys.all.map(\.name)
            + BarKeys.item.map(\.name) + BarKeys.common.map(\.name) + BarKeys.tabBarItem.map(\.name)
            + BarKeys.appearance.map(\.name) + ViewKeys.ofRows.map(\.name) + BarKeys.swipeAction.map(\.name)
            + CollectionKeys.names)
        let others = KnownNames.all.filter { !keys.contains($0.name) }.map { line($0.name, $0.advice) }
        return (keys.map { line($0, "The same name.") } + others).sorted { $0.lowercased() < $1.lowercased() }
    }()

    private static func line(_ name: String, _ text: String) -> String {
        name + String(repeating: " ", count: max(1, 34 - name.count)) + text
    }
}

extension ReferenceSection {
    fileprivate init(names title: String, paragraphs: [String] = [], listing: String? = nil) {
        table = "names"
        self.title = title
        self.paragraphs = paragraphs
        (frame, rows) = ("", [])
        self.listing = listing
        keys = []
    }
}
