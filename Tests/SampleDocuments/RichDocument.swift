/// Documents with all features of Interface Builder, for tests that damage them.
package enum RichDocument {
    package static let all = [modern, old, xib]

    private typealias Sample = SampleDocument

    /// A document with safe areas, a stack, a static table, segues and a container.
    package static let modern = Sample.storyboard(
        Sample.scene("n", kind: "navigationController", "storyboardIdentifier='Main'", """
            <navigationBar key='navigationBar' contentMode='scaleToFill' largeTitles='YES' id='bar'/>
            <connections><segue destination='c' kind='relationship' relationship='rootViewController' id='n1'/></connections>
            """),
        Sample.scene("c", "customClass='HomeViewController'", views: """
            \(Sample.object("stackView", "s", "axis='vertical' spacing='8'", """
                <subviews>\(Sample.object("label", "l", "text='Hello &amp; bye' numberOfLines='0'", """
                    <fontDescription key='fontDescription' style='UICTFontTextStyleBody'/><color key='textColor' systemColor='labelColor'/>
                    """))
                \(Sample.object("button", "b", "buttonType='system'", """
                    <state key='normal' title='Go'/><connections><segue destination='t' kind='show' identifier='go' id='b1'/></connections>
                    """))</subviews>
                """))
            \(Sample.object("containerView", "v", "", "<connections><segue destination='p' kind='embed' id='v1'/></connections>"))
            """, constraints: """
            <constraint firstItem='s' firstAttribute='top' secondItem='safe' secondAttribute='top' constant='16' id='k1'/>
            <constraint firstItem='s' firstAttribute='leading' secondItem='root' secondAttribute='leadingMargin' id='k2'/>
            <constraint firstItem='v' firstAttribute='width' secondItem='v' secondAttribute='height' multiplier='16:9' priority='750' id='k3'>
            <variation key='widthClass=regular' constant='20'/></constraint>
            """, connections: "<outlet property='titleLabel' destination='l' id='c1'/><segue destination='p' kind='presentation' id='c2'/>",
            besideView: "<navigationItem key='navigationItem' title='Home' id='c3'><barButtonItem key='rightBarButtonItem' systemItem='add' id='c4'/></navigationItem>"),
        Sample.scene("t", kind: "tableViewController", "", """
            <tableView key='view' contentMode='scaleToFill' dataMode='static' style='grouped' rowHeight='-1' id='t1'><sections>
            <tableViewSection headerTitle='One' id='t2'><cells><tableViewCell contentMode='scaleToFill' id='t3'>
            <tableViewCellContentView key='contentView' contentMode='center' id='t4'><subviews>\(Sample.object("switch", "t5", "on='YES'"))</subviews>
            <constraints><constraint firstItem='t5' firstAttribute='top' secondItem='t4' secondAttribute='topMargin' id='k4'/></constraints>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
            """),
        Sample.scene("p", "title='Panel'", root: "root2", views: "", guides: ""), initial: "n",
        resources: "<image name='cat' width='24' height='20'/>"
    )

    /// A document with size class masks, layout guides and autoresizing masks.
    package static let old = Sample.storyboard(
        Sample.scene("c", "", """
            <layoutGuides><viewControllerLayoutGuide type='top' id='g'/></layoutGuides><view key='view' contentMode='scaleToFill' id='root'>
            \(Sample.frame(0, 0, 600, 600))<subviews><imageView contentMode='scaleAspectFit' image='cat' id='i'>\(Sample.frame(10, 20, 30, 40))
            <autoresizingMask key='autoresizingMask' flexibleMinX='YES' widthSizable='YES'/></imageView>
            \(Sample.object("label", "l", "text='Old'", "<variation key='heightClass=compact'><fontDescription key='fontDescription' pointSize='9'/></variation>"))
            </subviews><constraints>
            <constraint firstItem='l' firstAttribute='top' secondItem='g' secondAttribute='bottom' constant='8' id='k1'/>
            <constraint firstAttribute='trailing' secondItem='l' secondAttribute='trailing' id='k2'/></constraints>
            <variation key='default'><mask key='constraints'><exclude reference='k2'/></mask></variation>
            <variation key='heightClass=regular-widthClass=regular'><mask key='constraints'><include reference='k2'/></mask>
            <mask key='subviews'><exclude reference='i'/></mask></variation></view>
            """), attributes: "useAutolayout='YES' useTraitCollections='YES'", head: "<dependencies><plugIn identifier='x' version='7531'/></dependencies>"
    )

    package static let xib = Sample.xib(
        "<placeholder placeholderIdentifier='IBFilesOwner' id='-1'><connections><outlet property='view' destination='v' id='o'/></connections></placeholder>",
        Sample.object("view", "v", "customClass='Card'", "<subviews>\(Sample.object("textField", "f", "placeholder='Name'"))</subviews>")
    )
}
