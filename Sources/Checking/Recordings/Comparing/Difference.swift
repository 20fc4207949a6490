import PlaygroundModel

/// A value of one step that UIKit and the engine have differently.
public struct Difference: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case orientation, safeArea, trait, frame, bar, sheet, keyboard
        /// Whether a view is hidden.
        case hidden
        /// A controller, a view, a bar or a keyboard that UIKit does not have, and one that the engine does not have.
        case missing, extra
        /// What a text asks for, and its font.
        case textSize, font
        /// A callback that the engine does not make, one that UIKit does not, one at another place, and another argument.
        case callbackMissing, callbackExtra, callbackOrder, callbackArgument
    }

    public var kind: Kind
    /// The window, a controller, a view, a bar, or the receiver of a callback.
    public var subject: String
    /// A trait or a method.
    public var attribute: String?
    /// In words; `nil` for what UIKit or the engine does not have.
    public var uikit: String?
    public var engine: String?
    /// Of lengths, in points: that of the edge that is farthest off.
    public var distance: Double?
    /// What else may explain it, as a clause.
    public var note: String?

    static let window = "the window"
    static let keyboard = "the keyboard"

    init(
        _ kind: Kind, _ subject: String, attribute: String? = nil, uikit: String?, engine: String?, distance: Double? = nil,
        note: String? = nil
    ) {
        self.kind = kind
        self.subject = subject
        self.attribute = attribute
        self.uikit = uikit
        self.engine = engine
        self.distance = distance
        self.note = note
    }
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

/// What a step has as lengths in points, of which each may differ.
protocol RecordedLengths {
    /// Lengths that differ by as much as what is on the screen does: of a frame the edges, since one that is shifted by 1 and wider by 1 is
    /// off by 2 at one of them.
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
