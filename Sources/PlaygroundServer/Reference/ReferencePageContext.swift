import PlaygroundSchema
import WireframeHTML

/// The page that explains the language, with chapters of sections, keys and examples.
struct ReferencePageContext: TemplateContext {
    let assets: String

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "assets": .init(assets)
        case "chapters": chapters
        default: nil
        }
    }

    private var chapters: TemplateValue {
        var count = 0
        return .init(Reference.chapters) { chapter in
            let sections = TemplateValue(chapter.sections) { section in
                count += 1
                return values(of: section, number: count)
            }
            return ["title": .text(chapter.title), "sections": sections]
        }
    }

    private func values(of section: ReferenceSection, number: Int) -> [String: TemplateValue] {
        [
            "heading": .text(section.title), "number": .init(number), "listing": .init(section.listing),
            "paragraphs": .init(section.paragraphs) { ["pieces": Self.pieces(of: $0)] },
            "headings": .init(section.rows.first ?? []) { ["pieces": Self.pieces(of: $0)] },
            "rows": .init(Array(section.rows.dropFirst())) { ["cells": .init($0) { ["pieces": Self.pieces(of: $0)] }] },
            "table": .flag(!section.rows.isEmpty), "frame": .init(["", "…"].contains(section.frame) ? nil : section.frame), "keys": .init(section.keys, values),
        ]
    }

    private static func pieces(of paragraph: String) -> TemplateValue {
        let pieces = paragraph.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        return .init(Array(pieces)) { ["text": .text(String($0.element)), "isCode": .flag(!$0.offset.isMultiple(of: 2))] }
    }

    private func values(of key: ReferenceKey) -> [String: TemplateValue] {
        [
            "id": .text(key.id), "name": .text(key.name), "summary": .text(key.summary), "type": .text(key.type),
            "standard": .init(key.standard), "uiKitStandard": .init(key.uiKitStandard), "owners": .init(key.owners?.joined(separator: ", ")), "example": .text(key.example),
            "picture": .text("\(assets)/\(ReferencePictures.name(of: key, isDark: false))"),
            "darkPicture": .text("\(assets)/\(ReferencePictures.name(of: key, isDark: true))"),
        ]
    }
}
