import PlaygroundModel
import Wireframes

enum ControlContext {
    static func values(of control: WorkableControl?, named name: String?) -> [String: TemplateValue] {
        var values: [String: TemplateValue] = [
            "change": .init(control?.event), "name": .init(name ?? control?.view.name), "typed": .absent, "less": .absent, "more": .absent,
            "inputType": .init(control?.isSecure == true ? "password" : "text"),
        ]
        guard let control else { return values }
        switch control.value {
        case .text(let text): values["typed"] = .init(text)
        case .value(let value):
            let range = ControlValue.stepperRange
            values["less"] = .init("\(control.event) \(max(range.lowerBound, value - 1).pointText)")
            values["more"] = .init("\(control.event) \(min(range.upperBound, value + 1).pointText)")
        case .isOn, .selectedSegmentIndex: break
        }
        return values
    }
}
