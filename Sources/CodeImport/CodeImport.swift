import Files
import Foundation
import InterfaceImport
import JSON

/// Runs the controllers of an app's code on simulated devices and turns their screens into playgrounds.
package struct CodeImport: Sendable {
    package private(set) var playgrounds: RecordedPlaygrounds
    package private(set) var cuts: [CodeCut]
    /// The controllers that did not run or showed nothing, with reasons, sorted.
    package private(set) var refused: [(controller: String, reason: String)]
    /// The number of compiler runs after which code was cut.
    package private(set) var cutRounds: Int
    package private(set) var files: Int
    package private(set) var layoutCalls: Int
    package private(set) var keptLayoutCalls: Int
    package private(set) var controllers: Int
    package private(set) var missingModules: [String]
    /// The mistakes of a session that follows changes to the code. Empty otherwise.
    package internal(set) var mistakes = CodeMistakes()

    /// - Parameters:
    ///   - names: Classes of controllers, with or without the usual suffix of controller classes. An empty list selects all.
    package init(
        _ folder: CodeFolder, controllers names: [String], toolchain: SwiftToolchain, in place: BuildFolder, within time: ImportTime = ImportTime()
    ) throws(CodeImportFailure) {
        func isWanted(_ className: String) -> Bool {
            names.isEmpty || names.contains { $0 == className || RecordedRun.name(ofClass: $0) == RecordedRun.name(ofClass: className) }
        }
        var build = try CodeBuild(folder, toolchain: toolchain, scratch: place.path, time: time)
        try build.build(isWanted)
        let runs = try CodeRuns(of: &build)
        self.init(folder, build, runs)
    }

    /// - Parameter former: An earlier import, whose playgrounds are reused if they have not changed.
    init(_ folder: CodeFolder, _ build: CodeBuild, _ shown: CodeRuns, former: CodeImport? = nil) {
        var runs = shown.runs
        for index in runs.indices { Self.mark(&runs[index], build.cuts) }
        let resources = AppFolder.resources(inCatalogues: folder.catalogues, naming: Self.imageNames(runs))
        playgrounds = RecordedPlaygrounds(runs, folder: folder.name, resources: resources, former: former?.playgrounds)
        cuts = build.cuts.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        refused = build.refused.merging(shown.stops) { $1 }.map { ($0.key, $0.value) }.sorted { $0.controller < $1.controller }
        refused += playgrounds.members.compactMap { member in member.refusal.map { (member.className, $0.headline) } }
        cutRounds = build.cutRounds
        files = folder.files.count
        layoutCalls = build.layoutCalls
        keptLayoutCalls = build.keptLayoutCalls
        controllers = build.entries.count { $0.previewFile == nil && $0.name != EntryPoints.app } + build.refused.count
        missingModules = build.missingModules.sorted()
    }

    private static func mark(_ run: inout RecordedRun, _ cuts: [CodeCut]) {
        let classes = Set([run.className] + shownClasses(in: run.screens.first.flatMap { $0 }))
        let own = cuts.filter { $0.place.split(separator: ".").first.map { classes.contains(String($0)) } == true }
        run.remarks = own.map { "Cut: \($0.reportLine)" }
        run.lostLayoutCalls = own.reduce(0) { $0 + $1.layoutCalls }
    }

    /// The classes of the controllers that a container shows.
    private static func shownClasses(in screen: JSONValue?) -> [String] {
        (screen?["children"]?.elements ?? []).flatMap { [$0["class"]?.string].compactMap { $0 } + shownClasses(in: $0) }
    }

    private static func imageNames(_ runs: [RecordedRun]) -> Set<String> {
        var names: Set<String> = []
        func collect(_ value: JSONValue) {
            for member in value.members ?? [] {
                if member.name == "image", let name = member.value.string { names.insert(name) } else { collect(member.value) }
            }
            for element in value.elements ?? [] { collect(element) }
        }
        for run in runs { if let screen = run.screens.first.flatMap({ $0 }) { collect(screen) } }
        return names
    }
}
