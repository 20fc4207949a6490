import SampleDocuments
import Testing

@Suite struct ColorValuesTests {
    private func value(_ color: String, resources: String = "") throws -> String? {
        let view = SampleDocument.object("view", "v", "userLabel='box'", color.replacing("<color ", with: "<color key='backgroundColor' "))
        let imported = try Imported(SampleDocument.storyboard(SampleDocument.scene("c", views: view), resources: resources))
        #expect(imported.errors == [])
        return imported.value("backgroundColor", of: "box")
    }

    @Test(arguments: [
        ("<color red='1' green='0.5' blue='0' alpha='1' colorSpace='custom' customColorSpace='sRGB'/>", "\"#FF8000\""),
        ("<color red='1' green='0.5' blue='0' alpha='0.5'/>", "\"#FF800080\""),
        ("<color red='1.2' green='-0.3' blue='0' alpha='1'/>", "\"#FF0000\""),
        ("<color white='0.66666666666666663' alpha='1' colorSpace='calibratedWhite'/>", "\"#AAAAAA\""),
        ("<color white='0' alpha='0'/>", "\"clear\""),
        ("<color cyan='1' magenta='0' yellow='0' black='0' alpha='1'/>", nil),
        ("<color patternImage='paper'/>", nil),
    ] as [(String, String?)])
    func coloursFromComponentsAreHexadecimal(color: String, value: String?) throws {
        #expect(try self.value(color) == value)
    }

    @Test(arguments: [
        ("systemColor='systemBackgroundColor'", "\"systemBackground\""), ("systemColor='linkColor'", "\"link\""),
        ("cocoaTouchSystemColor='groupTableViewBackgroundColor'", "\"systemGroupedBackground\""),
        ("cocoaTouchSystemColor='darkTextColor'", "\"black\""), ("xcode11CocoaTouchSystemColor='systemBlueColor'", "\"systemBlue\""),
    ])
    func systemColoursKeepTheirNames(attributes: String, value: String) throws {
        #expect(try self.value("<color \(attributes) white='1' alpha='1'/>") == value)
    }

    @Test func catalogueColoursHaveTheirSavedValues() throws {
        let named = "<namedColor name='Ink'><color red='0' green='0' blue='1' alpha='1'/></namedColor>"
        #expect(try value("<color name='Ink'/>", resources: named) == "\"#0000FF\"")
        #expect(try value("<color name='Ink'/>") == nil)
        let system = "<systemColor name='newestColor'><color white='0.2' alpha='1'/></systemColor>"
        #expect(try value("<color systemColor='newestColor'/>", resources: system) == "\"#333333\"")
    }

    /// A catalogue's colour that refers to itself must not cause endless recursion.
    @Test func coloursThatReferToThemselvesAreIgnored() throws {
        #expect(try value("<color name='Ink'/>", resources: "<namedColor name='Ink'><color name='Ink'/></namedColor>") == nil)
    }
}
