/// Strings that a file may contain and that have a meaning in a language into which they are written.
package enum HostileTexts {
    package static let all = [
        "", " ", "plain", "-rf", "~", "#", "'", "\"", "`", "'''", #"""""#, #"say "hi" and 'ho'"#, "it's", "\\", "\\'", "\\\"", #"C:\temp\new"#, #"\(fatalError())"#,
        "\n", "two\nlines\n", "tab\tand\rreturn\r\n", "\u{0}\u{1}\u{1B}[2J\u{7F}\u{85}\u{9B}", "$(touch x)", "`touch x`", "$HOME ${HOME} !! $'x'", "|| touch x; exit #",
        "a & b; c | d > e < f", "*/ // /* #", "Foo\nfatalError()\n// ", "]]>", "<![CDATA[", "<!-- -->", "</string></script><b>&amp;&#39;", "{{title}}", "@DEVICES@ @BUNDLE@ @SCHEME@",
        "{title} {file}", "%@ and %d 100 %", "key: value", "- item", "&anchor *alias !tag", "--- #", "[table]", "a = 1", "\u{202E}txt.exe\u{202C}", "\u{2066}x\u{2069}\u{200F}\u{061C}",
        "\u{2028}\u{2029}\u{FEFF}\u{200B}", "é🙂👩‍👩‍👧🇯🇵", "\u{301}\u{20DD}", "\"\u{301}\\\u{301}(\u{301}'\u{301}<\u{301}", "\u{FFFE}\u{FFFF}\u{FFFD}",
        String(repeating: "a", count: 10_000), String(repeating: "'\"\\", count: 3_334),
    ]
}
