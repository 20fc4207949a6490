import PlaygroundModel

extension TraitOrigin.Source {
    public var inWords: String {
        switch self {
        case .device(let id): "the screen of \(id)"
        case .innerDisplay(let id): "the inner display of \(id)"
        case .settings: "Settings"
        case .window(let configuration): "the window \(configuration.word)"
        case .box: "the box of the app"
        case .app(let isDeclared): isDeclared ? "UIUserInterfaceStyle of the app" : "the app's window overrides it"
        case .defaultValue: "the default"
        case .presentation(let instance): "the presentation of \(instance)"
        case .container(let instance, let rule): "\(instance): \(rule)"
        case .override(let instance, let path): "\(instance) overrides it (\(path))"
        case .quirk(let quirk): "the quirk \(quirk.rawValue)"
        case .doubtful(let source, let why): "\(source.inWords), which is doubtful: \(why)"
        }
    }

    public var doubt: String? {
        if case .doubtful(_, let why) = self { why } else { nil }
    }

    public var path: DocumentPath? {
        switch self {
        case .override(_, let path): path
        case .doubtful(let source, _): source.path
        case .device, .innerDisplay, .settings, .window, .box, .app, .defaultValue, .presentation, .container, .quirk: nil
        }
    }
}
