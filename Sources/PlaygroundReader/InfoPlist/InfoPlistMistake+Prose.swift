import PlaygroundModel
import SourceDiagnostics

extension InfoPlistMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .unreadable, .notADictionary: "unreadable-plist"
        case .itemsNotAnArray, .itemNotADictionary, .wrongType: "plist-wrong-type"
        case .itemWithout: "quick-action-incomplete"
        case .unknownItemKey: "plist-unknown-key"
        case .unknownIconType: "unknown-icon"
        case .unknownVariable: "unknown-build-setting"
        case .fileMissing: "attachment-missing"
        case .pathLeavesFolder: "path-leaves-folder"
        case .badLanguage: "bad-value"
        case .noStrings: "strings-missing"
        case .brokenStrings: "unreadable-strings"
        }
    }

    /// Mistakes that the system ignores are warnings. An unreadable file is an error, so that the last good picture stays.
    var severity: Diagnostic.Severity {
        switch self {
        case .unreadable, .notADictionary, .fileMissing, .pathLeavesFolder, .badLanguage: .error
        case .itemsNotAnArray, .itemNotADictionary, .itemWithout, .wrongType, .unknownItemKey, .unknownIconType,
             .unknownVariable, .noStrings, .brokenStrings: .warning
        }
    }

    var headline: String {
        switch self {
        case .unreadable(let failure): "the Info.plist cannot be read: \(failure.text)"
        case .notADictionary(let found): "the Info.plist must be a dictionary, found \(found)"
        case .itemsNotAnArray(let found): "\(ShortcutItemKey.list) must be an array, found \(found)"
        case .itemNotADictionary(let position, let found): "quick action \(position) must be a dictionary, found \(found)"
        case .itemWithout(let key, let position): "quick action \(position) has no \(key.name) and is not shown"
        case .wrongType(let key, let position, let expected, let found):
            "\(key.name) of quick action \(position) must be \(expected), found \(found)"
        case .unknownItemKey(let key, let position): "quick action \(position) has the unknown key \(key.quoted)"
        case .unknownIconType(let name, let position): "quick action \(position) has the unknown icon type \(name.quoted)"
        case .unknownVariable(let name, let position, _):
            "quick action \(position) uses $(\(name)), which has no value"
        case .fileMissing(let name): "there is no file \(name.quoted) next to the playground"
        case .pathLeavesFolder(let name): "\(name.quoted) is not within the playground's folder"
        case .badLanguage(let code): "\(code.quoted) is not a language code"
        case .noStrings(let language, _): "there are no InfoPlist.strings for the language \(language.quoted)"
        case .brokenStrings(let name, let failure): "\(name.quoted) cannot be read: \(failure.text)"
        }
    }

    var notes: [String] {
        switch self {
        case .itemWithout: ["the system shows a quick action only if it has both a type and a title"]
        case .unknownVariable(_, _, let expanded): ["the text is shown unchanged: \(expanded.quoted)"]
        case .badLanguage: ["a language is a code such as \"de\" or \"pt-BR\""]
        case .noStrings(_, let tried): ["looked for \(NameList(tried).joined(by: .and))"]
        case .pathLeavesFolder: ["a playground reads only files in its own folder"]
        case .unreadable(.tooManyValues):
            ["each reference to a value counts"]
        default: []
        }
    }

    var hint: String? {
        switch self {
        case .unknownIconType(let name, _): Self.iconHint(name)
        case .unknownItemKey(let key, _): ShortcutItemKey.allCases.map { $0.name }.suggestion(for: key)
        case .unknownVariable(let name, _, _): "give it one in the playground: [app.buildSettings] \(name) = \"…\""
        default: nil
        }
    }

    private static func iconHint(_ name: String) -> String? {
        if let icon = SystemIcon(name: name) { return "write \(icon.plistName.quoted)" }
        return SystemIcon.allCases.map { $0.plistName }.suggestion(for: name)
    }
}

extension PropertyListFailure {
    var text: String {
        switch self {
        case .tooLarge(let limit): "it is larger than \(limit / 1024) KB"
        case .tooDeep(let limit): "its values are nested more than \(limit) levels deep"
        case .tooManyValues(let limit): "it has more than \(limit) values"
        case .declaresEntities: "its document type declares entities, which no property list needs"
        case .notText: "it is neither UTF-8 nor UTF-16 text"
        case .neitherXMLNorBinary: "it is neither an XML nor a binary property list"
        case .damaged: "the property list is damaged"
        }
    }
}

extension StringsFileFailure {
    fileprivate var text: String {
        switch self {
        case .propertyList(let failure): failure.text
        case .notADictionary: "it is not a dictionary"
        case .syntax(let expected, let line): "expected \(expected) in line \(line)"
        }
    }
}
