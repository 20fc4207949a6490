import PlaygroundModel
import Testing

struct WindowConfigurationTests {
    @Test(arguments: WindowConfiguration.fixed + [
        .resizable(Size(width: 507, height: 1024)), .resizable(Size(width: 0.5, height: 3)),
    ])
    func wordsOfConfigurationsAreReadBack(_ configuration: WindowConfiguration) {
        #expect(WindowConfiguration(word: configuration.word) == configuration)
    }

    @Test(arguments: ["", "1/4", "507", "507x", "x507", "0x10", "-5x10", "infx10", "nanx10", "1x2x3"])
    func otherWordsAreNotConfigurations(_ word: String) {
        #expect(WindowConfiguration(word: word) == nil)
    }
}
