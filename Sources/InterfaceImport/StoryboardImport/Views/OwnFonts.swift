/// The fonts that an app brings along. Interface Builder lists them in the document, by the files that hold them (`customFonts`).
struct OwnFonts {
    /// PostScript names, such as `Quicksand-Bold`.
    private let names: Set<String>

    init(of document: InterfaceBuilderDocument) {
        let lists = document.root.all("customFonts").flatMap { $0.all("array") }
        names = Set(lists.flatMap { $0.all("string") }.map(\.text))
    }

    /// The first such font that a view's own text has; `nil` where it has none.
    func name(of view: Element) -> String? {
        guard !names.isEmpty else { return nil }
        return view.children.lazy.filter { !Self.lists.contains($0.name) }.flatMap(\.subtree)
            .filter { $0.name == "fontDescription" || $0.name == "font" }
            .compactMap { $0["name"] }.first(where: names.contains)
    }

    /// What holds other objects, with fonts of their own.
    private static let lists: Set = ["subviews", "sections", "prototypes", "cells", "items", "connections"]

    /// What a playground's file says at a view of such a font.
    static func remark(_ name: String) -> String { "\(name) is the app's own font: another stands in for it, with other widths." }
}
