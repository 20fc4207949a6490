import Foundation
import JSON
import Lessons
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import WireframeHTML

/// A playground as an HTML file that contains its engine. Unlike the live page, the page cannot explain constraint logs.
package struct ExportedPage: Sendable {
    package enum EnginePlace: Sendable {
        case inside(PageEngine)
        /// The relative address of a script that several pages share.
        case script(String)
    }

    package let html: String

    /// - Parameters:
    ///   - home: The relative address of the list of playgrounds.
    ///   - next: The next lesson in the course.
    package init(
        _ reading: PlaygroundFile.ReadResult, attachment: (String) -> [UInt8]?, after events: [Event] = [],
        engine: EnginePlace, home: String? = nil, before next: Lesson.Next? = nil,
        files: PageFiles = .embedded, renderer: PageRenderer? = nil
    ) throws(ExportFailure) {
        guard let playground = reading.playground else { throw .playgroundMistakes }
        let renderer = if let renderer { renderer } else { try files.renderer() }
        var session = PageSession(reading)
        for event in events { session.apply(event, to: nil) }
        let picture = session.picture
        let fileName = reading.source.fileName
        let lesson = withoutActuallyEscaping(attachment) { reading.readLesson($0).lesson }
        let page = PlaygroundPage(
            title: picture.title, devices: picture.devices, problems: picture.problems, notes: session.notes, fonts: picture.fonts,
            revision: Self.revision, assets: PageInliner.assets, socket: "", home: home,
            export: ExportNote(
                fileName: fileName, summary: "\(fileName), exported from Traitscope. All of it runs in this page; nothing is sent anywhere."
            ), isEditable: true, hasLesson: lesson != nil
        )
        let attachments = reading.attachments.compactMap { name -> (name: String, bytes: [UInt8])? in
            // The page contains the rendered lesson. The engine only has to find the file.
            if name == playground.lesson { return (name: name, bytes: []) }
            return attachment(name).map { (name: name, bytes: PortableAttachment.bytes(of: name, $0)) }
        }
        let data: JSONValue = .object([
            "fileName": .string(fileName), "text": .string(String(decoding: reading.source.utf8, as: UTF8.self)), "revision": .number(Double(Self.revision)),
            "events": .array(events.map { .string($0.description) }),
            "attachments": .texts(attachments.map { ($0.name, Base64.text(of: $0.bytes)) }),
        ])
        let templates: JSONValue = .texts(files.templates(with: playground.drawings).map { ($0.key, $0.value) })
        html = try PageInliner(files: files).standalone(
            renderer.playground(page), playground: data.text, templates: templates.text, lesson: lesson?.json(before: next).text, engine: engine
        )
    }

    private static let revision = 0
}

extension JSONValue {
    /// The texts as JSON, sorted so that equal playgrounds result in equal files.
    fileprivate static func texts(_ texts: [(name: String, text: String)]) -> JSONValue {
        .object(texts.sorted { $0.name < $1.name }.map { Member(name: $0.name, value: .string($0.text)) })
    }
}

extension PageFiles {
    func renderer(runsInPage: Bool = true) throws(ExportFailure) -> PageRenderer {
        do throws(TemplateErrors) {
            if runsInPage { _ = try PageRenderer(parsing: templates) }
            return try PageRenderer(templates: templates)
        } catch {
            throw .templateMistakes(error)
        }
    }
}
