import JSON

/// A type of the imported code, and the ways to create it.
struct TypeSurvey: Hashable {
    enum TypeKind: String { case `class`, `struct`, `enum`, `protocol`, `extension` }

    var kind: TypeKind
    var name: String
    var file: Int
    var isGeneric = false
    var isPrivate = false
    var inherited: [String] = []
    var initializers: [Initializer] = []
    var firstCase: Initializer?
    /// A static property with an instance.
    var sharedName: String?
    /// Stored properties without an initial value.
    var stored: [Parameter] = []
    /// A protocol's requirements with empty implementations. `nil` if they cannot be written, for example with associated types.
    var requirements: [String]?

    struct Initializer: Hashable {
        var name = "init"
        var isFailable = false
        var isPrivate = false
        var throwsErrors = false
        var parameters: [Parameter] = []
    }

    struct Parameter: Hashable {
        var label: String?
        var type: String
        var hasDefault = false
    }
}

extension TypeSurvey {
    init(_ value: JSONValue, file: Int) {
        self.init(kind: value["kind"]?.string.flatMap(TypeKind.init) ?? .class, name: value["name"]?.string ?? "", file: file)
        isGeneric = value["isGeneric"] == .bool(true)
        isPrivate = value["isPrivate"] == .bool(true)
        inherited = (value["inherited"]?.elements ?? []).compactMap(\.string)
        initializers = (value["initializers"]?.elements ?? []).map(Initializer.init)
        firstCase = value["firstCase"].flatMap { $0.members == nil ? nil : Initializer($0) }
        sharedName = value["sharedName"]?.string
        requirements = value["requirements"]?.elements.map { $0.compactMap(\.string) }
        stored = (value["stored"]?.elements ?? []).map(Parameter.init)
    }
}

extension TypeSurvey.Initializer {
    fileprivate init(_ value: JSONValue) {
        self.init(
            name: value["name"]?.string ?? "init", isFailable: value["isFailable"] == .bool(true),
            isPrivate: value["isPrivate"] == .bool(true), throwsErrors: value["throwsErrors"] == .bool(true),
            parameters: (value["parameters"]?.elements ?? []).map(TypeSurvey.Parameter.init))
    }
}

extension TypeSurvey.Parameter {
    fileprivate init(_ value: JSONValue) {
        self.init(label: value["label"]?.string, type: value["type"]?.string ?? "", hasDefault: value["hasDefault"] == .bool(true))
    }
}
