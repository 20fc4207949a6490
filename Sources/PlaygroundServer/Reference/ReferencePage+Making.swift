import PlaygroundSchema
import WireframeHTML

extension ReferencePage {
    init(assets: String) {
        let chapters = Reference.chapters.map { chapter in
            Chapter(title: chapter.title, sections: chapter.sections.map { section in
                Section(
                    title: section.title, paragraphs: section.paragraphs, listing: section.listing, frame: section.frame,
                    keys: section.keys.map { Key($0, assets: assets) })
            })
        }
        self.init(chapters: chapters, assets: assets)
    }
}

extension ReferencePage.Key {
    fileprivate init(_ key: ReferenceKey, assets: String) {
        self.init(
            id: key.id, name: key.name, summary: key.summary, type: key.type, standard: key.standard, owners: key.owners,
            example: key.example, picture: "\(assets)/\(ReferencePictures.name(of: key, isDark: false))",
            darkPicture: "\(assets)/\(ReferencePictures.name(of: key, isDark: true))"
        )
    }
}
