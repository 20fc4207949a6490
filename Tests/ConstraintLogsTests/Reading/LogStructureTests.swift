import Testing

@testable import ConstraintLogs

/// The division of a pasted text into logs.
@Suite struct LogStructureTests {
    private static let one = "\"<NSLayoutConstraint:0x61 V:[UIView:0x62(200)]>\""
    private static let other = "\"<NSLayoutConstraint:0x63 V:[UIView:0x62(84)]>\""
    private static let broken = "Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x61 V:[UIView:0x62(200)]>"

    @Test func completeLogsHaveABeginningAnEndAndAnApp() throws {
        let log = try #require(try logs("2018-01-17 10:02:40.3+0000 My App[11:16] [LayoutConstraints] Unable to simultaneously satisfy constraints.\n(\n\(Self.one),\n\(Self.other)\n)\n\n\(Self.broken)").first)
        #expect(log.hasBeginning && log.hasEnd && !log.isIncomplete)
        #expect(log.process == "My App")
        #expect(log.brokenPlace == 0)
        #expect(log.constraints.map { $0.line } == [3, 4])
    }

    @Test func listsWithoutAMessageAreLogs() throws {
        let log = try #require(try logs("(\n\(Self.one),\n\(Self.other)\n)").first)
        #expect(log.listed == 2 && !log.isIncomplete)
    }

    @Test func truncatedLogsAreReported() throws {
        #expect(try logs("\(Self.one),\n\(Self.other)\n)").first?.hasBeginning == false)
        #expect(try logs("(\n\(Self.one),\n\(Self.other)").first?.hasEnd == false)
    }

    @Test func brokenConstraintsMissingFromTheListAreAdded() throws {
        let log = try #require(try logs("\(Self.other)\n)\n\(Self.broken)").first)
        #expect(log.listed == 1)
        #expect(log.brokenPlace == 1)
        #expect(log.conflicts().first?.constraints == [0, 1])
    }

    @Test func severalLogsInOneTextAreSeparated() throws {
        let text = "Unable to simultaneously satisfy constraints.\n(\n\(Self.one)\n)\n\(Self.broken)\nUnable to simultaneously satisfy constraints.\n(\n\(Self.other)\n)\n"
        #expect(try logs(text).map { $0.listed } == [1, 1])
    }

    @Test func logsAfterABrokenConstraintNeedNoMessage() throws {
        #expect(try logs("(\n\(Self.one)\n)\n\(Self.broken)\n\n\(Self.other)\n)").map { $0.listed } == [1, 1])
    }

    @Test func repeatedLogsAreCounted() throws {
        let log = "Unable to simultaneously satisfy constraints.\n(\n\(Self.one),\n\(Self.other)\n)\n\(Self.broken)\n"
        let again = log.replacing("0x6", with: "0x7")
        let found = try logs(log + again + log)
        #expect(found.count == 1)
        #expect(found.first?.occurrences == 3)
    }

    @Test func logsBeyondTheLimitAreCounted() throws {
        let text = (0..<103).map { "Unable to simultaneously satisfy constraints.\n(\n\(Self.one.replacing("200", with: "\($0 + 300)"))\n)\n" }.joined()
        let answer = try LogAnswer(Array(text.utf8))
        #expect(answer.explanations.count == 100 && answer.surplus == 3)
        #expect(LogAnswerText().text(answer).hasSuffix("3 further logs of the text are left out: paste them separately.\n"))
    }

    @Test func emptyEntriesAreCounted() throws {
        let log = try #require(try logs("Unable to simultaneously satisfy constraints.\n(\n\"\",\n\(Self.one),\n\"\"\n)").first)
        #expect(log.emptyEntries == 2 && log.isIncomplete)
    }

    struct MessageRow: Sendable {
        var text: String
        var kind: LayoutMessage.LayoutMessageKind
        var subjects: [String] = []
    }

    static let messages: [MessageRow] = [
        MessageRow(
            text: "•UIView:0x61 - AMBIGUOUS LAYOUT for UILabel:0x62.minX{id: 13}, UILabel:0x62.Width{id: 15}", kind: .ambiguous,
            subjects: ["UILabel, left edge", "UILabel, width"]),
        MessageRow(text: "|   |   *UILabel:0x7f8 - AMBIGUOUS LAYOUT", kind: .ambiguous, subjects: ["UILabel"]),
        MessageRow(text: "The view hierarchy is not prepared for the constraint: x", kind: .hierarchyNotPrepared),
        MessageRow(text: "*** Unable to activate constraint with anchors a and b because they have no common ancestor.", kind: .noCommonAncestor),
        MessageRow(text: "contentView of collectionViewCell has translatesAutoresizingMaskIntoConstraints false and is missing constraints to the cell", kind: .contentViewMask),
        MessageRow(text: "NSLayoutConstraint constant is not finite!  That's illegal.", kind: .notFinite),
        MessageRow(text: "Invalid pairing of layout attributes", kind: .invalidPair),
        MessageRow(text: "Warning once only: Detected a case where constraints ambiguously suggest a height of zero", kind: .heightAmbiguous),
    ]

    @Test(arguments: messages.indices) func otherMessagesAreExplained(_ place: Int) throws {
        let row = Self.messages[place]
        let answer = try LogAnswer(Array(row.text.utf8))
        #expect(answer.messages.map { $0.kind } == [row.kind])
        #expect(answer.messages.first?.subjects == row.subjects)
        #expect(answer.isExplained)
    }

    @Test func everyKindOfMessageHasARow() {
        #expect(Set(Self.messages.map { $0.kind }) == Set(LayoutMessage.LayoutMessageKind.allCases))
    }
}
