import PlaygroundModel
@testable import Simulation
import Testing

struct LanguageTests {
    private static func playground(_ translations: [Translation]) -> Playground {
        var playground = Playground.makeFlow(ios: 26)
        for index in playground.controllers.indices { playground.controllers[index].title = "Cats" }
        playground.translations = translations
        return playground
    }

    private static let german = Translation(language: "de", texts: ["Cats": "Katzen"])

    private func titles(_ simulation: DeviceSimulation) -> Set<String> {
        Set(simulation.playground.controllers.compactMap(\.title))
    }

    @Test func aLanguageChangeKeepsTheScreenAndTranslatesTitles() throws {
        var simulation = DeviceSimulation.make(Self.playground([Self.german]))
        let tree = simulation.tree
        #expect(try simulation.facts(after: "language de").isEmpty)
        #expect(titles(simulation) == ["Katzen"])
        #expect(simulation.tree == tree)
        try simulation.facts(after: "language doubleLength")
        #expect(titles(simulation) == ["Cats Cats"])
        try simulation.facts(after: "language base")
        #expect(titles(simulation) == ["Cats"])
        #expect(simulation.requestedPlayground == Self.playground([Self.german]))
    }

    @Test func `UIKit's strings follow the device's language, not the app's translations`() throws {
        var playground = Self.playground([Translation(language: "de", texts: ["Cats": "Katzen", "Save": "Speichern"])])
        for index in playground.controllers.indices {
            var save = BarButtonItem(id: "save", path: DocumentPath())
            save.systemItem = .save
            playground.controllers[index].title = nil
            playground.controllers[index].navigationItem.rightBarButtonItems = [save]
        }
        var simulation = DeviceSimulation.make(playground)
        func titles() -> Set<String> {
            Set(simulation.scene().controllers.compactMap(\.navigationBar).flatMap { $0.rightBarButtonItems.compactMap(\.title) })
        }
        #expect(titles() == ["Save"])
        try simulation.facts(after: "language de")
        #expect(titles() == ["Sichern"])
        try simulation.facts(after: "language base")
        #expect(titles() == ["Save"])
    }

    @Test func rightToLeftLanguagesReverseTheLayout() throws {
        var simulation = DeviceSimulation.make(Self.playground([Translation(language: "ar")]))
        try simulation.facts(after: "language ar")
        #expect(simulation.scene().traits.collection.layoutDirection == .rightToLeft)
        try simulation.facts(after: "language base")
        #expect(simulation.scene().traits.collection.layoutDirection == .leftToRight)
        try simulation.facts(after: "language rightToLeft")
        #expect(simulation.scene().traits.collection.layoutDirection == .rightToLeft)
        #expect(titles(simulation) == ["Cats"])
    }

    @Test func languagesWithoutTranslationAndRepeatedLanguagesAreIgnored() throws {
        var simulation = DeviceSimulation.make(Self.playground([Self.german]))
        #expect(try simulation.facts(after: "language fr") == [.ignored(.noTexts(in: .translation("fr")))])
        #expect(try simulation.facts(after: "language base") == [.ignored(.nothingNew)])
    }

    @Test func theLanguageSurvivesAReloadWhileItsTranslationExists() throws {
        var simulation = DeviceSimulation.make(Self.playground([Self.german]))
        try simulation.facts(after: "language de")
        _ = simulation.reload(Self.playground([Translation(language: "de", texts: ["Cats": "Kater"])]))
        #expect(titles(simulation) == ["Kater"])
        _ = simulation.reload(Self.playground([]))
        #expect(simulation.state.environment.language == .base)
        #expect(titles(simulation) == ["Cats"])
    }
}
