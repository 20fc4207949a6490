import PlaygroundModel
import Testing

@Suite struct CopyOnWriteTests {
    @Test func `a change of a copy is not seen by others`() {
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

    @Test func `values are equal and have equal hashes in any boxes`() {
        #expect(CopyOnWrite("a") == CopyOnWrite("a"))
        #expect(CopyOnWrite("a") != CopyOnWrite("b"))
        #expect(Set([CopyOnWrite("a"), CopyOnWrite("a")]).count == 1)
    }
}
