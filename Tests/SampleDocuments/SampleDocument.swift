/// Interface Builder documents for tests, reduced to the relevant parts.
///
/// An object is written as `object("label", "a", "text='Hi'")`. Attributes may be in either kind of quotation marks.
package enum SampleDocument {
    package static let phone = "<device id='retina4_7' orientation='portrait' appearance='light'/>"

    /// - Parameters:
    ///   - attributes: Further attributes of the root element.
    ///   - head: The elements before the scenes.
    package static func storyboard(
        _ scenes: String..., initial: String? = nil, attributes: String = "useAutolayout='YES' useTraitCollections='YES'",
        head: String = phone, resources: String = ""
    ) -> String {
        document(
            "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
            attributes + (initial.map { " initialViewController='\($0)'" } ?? ""),
            "\(head)<scenes>\(scenes.joined())</scenes><resources>\(resources)</resources>"
        )
    }

    package static func xib(_ objects: String..., attributes: String = "useAutolayout='YES' useTraitCollections='YES'") -> String {
        document("com.apple.InterfaceBuilder3.CocoaTouch.XIB", attributes, "\(phone)<objects>\(objects.joined())</objects>")
    }

    package static func document(
        _ type: String, _ attributes: String, _ content: String, runtime: String = "iOS.CocoaTouch", tools: String = "23504"
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type='\(type)' version='3.0' toolsVersion='\(tools)' targetRuntime='\(runtime)' \(attributes)>\(content)</document>
        """
    }

    /// - Parameters:
    ///   - kind: The element name of the controller.
    ///   - beside: The elements next to the controller in the scene.
    package static func scene(
        _ id: String, kind: String = "viewController", _ attributes: String = "", _ content: String = "", beside: String = ""
    ) -> String {
        "<scene sceneID='scene-\(id)'><objects><\(kind) id='\(id)' sceneMemberID='viewController' \(attributes)>"
            + "\(content)</\(kind)>\(beside)</objects></scene>"
    }

    /// A scene with a plain view, `root`, that contains other views.
    package static func scene(
        _ id: String, _ attributes: String = "", root: String = "root", views: String, constraints: String = "", connections: String = "",
        guides: String = "<viewLayoutGuide key='safeArea' id='safe'/>", besideView: String = "", variations: String = ""
    ) -> String {
        scene(id, attributes, """
            <view key='view' contentMode='scaleToFill' id='\(root)'>\(frame(0, 0, 375, 667))<subviews>\(views)</subviews>\(guides)\
            <constraints>\(constraints)</constraints>\(variations)</view>\(besideView)<connections>\(connections)</connections>
            """)
    }

    /// A view with a frame from constraints.
    package static func object(_ name: String, _ id: String, _ attributes: String = "", _ content: String = "") -> String {
        "<\(name) contentMode='scaleToFill' translatesAutoresizingMaskIntoConstraints='NO' id='\(id)' \(attributes)>\(content)</\(name)>"
    }

    package static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key='frame' x='\(x)' y='\(y)' width='\(width)' height='\(height)'/>"
    }
}
