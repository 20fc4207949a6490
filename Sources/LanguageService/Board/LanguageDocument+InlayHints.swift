import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// A label that an editor shows after a position in the text.
public struct InlayHint: Hashable, Sendable {
    /// The position as a UTF-8 offset.
    public var offset: Int
    public var label: String
    public var tooltip: String
}

extension LanguageDocument {
    /// The values of constraints on one device, for the controllers on its screen. `range` is a part of the text, in UTF-8 offsets.
    /// - Parameter device: The id of a configuration in the playground. `nil` for the first configuration.
    public func inlayHints(in range: Range<Int>, on board: Board, device: String? = nil) -> [InlayHint] {
        guard let device = device.flatMap({ board.devices.contains($0) ? $0 : nil }) ?? board.devices.first else { return [] }
        return ConstraintStrings.all(in: own).compactMap { entry in
            let place = own.valueRange(of: entry.node)
            guard range.overlaps(place), entry.path.components.count > 2, entry.path.components[0] == .key("controllers"),
                  case .key(let controller) = entry.path.components[1],
                  let value = board.value(ofConstraintAt: entry.path, in: controller, on: device)
            else { return nil }
            return InlayHint(offset: place.upperBound, label: value, tooltip: "on \(device)")
        }
    }
}
