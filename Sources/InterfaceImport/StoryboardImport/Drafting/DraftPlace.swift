/// Where in a draft a line of its text comes from, so that what a line says can be taken back.
struct DraftPlace: Hashable {
    /// A step from the draft as a whole to what the place is in.
    enum Step: Hashable {
        case controller(String)
        case component(String)
        /// A section of the app, by its place among them.
        case app(Int)
        case view(String)
        /// A header or footer with views of its own, by the list's key for it.
        case edge(String)
        case section(Int)
        case row(Int)
        case adaptive(Int)
    }

    enum Part: Hashable {
        /// What the steps lead to, as a whole.
        case all
        case entry(String)
        case constraint(DraftConstraint)
        /// A value that an adaptive element sets.
        case assignment(view: String, key: String)
    }

    var steps: [Step] = []
    var part = Part.all

    /// What this is a part of; `nil` for the draft as a whole.
    var whole: DraftPlace? {
        if part != .all { return DraftPlace(steps: steps) }
        return steps.isEmpty ? nil : DraftPlace(steps: steps.dropLast())
    }

    func entering(_ step: Step) -> DraftPlace { DraftPlace(steps: steps + [step]) }

    func saying(_ part: Part) -> DraftPlace { DraftPlace(steps: steps, part: part) }
}
