import Checking
import Files
import JSON
import PlaygroundSchema

struct Completions {
    let folder: WorkFolder

    /// The maximum number of values that the protocol permits.
    private static let limit = 100

    func answer(_ params: JSONValue) -> JSONValue {
        let typed = params["argument"]?["value"]?.string?.lowercased() ?? ""
        let all = candidates(params["ref"]?["type"]?.string, argument: params["argument"]?["name"]?.string)
        let fitting = all.filter { $0.lowercased().hasPrefix(typed) } + all.filter { !$0.lowercased().hasPrefix(typed) && $0.lowercased().contains(typed) }
        return .object(["completion": .object([
            "values": .strings(Array(fitting.prefix(Self.limit))), "total": .number(fitting.count), "hasMore": .bool(fitting.count > Self.limit),
        ])])
    }

    private func candidates(_ kind: String?, argument: String?) -> [String] {
        switch (kind, argument) {
        case ("ref/prompt", "file"): folder.playgrounds()
        case ("ref/resource", "name"): Reference.names
        default: []
        }
    }
}

extension Reference {
    static var names: [String] {
        (sections.map(\.table) + sections.flatMap(\.keys).map(\.id)).uniqued(by: \.self)
    }
}
