import JSON
import PlaygroundModel

extension Recording {
    public var text: String { json.readableText + "\n" }

    private var json: JSONValue {
        .object([
            "format": .number(Double(Self.format)),
            "source": source?.json,
            "device": .object(["id": device.id?.json, "name": device.name.json, "model": device.model?.json]),
            "system": .object(["name": system.name.json, "version": system.version.json, "build": system.build?.json]),
            "build": build.map { .object(["xcode": $0.xcode?.json, "sdk": $0.sdk?.json, "deployment": $0.deployment?.json]) },
            "screen": .object([
                "width": .number(screen.size.width), "height": .number(screen.size.height), "scale": .number(screen.scale),
            ]),
            "methods": methods.map { .strings($0) },
            "runs": .array(runs.map { run in
                .object(["name": run.name?.json, "steps": .array(run.steps.map { $0.json })])
            }),
        ])
    }
}

extension RecordedStep {
    fileprivate var json: JSONValue {
        .object([
            "event": event?.json, "refusal": refusal?.json, "skipped": skipped?.json, "complete": isComplete ? .bool(true) : nil,
            "orientation": orientation?.rawValue.json,
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
    fileprivate var json: JSONValue {
        let insets = safeArea.map { JSONValue.array([$0.top, $0.left, $0.bottom, $0.right].map { .number($0.inThousandths) }) }
        return .object(["frame": frame?.json, "safeArea": insets, "traits": RecordedStep.object(traits) { .string($0) }])
    }
}

extension RecordedStep.View {
    fileprivate var json: JSONValue {
        let own: JSONValue = .object(["size": size?.json, "hidden": isHidden ? .bool(true) : nil, "text": text?.json])
        return .object((surface.json.members ?? []) + (own.members ?? []))
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
