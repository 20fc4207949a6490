import PlaygroundModel

/// The package's types: a class for each controller and each component.
struct TypeNames {
    private(set) var controllers: [String: String] = [:]
    private(set) var components: [String: String] = [:]
    /// By the names of the playground's own traits.
    private(set) var traits: [String: CustomTraitNames] = [:]
    private(set) var alerts: [String: String] = [:]
    /// All names taken; files add their types.
    var scope: NameScope

    init(_ playground: Playground) {
        scope = NameScope(reserved: Self.reserved)
        for controller in playground.controllers {
            controllers[controller.id.name] = Self.claim(controller.id.name, suffix: controller.kind.classSuffix, &scope)
        }
        for component in playground.components { components[component.name] = Self.claim(component.name, suffix: "View", &scope) }
        var members = NameScope(reserved: UIKitMembers.ofTraitCollections)
        for trait in playground.customTraits { traits[trait.name] = CustomTraitNames(trait, types: &scope, members: &members) }
        var methods = NameScope(reserved: UIKitMembers.ofControllers)
        for controller in playground.controllers {
            guard case .alert = controller.kind else { continue }
            alerts[controller.id.name] = methods.claim(controller.id.name, noun: "Alert")
        }
    }

    func controller(_ id: ControllerID) -> String { controllers[id.name] ?? "UIViewController" }

    /// `inbox-nav` with the suffix `NavigationController` is `InboxNavigationController`.
    private static func claim(_ text: String, suffix: String, _ scope: inout NameScope) -> String {
        var words = SwiftName.words(text).map(SwiftName.capitalized)
        // The suffix replaces words with the same meaning.
        let first = SwiftName.words(suffix.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }).first ?? ""
        while let last = words.last, !last.isEmpty, Self.says(first, last) || Self.kindWords.contains(last) {
            words.removeLast()
        }
        var stem = words.joined()
        if stem.first?.isLetter == false { stem = "Screen" + stem }
        return scope.claim(own: SwiftName.fitting(stem + suffix))
    }

    /// Whether a suffix makes a word redundant, as `Navigation` does `Nav`.
    private static func says(_ first: String, _ word: String) -> Bool {
        let stem = word.hasSuffix("s") ? word.dropLast() : word[...]
        return stem.count > 1 && first != "View" && first.lowercased().hasPrefix(stem.lowercased())
    }

    private static let kindWords: Set<String> = ["Controller", "ViewController"]
    private static let reserved: Set<String> = [
        "AppDelegate", "CallbackLog", "ContactStyleCell", "RecordedApp", "Recorder", "SceneDelegate", "View", "String", "Int", "Double", "Self",
        "Type", "Any", "Error", "Result", "Row", "Section", "Metrics", "Array", "Bool", "Bundle", "Calendar", "Character", "Data", "Date",
        "DateComponents", "Dictionary", "Float", "Hashable", "IndexPath", "Locale", "MainActor", "Never", "Notification", "Optional", "Protocol",
        "Selector", "Sendable", "Set", "Task", "URL", "URLRequest", "Void",
    ]
}

/// The names for a playground's own trait.
struct CustomTraitNames {
    /// The UITraitDefinition.
    let type: String
    let choices: String
    let member: String
    let cases: [String: String]

    init(_ trait: CustomTrait, types: inout NameScope, members: inout NameScope) {
        let stem = SwiftName.fitting(SwiftName.upperCamel(trait.name))
        // Prefixes of frameworks' types, which are too many to list.
        let isFree = SwiftName.beginsWithLetter(stem) && !["UI", "NS", "CG", "CA", "MK", "WK"].contains { stem.hasPrefix($0) }
        choices = types.claim(firstOf: (isFree ? [stem] : []) + [(SwiftName.beginsWithLetter(stem) ? "" : "Custom") + stem + "Choice"])
        type = types.claim(own: (SwiftName.beginsWithLetter(stem) ? "" : "Custom") + stem + "Trait")
        member = members.claim(trait.name, noun: "Trait")
        var scope = NameScope()
        cases = scope.claim(all: trait.values, noun: "Value")
    }
}

extension ControllerDefinition.Kind {
    var classSuffix: String {
        switch self {
        case .view, .container, .arrangement: "ViewController"
        case .navigation: "NavigationController"
        case .split: "SplitViewController"
        case .tabBar: "TabBarController"
        case .page: "PageViewController"
        case .alert: "Alert"
        }
    }

    var superclass: String {
        switch self {
        case .view, .container, .arrangement: "UIViewController"
        case .navigation: "UINavigationController"
        case .split: "UISplitViewController"
        case .tabBar: "UITabBarController"
        case .page: "UIPageViewController"
        case .alert: "UIAlertController"
        }
    }
}

extension ViewKind {
    /// Added to a name that is not valid alone.
    var noun: String {
        switch self {
        case .view, .spacer, .sectionHeader, .sectionFooter: "View"
        case .label: "Label"
        case .image: "ImageView"
        case .button: "Button"
        case .textField: "TextField"
        case .textView: "TextView"
        case .switch: "Switch"
        case .slider: "Slider"
        case .stepper: "Stepper"
        case .segmentedControl: "Control"
        case .progress: "ProgressView"
        case .activityIndicator: "Indicator"
        case .pageControl: "PageControl"
        case .searchBar: "SearchBar"
        case .datePicker: "DatePicker"
        case .picker: "Picker"
        case .map: "MapView"
        case .web: "WebView"
        case .stack: "Stack"
        case .scroll: "ScrollView"
        case .table: "TableView"
        case .collection: "CollectionView"
        case .cell: "Cell"
        case .layoutGuide: "Guide"
        }
    }

    var localName: String {
        switch self {
        case .view, .spacer: "view"
        case .label: "label"
        case .image: "imageView"
        case .button: "button"
        case .textField: "textField"
        case .textView: "textView"
        case .switch, .stepper, .segmentedControl, .pageControl: "control"
        case .slider: "slider"
        case .progress: "progressView"
        case .activityIndicator: "indicator"
        case .searchBar: "searchBar"
        case .datePicker, .picker: "picker"
        case .map: "mapView"
        case .web: "webView"
        case .stack: "stackView"
        case .scroll: "scrollView"
        case .table: "tableView"
        case .collection: "collectionView"
        case .cell, .sectionHeader, .sectionFooter: "cell"
        case .layoutGuide: "guide"
        }
    }

    /// A spacer is a plain view.
    var viewClass: String { facts.className }
}
