import PlaygroundModel
import SourceDiagnostics

/// The recorder for `traitscope compare`: sources for debug builds, a script for simulators, and a workflow for a Mac.
struct RecordingFiles {
    /// The files that are not code. The target excludes them.
    static let excluded = ["Record.sh", "Recording/Info.txt", "Recording/Package.txt"]

    let run: EjectionRun
    let manifest: ManifestWriter

    func files() -> [EjectedFile] {
        let devices = SimulatedDevices(run: run)
        devices.remark()
        let code: [(String, [UInt8])] = [
            ("CallbackLog", PackageResources.CallbackLog_swift), ("Recorder", PackageResources.Recorder_swift),
            ("Recorder+Containers", PackageResources.Recorder_Containers_swift),
            ("Recorder+Events", PackageResources.Recorder_Events_swift),
            ("Recorder+Screen", PackageResources.Recorder_Screen_swift), ("Recorder+Taps", PackageResources.Recorder_Taps_swift),
            ("Recorder+Views", PackageResources.Recorder_Views_swift),
        ]
        return code.map { EjectedFile(path: "Recording/\($0).swift", bytes: $1) } + [
            EjectedFile(path: "Recording/RecordedApp.swift", text: "#if DEBUG\n\(recordedApp)#endif\n"),
            EjectedFile(path: "Recording/Package.txt", text: manifest.recordingManifest),
            EjectedFile(path: "Recording/Info.txt", text: manifest.recordingInfo),
            EjectedFile(path: "Record.sh", text: script(devices.lines)),
        ]
    }

    /// The workflow that records on a hosted Mac. It belongs in the root of the repository, next to the package.
    func workflow() -> EjectedFile {
        let runner = run.deployment >= 27 ? "xcode-27" : "macos-26"
        let text = String(decoding: PackageResources.record_yml, as: UTF8.self)
        return EjectedFile(path: ".github/workflows/record.yml", text: FilledTemplate.fill(text, with: ["@RUNNER@": runner]))
    }

    private func script(_ devices: [String]) -> String {
        FilledTemplate.fill(String(decoding: PackageResources.Record_sh, as: UTF8.self), with: [
            "@BUNDLE@": ShellText.quoted(manifest.bundleIdentifier), "@SCHEME@": ShellText.quoted(manifest.product),
            "@DEPLOYMENT@": "\(run.deployment)", "@DEVICES@": devices.map { "\n    " + ShellText.quoted($0) }.joined() + "\n",
        ])
    }

    private var recordedApp: String {
        var lines = SwiftLines()
        lines.add("import UIKit")
        lines.separate()
        lines.add("/// The recorder's facts about the playground: the names of its controllers and views, and its scenarios.")
        lines.block("enum RecordedApp") { lines in
            lines.add("/// Names by class. Alerts have their titles as keys.")
            lines.add(table(of: controllers), after: "static let controllers: [String: String] = ")
            lines.separate()
            lines.add("/// Classes that several controllers share. A value of each controller has its name.")
            lines.add(.array(sharedClasses.map { SwiftLiteral.text($0) }), after: "static let sharedClasses: Set<String> = ")
            lines.separate()
            lines.add("/// Names of plain UINavigationControllers, by the names of their roots.")
            lines.add(table(of: navigations), after: "static let navigations: [String: String] = ")
            lines.separate()
            lines.add("/// Views in components and cells, with the names of the views around them.")
            lines.add(.array(nestedViews.map { SwiftLiteral.text($0) }), after: "static let nestedViews: Set<String> = ")
            lines.separate()
            lines.add("/// The methods that gesture recognisers call, by the names of their views.")
            lines.add(.dictionary(gestures), after: "static let gestures: [String: [String]] = ")
            lines.separate()
            lines.add("/// The events of each scenario, the same on every device.")
            lines.add(.array(scenarios), after: "static let scenarios: [(name: String, events: [String])] = ")
            writeCustomTraits(&lines)
        }
        return lines.text
    }

    /// Writes the playground's custom traits. Apps can declare traits since iOS 17.
    private func writeCustomTraits(_ lines: inout SwiftLines) {
        let traits = run.deployment >= 17 ? run.playground.customTraits : []
        lines.separate()
        lines.add("/// The values of the app's own traits, by name.")
        lines.block("static func customTraits(of traits: UITraitCollection) -> [String: String]") { lines in
            guard !traits.isEmpty else { return lines.add("[:]") }
            lines.add("var values: [String: String] = [:]")
            for trait in traits {
                guard let names = run.names.traits[trait.name] else { continue }
                lines.add("switch traits.\(names.member) {")
                for value in trait.values {
                    let assignment = "values[\(SwiftLiteral.text(trait.name).text)] = \(SwiftLiteral.text(value).text)"
                    lines.add("case .\(names.cases[value] ?? value): \(assignment)")
                }
                lines.add("}")
            }
            lines.add("return values")
        }
    }

    private var gestures: [SwiftExpression.Entry] {
        run.gestureMethods.sorted { $0.key < $1.key }.map { view, methods in
            SwiftExpression.Entry(key: SwiftLiteral.text(view), value: .array(methods.sorted().map { SwiftLiteral.text($0) }))
        }
    }

    private var navigations: [(String, String)] {
        run.playground.controllers.compactMap { controller in
            guard run.isPlainNavigation(controller.id), case .navigation(let root) = controller.kind else { return nil }
            return (root.name, controller.id.name)
        }
    }

    private var controllers: [(String, String)] {
        run.playground.controllers.filter { !run.isPlainNavigation($0.id) && run.shared($0.id) == nil }.map { controller in
            if case .alert = controller.kind { return (controller.title ?? "", controller.id.name) }
            return (run.names.controller(controller.id), controller.id.name)
        }.reduce(into: []) { found, pair in
            if !found.contains(where: { $0.0 == pair.0 }) { found.append(pair) }
        }
    }

    private var sharedClasses: [String] { run.sharedControllers.map { run.names.controller($0.members[0].id) } }

    private var nestedViews: [String] {
        Set(run.playground.controllers.flatMap { $0.views }.map { $0.id.name }.filter { $0.contains(".") }).sorted()
    }

    private func table(of pairs: [(String, String)]) -> SwiftExpression {
        .dictionary(pairs.map { SwiftExpression.Entry(key: SwiftLiteral.text($0), value: SwiftLiteral.text($1)) })
    }

    /// The scenarios, except those that repeat the events of another scenario.
    private var scenarios: [SwiftExpression] {
        var known: Set<[String]> = []
        return run.playground.scenarios.compactMap { scenario in
            let events = scenario.events.map { $0.description }
            guard known.insert(events).inserted else { return nil }
            return .call("", [
                .init("name", SwiftLiteral.text(scenario.name)), .init("events", .array(events.map { SwiftLiteral.text($0) })),
            ])
        }
    }
}
