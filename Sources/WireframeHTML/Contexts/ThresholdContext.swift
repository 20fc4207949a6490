import PlaygroundModel

struct ThresholdContext: TemplateContext {
    private let threshold: ForceThreshold

    init(_ threshold: ForceThreshold) {
        self.threshold = threshold
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "name": .init(threshold.rawValue)
        case "force": .init(threshold.force.share.pointText)
        default: nil
        }
    }
}
