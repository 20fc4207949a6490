import PlaygroundModel
import SourceDiagnostics

/// The recorder of an ejected app, for `traitscope compare`: its sources, the script that builds and runs it on simulators of the file's
/// devices, and a workflow for a hosted Mac.
struct RecordingFiles {
    /// Files that are no code, excluded from the target.
    static let excluded = ["Record.sh"]

    let run: EjectionRun
    let name: String
    let bundleIdentifier: String

    var files: [EjectedFile] {
        let code: [(String, [UInt8])] = [
            ("CallbackLog", PackageResources.CallbackLog_swift), ("Recorder", PackageResources.Recorder_swift),
            ("Recorder+Containers", PackageResources.Recorder_Containers_swift), ("Recorder+Events", PackageResources.Recorder_Events_swift),
            ("Recorder+Screen", PackageResources.Recorder_Screen_swift), ("Recorder+Taps", PackageResources.Recorder_Taps_swift),
            ("Recorder+Views", PackageResources.Recorder_Views_swift),
        ]
        return code.map { EjectedFile(path: "Recording/\($0).swift", bytes: $1) } + [
            EjectedFile(path: "Recording/RecordedApp.swift", text: recordedApp),
            EjectedFile(path: "Record.sh", text: script),
            EjectedFile(path: ".github/workflows/record.yml", bytes: PackageResources.record_yml),
        ]
    }

    private var script: String {
        FilledTemplate.fill(String(decoding: PackageResources.Record_sh, as: UTF8.self), with: [
            "@BUNDLE@": ShellText.quoted(bundleIdentifier), "@SCHEME@": ShellText.quoted(name),
            "@DEVICES@": devices.map(ShellText.quoted).joined(separator: " "),
        ])
    }

    /// Apple's names, which simulators have.
    private var devices: [String] {
        run.playground.devices.map { $0.device }.reduce(into: []) { found, device in
            let name = Self.name(of: device)
            if !found.contains(name) { found.append(name) }
        }
    }

    /// A device of the table that covers several models has their names as its long name: of iPads the newest is taken, of phones the
    /// one that the device is named after.
    private static func name(of device: Device) -> String {
        let isOne = device.models.isEmpty || device.models.contains { $0.id == device.modelID }
        if isOne { return device.longName }
        return device.idiom == .pad ? device.models.last?.longName ?? device.name : device.name
    }

    private var recordedApp: String {
        var lines = SwiftLines()
        lines.add("import UIKit")
        lines.separate()
        lines.add("/// What the recorder knows of the playground: what its controllers are called there, and its scenarios.")
        lines.block("enum RecordedApp") { lines in
            lines.add("/// By their classes; alerts by their titles.")
            lines.add(table(of: controllers), after: "static let controllers: [String: String] = ")
            lines.separate()
            lines.add("/// Views in components and cells, which are told from others by what they stand in.")
            lines.add(.array(nestedViews.map { SwiftLiteral.text($0) }), after: "static let nestedViews: Set<String> = ")
            lines.separate()
            lines.add("/// The methods that gesture recognisers of views call, by the names of the views.")
            lines.add(.dictionary(gestures), after: "static let gestures: [String: [String]] = ")
            lines.separate()
            lines.add("/// What happens in each, on whatever device.")
            lines.add(.array(scenarios), after: "static let scenarios: [(name: String, events: [String])] = ")
            writeCustomTraits(&lines)
        }
        return lines.text
    }

    /// An app can declare traits since iOS 17.
    private func writeCustomTraits(_ lines: inout SwiftLines) {
        let traits = run.deployment >= 17 ? run.playground.customTraits : []
        lines.separate()
        lines.add("/// The traits that the app declares, by their names.")
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

    private var controllers: [(String, String)] {
        run.playground.controllers.map { controller in
            if case .alert = controller.kind { return (controller.title ?? "", controller.id.name) }
            return (run.names.controller(controller.id), controller.id.name)
        }.reduce(into: []) { found, pair in
            if !found.contains(where: { $0.0 == pair.0 }) { found.append(pair) }
        }
    }

    private var nestedViews: [String] {
        Set(run.playground.controllers.flatMap { $0.views }.map { $0.id.name }.filter { $0.contains(".") }).sorted()
    }

    private func table(of pairs: [(String, String)]) -> SwiftExpression {
        .dictionary(pairs.map { SwiftExpression.Entry(key: SwiftLiteral.text($0), value: SwiftLiteral.text($1)) })
    }

    /// Scenarios without those that repeat events.
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
