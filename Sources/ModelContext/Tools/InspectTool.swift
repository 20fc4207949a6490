import Checking
import PlaygroundModel
import PlaygroundPipeline
import Simulation
import SourceDiagnostics

struct InspectTool: ContextTool {
    let name = "inspect"
    let title = "Inspect devices"
    let summary = """
        Runs the app on its devices, plays events, and describes the screens: size classes, controllers, possible taps, layout warnings. With \
        "device", the frames of views and the rules that hold, with reasons. With "node" (a controller such as "home", or a view such as \
        "home.next"), its traits with their sources, or its constraints with their values in points.
        """

    private static let node = Parameter.text("node", "A controller or view on the screen, to describe in full.")
    private static let log = Parameter.flag("log", "Add the callbacks that controllers received, in order.")
    private static let allTraits = Parameter.flag("allTraits", "With a controller as \"node\": every trait, not only the size classes and changed traits.")
    private static let limit = Parameter.number("limit", 1...2000, standard: 40, "The maximum number of views, devices or log entries.")

    var parameters: [ParameterFacts] {
        PlaygroundArgument.parameters + DevicesArgument.parameters + [Self.node.facts, Self.log.facts, Self.allTraits.facts, Self.limit.facts]
    }

    func answer(_ input: ToolInput, _ call: ToolCall) throws -> ToolAnswer {
        let asked = try PlaygroundArgument(input, call)
        let playground = try asked.playground()
        let devices = try DevicesArgument(input, in: playground)
        let limit = input[Self.limit, default: 40]
        if let node = input[Self.node] {
            let details = NodeDetails(
                node, in: asked.reading, tellsAllTraits: input[Self.allTraits, default: false], more: "ask with \"allTraits\"")
            let lines = try details.lines(playground, on: devices.configurations, after: devices.events, step: call.checkCancellation)
            return ToolAnswer(AnswerLines.first(limit, of: lines, more: "ask with \"device\" for one device, or with a larger \"limit\"."))
        }
        let report = InspectionReport(asked.reading, on: devices.configurations, after: devices.events)
        try call.checkCancellation()
        let isOne = report.devices.count == 1
        var lines: [String] = []
        for (device, configuration) in zip(report.devices, devices.configurations).prefix(limit) {
            lines += isOne ? frames(of: device, limit) : brief(device, id: configuration.writtenID)
            lines += ignored(playground, configuration, devices.events)
        }
        if report.devices.count > limit { lines.append("… \(report.devices.count - limit) more devices: ask with a larger \"limit\".") }
        if let first = devices.configurations.first {
            lines += choices(playground, first, devices.events, isOne: isOne)
        }
        if input[Self.log, default: false], let device = report.devices.first {
            lines.append("What happened\(isOne ? "" : " on \(device.device)"):")
            lines += AnswerLines.first(limit, of: device.logLines.map { "  " + $0 }, more: "ask with a larger \"limit\".")
        }
        lines += warnings(report, limit)
        lines.append(isOne ? "One of them with its traits or constraints: ask with \"node\". What happened: \"log\"." : "Frames and rules: ask with \"device\". One controller or view everywhere: \"node\".")
        return ToolAnswer(lines)
    }

    /// Two lines with the device, and with its controllers and their size classes.
    private func brief(_ device: DeviceReport, id: String) -> [String] {
        var known = ""
        let controllers = device.controllers.map { controller -> String in
            defer { known = controller.sizeClasses }
            return controller.sizeClasses == known ? controller.id : "\(controller.id) \(controller.sizeClasses)"
        }
        let heading = device.heading[0]
        return [id == device.device ? heading : "\(heading)  [\(id)]", "  " + controllers.joined(separator: ", ")]
    }

    private func frames(of device: DeviceReport, _ limit: Int) -> [String] {
        var lines = device.heading + ["Frames are (x, y, width, height) in points on the screen."]
        for controller in device.controllers {
            lines.append("\(controller.id)  \(controller.kind) \(Rect.words(controller.frame)) \(controller.sizeClasses)")
            lines += (controller.variables ?? [:]).sorted { $0.key < $1.key }.map { "  variable \($0.key) = \($0.value)" }
            lines += controller.adaptive.map { rule in
                let words = ResolvedAdaptiveElement.words(holds: rule.holds, reasons: rule.reasons)
                return "  rule \(rule.line.map { ":\($0)" } ?? rule.path) \(words)"
            }
        }
        let views = device.views.filter { !$0.hidden }
        let hidden = device.views.count - views.count
        lines += AnswerLines.first(limit, of: views.map { "  " + $0.line }, more: "ask with a larger \"limit\", or with \"node\" for one.")
        if hidden > 0 { lines.append("  and \(counted(hidden, "hidden view"))") }
        return lines
    }

    /// The events that had no effect, with reasons.
    private func ignored(_ playground: Playground, _ configuration: DeviceConfiguration, _ events: [Event]) -> [String] {
        guard !events.isEmpty else { return [] }
        var app = DeviceApp(playground, on: configuration)
        return events.flatMap { event in app.apply(event).filter(\.isIgnored).map { "  \(event): \($0.text)" } }
    }

    private static let shownChoices = 16

    private func choices(_ playground: Playground, _ configuration: DeviceConfiguration, _ events: [Event], isOne: Bool) -> [String] {
        var app = DeviceApp(playground, on: configuration)
        for event in events { app.apply(event) }
        let choices = WalkChoices.events(of: &app).map(\.description)
        guard !choices.isEmpty else { return [] }
        let more = choices.count > Self.shownChoices ? " and \(choices.count - Self.shownChoices) more" : ""
        return ["Events that lead on\(isOne ? "" : " from there, on \(configuration.writtenID)"): \(choices.prefix(Self.shownChoices).joined(separator: "; "))\(more)"]
    }

    private func warnings(_ report: InspectionReport, _ limit: Int) -> [String] {
        guard !report.diagnostics.isEmpty else { return [] }
        let lines = report.diagnostics.flatMap { record in
            record.brief(environments: record.devices.map { "on \(NameList($0, limit: 4).names.prefix(4).joined(separator: ", "))\($0.count > 4 ? " and \($0.count - 4) more" : "")" })
        }
        return ["\(counted(report.diagnostics.count, "finding")):"] + AnswerLines.first(min(limit, 12), of: lines, more: "\"check\" lists them all.")
    }
}
