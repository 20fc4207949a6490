import PlaygroundModel

public enum DifferenceKind: String, CaseIterable, Hashable, Sendable {
    case orientation, safeArea, trait, frame, bar, sheet, keyboard
    case hidden
    /// A controller, view, bar or keyboard that only the engine (missing) or only UIKit (extra) shows.
    case missing, extra
    case textSize, font
    /// A callback that only UIKit or only the engine makes, that occurs in another order, or that has another argument.
    case callbackMissing, callbackExtra, callbackOrder, callbackArgument
}

/// A value of one step that differs between UIKit and the engine.
public struct Difference: Hashable, Sendable {
    public var kind: DifferenceKind
    /// The window, a controller, a view, a bar, or the receiver of a callback.
    public var subject: String
    public var attribute: String?
    /// UIKit's value as text, `nil` if it has none. `engine` is the engine's value.
    public var uikit: String?
    public var engine: String?
    /// The distance in points, at the edge with the greatest difference.
    public var distance: Double?
    /// A further explanation, as a clause.
    public var note: String?

    static let window = "the window"
    static let keyboard = "the keyboard"
}

extension Difference {
    /// The difference as one line: `the safe area of the window: UIKit 62, 0, 34, 0, engine 59, 0, 34, 0, 3 points apart`.
    public var words: String {
        var words = "\(subjectWords): \(valueWords)"
        if let distance { words += ", \(distance.pointsWords) apart" }
        if let note { words += " (\(note))" }
        return words
    }

    private var subjectWords: String {
        switch kind {
        case .safeArea: "the safe area of \(subject)"
        case .trait: "\(attribute ?? "a trait") of \(subject)"
        case .sheet: "the sheet \(subject)"
        case .textSize: "the size that the text of \(subject) needs"
        case .font: "the font of \(subject)"
        case .callbackMissing, .callbackExtra, .callbackOrder, .callbackArgument: "\(subject) \(attribute ?? "")"
        case .orientation, .frame, .bar, .keyboard, .hidden, .missing, .extra: subject
        }
    }

    private var valueWords: String {
        let verb = kind == .callbackMissing || kind == .callbackExtra ? "calls" : "has"
        return switch (uikit, engine) {
        case let (uikit?, engine?): "UIKit \(uikit), engine \(engine)"
        case (_?, nil): "UIKit \(verb) it, the engine does not"
        case (nil, _): "the engine \(verb) it, UIKit does not"
        }
    }
}

extension Double {
    var pointsWords: String { "\(pointText) point\(inThousandths == 1 ? "" : "s")" }
}

protocol RecordedLengths {
    /// The lengths to compare. For a frame they are its edges: a frame that is moved by 1 and wider by 1 differs by 2 at one edge.
    var lengths: [Double] { get }
    var inWords: String { get }
}

extension Rect: RecordedLengths {
    var lengths: [Double] { [minX, minY, maxX, maxY] }
}

extension EdgeInsets: RecordedLengths {
    var lengths: [Double] { [top, left, bottom, right] }
}

extension Size: RecordedLengths {
    var lengths: [Double] { [width, height] }
}

extension Double: RecordedLengths {
    var lengths: [Double] { [self] }
    var inWords: String { pointText }
}
