import JSON
import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

/// The playgrounds of controllers that were run, with one file per controller.
package struct RecordedPlaygrounds {
    package struct Member: Sendable {
        package var className: String
        package var fileName: String
        package var text: String
        package var report: ImportReport
        package var imageFiles: [CatalogueImage.File]
        /// The reason why the playground is not written. `nil` if it has no mistakes.
        package var refusal: ImportRefusal?
    }

    package private(set) var members: [Member] = []

    /// The text that ends the first line of every playground imported from code.
    private static let opening = ", as it was run."

    /// Whether a file that begins with these bytes was written by an import of code, regardless of later changes.
    package static func begins(_ bytes: [UInt8]) -> Bool { ImportedPlayground.begins(bytes, ending: opening) }

    /// Data shared by the runs. A controller's draft is reused if neither this data nor the controller's run has changed.
    private struct Setting: Equatable {
        var folder: String
        var names: [String: String] = [:]
        var values = RecordedValues()
        var colors: [String: CatalogueColor]
    }

    private struct Draft {
        var run: RecordedRun
        var text: String
        var report: ImportReport
        var includes: [String]
    }

    private let setting: Setting
    /// The drafts by file name.
    private var drafts: [String: Draft] = [:]

    /// `folder` is the name of the code's folder, used in the first comment. `resources` come from the catalogues next to the code.
    /// - Parameter former: Earlier playgrounds, whose drafts are reused if they have not changed.
    package init(_ runs: [RecordedRun], folder: String, resources: AppResources, former: RecordedPlaygrounds? = nil) {
        var setting = Setting(folder: folder, colors: resources.colors)
        var giver = NameGiver()
        for run in runs where setting.names[run.className] == nil {
            setting.names[run.className] = giver.give(RecordedRun.name(ofClass: run.className), numbering: "-")
        }
        setting.values.imageSizes = resources.imageSizes
        var colors = NameGiver(reserved: ["background"])
        for name in resources.colors.keys.sorted() {
            setting.values.colorNames[name] = colors.give(Words.kebabCase(Words.of(name)) ?? "color", numbering: "-")
        }
        self.setting = setting
        let known = former?.setting == setting ? former?.drafts ?? [:] : [:]
        for run in runs {
            guard let name = setting.names[run.className] else { continue }
            let file = "\(name).toml"
            drafts[file] = known[file].flatMap { $0.run == run ? $0 : nil } ?? Self.draft(run, named: name, setting, resources)
        }
        let changed = Set(drafts.filter { $1.text != former?.drafts[$0]?.text }.keys).union((former?.drafts ?? [:]).keys.filter { drafts[$0] == nil })
        for run in runs {
            guard let file = setting.names[run.className].map({ "\($0).toml" }), let draft = drafts[file] else { continue }
            let images = resources.images.filter { draft.text.contains("\"\($0.key)\"") }.sorted { $0.key < $1.key }.flatMap(\.value.files)
            let isSame = former != nil && changed.isDisjoint(with: parts(of: file))
            let same = isSame ? former?.members.first { $0.fileName == file } : nil
            members.append(Member(
                className: run.className, fileName: file, text: draft.text, report: draft.report, imageFiles: images,
                refusal: same.map(\.refusal) ?? refusal(of: file, draft.text)))
        }
    }

    private static func draft(_ run: RecordedRun, named name: String, _ setting: Setting, _ resources: AppResources) -> Draft? {
        var values = setting.values
        // A file that includes others must not reuse their names.
        values.colorNames = values.colorNames.mapValues { "\(name)-\($0)" }
        var drafter = ScreenDrafter(values: values, controllers: setting.names)
        guard let controller = drafter.draft(run, named: name) else { return nil }
        var playground = playground(run, controller, drafter, folder: setting.folder, names: setting.names)
        let text = PlaygroundText(of: playground).text
        let used = values.colorNames.filter { text.contains("\"\($0.value)\"") }
        playground.sections[0].entries += resources.entries(ofColors: used)
        return Draft(
            run: run, text: PlaygroundText(of: playground).text, report: report(drafter),
            includes: drafter.leadsTo.compactMap { setting.names[$0].map { "\($0).toml" } })
    }

    private func parts(of file: String) -> Set<String> {
        var parts: Set<String> = []
        var waiting = [file]
        while let next = waiting.popLast() {
            if parts.insert(next).inserted { waiting += drafts[next]?.includes ?? [] }
        }
        return parts
    }

    private func refusal(of file: String, _ text: String) -> ImportRefusal? {
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: file, attachment: { drafts[$0].map { Array($0.text.utf8) } })
        let mistake = reading.diagnostics.first { $0.severity == .error }
        return mistake.map { $0.exceedsLimit ? .tooLarge($0.headline) : .mistaken($0.headline) }
    }

    private static func playground(
        _ run: RecordedRun, _ controller: DraftController, _ drafter: ScreenDrafter, folder: String, names: [String: String]
    ) -> DraftPlayground {
        var playground = DraftPlayground()
        playground.comments = ["\(run.className), from \(folder)\(opening)"] + run.remarks
        var entries = [TOMLValue.Entry("title", .string(run.className))]
        if run.lostLayoutCalls > 0 {
            let count = run.lostLayoutCalls
            let lost = count == 1 ? "1 call that places views" : "\(count) calls that place views"
            entries.append(TOMLValue.Entry("summary", .string("Incomplete: \(lost) did not compile.")))
        }
        let others = drafter.leadsTo.filter { $0 != run.className }.compactMap { names[$0] }.sorted()
        if !others.isEmpty { entries.append(TOMLValue.Entry("include", .strings(others.map { "\($0).toml" }))) }
        playground.entries = entries
        playground.controllers = [controller] + drafter.contained + drafter.alerts
        var root = controller.name
        let screen = run.screens[0]
        if let screen, !ScreenDrafter.isContainer(screen), screen["isRoot"] != .bool(true), needsBar(screen, drafter),
           screen["hidesBar"] != .bool(true) {
            root = "\(controller.name)-navigation"
            let large = screen["largeTitle"] == .bool(true)
            playground.controllers.append(DraftController(name: root, entries: [TOMLValue.Entry]([
                ("kind", .string("navigation")), ("rootViewController", .string(controller.name)),
                ("prefersLargeTitles", large ? .bool(true) : nil),
            ])))
        }
        playground.app = [TOMLValue.Entry("rootViewController", .string(root))]
        let colors = drafter.colors.sorted { $0.key < $1.key }.map { TOMLValue.Entry($0.key, $0.value) }
        playground.sections = [DraftSectionOfApp(heading: "colors", entries: colors)]
        return playground
    }

    private static func needsBar(_ screen: JSONValue, _ drafter: ScreenDrafter) -> Bool {
        drafter.pushes || screen["title"]?.string?.isEmpty == false
            || ["left", "right", "toolbar"].contains { screen[$0]?.elements?.isEmpty == false }
    }

    private static func report(_ drafter: ScreenDrafter) -> ImportReport {
        func objects(_ subject: ImportReport.Subject, _ count: Int) -> [(subject: ImportReport.Subject, isOver: Bool)] {
            let lost = drafter.remarks.filter { $0.subject == subject && subject != .view }.reduce(0) { $0 + $1.count }
            return Array(repeating: (subject, true), count: count) + Array(repeating: (subject, false), count: lost)
        }
        return ImportReport(
            objects(.controller, 1) + objects(.view, drafter.viewCount) + objects(.constraint, drafter.constraintCount)
                + objects(.segue, drafter.tapCount),
            leftOut: drafter.remarks.filter { $0.subject != .view }, changed: drafter.remarks.filter { $0.subject == .view }, unsaid: [])
    }
}
