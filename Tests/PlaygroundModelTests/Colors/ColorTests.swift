import PlaygroundModel
import Testing

struct ColorTests {
    @Test(arguments: [
        ("#fff", Color.rgb(red: 255, green: 255, blue: 255, alpha: 1)),
        ("#1a2B3c", .rgb(red: 26, green: 43, blue: 60, alpha: 1)),
        ("#00000080", .rgb(red: 0, green: 0, blue: 0, alpha: 128.0 / 255)),
        ("systemBlue", .semantic(.systemBlue)),
    ])
    func colourWordsAreColours(_ word: String, _ expected: Color) {
        #expect(Color(word: word) == expected)
    }

    @Test(arguments: ["", "#", "#ff", "#ffff", "#12345g", "#1234567", "fff", "SystemBlue"])
    func otherWordsAreNotColours(_ word: String) {
        #expect(Color(word: word) == nil)
    }
}
