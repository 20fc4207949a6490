// The messages between the importer and this program. Both are compiled with this file.

struct ToolRequest: Codable {
    /// `prepare` writes a copy without code that needs Objective-C, and `cut` changes the copy. Both remove code that does not compile, and
    /// list the remaining types.
    var operation: String
    /// The modules that an import may name.
    var modules: [String]
    var files: [File]

    struct File: Codable {
        var number: Int
        /// The path in the folder.
        var name: String
        /// The path of the original.
        var source: String
        /// The path of the copy. Line numbers match the source.
        var body: String
        var rounds: [CutRound]
    }
}

/// Errors of one compiler run, cut from a file together.
struct CutRound: Hashable, Codable {
    /// The extent of the cut around each error: 0 cuts the smallest part, 1 the member around it, 2 the declaration around that.
    var escalation: Int
    var errors: [CompilerMessage]
}

/// An error reported by the compiler, with its place in a copy.
struct CompilerMessage: Hashable, Codable {
    /// The number of the file. The name of its copy begins with it.
    var file: Int
    var line: Int
    /// In bytes, from 1.
    var column: Int
    var text: String
}

/// The answer about a file.
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

    /// A method that a selector can name.
    struct ExposedMethod: Codable {
        var type: String
        var name: String
        /// The call in the type's own extension, with `sender` as its argument.
        var call: String
        var guardType: String?
    }

    struct Preview: Codable {
        var line: Int
        var name: String
    }
}

package struct CodeCut: Hashable, Sendable, Codable {
    /// The path in the folder.
    package var file: String
    package var line: Int
    /// The first line of the cut code.
    package var text: String
    /// The compiler's message.
    package var reason: String
    /// The number of calls in it that place views.
    package var layoutCalls: Int
    /// The type and the member around it: `HomeViewController.viewDidLoad`.
    package var place: String

    /// One line: `Home.swift:12: label.foo = 1 (value of type 'UILabel' has no member 'foo')`.
    package var reportLine: String { "\(file):\(line): \(text) (\(reason))" }
}

/// The names by which a file depends on others.
struct FileNames: Codable {
    struct Extension: Codable {
        var type: String
        var conforms = false
        /// Excludes operators, initializers and subscripts.
        var members: [String] = []
        /// Whether it has operators, initializers or subscripts.
        var hasOthers = false
    }

    /// The names of top-level types, functions and variables.
    var declared: [String] = []
    var extensions: [Extension] = []
    /// Whether it has declarations that can affect any file.
    var isEverywhere = false
    /// All identifiers, separated by spaces.
    var mentioned = ""
}

/// A type of the imported code, and the ways to create it.
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
    /// A static property with an instance.
    var sharedName: String?
    /// Stored properties without an initial value.
    var stored: [Parameter] = []
    /// A protocol's requirements with empty implementations. `nil` if they cannot be written, for example with associated types.
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
