import PlaygroundModel

/// A value of one step that differs between UIKit and the engine.
public struct Difference: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case orientation, safeArea, trait, frame, bar, sheet, keyboard
        case hidden
        /// A controller, a view, a bar or a keyboard that only the engine has (missing in UIKit), or only UIKit (extra).
        case missing, extra
        case textSize, font
        /// A callback that only UIKit makes, one that only the engine makes, one in another place, another argument.
        case callbackMissing, callbackExtra, callbackOrder, callbackArgument
    }

    public var kind: Kind
    /// The window, a controller, a view, a bar, or the receiver of a callback.
    public var subject: String
    /// A trait or a method.
    public var attribute: String?
    /// In words; `nil` where UIKit or the engine has no value.
    public var uikit: String?
    public var engine: String?
    /// In points, of the edge that differs most.
    public var distance: Double?
    /// Another explanation, as a clause.
    public var note: String?

    static let window = "the window"
    static let keyboard = "the keyboard"
}

// MARK: Words

extension Difference {
    /// In one line: `the safe area of the window: UIKit 62, 0, 34, 0, engine 59, 0, 34, 0, 3 points apart`.
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
        case .textSize: "what the text of \(subject) asks for"
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
    /// `1 point`, `3.5 points`.
    var pointsWords: String { "\(pointText) point\(inThousandths == 1 ? "" : "s")" }
}

// MARK: Lengths

/// A value of a step that consists of lengths in points.
protocol RecordedLengths {
    /// The lengths to compare. Of a frame these are the edges: one that is shifted by 1 and wider by 1 differs by 2 at an edge.
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
