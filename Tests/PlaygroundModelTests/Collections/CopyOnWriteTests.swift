import PlaygroundModel
import Testing

@Suite struct CopyOnWriteTests {
    @Test func `changing a copy does not change the original`() {
        let original = CopyOnWrite([1, 2])
        var copy = original
        copy.value.append(3)
        #expect(original.value == [1, 2])
        #expect(copy.value == [1, 2, 3])
    }

    @Test func `copies are identical until one is changed`() {
        let original = CopyOnWrite([1, 2])
        var copy = original
        #expect(copy.isTriviallyIdentical(to: original))
        copy.value[0] = 1
        #expect(!copy.isTriviallyIdentical(to: original))
        #expect(copy == original)
    }

    @Test func `equal values in different boxes are equal and have equal hashes`() {
        #expect(CopyOnWrite("a") == CopyOnWrite("a"))
        #expect(CopyOnWrite("a") != CopyOnWrite("b"))
        #expect(Set([CopyOnWrite("a"), CopyOnWrite("a")]).count == 1)
    }
}
