import PlaygroundModel

/// Differences that are one: the same change by the same cause, on however many devices, in however many steps.
public struct DifferenceGroup: Sendable {
    /// A device and its system, as they are said: `iPhone 17 Pro, iOS 26.5`.
    public typealias Place = String

    /// The first of them, which stands for all.
    public var example: RecordingComparison.Finding
    public var exampleDevice: Place
    /// Elements that have it, in the order in which they were found.
    public var subjects: [String] = []
    /// Devices and systems that have it, each with the number of findings.
    public var devices: [(device: Place, count: Int)] = []
    public var orientations: [InterfaceOrientation] = []
    /// What of ours decides it: one, or the rows of several devices.
    public var decisions: [Decision] = []
    /// How often it was found, and how many other differences follow from it.
    public var count = 0
    public var followers = 0
    /// The greatest, in points; `nil` for what is no length.
    public var distance: Double?

    fileprivate struct Key: Hashable {
        var kind: Difference.Kind
        /// Of what is not decided for all elements alike.
        var subject: String?
        var attribute: String?
        var change: String
        var decision: Decision?

        init(_ difference: Difference) {
            kind = difference.kind
            attribute = difference.attribute
            change = difference.change
            let isOfAll = difference.decision?.isOfAll == true
            subject = isOfAll ? nil : difference.subject
            // Rows of the device table that are off alike are one: the group has them all.
            decision = difference.kind == .safeArea && isOfAll ? nil : difference.decision
        }
    }

    /// The groups of several comparisons: what most follows from stands first.
    ///
    /// - Parameter comparisons: Each with its device and system.
    public static func all(of comparisons: [(device: Place, comparison: RecordingComparison)]) -> [DifferenceGroup] {
        var groups: [DifferenceGroup] = []
        var places: [Key: Int] = [:]
        for (device, comparison) in comparisons {
            var groupOfFinding: [Int] = []
            for finding in comparison.findings {
                if let cause = finding.cause {
                    let group = groupOfFinding[cause]
                    groups[group].followers += 1
                    groupOfFinding.append(group)
                    continue
                }
                let key = Key(finding.difference)
                let place = places[key] ?? groups.count
                if place == groups.count {
                    groups.append(DifferenceGroup(example: finding, exampleDevice: device))
                    places[key] = place
                }
                groups[place].add(finding, device)
                groupOfFinding.append(place)
            }
        }
        return groups.enumerated().sorted { one, other in
            let (first, second) = (one.element, other.element)
            return (-first.weight, -(first.distance ?? 0), one.offset) < (-second.weight, -(second.distance ?? 0), other.offset)
        }.map { $0.element }
    }

    private init(example: RecordingComparison.Finding, exampleDevice: Place) {
        self.example = example
        self.exampleDevice = exampleDevice
    }

    private var weight: Int { count + followers }

    private mutating func add(_ finding: RecordingComparison.Finding, _ device: Place) {
        let difference = finding.difference
        count += 1
        distance = [distance, difference.distance].compactMap { $0 }.max()
        if let decision = difference.decision, !decisions.contains(decision) { decisions.append(decision) }
        if !subjects.contains(difference.subject) { subjects.append(difference.subject) }
        if let place = devices.firstIndex(where: { $0.device == device }) { devices[place].count += 1 } else { devices.append((device, 1)) }
        if let orientation = finding.orientation, !orientations.contains(orientation) { orientations.append(orientation) }
    }
}
