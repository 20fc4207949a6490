import ArgumentParser
import EnvironmentMatrix
import PlaygroundModel
import SourceDiagnostics

/// In which environments a command looks at playgrounds.
struct MatrixOptions: ParsableArguments {
    @Option(
        help: """
            Which environments: listed (the devices as the file has them), standard (upright and in landscape, three text sizes, both \
            directions, light and dark) or full (all windows, sizes, directions, styles, contrasts, weights and languages).
            """
    )
    var matrix = MatrixRequest.Extent.standard

    @Option(
        help: ArgumentHelp(
            "Values of a setting in place of the matrix's, such as style=light,dark or preferredContentSizeCategory=all; may be given again.",
            valueName: "setting=values")
    )
    var vary: [String] = []

    func request() throws -> MatrixRequest {
        var request = MatrixRequest(extent: matrix)
        for text in vary {
            let (setting, values) = try Self.values(text)
            request.settings[setting] = values
        }
        return request
    }

    private static func values(_ text: String) throws -> (DeviceSetting, [DeviceSetting.Value]) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let keys = DeviceSetting.allCases.flatMap { $0.keys }
        guard let setting = DeviceSetting.allCases.first(where: { $0.keys.contains(parts[0]) }) else {
            let near = NameSuggestion(for: parts[0], among: keys).map { "; \($0.question)" } ?? "."
            throw ValidationError("There is no setting \(parts[0].quoted)\(near) The settings are \(NameList(keys).joined(by: .and)).")
        }
        guard parts.count == 2, !parts[1].isEmpty else {
            throw ValidationError("--vary \(parts[0]) needs values: \(parts[0])=all, or some of \(NameList(setting.names).joined(by: .and)).")
        }
        if parts[1] == "all" { return (setting, setting.values) }
        let values = try parts[1].split(separator: ",", omittingEmptySubsequences: false).map { name in
            guard let value = setting.value(named: String(name)) else {
                let near = NameSuggestion(for: String(name), among: setting.names).map { "; \($0.question)" } ?? "."
                throw ValidationError(
                    "\(parts[0]) cannot be \(String(name).quoted)\(near) It can be \(NameList(setting.names).joined(by: .or)).")
            }
            return value
        }
        return (setting, setting.values.filter(values.contains))
    }
}

extension MatrixRequest.Extent: ExpressibleByArgument {}
