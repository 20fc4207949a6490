import PlaygroundModel

extension WindowObstacle {
    func sentence(of window: WindowConfiguration) -> [LogFragment] {
        switch self {
        case .noSuchWindow:
            [.plain("this device has no window "), .strong(window.word)]
        case .cameWith(let version):
            [.plain("such windows came with "), .strong("iOS \(version)")]
        case .linkedBefore(let version):
            [.plain("the app is linked with an SDK before "), .strong("iOS \(version)"), .plain(", so it cannot be resized")]
        case .requiresFullScreen:
            [.plain("the app declares "), .code("UIRequiresFullScreen"), .plain(" and keeps the whole screen")]
        case .someOrientations:
            [.plain("the app does not support all orientations and keeps the whole screen")]
        case .fullScreenApps:
            [.plain("Settings is set to Full Screen Apps, which have no windows")]
        case .compatibilityBox:
            [.plain("the app is made for iPhones and runs in a box of fixed size here")]
        case .larger(let most):
            [.plain("no window is larger than "), .strong(most.inWords)]
        }
    }
}

extension SceneGeometry {
    func sentence(from old: SceneGeometry) -> [LogFragment] {
        var parts: [[LogFragment]] = []
        if size != old.size { parts.append([.plain("\(old.size.inWords) → "), .strong(size.inWords)]) }
        if interfaceOrientation != old.interfaceOrientation {
            parts.append([.code("interfaceOrientation"), .plain(" → "), .strong(interfaceOrientation.rawValue)])
        }
        if isInteractivelyResizing != old.isInteractivelyResizing {
            parts.append([.code("isInteractivelyResizing"), .plain(" → "), .strong(String(isInteractivelyResizing))])
        }
        return parts.isEmpty ? [.plain("other traits")] : Array(parts.joined(separator: [.plain(", ")]))
    }
}
