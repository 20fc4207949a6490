import PlaygroundModel
import Testing

struct DocumentPathTests {
    @Test func descriptionsOfPathsHaveDotsAndIndices() {
        let path = DocumentPath().appending("controllers").appending("home").appending("constraints").appending(2)
        #expect(path.description == "controllers.home.constraints[2]")
        #expect(DocumentPath().description == "")
    }
}
