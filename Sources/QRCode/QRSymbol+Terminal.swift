extension QRSymbol {
    /// The symbol as lines of text, two rows of modules in each, with the light margin that readers need.
    ///
    /// - Parameter usesColor: Whether to make it dark on light whatever the terminal's colours are. Without it, it is right on
    ///   a dark terminal; most readers read it inverted, too.
    package func terminalLines(usesColor: Bool) -> [String] {
        let margin = 4
        return stride(from: -margin, to: size + margin, by: 2).map { row in
            let line = (-margin..<(size + margin)).map { column -> Character in
                // What is drawn is the light.
                switch (isDark(row, column), isDark(row + 1, column) || row + 1 >= size + margin) {
                case (false, false): "█"
                case (false, true): "▀"
                case (true, false): "▄"
                case (true, true): " "
                }
            }
            return usesColor ? "\u{1B}[97;40m\(String(line))\u{1B}[0m" : String(line)
        }
    }
}
