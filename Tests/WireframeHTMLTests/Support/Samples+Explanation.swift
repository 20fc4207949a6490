import ConstraintLogs

extension Samples {
    /// The explanation of a log that has all parts and a message of another kind.
    static let explanation: LogAnswer = {
        let log = """
            2018-01-17 10:02:40.315803+0000 Unmet[1100:161150] [LayoutConstraints] Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x61 V:[UIView:0x62(200)]>",
                "<NSLayoutConstraint:0x63 V:[UIView:0x62(84)]>",
                "<NSLayoutConstraint:0x64 V:[UIView:0x62(8
            )
            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x61 V:[UIView:0x62(200)]>
            UILabel:0x65 - AMBIGUOUS LAYOUT for UILabel:0x65.minX{id: 13}
            """
        guard let answer = try? LogAnswer(Array(log.utf8)) else { preconditionFailure("The sample is a log.") }
        return answer
    }()
}
