import PlaygroundModel

/// The files that a playground names. Names of missing files are also kept, so that the caller can watch them.
final class Attachments {
    private let read: (String) -> [UInt8]?
    /// The paths within the playground's folder, in the order of use.
    private(set) var names: [String] = []

    init(_ read: @escaping (String) -> [UInt8]?) {
        self.read = read
    }

    func bytes(of name: String) -> [UInt8]? {
        if !names.contains(name) { names.append(name) }
        return read(name)
    }

    static func staysInside(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return !path.contains("\\") && !path.contains("\0") && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }
}

/// Reads `infoPlist`, `language` and `[app.buildSettings]`: quick actions and declarations of the app's Info.plist.
struct InfoPlistSource {
    let attachments: Attachments

    struct Reading {
        var actions: [QuickAction] = []
        /// The idioms in UIDeviceFamily. This and the following optional values are `nil` without the Info.plist's keys.
        var deviceFamily: [UserInterfaceIdiom]?
        var requiresFullScreen: Bool?
        var designRequiresCompatibility: Bool?
        var userInterfaceStyle: UserInterfaceStyle?
        var orientations: [UserInterfaceIdiom: Set<InterfaceOrientation>] = [:]
        /// The files of UIAppFonts.
        var fonts: [String] = []
        /// The folder of the Info.plist with a trailing slash. Empty for the playground's own folder.
        var folder = ""
    }

    static let keys = ["infoPlist", "language", "buildSettings"]

    func read(_ app: TableCursor) -> Reading {
        let language = app["language"]
        let settings = app["buildSettings"].map(buildSettings) ?? BuildSettings(values: [:])
        guard let plist = app["infoPlist"], let name = name(plist) else {
            _ = language?.string()
            return Reading()
        }
        let folder = name.split(separator: "/").dropLast().map { "\($0)/" }.joined()
        let strings = language.map { self.strings($0, in: folder) } ?? [:]
        guard let bytes = attachments.bytes(of: name) else {
            plist.report(InfoPlistMistake.fileMissing(name))
            return Reading(folder: folder)
        }
        let reading = InfoPlistReader(buildSettings: settings, strings: strings, path: plist.path).read(bytes)
        for mistake in reading.mistakes { plist.report(mistake) }
        return Reading(
            actions: reading.actions, deviceFamily: reading.deviceFamily, requiresFullScreen: reading.requiresFullScreen,
            designRequiresCompatibility: reading.designRequiresCompatibility, userInterfaceStyle: reading.userInterfaceStyle,
            orientations: reading.orientations, fonts: reading.fonts, folder: folder)
    }

    private func name(_ value: ValueCursor) -> String? {
        guard let name = value.string() else { return nil }
        guard Attachments.staysInside(name) else {
            value.report(InfoPlistMistake.pathLeavesFolder(name))
            return nil
        }
        return name
    }

    private func buildSettings(_ value: ValueCursor) -> BuildSettings {
        var settings = BuildSettings(values: [:])
        for (name, value) in value.entries() ?? [] { settings.values[name] = value.string() }
        return settings
    }

    /// The strings next to the Info.plist: the first of `de-CH.lproj/InfoPlist.strings`, that file for `de`, and that file for `Base`.
    private func strings(_ language: ValueCursor, in folder: String) -> [String: String] {
        guard let code = language.string() else { return [:] }
        guard !code.isEmpty, code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
            language.report(InfoPlistMistake.badLanguage(code))
            return [:]
        }
        var names: [String] = []
        for language in [code, code.split(separator: "-").first.map(String.init) ?? code, "Base"] {
            let name = "\(folder)\(language).lproj/InfoPlist.strings"
            if !names.contains(name) { names.append(name) }
        }
        for name in names {
            if let bytes = attachments.bytes(of: name) { return strings(bytes, name, language) }
        }
        language.report(InfoPlistMistake.noStrings(language: code, tried: names))
        return [:]
    }

    private func strings(_ bytes: [UInt8], _ name: String, _ language: ValueCursor) -> [String: String] {
        do throws(StringsFileFailure) {
            return try StringsFile.read(bytes)
        } catch {
            language.report(InfoPlistMistake.brokenStrings(name, error))
            return [:]
        }
    }
}
