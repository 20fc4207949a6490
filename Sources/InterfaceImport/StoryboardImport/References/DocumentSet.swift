/// Documents imported together. A storyboard's playground includes the playgrounds of the storyboards that it refers to.
package struct DocumentSet: Sendable {
    package struct Member: Sendable {
        package var path: String
        package var document: InterfaceBuilderDocument
        /// The file name of the document's playground. All playgrounds are in one folder.
        package var playground: String
        package var resources: AppResources

        package init(path: String, document: InterfaceBuilderDocument, playground: String, resources: AppResources = AppResources()) {
            self.path = path
            self.document = document
            self.playground = playground
            self.resources = resources
        }

        private var components: [Substring] { path.split(separator: "/") }

        var name: String {
            let name = components.last ?? ""
            return String(name.hasSuffix(Self.ending) ? name.dropLast(Self.ending.count) : name)
        }

        private static let ending = ".storyboard"

        func commonFolders(with other: Member) -> Int {
            zip(components.dropLast(), other.components.dropLast()).prefix { $0 == $1 }.count
        }
    }

    private let members: [Member]

    package init(_ members: [Member]) {
        self.members = members
    }

    /// The playgrounds in the order of the documents. No playground includes one that was refused or that causes mistakes.
    /// - Parameter progress: Called from any thread with the numbers of imported and of all documents. Drafting and checking are half each.
    package func playgrounds(progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) -> [ImportedPlayground] {
        var leftOut = StoryboardReferences.LeftOut()
        while true {
            let check = PlaygroundCheck(drafts(leftOut, progress)) { [count = members.count] in progress((count + $0) / 2, count) }
            let before = leftOut
            for (index, member) in check.members.enumerated() {
                if member.refusal != nil { leftOut.targets.insert(index) }
                if member.failsWithIncludes { leftOut.sources.insert(index) }
            }
            // Each pass omits more documents, so the loop ends.
            if leftOut == before { return check.members.map(ImportedPlayground.init) }
        }
    }

    private func drafts(_ leftOut: StoryboardReferences.LeftOut, _ progress: (Int, Int) -> Void) -> [PlaygroundCheck.Member] {
        let references = StoryboardReferences(members, leftOut)
        var names = references.names()
        for reference in references.all {
            guard let name = names[reference.target][reference.controller] else { continue }
            names[reference.member].refer(reference.placeholder, to: name)
        }
        let own = Dictionary(grouping: references.all, by: \.member)
        let groups = references.groups()
        let sizes = Dictionary(grouping: groups) { $0 }.mapValues(\.count)
        var translated: [Int: [String: Set<String>]] = [:]
        return members.indices.map { index in
            progress(index / 2, members.count)
            // Playgrounds that include each other share their names.
            let isJoined = sizes[groups[index]] ?? 1 > 1
            let (name, resources) = (members[index].name, members[index].resources)
            var document = members[index].document
            document.colorNames = ResourceSections.colorNames(
                document, resources, prefix: isJoined ? Words.kebabCase(Words.of(name)) : nil)
            document.imageSizes.merge(resources.imageSizes) { own, _ in own }
            let sections = ResourceSections(
                document: document, resources: resources, title: name, taken: translated[groups[index]] ?? [:])
            if isJoined, !resources.isEmpty {
                let texts = Set(DocumentTexts.all(of: document).map(\.text))
                for language in resources.translations.keys {
                    translated[groups[index], default: [:]][language, default: []].formUnion(texts)
                }
            }
            let files = Dictionary(
                (own[index] ?? []).map { ($0.placeholder, members[$0.target].playground) }, uniquingKeysWith: { first, _ in first })
            let context = ImportContext(document, names[index], references: files, resources: sections)
            let fileName = members[index].path.split(separator: "/").last.map(String.init) ?? ""
            let playground = members[index].playground
            let draft = PlaygroundDrafter(context: context, fileName: fileName, playground: playground).draft()
            return PlaygroundCheck.Member(name: playground, group: groups[index], context: context, draft: draft)
        }
    }
}
