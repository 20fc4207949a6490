import Testing
@testable import PlaygroundServer

@Suite struct PageLimitTests {
    @Test func placesAreReturnedWhenTheyAreReleased() throws {
        let limit = PageLimit(1)
        var place = limit.takePlace()
        #expect(place != nil && limit.isReached && limit.takePlace() == nil)
        place = nil
        #expect(!limit.isReached && limit.takePlace() != nil)
    }

    /// Regression: one page above the limit displaced another page, which connected again, in an endless loop.
    @Test func pagesBeyondTheLimitAreRefusedAndOthersStay() async throws {
        let token = AccessToken()
        let site = try TestSite()
        try await withServer(site, token: token, pageLimit: 2) { server in
            let path = "/.socket?page=/&token=\(token.text)"
            var (pages, revisions): ([TestClient], [Int]) = ([], [])
            for _ in 0..<2 {
                let page = try await TestClient(port: server.port)
                #expect(try await page.openSocket(path).status == 101)
                try await page.sendText(#"{"type":"hello"}"#)
                pages.append(page)
                revisions.append(try #require(await page.message().list).revision)
            }
            let newcomer = try await TestClient(port: server.port)
            let document = try await newcomer.get("/")
            #expect(document.status == 503)
            #expect(document.body == "The limit of 2 open pages is reached. Close one, then reload this page.\n")
            #expect(try await newcomer.get("/.assets/page.css").status == 200)
            for _ in 0..<10 {
                let refused = try await newcomer.openSocket(path)
                #expect(refused.status == 503 && refused.body == document.body)
            }
            for (page, revision) in zip(pages, revisions) {
                try await page.sendText(#"{"type":"resync","revision":\#(revision)}"#)
                #expect(try await page.message().list?.revision == revision + 1)
            }
            // A page that leaves makes space for another.
            try await pages[0].sendFrame(opcode: 8, [0x03, 0xE8])
            _ = try await pages[0].frame()
            while site.pages.count > 1 { try await Task.sleep(for: .milliseconds(1)) }
            while try await newcomer.get("/").status != 200 { try await Task.sleep(for: .milliseconds(1)) }
        }
    }
}
