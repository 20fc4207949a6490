import PlaygroundModel

extension HierarchyResolver {
    func embedArrangement(
        of instance: ControllerInstance, _ arrangement: ArrangementDefinition, in controller: SceneController
    ) -> [Embedding] {
        let layout = ArrangementLayout(
            arrangement, size: controller.frame.size, safeAreaInsets: controller.safeAreaInsets,
            division: activeDivision.map { $0.relative(to: controller.frame.origin) },
            traits: controller.traits.collection
        )
        let embeddings = zip(instance.children, [layout.primary, layout.secondary]).map { child, place in
            let frame = place.frame ?? Rect(origin: .zero, size: controller.frame.size)
            return Embedding(
                child: child, frame: frame.offset(by: controller.frame.origin),
                frameDoubt: doubt(of: layout, isStacked: place.isStacked),
                safeAreaInsets: controller.safeAreaInsets.remaining(in: frame, of: controller.frame.size),
                isVisible: place.frame != nil
            )
        }
        return layout.primary.isStacked ? embeddings.reversed() : embeddings
    }

    var activeDivision: Rect? { geometry.regions.first { $0.kind == .division && $0.isActive }?.frame }

    private func doubt(of layout: ArrangementLayout, isStacked: Bool) -> String? {
        if !profile.has(.arrangements) { return "arrangements came with iOS \(SystemFeature.arrangements.availability.introduced)" }
        if isStacked { return "no source was found for the frames of an overlay's views" }
        return device.hinge == nil ? "arrangements were measured only on the iPhone Duo" : nil
    }
}
