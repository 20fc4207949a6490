/// A value written without delimiters, judged by its looks: enough to tell a forgotten pair of quotation marks
/// from a number. Whether a number or date is right is for the parser to say.
struct BareWord {
    enum Kind {
        case plausible, malformedNumber, unquotedString, punctuation
    }

    let text: String

    init(_ bytes: ArraySlice<UInt8>) {
        text = String(decoding: bytes, as: UTF8.self)
    }

    var kind: Kind {
        switch text {
        case "true", "false", "inf", "+inf", "-inf", "nan", "+nan", "-nan": return .plausible
        default: break
        }
        guard let first = text.first else { return .punctuation }
        if first.isASCII, first.isNumber || first == "+" || first == "-" || first == "." {
            return looksLikeNumber || looksLikeDayOrTime ? .plausible : .malformedNumber
        }
        return first.isASCII && !first.isLetter && first != "_" && first != "$" && first != "@" ? .punctuation : .unquotedString
    }

    /// `1979-05-27`, after which a time may follow.
    var looksLikeDay: Bool {
        text.utf8.count == 10 && looksLikeDayOrTime && !text.contains(":")
    }

    private var looksLikeDayOrTime: Bool {
        let digits = text.prefix { $0.isASCII && $0.isNumber }.count
        let mark = text.dropFirst(digits).first
        return (digits == 4 && mark == "-" || digits == 2 && mark == ":") && consists(of: "0123456789-:.+TtZz ")
    }

    private var looksLikeNumber: Bool {
        let digits = text.drop { $0 == "+" || $0 == "-" }
        switch digits.prefix(2) {
        case "0x": return digits.count > 2 && consists(of: "0123456789abcdefABCDEFx_+-")
        case "0o", "0b": return digits.count > 2 && consists(of: "01234567ob_+-")
        default: return digits.first?.isNumber == true && consists(of: "0123456789_.eE+-")
        }
    }

    private func consists(of allowed: String) -> Bool {
        text.allSatisfy(allowed.contains)
    }
}
