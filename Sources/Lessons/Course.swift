import Foundation
import PlaygroundModel
import SourceDiagnostics

/// An ordered set of lessons in a folder: `course.md`, with a title, paragraphs, and a numbered list of links to the lessons.
package struct Course: Sendable {
    package static let fileName = "course.md"

    package var title: String
    /// The paragraphs between the title and the list, as plain text.
    package var paragraphs: [String]
    /// Paths of the lessons' Markdown files in the folder.
    package var lessons: [String]

    /// - Returns: `nil` if the text is too large, is not UTF-8 or lists no lessons.
    package init?(_ utf8: [UInt8]) {
        guard let list = LinkList(utf8, fileName: Self.fileName, linksTo: ".md") else { return nil }
        (title, paragraphs, lessons) = ("", [], [])
        for block in list.blocks {
            switch block {
            case .heading(1, let line) where title.isEmpty: title = String(line.text)
            case .list(.some, let items):
                for case let lesson? in items.map(list.firstLink) where !lessons.contains(lesson) && lessons.count < PlaygroundLimits.files {
                    lessons.append(lesson)
                }
            case .paragraph(let lines) where lessons.isEmpty:
                paragraphs.append(lines.map { $0.text.trimmingCharacters(in: .whitespaces) }.joined(separator: " "))
            default: break
            }
        }
        guard !lessons.isEmpty else { return nil }
        if title.isEmpty { title = "Lessons" }
    }

    /// The names in the course's order, then the other names in their own order. `lesson` returns the path of the Markdown file for a name.
    package func ordered<Name>(_ names: [Name], lesson: (Name) -> String?) -> [Name] {
        let places = names.enumerated().map { index, name in
            (name: name, place: lesson(name).flatMap { lessons.firstIndex(of: $0) } ?? lessons.count + index)
        }
        return places.sorted { $0.place < $1.place }.map { $0.name }
    }
}
