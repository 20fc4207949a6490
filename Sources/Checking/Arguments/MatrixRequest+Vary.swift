import Files
import PlaygroundModel
import SourceDiagnostics

extension MatrixRequest {
    /// Values in `vary` replace the matrix's: `style=light,dark`, `style=all`. Throws `UsageFailure` for unknown settings and values.
    package init(_ extent: Extent, vary: [String]) throws(UsageFailure) {
        self.init(extent: extent)
        for text in vary {
            let (setting, values) = try Self.values(text)
            settings[setting] = values
        }
    }

    private static func values(_ text: String) throws(UsageFailure) -> (DeviceSetting, [DeviceSetting.Value]) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let keys = DeviceSetting.allCases.flatMap { $0.keys }
        guard let setting = DeviceSetting.allCases.first(where: { $0.keys.contains(parts[0]) }) else {
            let near = NameSuggestion(for: parts[0], among: keys).map { "; \($0.question)" } ?? "."
            throw UsageFailure("There is no setting \(parts[0].quoted)\(near) The settings are \(NameList(keys).joined(by: .and)).")
        }
        guard parts.count == 2, !parts[1].isEmpty else {
            throw UsageFailure(
                "\(parts[0]) needs values: \(parts[0])=all, or some of \(NameList(setting.names).joined(by: .and)).")
        }
        if parts[1] == "all" { return (setting, setting.values) }
        var values: [DeviceSetting.Value] = []
        for name in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
            guard let value = setting.value(named: String(name)) else {
                let near = NameSuggestion(for: String(name), among: setting.names).map { "; \($0.question)" } ?? "."
                throw UsageFailure(
                    "\(parts[0]) cannot be \(String(name).quoted)\(near) It can be \(NameList(setting.names).joined(by: .or)).")
            }
            values.append(value)
        }
        return (setting, setting.values.filter(values.contains))
    }
}
