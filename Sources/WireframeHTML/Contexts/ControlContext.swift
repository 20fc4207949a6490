import PlaygroundModel
import Wireframes

enum ControlContext {
    static func values(of control: WorkableControl?, named name: String?) -> [String: TemplateValue] {
        var values: [String: TemplateValue] = [
            "change": .init(control?.event), "name": .init(name ?? control?.view.name), "typed": .absent, "less": .absent, "more": .absent,
            "range": .absent,
            "inputType": .init(control?.isSecure == true ? "password" : "text"),
        ]
        guard let control else { return values }
        switch control.value {
        case .text(let text): values["typed"] = .init(text)
        case .value(let value):
            let (range, step) = (control.range, control.step)
            values["less"] = .init("\(control.event) \(max(range.lowerBound, value - step).shortText)")
            values["more"] = .init("\(control.event) \(min(range.upperBound, value + step).shortText)")
            values["range"] = .init("\(range.lowerBound.shortText) \(range.upperBound.shortText) \(step.shortText)")
        case .isOn, .selectedSegmentIndex: break
        }
        return values
    }
}
