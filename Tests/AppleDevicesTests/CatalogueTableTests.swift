import Testing

@testable import AppleDevices

@Suite struct CatalogueTableTests {
    private func table(_ text: String) throws -> CatalogueTable {
        try CatalogueTable(bytes: Array(text.utf8))
    }

    @Test func `numbers are read with and without decimals`() throws {
        let table = try table("whole = 39\nbroken = 41.5")
        #expect(try table.number("whole") == 39)
        #expect(try table.number("broken") == 41.5)
    }

    @Test func `a value of the wrong type is reported with its key and row`() throws {
        let row = try table("[[device]]\nid = \"iphone-x\"\nwidth = \"wide\"").tables("device")[0]
        let error = #expect(throws: CatalogueTable.MalformedTable.self) { try row.number("width") }
        #expect(error?.description == "width of iphone-x is not a number")
    }

    @Test func `an entry of the wrong type is reported`() throws {
        let table = try table("names = [\"a\", 1]\nrows = [{ id = \"a\" }, 1]")
        let names = #expect(throws: CatalogueTable.MalformedTable.self) { try table.strings("names") }
        #expect(names?.description == "names of the file is not strings")
        let rows = #expect(throws: CatalogueTable.MalformedTable.self) { try table.tables("rows") }
        #expect(rows?.description == "rows of the file is not tables")
    }

    @Test func `text that is not TOML is refused`() {
        #expect(throws: CatalogueTable.MalformedTable.self) { try table("= 1") }
    }
}
