import PlaygroundModel

struct TypeNames {
    private(set) var controllers: [String: String] = [:]
    private(set) var components: [String: String] = [:]
    /// The names for the playground's custom traits, by trait.
    private(set) var traits: [String: CustomTraitNames] = [:]
    private(set) var alerts: [String: String] = [:]
    /// All names in use. Writers also claim the names of other types and files here.
    var scope: NameScope

    init(_ playground: Playground) {
        scope = NameScope(reserved: Self.reserved, ignoresCase: true)
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

    /// Gives several view controllers the same class.
    mutating func share(_ stem: String, among ids: [String]) {
        let type = Self.name(stem, suffix: "ViewController")
        let isOneOfTheirs = ids.contains { controllers[$0] == type }
        let claimed = isOneOfTheirs ? type : scope.claim(own: type)
        for id in ids { controllers[id] = claimed }
    }

    /// Claims a type name: `inbox-nav` with the suffix `NavigationController` becomes `InboxNavigationController`.
    private static func claim(_ text: String, suffix: String, _ scope: inout NameScope) -> String {
        scope.claim(own: name(text, suffix: suffix))
    }

    private static func name(_ text: String, suffix: String) -> String {
        var words = SwiftName.words(text).map(SwiftName.capitalized)
        // Words with the same meaning as the suffix are removed.
        let first = SwiftName.words(suffix.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }).first ?? ""
        while let last = words.last, !last.isEmpty, Self.says(first, last) || Self.kindWords.contains(last) {
            words.removeLast()
        }
        var stem = words.joined()
        if stem.first?.isLetter == false { stem = "Screen" + stem }
        return SwiftName.fitting(stem + suffix)
    }

    /// Whether a suffix makes a word redundant, as `Navigation` does with `Nav`.
    private static func says(_ first: String, _ word: String) -> Bool {
        let stem = word.hasSuffix("s") ? word.dropLast() : word[...]
        return stem.count > 1 && first != "View" && first.lowercased().hasPrefix(stem.lowercased())
    }

    private static let kindWords: Set<String> = ["Controller", "ViewController"]
    private static let reserved: Set<String> = [
        "AppDelegate", "CallbackLog", "ContactStyleCell", "RecordedApp", "Recorder", "SceneDelegate", "View", "String", "Int", "Double",
        "Self",
        "Type", "Any", "Error", "Result", "Row", "Section", "Metrics", "Array", "Bool", "Bundle", "Calendar", "Character", "Data", "Date",
        "DateComponents", "Dictionary", "Float", "Hashable", "IndexPath", "Locale", "MainActor", "Never", "Notification", "Optional",
        "Protocol",
        "Selector", "Sendable", "Set", "Task", "URL", "URLRequest", "Void",
    ]
}

struct CustomTraitNames {
    /// The name of the type that conforms to UITraitDefinition.
    let type: String
    let choices: String
    let member: String
    let cases: [String: String]

    init(_ trait: CustomTrait, types: inout NameScope, members: inout NameScope) {
        let stem = SwiftName.fitting(SwiftName.upperCamel(trait.name))
        // Prefixes of framework types are avoided, because there are too many such types to list.
        let isFree = SwiftName.beginsWithLetter(stem) && !["UI", "NS", "CG", "CA", "MK", "WK"].contains { stem.hasPrefix($0) }
        choices = types.claim(firstOf: (isFree ? [stem] : []) + [(SwiftName.beginsWithLetter(stem) ? "" : "Custom") + stem + "Choice"])
        type = types.claim(own: (SwiftName.beginsWithLetter(stem) ? "" : "Custom") + stem + "Trait")
        member = members.claim(trait.name, noun: "Trait")
        var scope = NameScope()
        cases = scope.claim(all: trait.values, noun: "Value")
    }
}

extension ControllerKind {
    var classSuffix: String { facts.className == "UIAlertController" ? "Alert" : String(facts.className.dropFirst(2)) }
}

extension ViewKind {
    /// The suffix to append if a name is not valid alone.
    var noun: String { facts.noun ?? String(viewClass.dropFirst(2)) }

    var localName: String { facts.variable ?? noun.prefix(1).lowercased() + noun.dropFirst() }

    var viewClass: String { facts.className }
}
