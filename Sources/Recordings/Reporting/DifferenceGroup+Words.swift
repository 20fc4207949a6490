import PlaygroundModel

extension DifferenceGroup {
    /// What differs, in one line: `the safe area of the window: 3 points more at the top (UIKit 62, 0, 34, 0; ours 59, 0, 34, 0)`.
    public var headline: String {
        let difference = example.difference
        let what = "\(subjectWords): \(changeWords)"
        switch difference.kind {
        case .callbackMissing, .callbackExtra, .callbackOrder, .callbackArgument, .orientation, .trait, .hidden, .missing, .extra: return what
        case .safeArea, .frame, .bar, .sheet, .keyboard, .textSize, .font:
            guard let uikit = difference.uikit, let ours = difference.ours else { return what }
            return "\(what) (UIKit \(uikit); ours \(ours))"
        }
    }

    private var subjectWords: String {
        let difference = example.difference
        let subject = subjects.count == 1 ? difference.subject : "\(difference.subject) and \(subjects.count - 1) more"
        return switch difference.kind {
        case .safeArea: "the safe area of \(subject)"
        case .trait: "\(difference.attribute ?? "a trait") of \(subject)"
        case .sheet: "the sheet \(subject)"
        case .textSize: "what the text of \(subject) asks for"
        case .font: "the font of \(subject)"
        case .callbackMissing, .callbackExtra, .callbackOrder, .callbackArgument: "\(subject) \(difference.attribute ?? "")"
        case .orientation, .frame, .bar, .keyboard, .hidden, .missing, .extra: subject
        }
    }

    private var changeWords: String {
        let difference = example.difference
        return switch difference.kind {
        case .callbackMissing: "UIKit calls it, we do not"
        case .callbackExtra: "we call it, UIKit does not"
        case .callbackOrder: "UIKit calls it \(difference.uikit ?? ""), we \(difference.ours ?? "")"
        case .callbackArgument: "UIKit says \(difference.uikit ?? ""), we \(difference.ours ?? "")"
        case .missing: "we have it, UIKit does not"
        case .extra: "UIKit has it, we do not"
        case .hidden: "UIKit has it \(difference.uikit ?? ""), we \(difference.ours ?? "")"
        case .trait, .orientation: difference.change
        case .safeArea, .frame, .bar, .sheet, .keyboard, .textSize, .font: "UIKit has it \(difference.change)"
        }
    }

    /// Where it was found: on which devices and systems, held how, in how many steps.
    public var whereabouts: String {
        let shown = devices.prefix(4).map { $0.device }
        var words = shown.joined(separator: "; ") + (devices.count > shown.count ? " and \(devices.count - shown.count) more" : "")
        if !orientations.isEmpty { words += ", " + orientations.map { $0.rawValue }.joined(separator: " and ") }
        words += count == 1 ? ": once, " : ": \(count) times, first "
        words += example.event.map { "after “\($0)”" } ?? "at the launch"
        return example.run.allSatisfy(\.isNumber) ? words : words + " of “\(example.run)”"
    }

    /// `132 others follow from it`.
    public var followersWords: String? {
        switch followers {
        case 0: nil
        case 1: "1 other follows from it"
        default: "\(followers) others follow from it"
        }
    }
}

extension Decision {
    /// What decides it of ours, and how sure that is.
    public var words: String {
        var words = what
        if let file { words += ", in \(file)" }
        var notes: [String] = []
        if let confidence { notes.append("confidence \(confidence.rawValue)") }
        if let source, !source.isEmpty { notes.append("source: \(source)") }
        if let doubt { notes.append("doubtful: \(doubt)") }
        return notes.isEmpty ? words : "\(words) (\(notes.joined(separator: "; ")))"
    }
}
