/// The fonts bundled with an app. Interface Builder lists them with their files (`customFonts`).
struct OwnFonts {
    private let names: Set<String>

    init(of document: InterfaceBuilderDocument) {
        let lists = document.root.all("customFonts").flatMap { $0.all("array") }
        names = Set(lists.flatMap { $0.all("string") }.map(\.text))
    }

    func name(of view: Element) -> String? {
        guard !names.isEmpty else { return nil }
        return view.children.lazy.filter { !Self.lists.contains($0.name) }.flatMap(\.subtree)
            .filter { $0.name == "fontDescription" || $0.name == "font" }
            .compactMap { $0["name"] }.first(where: names.contains)
    }

    private static let lists: Set = ["subviews", "sections", "prototypes", "cells", "items", "connections"]

    static func remark(_ name: String) -> String { "\(name) is the app's own font. A replacement has other widths." }
}
