struct ReferencePageContext: TemplateContext {
    private let page: ReferencePage
    private let chapters: [ChapterContext]

    init(_ page: ReferencePage) {
        self.page = page
        var count = 0
        chapters = page.chapters.map { chapter in
            ChapterContext(title: chapter.title, sections: chapter.sections.map { section in
                count += 1
                return SectionContext(section: section, number: count)
            })
        }
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "assets": .init(page.assets)
        case "chapters": .init(chapters)
        default: nil
        }
    }

    struct ChapterContext: TemplateContext {
        let title: String
        let sections: [SectionContext]

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "title": .init(title)
            case "sections": .init(sections)
            default: nil
            }
        }
    }

    struct SectionContext: TemplateContext {
        let section: ReferencePage.Section
        /// Unique on the page.
        let number: Int

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "heading": .init(section.title)
            case "number": .init(number)
            case "paragraphs": .init(section.paragraphs.map(ParagraphContext.init))
            case "listing": .init(section.listing)
            case "frame": .init(section.frame.isEmpty ? nil : section.frame)
            case "keys": .init(section.keys.map(KeyContext.init))
            default: nil
            }
        }
    }

    /// Every other piece, between backticks, is code.
    struct ParagraphContext: TemplateContext {
        let text: String

        func child(named name: String) -> TemplateValue? {
            guard name == "pieces" else { return nil }
            let pieces = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            return .list(pieces.map { index, piece in
                TemplateValue(["text": .text(String(piece)), "isCode": .flag(!index.isMultiple(of: 2))])
            })
        }
    }

    struct KeyContext: TemplateContext {
        let key: ReferencePage.Key

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "id": .init(key.id)
            case "name": .init(key.name)
            case "summary": .init(key.summary)
            case "type": .init(key.type)
            case "standard": .init(key.standard)
            case "owners": .init(key.owners?.joined(separator: ", "))
            case "example": .init(key.example)
            case "picture": .init(key.picture)
            case "darkPicture": .init(key.darkPicture)
            default: nil
            }
        }
    }
}
