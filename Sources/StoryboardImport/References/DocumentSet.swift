import InterfaceBuilder

/// Documents that are imported together: where a storyboard refers to another of them, its playground includes the other's.
package struct DocumentSet: Sendable {
    /// One of the documents.
    package struct Member: Sendable {
        /// The document's path, `App/Base.lproj/Main.storyboard`.
        package var path: String
        package var document: InterfaceBuilderDocument
        /// The name of its playground's file. All playgrounds stand in one folder.
        package var playground: String

        package init(path: String, document: InterfaceBuilderDocument, playground: String) {
            self.path = path
            self.document = document
            self.playground = playground
        }

        private var components: [Substring] { path.split(separator: "/") }

        /// The name by which references call a storyboard.
        var name: String {
            let name = components.last ?? ""
            return String(name.hasSuffix(Self.ending) ? name.dropLast(Self.ending.count) : name)
        }

        private static let ending = ".storyboard"

        /// How many folders on the way to two documents are the same.
        func commonFolders(with other: Member) -> Int {
            zip(components.dropLast(), other.components.dropLast()).prefix { $0 == $1 }.count
        }
    }

    private let members: [Member]

    package init(_ members: [Member]) {
        self.members = members
    }

    /// The playgrounds, in the order of the documents.
    package func playgrounds() -> [ImportedPlayground] {
        let references = StoryboardReferences(members)
        var names = references.names()
        for reference in references.all {
            guard let name = names[reference.target][reference.controller] else { continue }
            names[reference.member].refer(reference.placeholder, to: name)
        }
        return members.indices.map { index in
            let own = references.all.filter { $0.member == index }
            let files = Dictionary(own.map { ($0.placeholder, members[$0.target].playground) }, uniquingKeysWith: { first, _ in first })
            let context = ImportContext(members[index].document, names[index], references: files)
            let fileName = members[index].path.split(separator: "/").last.map(String.init) ?? ""
            return ImportedPlayground(context, fileName: fileName, playground: members[index].playground)
        }
    }
}
