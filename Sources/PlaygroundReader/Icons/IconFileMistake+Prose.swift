import SourceDiagnostics

extension IconFileMistake: DiagnosticFacts {
    var code: String {
        switch self {
        case .leavesFolder: "path-leaves-folder"
        case .missing: "icon-missing"
        case .otherKind, .unreadable: "unreadable-icon"
        case .notSquare: "icon-not-square"
        case .opaque: "icon-without-transparency"
        case .tooMany: "too-many-icons"
        }
    }

    /// A warning, because the system also shows the menu without the file.
    var severity: Diagnostic.Severity { .warning }

    var headline: String {
        switch self {
        case .leavesFolder(let name): "\(name.quoted) is not within the playground's folder"
        case .missing(let name, _): "there is no icon file \(name.quoted)"
        case .otherKind(let name): "the icon file \(name.quoted) is neither a PNG nor an SVG"
        case .unreadable(let file, let failure): "the icon file \(file.quoted) cannot be shown: \(failure.text)"
        case .notSquare(let file, let width, let height):
            "the icon file \(file.quoted) is not square: it has \(width) × \(height) pixels"
        case .opaque(let file): "the icon file \(file.quoted) has no transparency, and is shown as a filled square"
        case .tooMany(let limit): "the playground names more than \(limit) icon files; the rest is not read"
        }
    }

    var notes: [String] {
        switch self {
        case .leavesFolder: ["a playground reads only files in its own folder"]
        case .missing(_, let tried): ["looked for \(NameList(tried).joined(by: .and))"] + [Self.fallback]
        case .otherKind, .unreadable, .tooMany: [Self.fallback]
        case .notSquare: ["an icon of a quick action is 35 × 35 points; this one is scaled to fit"]
        case .opaque: ["an icon is a template: its opaque parts are drawn in one colour"]
        }
    }

    private static let fallback = "the icon type replaces it, if the quick action has one"

    var hint: String? {
        switch self {
        case .leavesFolder: "copy the file into the playground's folder, and write its path within that folder"
        case .missing(_, let tried): tried.first.map { "add it as \($0.quoted)" }
        case .otherKind: "save it as an SVG, or as a PNG with an alpha channel"
        case .unreadable(_, let failure): failure.hint
        case .notSquare: nil
        case .opaque: "save it with an alpha channel, and make the background transparent"
        case .tooMany: nil
        }
    }
}

extension IconFileMistake.IconFileFailure {
    var text: String {
        switch self {
        case .tooLarge(let limit): "it is larger than \(limit / 1024) KB"
        case .png(let failure): failure.text
        case .svg(let failure): failure.text
        case .imageSet: "it is not a description of an image set"
        case .emptyImageSet: "the image set has no file for every appearance"
        }
    }

    fileprivate var hint: String? {
        switch self {
        case .tooLarge: "an icon of 35 × 35 points in one colour takes a few KB"
        case .png(.compressedByXcode): "take the file from the app's project, not from the built app"
        case .png(.tooManyPixels): "an icon is 35 × 35 points, so 105 × 105 pixels at most"
        case .svg(.noNamespace): "begin with <svg xmlns=\"\(SVGFile.namespace)\" …>"
        case .png, .svg, .imageSet, .emptyImageSet: nil
        }
    }
}

extension PNGFile.PNGFailure {
    fileprivate var text: String {
        switch self {
        case .notPNG: "it is not a PNG, despite its name"
        case .damaged: "the PNG is damaged, or ends too early"
        case .compressedByXcode: "it is in Xcode's PNG format for built apps"
        case .tooManyPixels(let width, let height, let limit):
            "it has \(width) × \(height) pixels; the limit is \(limit) in each direction"
        }
    }
}

extension SVGFile.SVGFailure {
    fileprivate var text: String {
        switch self {
        case .notText: "it is neither UTF-8 nor UTF-16 text"
        case .notSVG: "it is not an SVG, despite its name"
        case .declaresEntities: "its document type declares entities, which no drawing needs"
        case .noNamespace: "its first tag does not name the SVG namespace"
        case .unbalanced(let tag): "<\(tag)> and its closing tag do not match"
        case .damaged: "a tag or comment in it is not closed"
        case .repeatsTooMuch: "its references, such as those of <use>, repeat more than \(SVGFile.repeatedElements) elements"
        }
    }
}
