import JSON
import PlaygroundModel

extension Recording {
    /// The recording as its file has it: a line for each element.
    public var text: String { JSONLines.text(of: json, linesDownTo: 6) + "\n" }

    private var json: JSONValue {
        .object([
            "format": .number(Double(Self.format)),
            "source": source.map { .string($0) },
            "device": .object(["id": device.id.map { .string($0) }, "name": .string(device.name), "model": device.model.map { .string($0) }]),
            "system": .object([
                "name": .string(system.name), "version": .string(system.version), "build": system.build.map { .string($0) },
            ]),
            "build": build.map { build in
                .object([
                    "xcode": build.xcode.map { .string($0) }, "sdk": build.sdk.map { .string($0) },
                    "deployment": build.deployment.map { .string($0) },
                ])
            },
            "screen": .object([
                "width": .number(screen.size.width), "height": .number(screen.size.height), "scale": .number(screen.scale),
            ]),
            "methods": methods.map { .array($0.map { .string($0) }) },
            "runs": .array(runs.map { run in
                .object(["name": run.name.map { .string($0) }, "steps": .array(run.steps.map { $0.json })])
            }),
        ])
    }
}

extension RecordedStep {
    fileprivate var json: JSONValue {
        .object([
            "event": event.map { .string($0) },
            "refusal": refusal.map { .string($0) },
            "skipped": skipped.map { .string($0) },
            "complete": isComplete ? .bool(true) : nil,
            "orientation": orientation.map { .string($0.rawValue) },
            "window": window == Surface() ? nil : window.json,
            "controllers": Self.object(controllers) { $0.json },
            "views": Self.object(views) { $0.json },
            "bars": Self.object(bars) { $0.json },
            "sheets": Self.object(sheets) { $0.json },
            "keyboard": keyboard?.json,
            "callbacks": callbacks.map { .array($0.map { $0.json }) },
        ])
    }

    fileprivate static func object<Element>(_ elements: [String: Element], _ value: (Element) -> JSONValue) -> JSONValue? {
        guard !elements.isEmpty else { return nil }
        return .object(elements.sorted { $0.key < $1.key }.map { JSONValue.Member(name: $0.key, value: value($0.value)) })
    }
}

extension RecordedStep.Surface {
    fileprivate var members: [JSONValue.Member] {
        let insets = safeArea.map { JSONValue.array([$0.top, $0.left, $0.bottom, $0.right].map { .number($0.inThousandths) }) }
        let pairs: [(String, JSONValue?)] = [
            ("frame", frame?.json), ("safeArea", insets), ("traits", RecordedStep.object(traits) { .string($0) }),
        ]
        return pairs.compactMap { name, value in value.map { JSONValue.Member(name: name, value: $0) } }
    }

    fileprivate var json: JSONValue { .object(members) }
}

extension RecordedStep.View {
    fileprivate var json: JSONValue {
        var members = surface.members
        if let size { members.append(JSONValue.Member(name: "size", value: size.json)) }
        if isHidden { members.append(JSONValue.Member(name: "hidden", value: .bool(true))) }
        if let text { members.append(JSONValue.Member(name: "text", value: text.json)) }
        return .object(members)
    }
}

extension RecordedStep.Text {
    fileprivate var json: JSONValue {
        .object(["fontSize": fontSize.map { .number($0) }, "asked": asked?.json])
    }
}

extension RecordedStep.Callback {
    fileprivate var json: JSONValue {
        .object(["to": .string(receiver), "method": .string(method), "arguments": RecordedStep.object(arguments) { .string($0) }])
    }
}

extension Rect {
    fileprivate var json: JSONValue { .array(numbers.map { .number($0) }) }
}

extension Size {
    fileprivate var json: JSONValue { .array([width, height].map { .number($0.inThousandths) }) }
}
