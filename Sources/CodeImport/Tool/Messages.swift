// The messages between the importer and the source tool. Both are compiled with this file.

struct ToolRequest: Codable {
    /// The operation. `prepare` writes a copy without code that needs Objective-C. `cut` changes the copy. Both remove code that does not
    /// compile and list the remaining types.
    var operation: String
    /// The modules that the code may import.
    var modules: [String]
    var files: [File]

    struct File: Codable {
        var number: Int
        /// The file's path in the code's folder.
        var name: String
        /// The path of the original file.
        var source: String
        /// The path of the copy. Its line numbers match the source.
        var body: String
        var rounds: [CutRound]
    }
}

/// Errors of one compiler run that are cut from a file together.
struct CutRound: Hashable, Codable {
    /// The extent of the cut around each error: 0 cuts the smallest part, 1 the enclosing member, 2 the declaration around the member.
    var escalation: Int
    var errors: [CompilerMessage]
}

/// An error reported by the compiler, with its position in a copy.
struct CompilerMessage: Hashable, Codable {
    /// The file's number, which is a prefix of the copy's name.
    var file: Int
    var line: Int
    /// The column in bytes, counted from 1.
    var column: Int
    var text: String
}

/// The tool's answer for a file.
struct ToolAnswer: Codable {
    var number: Int
    var cuts: [CodeCut] = []
    var methods: [ExposedMethod] = []
    var additions: [String] = []
    var previews: [Preview] = []
    var missingModules: [String] = []
    var layoutCalls = 0
    /// The layout calls that were not cut.
    var keptLayoutCalls = 0
    var types: [TypeSurvey] = []
    var names = FileNames()

    /// A method that can be called by selector.
    struct ExposedMethod: Codable {
        var type: String
        var name: String
        /// The call in an extension of the type, with `sender` as its argument.
        var call: String
        var guardType: String?
    }

    struct Preview: Codable {
        var line: Int
        var name: String
    }
}

package struct CodeCut: Hashable, Sendable, Codable {
    /// The file's path in the code's folder.
    package var file: String
    package var line: Int
    /// The first line of the cut code.
    package var text: String
    /// The compiler's message.
    package var reason: String
    /// The number of layout calls in the cut code.
    package var layoutCalls: Int
    /// The enclosing type and member: `HomeViewController.viewDidLoad`.
    package var place: String

    /// The cut as one line: `Home.swift:12: label.foo = 1 (value of type 'UILabel' has no member 'foo')`.
    package var reportLine: String { "\(file):\(line): \(text) (\(reason))" }
}

/// The names that create dependencies between files.
struct FileNames: Codable {
    struct Extension: Codable {
        var type: String
        var conforms = false
        /// The names of members, except operators, initializers and subscripts.
        var members: [String] = []
        /// Whether the extension contains operators, initializers or subscripts.
        var hasOthers = false
    }

    /// The names of top-level types, functions and variables.
    var declared: [String] = []
    var extensions: [Extension] = []
    /// Whether the file contains declarations that can affect any file.
    var isEverywhere = false
    /// All identifiers in the file, separated by spaces.
    var mentioned = ""
}

/// A type of the imported code, and how it can be created.
struct TypeSurvey: Hashable, Codable {
    enum TypeKind: String, Codable { case `class`, `struct`, `enum`, `protocol`, `extension` }

    var kind: TypeKind
    var name: String
    var file: Int
    var isGeneric = false
    var isPrivate = false
    var inherited: [String] = []
    var initializers: [Initializer] = []
    var firstCase: Initializer?
    /// The name of a static property that contains an instance.
    var sharedName: String?
    /// The stored properties without an initial value.
    var stored: [Parameter] = []
    /// A protocol's requirements with empty implementations. `nil` if none can be written, for example because of associated types.
    var requirements: [String]?

    struct Initializer: Hashable, Codable {
        var name = "init"
        var isFailable = false
        var isPrivate = false
        var throwsErrors = false
        var parameters: [Parameter] = []
    }

    struct Parameter: Hashable, Codable {
        var label: String?
        var type: String
        var hasDefault = false
    }
}
