extension EnvironmentEvent: EventGroup {
    /// The verbs of settings are in ``DeviceSetting/Value``.
    enum Verb: String, CaseIterable {
        case rotate, split, resize, fold, angle, ios, language
    }

    init(_ verb: Verb, _ arguments: inout EventArguments) throws(Event.ParseError) {
        switch verb {
        case .rotate: self = .rotate(try arguments.read(InterfaceOrientation.words) { InterfaceOrientation(word: $0) })
        case .split:
            self = .window(try arguments.read(WindowConfiguration.fixed.map { $0.word }) { word in
                WindowConfiguration.fixed.first { $0.word == word }
            })
        case .resize:
            let size = try arguments.read(Self.windowWords) { Size(word: $0) }
            self = try arguments.flag(Self.interactively) ? .interactiveResize(size) : .window(.resizable(size))
        case .fold: self = .fold(try arguments.choice())
        case .angle:
            self = .hinge(angle: try arguments.read(Self.angleWords) { word in
                Double(word).flatMap { Posture.angles.contains($0) ? $0 : nil }
            })
        case .ios:
            let versions = BehaviourProfile.supportedVersions
            self = .systemVersion(try arguments.read(versions.map { "\($0)" }) { word in versions.first { "\($0)" == word } })
        case .language: self = .language(try arguments.read(Self.languageWords) { AppLanguage(word: $0) })
        }
    }

    private static let languageWords = AppLanguage.predefined.map { $0.word } + ["a language of [strings]"]
    private static let interactively = "interactively"
    private static let angleWords = ["degrees from 0 to 180"]
    private static let windowWords = ["WIDTHxHEIGHT, each at most \(PlaygroundLimits.windowLength.shortText)"]
}

extension EnvironmentEvent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .rotate(let orientation): Verb.rotate.text(orientation.rawValue)
        case .window(.resizable(let size)): Verb.resize.text(size.word)
        case .window(let configuration): Verb.split.text(configuration.word)
        case .interactiveResize(let size): Verb.resize.text("\(size.word) \(Self.interactively)")
        case .fold(let name): Verb.fold.text(name.rawValue)
        case .hinge(let angle): Verb.angle.text(angle.shortText)
        case .setting(let value): value.description
        case .systemVersion(let version): Verb.ios.text("\(version)")
        case .language(let language): Verb.language.text(language.word)
        }
    }
}

extension EnvironmentEvent {
    /// The word for the event's state in a device's id and name.
    public var word: String {
        switch self {
        case .rotate(let orientation): orientation.rawValue
        case .window(let configuration): configuration.word
        case .interactiveResize(let size): size.word
        case .fold(let name): name.rawValue
        case .hinge(let angle): "angle\(angle.shortText)"
        case .setting(let value): value.word
        case .systemVersion(let version): "ios\(version)"
        case .language(let language): language.word
        }
    }
}
