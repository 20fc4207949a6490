import Mustache
import PlaygroundModel

/// The settings of all devices: each control with the events it sends and the value it shows.
struct ControlsContext: MustacheParent {
    let choices: [ChoiceContext]
    let categories: String
    let categoryIndex: Int

    init(_ environment: Environment) {
        choices = [
            ChoiceContext(name: "Style", current: environment.userInterfaceStyle, titles: [
                (.light, "Light"), (.dark, "Dark"),
            ], event: Event.userInterfaceStyle),
            ChoiceContext(name: "Direction", current: environment.layoutDirection, titles: [
                (.leftToRight, "Left to right"), (.rightToLeft, "Right to left"),
            ], event: Event.layoutDirection),
            ChoiceContext(name: "Contrast", current: environment.accessibilityContrast, titles: [
                (.normal, "Normal"), (.high, "High"),
            ], event: Event.accessibilityContrast),
            ChoiceContext(name: "Weight", current: environment.legibilityWeight, titles: [
                (.regular, "Regular"), (.bold, "Bold"),
            ], event: Event.legibilityWeight),
        ]
        let names = ContentSizeCategory.specifiedNames
        categories = names.joined(separator: " ")
        categoryIndex = names.firstIndex(of: environment.preferredContentSizeCategory.rawValue) ?? 3
    }

    func child(named name: String) -> Any? {
        switch name {
        case "choices": choices
        case "categories": categories
        case "categoryIndex": categoryIndex
        default: nil
        }
    }

    struct ChoiceContext: MustacheParent {
        let name: String
        let options: [OptionContext]

        init<Value: Equatable>(name: String, current: Value, titles: [(Value, String)], event: (Value) -> Event) {
            self.name = name
            options = titles.map { value, title in
                OptionContext(title: title, event: event(value).description, isSelected: value == current)
            }
        }

        func child(named name: String) -> Any? {
            switch name {
            case "name": self.name
            case "options": options
            default: nil
            }
        }
    }

    struct OptionContext: MustacheParent {
        let title: String
        let event: String
        let isSelected: Bool

        func child(named name: String) -> Any? {
            switch name {
            case "title": title
            case "event": event
            case "isSelected": isSelected
            default: nil
            }
        }
    }
}
