import Testing

@testable import TextMetrics

@Suite struct FaceDataTests {
    static let count = FaceData.covered.reduce(0) { $0 + $1.count }

    @Test func `every list has an entry for each covered character`() {
        for list in [
            FaceData.firstClasses, FaceData.secondClasses, FaceData.scripts, FaceData.regularAdvances, FaceData.ultraLightAdvances,
            FaceData.blackAdvances,
        ] {
            #expect(list.values.count == Self.count)
        }
    }

    @Test func `the kerning of every face is a complete table of classes`() {
        for list in [FaceData.regularKerning, FaceData.ultraLightKerning, FaceData.blackKerning] {
            #expect(list.unrolled.count == FaceData.firstClassCount * FaceData.secondClassCount)
        }
        #expect(FaceData.firstClasses.values.max() == FaceData.firstClassCount - 1)
        #expect(FaceData.secondClasses.values.max() == FaceData.secondClassCount - 1)
    }

    @Test func `the covered characters ascend`() {
        for (one, next) in zip(FaceData.covered, FaceData.covered.dropFirst()) {
            #expect(one.upperBound < next.lowerBound)
        }
    }

    @Test func `a packed number is two base64 digits`() {
        #expect(PackedNumbers("AAABBA//").values == [0, 1, 64, 4095])
        #expect(PackedNumbers("AFADAGAB").unrolled == [5, 5, 5, 6])
    }
}
