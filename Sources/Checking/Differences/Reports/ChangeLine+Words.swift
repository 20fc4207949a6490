import PlaygroundModel
import SourceDiagnostics

extension ChangeReport.Line {
    /// The change as a sentence without a full stop: `home.title, home.hint: 8 points down`.
    func words() -> String {
        let names = subjects.joined(separator: ", ")
        let areMany = subjects.count > 1
        let change = switch kind {
        case .stack: stack(names)
        case .presence: "\(names) \(presence(areMany))"
        case .text where attribute != nil: "\(names) \(areMany ? "are" : "is") \(new == "true" ? "cut off" : "whole") now"
        case .text: "\(names) \(areMany ? "say" : "says") “\(new ?? "")” instead of “\(old ?? "")”"
        case .look: "\(names): \(attribute ?? "") \(new ?? "none") instead of \(old ?? "none")"
        case .trait: "\(names): \(attribute ?? "") is \(new ?? "unspecified") instead of \(old ?? "unspecified")"
        case .frame: "\(names): \(new ?? "")"
        }
        let way = events.map { "\($0)" }.joined(separator: ", ")
        let follow = areMany ? "their frames follow" : "its frame follows"
        let moved = movedCount > 0 ? ", and \(follow) in \(counted(movedCount, "environment"))" : ""
        return change + moved + (way.isEmpty ? "" : " (after \(way))")
    }

    private func stack(_ name: String) -> String {
        switch (old, new) {
        case (let old?, let new?): "\(name) holds “\(new)” instead of “\(old)”"
        case (nil, let new?): "\(name) is new, with “\(new)”"
        case (let old?, nil): "\(name) is gone, with “\(old)”"
        case (nil, nil): name
        }
    }

    private func presence(_ areMany: Bool) -> String {
        let verb = areMany ? "are" : "is"
        return switch (old, new) {
        case ("absent", "hidden"): "\(verb) new, and hidden"
        case ("absent", _): "\(verb) new"
        case (_, "absent"): "\(verb) gone"
        case (_, "hidden"): "\(verb) hidden now"
        default: "\(verb) shown now"
        }
    }
}
