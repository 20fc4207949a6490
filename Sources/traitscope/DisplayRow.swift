import Checking
import JSON
import PlaygroundModel
import PlaygroundPipeline

/// A display of a device that folds.
struct DisplayRow {
    let display: Hinge.Display
    let name: String

    /// Lengths are in points. Rectangles are `[x, y, width, height]` and insets `[top, left, bottom, right]`. Corners are listed clockwise
    /// from the upper left, in portrait. `barEdge` is the side of the vertical bars. It is absent if there are none.
    var json: JSONValue {
        let corners = display.corners
        return .object([
            "name": name.json, "width": .number(display.size.width), "height": .number(display.size.height),
            "scale": .number(display.scale), "nativeScale": .number(display.nativeScale),
            "cornerRadii": .numbers([corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]),
            "uprightOrientation": display.uprightOrientation.rawValue.json,
            "sides": .array(InterfaceOrientation.allCases.map(side)), "windows": .array(windows),
            "confidence": display.confidence.rawValue.json, "source": display.source.json,
        ])
    }

    private var windows: [JSONValue] {
        display.windows.map { window -> JSONValue in
            .object([
                "split": window.configuration.word.json, "width": .number(window.size.width), "height": .number(window.size.height),
                "horizontalSizeClass": window.horizontalSizeClass.rawValue.json, "barEdge": window.barColumn?.edge.rawValue.json,
            ])
        }
    }

    /// `regions` are `view.reservedRegions(kind:options:)` when the device is flat. `doubt` is the reason why the numbers may be wrong.
    private func side(in orientation: InterfaceOrientation) -> JSONValue {
        let side = display.side(in: orientation)
        let size = orientation.isLandscape ? display.size.transposed : display.size
        let regions = side.regions.map { region -> JSONValue in
            let report = region.report
            return .object([
                "kind": report.kind.json, "cause": report.cause.json, "frame": .numbers(report.frame), "margins": .numbers(report.margins),
                "isActive": .bool(report.isActive),
            ])
        }
        return .object([
            "orientation": orientation.rawValue.json, "width": .number(size.width), "height": .number(size.height),
            "horizontalSizeClass": side.fullScreen.horizontalSizeClass.rawValue.json,
            "verticalSizeClass": side.fullScreen.verticalSizeClass.rawValue.json, "safeArea": side.fullScreen.safeAreaInsets.json,
            "barEdge": side.barColumn?.edge.rawValue.json, "regions": .array(regions), "doubt": side.doubt?.json,
        ])
    }

    var lines: [String] {
        let corners = display.corners
        let radii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map { $0.shortText }
        let whole = "    " + "\(name) display".padded(to: 22) + display.size.word.padded(to: 11) + "corners " + radii.joined(separator: " ")
        return [whole] + display.windows.map { window in
            "    " + "\(name) split \(window.configuration.word)".padded(to: 22) + window.size.word.padded(to: 11)
                + "w\(window.horizontalSizeClass.initial)"
        }
    }
}

extension JSONValue {
    static func numbers(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .number($0) }) }
}

extension EdgeInsets {
    var json: JSONValue { .numbers([top, left, bottom, right]) }
}
