import Foundation
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics
import TOMLReading

/// Reads the Markdown of a lesson. Mistakes are reported, and the rest of the lesson works.
package struct LessonReader {
    private let source: SourceText
    private let playground: Playground?
    private let isTranslation: Bool
    private let picture: (String) -> [UInt8]?
    private let findings = LessonFindings()

    /// `picture` reads a file by its path within the playground's folder. The lesson is `nil` if the text is too large or not UTF-8.
    package static func read(
        _ source: SourceText, of playground: Playground?, isTranslation: Bool = false, picture: @escaping (String) -> [UInt8]?
    ) -> (lesson: Lesson?, diagnostics: [Diagnostic]) {
        guard source.utf8.count <= PlaygroundLimits.lessonBytes else {
            let mistake = LessonMistake.tooLarge(limit: PlaygroundLimits.lessonBytes)
            return (nil, [Diagnostic(mistake, at: .file(source.fileName))])
        }
        guard String(validating: source.utf8, as: UTF8.self) != nil else {
            return (nil, [Diagnostic(LessonMistake.notUTF8, at: .file(source.fileName))])
        }
        let reader = LessonReader(source: source, playground: playground, isTranslation: isTranslation, picture: picture)
        let lesson = reader.read()
        return (lesson, reader.findings.diagnostics)
    }

    private func read() -> Lesson {
        let lines = (1...source.lineCount).map { number in
            MarkdownLine(number: number, text: Substring(source.line(at: number).replacing("\t", with: "    ")))
        }
        var lesson = Lesson(title: "", introduction: "", steps: [], source: source)
        var introduction: [Lesson.Part] = []
        var hasTitle = false
        for block in MarkdownBlock.blocks(of: lines) {
            switch block {
            case .heading(1, let line):
                if hasTitle { report(.secondTitle, at: line) } else { lesson.title = String(line.text) }
                hasTitle = true
            case .heading(2, let line):
                if line.text.isEmpty { report(.unnamedStep, at: line) }
                if lesson.steps.count == PlaygroundLimits.lessonSteps {
                    report(.tooManySteps(limit: PlaygroundLimits.lessonSteps), at: line)
                    return finished(lesson, introduction)
                }
                let number = lesson.steps.count + 1
                lesson.steps.append(Lesson.Step(title: line.text.isEmpty ? "Step \(number)" : String(line.text), line: line.number))
                findings.step = lesson.steps.count - 1
            default:
                if let answer = wrongAnswer(block) {
                    guard let last = lesson.steps.indices.last else {
                        report(.outsideStep(.wrong), at: block.span(in: source))
                        continue
                    }
                    if answer.toml.isEmpty { report(.wrongWithoutTOML, at: answer.span) } else { lesson.steps[last].wrongAnswers.append(answer) }
                    continue
                }
                guard let part = part(block) else { continue }
                guard let last = lesson.steps.indices.last else {
                    if let kind = part.kind { report(.outsideStep(kind), at: block.span(in: source)) } else { introduction.append(part) }
                    continue
                }
                if let mistake = surplus(part, in: lesson.steps[last], of: lesson) {
                    report(mistake, at: block.span(in: source))
                } else {
                    lesson.steps[last].parts.append(part)
                }
            }
        }
        if !hasTitle { findings.diagnostics.append(Diagnostic(LessonMistake.noTitle, at: .file(source.fileName))) }
        if lesson.steps.isEmpty { findings.diagnostics.append(Diagnostic(LessonMistake.noSteps, at: .file(source.fileName))) }
        return finished(lesson, introduction)
    }

    private func finished(_ lesson: Lesson, _ introduction: [Lesson.Part]) -> Lesson {
        var lesson = lesson
        if lesson.title.isEmpty { lesson.title = playground?.title ?? source.fileName }
        lesson.introduction = introduction.map { if case .text(let html) = $0 { html } else { "" } }.joined()
        (lesson.links, lesson.files, lesson.translationLinks) = (findings.links, findings.pictures, findings.translations)
        // A translation has no tasks of its own.
        guard !isTranslation else { return lesson }
        for step in lesson.steps where step.solution == nil {
            if let check = step.checks.first { report(.taskWithoutSolution, at: check.span) }
        }
        checkNames(in: lesson)
        return lesson
    }

    private func surplus(_ part: Lesson.Part, in step: Lesson.Step, of lesson: Lesson) -> LessonMistake? {
        switch part {
        case .text: nil
        case .check(let check):
            if lesson.steps.reduce(0, { $0 + $1.checks.count }) >= PlaygroundLimits.lessonChecks {
                .tooManyChecks(limit: PlaygroundLimits.lessonChecks)
            } else {
                check.names.isEmpty && !isTranslation ? .emptyCheck : nil
            }
        case .hint:
            step.parts.count { $0.kind == .hint } >= PlaygroundLimits.lessonHints ? .tooManyHints(limit: PlaygroundLimits.lessonHints) : nil
        case .solution(let solution):
            step.solution != nil ? .secondSolution : solution.toml.isEmpty && !isTranslation ? .solutionWithoutTOML : nil
        }
    }

    // MARK: Parts

    /// The part of the lesson. `nil` for a check that cannot be read.
    private func part(_ block: MarkdownBlock) -> Lesson.Part? {
        if case .fence(let info, let opening, let lines, _) = block, info == Lesson.checkInfo {
            return check(opening, lines).map { .check($0) }
        }
        if case .quote(let lines) = block, let first = lines.first(where: { !$0.isBlank }) {
            if let hint = Self.after("**Hint**", first) {
                return .hint(html: writer.html(of: Self.replacing(first, by: hint, in: lines)))
            }
            if let words = Self.after("**Solution**", first) {
                return .solution(solution(Self.replacing(first, by: words, in: lines), block))
            }
        }
        return .text(html: writer.html(of: block))
    }

    private func wrongAnswer(_ block: MarkdownBlock) -> Lesson.Solution? {
        guard case .quote(let lines) = block, let first = lines.first(where: { !$0.isBlank }), let words = Self.after("**Wrong**", first)
        else { return nil }
        return solution(Self.replacing(first, by: words, in: lines), block)
    }

    private static func after(_ mark: String, _ line: MarkdownLine) -> MarkdownLine? {
        let text = line.text.drop { $0 == " " }
        guard text.hasPrefix(mark) else { return nil }
        let start = line.indentation + mark.count
        let rest = line.text.dropFirst(start)
        return line.dropping(start + rest.prefix { $0 == " " || $0 == ":" || $0 == "." }.count)
    }

    private static func replacing(_ first: MarkdownLine, by line: MarkdownLine, in lines: [MarkdownLine]) -> [MarkdownLine] {
        lines.map { $0.number == first.number ? line : $0 }
    }

    private func check(_ opening: MarkdownLine, _ lines: [MarkdownLine]) -> Lesson.Check? {
        let span = writer.span(of: opening)
        let toml = lines.map { String($0.text) }.joined(separator: "\n") + "\n"
        var check = Lesson.Check(task: .scenarios(toml: toml), span: span, names: [])
        guard lines.contains(where: { !$0.isBlank }) else { return check }
        if let own = lines.first(where: { $0.text.hasPrefix("[[scenarios]]") }), lines.contains(where: { $0.text.hasPrefix("scenarios") }) {
            report(.mixedCheck, at: own)
            return nil
        }
        let reading = TOMLDocument.read(Array(toml.utf8), fileName: source.fileName)
        for mistake in reading.diagnostics {
            // Lines in the fence are relative to its first line.
            let place = mistake.span.map { fence in
                SourceSpan(
                    fileName: source.fileName, start: SourcePosition(line: fence.start.line + opening.number, column: fence.start.column),
                    end: SourcePosition(line: fence.end.line + opening.number, column: fence.end.column))
            }
            report(.checkTOML(mistake.headline), at: place ?? span)
        }
        guard let root = reading.document?.root else { return nil }
        for key in root.keys where key != "scenarios" { report(.unknownCheckKey(key), at: span) }
        guard case .array(let elements)? = root["scenarios"] else { return check }
        let names = elements.compactMap { element -> String? in if case .string(let name) = element { name } else { nil } }
        if !names.isEmpty, names.count == elements.count {
            check.task = .named(names)
            check.names = names
        } else {
            check.names = elements.enumerated().map { index, element in
                guard case .table(let table) = element, case .string(let name)? = table["name"] else { return "scenario \(index + 1)" }
                check.eventCounts[name] = Self.eventCount(of: element)
                return name
            }
        }
        return check
    }

    /// The number of events of a scenario and its steps.
    private static func eventCount(of scenario: DocumentValue) -> Int {
        guard case .table(let table) = scenario else { return 0 }
        let own = if case .array(let events)? = table["events"] { events.count } else { 0 }
        return if case .array(let steps)? = table["steps"] { steps.reduce(own) { $0 + eventCount(of: $1) } } else { own }
    }

    private func solution(_ lines: [MarkdownLine], _ block: MarkdownBlock) -> Lesson.Solution {
        var solution = Lesson.Solution(html: "", toml: "", span: block.span(in: source))
        for block in MarkdownBlock.blocks(of: lines) {
            switch block {
            case .fence("toml", _, let lines, _): solution.toml += lines.map { "\($0.text)\n" }.joined()
            case .fence("swift", _, let lines, _): solution.swift += lines.map { "\($0.text)\n" }.joined()
            default: solution.html += writer.html(of: block)
            }
        }
        return solution
    }

    // MARK: Links and pictures

    private var writer: MarkdownHTML {
        MarkdownHTML(resolve: { finding, span in
            switch finding {
            case .html(let tag): report(.html(tag), at: span)
            case .openFence: report(.openFence, at: span)
            case .link(let address): return attributes(of: address, at: span)
            case .picture(let name): return address(ofPicture: name, at: span)
            }
            return nil
        }, source: source)
    }

    private func attributes(of address: String, at span: SourceSpan) -> String? {
        if address.hasPrefix("https://") || address.hasPrefix("http://") {
            return "href=\"\(HTMLText.escaped(address))\" target=\"_blank\" rel=\"noreferrer\""
        }
        switch LessonTranslation.target(ofLink: address, besides: source.fileName) {
        case .original: return Self.languageLink("")
        case .translation(let language):
            if !isTranslation { findings.translations.append((language, address, span)) }
            return Self.languageLink(language)
        case nil: break
        }
        guard address.hasPrefix("#") else {
            report(.unknownAddress(address), at: span)
            return nil
        }
        do throws(BoardAddressFailure) {
            let board = try BoardAddress(address)
            findings.links.append(Lesson.Link(address: board, span: span, step: findings.step))
            if case .events(let items) = board { checkDevices(of: items, at: span) }
            return "class=\"lesson-link\" href=\"\(HTMLText.escaped(withIDs(address)))\""
        } catch {
            switch error {
            case .unknownForm: report(.unknownAddress(address), at: span)
            case .malformed(let part):
                report(.badAddress(address, reason: "\(part.quoted) is neither DEVICE:EVENT nor DEVICE:^NUMBER"), at: span)
            case .badEvent(let mistake): report(.badAddress(address, reason: mistake.headline), at: span)
            }
            return nil
        }
    }

    /// A link without a language leads to the lesson itself.
    private static func languageLink(_ language: String) -> String { "class=\"lesson-link\" href=\"#language=\(language)\"" }

    private func checkDevices(of items: [BoardAddress.Item], at span: SourceSpan) {
        guard let playground else { return }
        for item in items {
            if let id = item.device, self.id(of: id) == nil {
                report(.unknownDevice(id, known: playground.devices.map { $0.writtenID }), at: span)
            }
        }
    }

    /// The page's id of a device. The playground may use an alias of it.
    private func id(of written: String) -> String? {
        let devices = playground?.devices ?? []
        return (devices.first { $0.id == written } ?? devices.first { $0.writtenID == written })?.id
    }

    /// The address with the page's ids of the devices.
    private func withIDs(_ address: String) -> String {
        guard address.hasPrefix(BoardAddress.eventsKey) else { return address }
        let items = address.dropFirst(BoardAddress.eventsKey.count).split(separator: ";", omittingEmptySubsequences: false)
        return BoardAddress.eventsKey + items.map { item in
            let mark = item.prefix { $0 == "!" }
            let place = item.dropFirst(mark.count).prefix { $0 != ":" }
            let known = String(place).removingPercentEncoding.flatMap(id)
            return mark + (known.map { AddressText.escaped($0, keeping: "@/") } ?? String(place)) + item.dropFirst(mark.count + place.count)
        }.joined(separator: ";")
    }

    /// Checks the names of scenarios in checks and links.
    private func checkNames(in lesson: Lesson) {
        guard let playground else { return }
        var counts = Dictionary(playground.scenarios.map { ($0.name, $0.events.count) }) { first, _ in first }
        for check in lesson.steps.flatMap(\.checks) {
            switch check.task {
            case .scenarios: counts.merge(check.eventCounts) { _, own in own }
            case .named(let names):
                for name in names where counts[name] == nil {
                    report(.unknownScenario(name, known: playground.scenarios.map { $0.name }), at: check.span)
                }
            }
        }
        for link in lesson.links {
            guard case .scenario(let name, let count) = link.address else { continue }
            guard let all = counts[name] else {
                report(.unknownScenario(name, known: counts.keys.sorted()), at: link.span)
                continue
            }
            if let count, count > all { report(.momentMissing(name: name, count: count, of: all), at: link.span) }
        }
    }

    private static let pictureKinds = [
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "svg": "image/svg+xml",
    ]

    /// The picture as a `data:` address, because an exported lesson is one file.
    private func address(ofPicture name: String, at span: SourceSpan) -> String? {
        guard let name = name.removingPercentEncoding, PlaygroundFile.staysInFolder(name) else {
            report(.picture(name, .outside), at: span)
            return nil
        }
        guard let type = name.split(separator: ".").last.flatMap({ Self.pictureKinds[$0.lowercased()] }) else {
            report(.picture(name, .unknownKind), at: span)
            return nil
        }
        guard let bytes = picture(name) else {
            report(.picture(name, .missing), at: span)
            return nil
        }
        guard bytes.count <= PlaygroundLimits.attachmentBytes else {
            report(.picture(name, .tooLarge(limit: PlaygroundLimits.attachmentBytes)), at: span)
            return nil
        }
        findings.pictures.append(name)
        return "data:\(type);base64,\(Data(bytes).base64EncodedString())"
    }

    // MARK: Reporting

    private func report(_ mistake: LessonMistake, at line: MarkdownLine) {
        report(mistake, at: writer.span(of: line))
    }

    private func report(_ mistake: LessonMistake, at span: SourceSpan) {
        guard findings.diagnostics.count < PlaygroundLimits.diagnostics else { return }
        findings.diagnostics.append(Diagnostic(mistake, at: span))
    }
}

private final class LessonFindings {
    var diagnostics: [Diagnostic] = []
    var links: [Lesson.Link] = []
    var pictures: [String] = []
    var translations: [Lesson.TranslationLink] = []
    /// The index of the current step. `nil` before the first step.
    var step: Int?
}

extension Lesson.Part {
    fileprivate var kind: LessonMistake.LessonPartKind? {
        switch self {
        case .text: nil
        case .check: .check
        case .hint: .hint
        case .solution: .solution
        }
    }
}

extension MarkdownBlock {
    /// The block's first line.
    fileprivate func span(in source: SourceText) -> SourceSpan {
        let line = switch self {
        case .heading(_, let line): line
        case .fence(_, let opening, _, _): opening
        case .quote(let lines), .paragraph(let lines): lines[0]
        case .list(_, let items): items[0][0]
        case .rule: MarkdownLine(number: 1, text: "")
        }
        let start = SourcePosition(line: line.number, column: line.column)
        let end = SourcePosition(line: line.number, column: line.column + line.text.count)
        return SourceSpan(fileName: source.fileName, start: start, end: end)
    }
}
