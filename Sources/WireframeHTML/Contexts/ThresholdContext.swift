import PlaygroundModel

/// The force of a threshold of a press, for the ticks of the slider.
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
