import PlaygroundModel

extension ValueCursor {
    /// Reads `"dock"`, or `{ row = 6, column = 4 }`.
    func homeScreenPosition() -> HomeScreenPosition? {
        if case .string = value { return name(among: ["dock"]).map { _ in .dock } }
        return table("a place on the home screen") { table in
            let row = table.required("row", example: "row = 2, counted from the top")?.integer(in: Self.places)
            let column = table.required("column", example: "column = 4, counted from the left")?.integer(in: Self.places)
            guard let row, let column else { return nil }
            return .grid(row: row, column: column)
        } ?? nil
    }

    private static let places = 1...20
}
