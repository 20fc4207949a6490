import SourceDiagnostics

extension SourceDefect: DiagnosticFacts {
    public var code: String {
        switch self {
        case .fileTooLarge: "file-too-large"
        case .tooManyValues: "too-many-values"
        case .notUTF8: "not-utf8"
        case .nulCharacter: "nul-character"
        case .emptyFile: "empty-file"
        case .fileMissing: "file-missing"
        case .fileOutside: "file-outside"
        case .fileUnreadable: "file-unreadable"
        }
    }

    public var headline: String {
        switch self {
        case .fileTooLarge(let bytes, let limit):
            "the file has \(Self.size(bytes)); the limit is \(Self.size(limit))"
        case .tooManyValues(let count, let limit):
            "the file has \(count) values; the limit is \(limit)"
        case .notUTF8(let byte):
            "the file is not UTF-8: the byte 0x\(String(byte, radix: 16, uppercase: true)) is not valid here"
        case .nulCharacter:
            "the file has a NUL character, which text never contains"
        case .emptyFile:
            "the file contains no playground"
        case .fileMissing:
            "the file no longer exists"
        case .fileOutside:
            "the file is a link out of the folder, which is not followed"
        case .fileUnreadable(let reason):
            "the file cannot be read: \(reason)"
        }
    }

    public var hint: String? {
        switch self {
        case .fileTooLarge, .tooManyValues: "check that this is the right file, or split the app into several playgrounds"
        case .notUTF8: "save the file as UTF-8 (in most editors: Save with Encoding)"
        case .nulCharacter: "check that this is a text file, saved as UTF-8"
        case .emptyFile: Self.smallestPlayground
        case .fileMissing: "the page continues as soon as the file is back"
        case .fileOutside: "copy the file into the folder, or serve the folder that contains it"
        case .fileUnreadable: "the page continues as soon as the file can be read"
        }
    }

    private static let smallestPlayground = """
        start with a screen:

        [app]
        rootViewController = "home"

        [controllers.home]
        title = "Home"
        constraints = ["hello.centerX == superview.centerX", "hello.centerY == superview.centerY"]

        [controllers.home.views.hello]
        kind = "label"
        text = "Hello"
        """

    private static func size(_ bytes: Int) -> String {
        let megabyte = 1_000_000
        guard bytes >= megabyte else { return "\(bytes) bytes" }
        let tenths = (bytes * 10 + megabyte / 2) / megabyte
        return tenths % 10 == 0 ? "\(tenths / 10) MB" : "\(tenths / 10).\(tenths % 10) MB"
    }
}
