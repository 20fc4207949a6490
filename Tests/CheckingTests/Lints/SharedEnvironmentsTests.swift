import PlaygroundModel
import PlaygroundSchema
import SeededRandom
import Testing

@testable import Checking

/// Environments that share a layout or a drawing have the same findings as when each is checked alone.
@Suite struct SharedEnvironmentsTests {
    /// The listed devices in all styles, contrasts and weights and two text sizes. A sweep has all samples and the whole matrix.
    private static let request = Sweeps.areRun
        ? MatrixRequest(extent: .full)
        : MatrixRequest(extent: .listed, settings: [
            .userInterfaceStyle: DeviceSetting.userInterfaceStyle.values, .accessibilityContrast: DeviceSetting.accessibilityContrast.values,
            .legibilityWeight: DeviceSetting.legibilityWeight.values,
            .preferredContentSizeCategory: ["large", "accessibilityLarge"].compactMap { DeviceSetting.preferredContentSizeCategory.value(named: $0) },
        ])
    private static let samples = Sweeps.areRun ? Samples.names : ["containers", "quick-actions", "sliding-menu"]

    private static func sightings(in survey: LintSurvey) -> [LintFact: [String]] {
        var found = LintSightings()
        for index in 0..<survey.pieceCount { found.fold(survey.piece(index)) }
        return found.sightings.mapValues { sighting in
            ["\(sighting.cells.sorted())", "\(sighting.cell)", "\(sighting.events)", "\(sighting.measure.map { "\($0)" } ?? "")"]
        }
    }

    private func compare(_ playground: Playground) -> [LintFact: [String]] {
        let shared = Self.sightings(in: LintSurvey(playground, Self.request))
        let single = Self.sightings(in: LintSurvey(playground, Self.request, .nothing))
        for fact in Set(shared.keys).union(single.keys) { #expect(shared[fact] == single[fact], "\(fact)") }
        return shared
    }

    @Test(arguments: samples) func `shared and separate checks of samples have the same findings`(name: String) throws {
        _ = compare(try #require(try Samples.file(name).reading.playground))
    }

    /// A label that is readable in one appearance, and a part that overrides the appearance.
    private static func text(_ part: String) -> String {
        """
        devices = ["iphone-17", { device = "iphone-6", ios = 12 }, { device = "iphone-6", ios = 9 }]
        app.rootViewController = "home"
        colors.ash = { light = "#000000", dark = "#777777" }
        [controllers.home]
        constraints = [
          "note.centerX == superview.centerX", "note.centerY == superview.centerY", "other.top == safeArea.top",
          "other.centerX == superview.centerX",
        ]
        views.note.kind = "label"
        views.note.text = "Note"
        views.note.textColor = "systemOrange"
        views.other = { kind = "label", text = "Other", textColor = "ash" }
        \(part)
        """
    }

    @Test(arguments: [
        (part: "", shared: .wireframe),
        (part: #"overrideUserInterfaceStyle = "dark""#, shared: .layout),
        (part: #"overrides = [{ traits = { accessibilityContrast = "high" } }]"#, shared: .layout),
        (part: #"views.note.traitOverrides = { userInterfaceStyle = "dark" }"#, shared: .layout),
        (part: #"adaptive = [{ when = { horizontalSizeClass = "compact" }, set = { note.overrideUserInterfaceStyle = "dark" } }]"#, shared: .layout),
        (part: #"adaptive = [{ when = { userInterfaceStyle = "dark" }, set = { note.text = "Night" } }]"#, shared: .app),
    ] as [(part: String, shared: LintSurvey.Sharing)]) func `parts that override the appearance are checked in each environment`(part: String, shared: LintSurvey.Sharing) throws {
        let reading = ReadPlayground.read(Self.text(part))
        let playground = try #require(reading.playground, "\(reading.diagnostics.map(\.headline))")
        #expect(LintSurvey(playground, Self.request).sharing == shared)
        let contrasts = compare(playground).keys.filter { $0.code == .lowContrast }
        #expect(!contrasts.isEmpty)
    }
}
