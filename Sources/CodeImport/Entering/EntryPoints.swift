/// The controllers of imported code, with the expressions that create them.
struct EntryPoints {
    private(set) var entries: [CodeBuild.Entry] = []
    /// The controllers that cannot be created, with the reasons.
    private(set) var refused: [String: String] = [:]

    /// The sources of generated types, by name, for protocols without a conforming type that can be created.
    private(set) var stubs: [String: String] = [:]

    private let types: [String: TypeSurvey]
    /// The names of the types that conform to each protocol, sorted.
    private let conforming: [String: [String]]

    private static let controllers: Set = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
        "UISplitViewController", "UIPageViewController",
    ]

    init(_ surveys: [TypeSurvey]) {
        var types: [String: TypeSurvey] = [:]
        var conforming: [String: [String]] = [:]
        for survey in surveys where survey.kind != .extension && types[survey.name] == nil { types[survey.name] = survey }
        for survey in surveys {
            if survey.kind == .extension {
                types[survey.name]?.initializers += survey.initializers
                types[survey.name]?.inherited += survey.inherited
                if types[survey.name]?.sharedName == nil { types[survey.name]?.sharedName = survey.sharedName }
            }
            guard survey.kind != .protocol else { continue }
            for name in survey.inherited where conforming[name]?.contains(survey.name) != true {
                conforming[name, default: []].append(survey.name)
            }
        }
        (self.types, self.conforming) = (types, conforming)
        for survey in surveys where survey.kind == .class && isController(survey) && !survey.isPrivate { add(survey) }
        addApp()
    }

    /// The name of the entry for the app's first controller.
    static let app = "App"

    /// Adds a window's root controller, which a delegate of the app creates.
    private mutating func addApp() {
        for name in ["UIWindowSceneDelegate", "UIApplicationDelegate"].compactMap({ conforming[$0]?.first }) {
            guard let type = types[name], !type.isPrivate, !type.isGeneric, case .expression(let text) = made(type, depth: 0) else { continue }
            entries.append(CodeBuild.Entry(name: Self.app, expression: "ScreenRecorder.root(of: \(text))"))
            return
        }
    }

    private func isController(_ type: TypeSurvey) -> Bool { descends(type, from: Self.controllers) }

    /// Whether a class is a descendant of one of UIKit's classes.
    func descends(_ type: TypeSurvey, from bases: Set<String>) -> Bool {
        var current: TypeSurvey? = type
        for _ in 0..<32 {
            guard let here = current else { return false }
            if here.inherited.contains(where: bases.contains) { return true }
            current = here.inherited.lazy.compactMap { types[$0] }.first { $0.kind == .class }
        }
        return false
    }

    private mutating func add(_ survey: TypeSurvey) {
        guard let type = types[survey.name], !entries.contains(where: { $0.name == type.name }) else { return }
        if type.isGeneric { return refused[type.name] = "it is generic, and its type arguments are unknown" }
        switch made(type, depth: 0) {
        case .expression(let text): entries.append(CodeBuild.Entry(name: type.name, expression: text))
        case .reason(let reason): refused[type.name] = reason
        }
    }

    // MARK: Values

    /// An expression for a value of one of the code's types. The name may include the enclosing types.
    mutating func value(ofType name: String) -> (type: String, expression: String)? {
        let candidates = types[name] == nil ? types.keys.filter { $0.hasSuffix(".\(name)") }.sorted() : [name]
        guard let own = candidates.first, types[own]?.isPrivate == false, types[own]?.isGeneric == false else { return nil }
        givesEmptyValues = true
        guard case .expression(let text) = value(of: own, depth: 1) else { return nil }
        return (own, text)
    }

    private enum Made {
        case expression(String)
        case reason(String)
    }

    private static let depthLimit = 5

    private mutating func made(_ type: TypeSurvey, depth: Int) -> Made {
        if depth > 0, let shared = type.sharedName { return .expression("\(type.name).\(shared)") }
        if type.kind == .enum {
            guard let first = type.firstCase else { return .reason("\(type.name) has no case") }
            return call("\(type.name).\(first.name)", first.parameters, depth, isBare: first.parameters.isEmpty)
        }
        let initializers = self.initializers(of: type)
        let usable = initializers.filter { !$0.isPrivate && !isArchived($0) }
        if usable.isEmpty, !initializers.isEmpty {
            if initializers.contains(where: isArchived), type.kind == .class {
                return .reason("a storyboard creates it: its only initializer is init(coder:)")
            }
            return .reason("its initializers are private")
        }
        if usable.isEmpty, type.kind == .struct { return call(type.name, type.stored, depth) }
        if usable.isEmpty {
            let needsLayout = descends(type, from: ["UICollectionViewController"])
            return .expression("\(type.name)(\(needsLayout ? "collectionViewLayout: UICollectionViewFlowLayout()" : ""))")
        }
        var reason = ""
        for givesEmptyValues in depth == 0 ? [false, true] : [givesEmptyValues] {
            self.givesEmptyValues = givesEmptyValues
            for initializer in usable.sorted(by: { needed($0) < needed($1) }) {
                let made = call(type.name, initializer.parameters, depth)
                guard case .expression(let text) = made else {
                    if case .reason(let why) = made, reason.isEmpty { reason = why }
                    continue
                }
                let tried = initializer.throwsErrors ? "try! \(text)" : text
                return .expression(initializer.isFailable ? "(\(tried))!" : tried)
            }
        }
        return .reason(reason)
    }

    /// Whether arguments are empty values if their types are not declared in the code. Such values may not exist.
    private var givesEmptyValues = false

    private func needed(_ initializer: TypeSurvey.Initializer) -> Int { initializer.parameters.count { !$0.hasDefault } }

    private func isArchived(_ initializer: TypeSurvey.Initializer) -> Bool {
        initializer.parameters.count == 1 && initializer.parameters[0].type == "NSCoder"
    }

    /// The initializers of the class, or of its nearest superclass that has initializers.
    private func initializers(of type: TypeSurvey) -> [TypeSurvey.Initializer] {
        var current = type
        for _ in 0..<32 {
            let designated = current.initializers
            if designated.contains(where: { !isArchived($0) }) { return designated }
            guard let base = current.inherited.lazy.compactMap({ types[$0] }).first(where: { $0.kind == .class }) else { return designated }
            current = base
        }
        return []
    }

    private mutating func call(_ name: String, _ parameters: [TypeSurvey.Parameter], _ depth: Int, isBare: Bool = false) -> Made {
        guard depth < Self.depthLimit else { return .reason("its arguments need further arguments without end") }
        if isBare { return .expression(name) }
        var arguments: [String] = []
        for parameter in parameters where !parameter.hasDefault {
            switch value(of: parameter.type, depth: depth + 1) {
            case .expression(let text): arguments.append((parameter.label.map { "\($0): " } ?? "") + text)
            case .reason(let reason): return .reason(reason)
            }
        }
        return .expression("\(name)(\(arguments.joined(separator: ", ")))")
    }

    private static let known: [String: String] = [
        "String": "\"Text\"", "Int": "1", "Double": "1", "Float": "1", "CGFloat": "1", "Bool": "false",
        "Date": "Date(timeIntervalSince1970: 1_700_000_000)",
        "Data": "Data()", "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!",
        "URL": "URL(string: \"https://example.com\")!",
        "Any": "0", "AnyObject": "NSObject()", "NSObject": "NSObject()", "CGRect": "CGRect.zero",
        "CGSize": "CGSize(width: 100, height: 100)",
        "CGPoint": "CGPoint.zero", "UIEdgeInsets": "UIEdgeInsets.zero", "UIImage": "UIImage()", "UIColor": "UIColor.black",
        "UIFont": "UIFont.systemFont(ofSize: 17)", "UIView": "UIView()", "UILabel": "UILabel()", "UIButton": "UIButton()",
        "UIViewController": "UIViewController()", "UINavigationController": "UINavigationController()", "UIWindow": "UIWindow()",
        "UITabBarController": "UITabBarController()", "UserDefaults": "UserDefaults.standard",
        "NotificationCenter": "NotificationCenter.default",
        "FileManager": "FileManager.default", "Bundle": "Bundle.main", "Locale": "Locale.current", "Calendar": "Calendar.current",
        "IndexPath": "IndexPath(row: 0, section: 0)", "TimeInterval": "1", "NSAttributedString": "NSAttributedString(string: \"Text\")",
        "DispatchQueue": "DispatchQueue.main", "Int64": "1", "Int32": "1", "UInt": "1", "Character": "\"a\"", "Decimal": "1",
    ]

    private mutating func value(of type: String, depth: Int) -> Made {
        let type = Self.plain(type)
        if type.hasSuffix("?") || type.hasPrefix("Optional<") { return .expression("nil") }
        if type.hasSuffix("!") { return .expression("nil") }
        if type.contains("->") { return .expression(Self.closure(type)) }
        if type.hasPrefix("["), type.hasSuffix("]") { return .expression(Self.isDictionary(type) ? "[:]" : "[]") }
        if let known = Self.known[type] { return .expression(known) }
        if type.hasPrefix("Array<") || type.hasPrefix("Set<") { return .expression("[]") }
        if type.hasPrefix("Dictionary<") { return .expression("[:]") }
        let names = type.split(separator: "&").map { $0.trimmingSpaces }
        let surveys = names.compactMap { types[$0] }
        guard surveys.count == names.count, let survey = surveys.first else {
            if givesEmptyValues, names.count == 1 { return .expression("StandIn.empty()") }
            return .reason("it needs a \(type), which cannot be created here")
        }
        if surveys.allSatisfy({ $0.kind == .protocol }) {
            for name in conforming[names[0]] ?? [] where names.allSatisfy({ conforming[$0]?.contains(name) == true }) {
                guard let candidate = types[name], !candidate.isPrivate, !candidate.isGeneric, candidate.kind != .protocol else { continue }
                if case .expression(let text) = made(candidate, depth: depth) { return .expression(text) }
            }
            guard let name = stub(of: names) else { return .reason("it needs a \(type), and no conforming type can be created") }
            return .expression("\(name)()")
        }
        guard names.count == 1 else { return .reason("it needs a \(type), which cannot be created here") }
        if survey.isGeneric || survey.isPrivate { return .reason("it needs a \(type), which cannot be created here") }
        return made(survey, depth: depth)
    }

    /// The name of a generated class with empty implementations of the protocols' requirements.
    private mutating func stub(of names: [String]) -> String? {
        var members: [String] = []
        var waiting = names
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            if ["AnyObject", "class", "NSObjectProtocol", "Sendable"].contains(next) { continue }
            guard let survey = types[next], survey.kind == .protocol, !survey.isPrivate, let own = survey.requirements else { return nil }
            members += own.filter { !members.contains($0) }
            waiting += survey.inherited
        }
        let own = "TraitscopeStub\(names.joined(separator: "_").replacing(".", with: "_"))"
        stubs[own] = "final class \(own): NSObject, \(names.joined(separator: ", ")) {\n\(members.joined(separator: "\n"))\n}"
        return own
    }

    private static func plain(_ type: String) -> String {
        var type = type.trimmingSpaces
        for word in ["any ", "some ", "@escaping ", "@autoclosure ", "inout ", "@Sendable ", "weak "] where type.hasPrefix(word) {
            type = String(type.dropFirst(word.count))
        }
        let isWrapped = type.hasPrefix("(") && type.hasSuffix(")") && !type.contains("->") && !type.contains(",")
        if isWrapped { type = plain(String(type.dropFirst().dropLast())) }
        return type
    }

    /// The type without its parentheses: `() -> Void` for `(() -> Void)`.
    private static func unwrapped(_ type: String) -> String? {
        guard type.first == "(" else { return nil }
        var depth = 0
        for index in type.indices {
            if type[index] == "(" { depth += 1 }
            if type[index] == ")" { depth -= 1 }
            if depth == 0 { return type.index(after: index) == type.endIndex ? String(type.dropFirst().dropLast()) : nil }
        }
        return nil
    }

    private static func isDictionary(_ type: String) -> Bool {
        var depth = 0
        for character in type.dropFirst().dropLast() {
            if "[(<".contains(character) { depth += 1 }
            if "])>".contains(character) { depth -= 1 }
            if character == ":", depth == 0 { return true }
        }
        return false
    }

    /// A closure of a function type: `{ _, _ in StandIn.empty() }` for `(Int, String) -> Bool`.
    private static func closure(_ type: String) -> String {
        if let inner = unwrapped(type) { return closure(inner) }
        var depth = 0
        var count = 0
        var isEmpty = true
        var characters = Substring(type.drop { $0 != "(" })
        while let character = characters.popFirst() {
            if "([<".contains(character) { depth += 1 } else if ")]>".contains(character) { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, character == "," { count += 1 }
            if depth >= 1, !character.isWhitespace, character != "(" || depth > 1 { isEmpty = false }
        }
        let parameters = isEmpty ? "" : " " + Array(repeating: "_", count: count + 1).joined(separator: ", ") + " in"
        let result = type.split(separator: ">").last.map { $0.trimmingSpaces } ?? "Void"
        return result.hasPrefix("Void") || result.hasPrefix("()") ? "{\(parameters) }" : "{\(parameters) StandIn.empty() }"
    }
}

extension StringProtocol {
    var trimmingSpaces: String {
        var rest = Substring(self)
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
