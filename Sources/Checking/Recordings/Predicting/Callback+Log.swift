import PlaygroundModel
import Simulation

extension RecordedStep.Callback {
    static let scene = "scene"
    static let notifications = "notifications"

    /// The methods that the engine calls. Other methods are not compared.
    static let modelledMethods: Set<String> = [
        "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
        "viewWillTransition(to:with:)", "willTransition(to:with:)", "traitCollectionDidChange(_:)",
        "windowScene(_:didUpdateEffectiveGeometry:)", "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
        "keyboardWillShowNotification", "keyboardDidShowNotification", "keyboardWillHideNotification", "keyboardDidHideNotification",
    ]

    static func all(in fact: LogFact) -> [RecordedStep.Callback] {
        switch fact {
        case .appearance(let callbacks):
            callbacks.flatMap { callback in
                callback.controllers.map { RecordedStep.Callback($0.description, "\(callback.method.rawValue)(_:)") }
            }.filter { modelledMethods.contains($0.method) }
        case .viewWillTransition(let instance, _, let size):
            [RecordedStep.Callback(instance.description, "viewWillTransition(to:with:)", arguments: ["size": size.word])]
        case .willTransitionToTraits(let instance, let changes):
            [RecordedStep.Callback(instance.description, "willTransition(to:with:)", arguments: words(changes) { $0.new })]
        case .traitCollectionDidChange(let instance, let changes):
            [RecordedStep.Callback(instance.description, "traitCollectionDidChange(_:)", arguments: words(changes) { $0.old })]
        case .traitCollectionDidChangeFromNothing(let instance):
            [RecordedStep.Callback(instance.description, "traitCollectionDidChange(_:)")]
        case .effectiveGeometryUpdated(_, let new):
            [RecordedStep.Callback(scene, "windowScene(_:didUpdateEffectiveGeometry:)", arguments: ["size": new.size.word])]
        case .sceneUpdated(_, let new):
            [RecordedStep.Callback(
                scene, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", arguments: ["size": new.size.word])]
        case .posted(.keyboard(let moment, let frame)):
            [RecordedStep.Callback(notifications, moment.rawValue, arguments: ["height": frame.height.pointText])]
        default: []
        }
    }

    private static func words(_ changes: [LogFact.TraitChange], _ value: (LogFact.TraitChange) -> TraitValue?) -> [String: String] {
        Dictionary(firstOf: changes.map { ($0.trait.name, value($0)?.description ?? "unspecified") })
    }
}
