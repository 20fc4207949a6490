import Files
import Foundation
import InterfaceImport
import JSON

/// Runs the controllers of an app's code on simulated devices, and makes playgrounds of what they show.
package struct CodeImport: Sendable {
    package private(set) var playgrounds: RecordedPlaygrounds
    package private(set) var cuts: [CodeCut]
    /// Controllers that were not run or showed nothing, each with the reason, sorted.
    package private(set) var refused: [(controller: String, reason: String)]
    package private(set) var files: Int
    package private(set) var layoutCalls: Int
    package private(set) var keptLayoutCalls: Int
    package private(set) var controllers: Int
    /// Modules that the code imports and that are not there.
    package private(set) var missingModules: [String]

    /// As they were recorded.
    private var runs: [RecordedRun]
    /// Why controllers stopped, by their classes.
    private var stops: [String: String]

    private static let stopLimit = 4
    /// Of controllers that nothing makes but the press of a control.
    private static let followLimit = 40

    /// - Parameters:
    ///   - names: Controllers by their classes, in whole or without what every controller's class has; none for all.
    ///   - scratch: A folder for the build, which is kept.
    package init(
        _ folder: CodeFolder, controllers names: [String], toolchain: SwiftToolchain, confinement: Confinement, scratch: String
    ) throws(CodeImportFailure) {
        func isWanted(_ className: String) -> Bool {
            names.isEmpty || names.contains { $0 == className || RecordedRun.name(ofClass: $0) == RecordedRun.name(ofClass: className) }
        }
        var build = try CodeBuild(folder, toolchain: toolchain, scratch: scratch)
        try build.build(isWanted)
        try self.init(folder, running: &build, confinement: confinement, scratch: scratch)
    }

    /// - Parameters:
    ///   - build: What has been built. Statements at which it stops are cut.
    ///   - chosen: Whether an entry is run; `nil` for all, and for all to which controls lead.
    ///   - former: What entries that are not run showed before.
    init(
        _ folder: CodeFolder, running build: inout CodeBuild, confinement: Confinement, scratch: String,
        only chosen: ((CodeBuild.Entry) -> Bool)? = nil, former: CodeImport? = nil
    ) throws(CodeImportFailure) {
        let runner = EntryRun(program: build.program, confinement: confinement, scratch: "\(scratch)/run", version: [26, 0])
        var runs: [RecordedRun] = []
        var stops: [String: String] = [:]
        var waiting = build.entries.filter { chosen?($0) ?? true }
        let isRun = Set(waiting.map(\.name))
        for round in 0...Self.stopLimit where !waiting.isEmpty {
            var again: [CodeBuild.Entry] = []
            var isCut = false
            for entry in waiting {
                switch try runner.outcome(of: entry.name, path: [], className: entry.name) {
                case .run(let run):
                    runs.append(run)
                    stops[entry.name] = nil
                case .stopped(let place, let reason):
                    stops[entry.name] = reason
                    guard round < Self.stopLimit, let place, try build.cut(stop: place) else { continue }
                    isCut = true
                    again.append(entry)
                }
            }
            if isCut { try build.rebuild() }
            waiting = again.filter { entry in build.entries.contains(entry) }
        }
        if chosen == nil { try Self.follow(&runs, build.entries, runner) }
        if let former {
            let known = isRun.union(runs.map(\.className))
            runs += former.runs.filter { !known.contains($0.className) }
            stops.merge(former.stops.filter { !isRun.contains($0.key) }) { $1 }
        }
        (self.runs, self.stops) = (runs, stops)
        for index in runs.indices { Self.mark(&runs[index], build.cuts) }
        let resources = AppFolder.resources(inCatalogues: folder.catalogues, naming: Self.imageNames(runs))
        let name = folder.path.split(separator: "/").last.map(String.init) ?? folder.path
        playgrounds = RecordedPlaygrounds(runs, folder: name, resources: resources)
        cuts = build.cuts.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        refused = build.refused.merging(stops) { $1 }.map { ($0.key, $0.value) }.sorted { $0.controller < $1.controller }
        refused += playgrounds.members.compactMap { member in member.refusal.map { (member.className, $0.headline) } }
        files = folder.files.count
        layoutCalls = build.layoutCalls
        keptLayoutCalls = try build.keptLayoutCalls()
        controllers = build.entries.count { !$0.isPreview } + build.refused.count
        missingModules = build.missingModules.sorted()
    }

    /// Runs what only the press of a control shows.
    private static func follow(_ runs: inout [RecordedRun], _ entries: [CodeBuild.Entry], _ runner: EntryRun) throws(CodeImportFailure) {
        var known = Set(runs.map(\.className))
        var waiting = runs.map { (run: $0, entry: $0.className, path: [String]()) }
        var count = 0
        while !waiting.isEmpty {
            let (run, entry, path) = waiting.removeFirst()
            for press in run.presses {
                guard let className = press.outcome["class"]?.string, press.outcome["alert"] == nil, !className.hasPrefix("UI"),
                      count < followLimit, path.count < 4, known.insert(className).inserted
                else { continue }
                count += 1
                let longer = path + [press.control]
                guard case .run(let next) = try runner.outcome(of: entry, path: longer, className: className) else { continue }
                runs.append(next)
                waiting.append((next, entry, longer))
            }
        }
    }

    private static func mark(_ run: inout RecordedRun, _ cuts: [CodeCut]) {
        let own = cuts.filter { $0.place.split(separator: ".").first.map(String.init) == run.className }
        run.remarks = own.map { "Cut: \($0.reportLine)" }
        run.lostLayoutCalls = own.reduce(0) { $0 + $1.layoutCalls }
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
