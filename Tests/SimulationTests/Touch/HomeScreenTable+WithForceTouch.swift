extension HomeScreenTable {
    /// On a phone with 3D Touch before iOS 13.
    static let withForceTouch: [String] = [
        """
        # 3D Touch, iOS 12 | front
        home → still (wentHome)
        tapIcon → front (ignored: appInFront)
        press 0.4 → front (ignored: appInFront)
        press 0.7 → front (ignored: appInFront)
        press -1 → front (ignored: appInFront)
        press 3 → front (ignored: appInFront)
        press nan → front (ignored: appInFront)
        longPress → front (ignored: appInFront)
        choose → front (ignored: appInFront)
        choose unknown → front (ignored: appInFront)
        edit → front (ignored: appInFront)
        lift → front (ignored: appInFront)
        tapOutside → front (ignored: appInFront)
        terminate → still, not running (terminated)
        cancelTouches → front
        """,
        """
        # 3D Touch, iOS 12 | still
        home → still (ignored: atHomeAlready)
        tapIcon → front (activated from background with nothing)
        press 0.4 → pressing 0.4
        press 0.7 → menu held (menuOpened)
        press -1 → pressing 0.0 (forceClamped(-1.0))
        press 3 → menu held (forceClamped(3.0), menuOpened)
        press nan → still (ignored: forceIsNoNumber)
        longPress → editing (editingBegan)
        choose → still (ignored: menuNotOpen)
        choose unknown → still (ignored: menuNotOpen)
        edit → still (ignored: menuNotOpen)
        lift → still (ignored: noFinger)
        tapOutside → still (ignored: nothingOpen)
        terminate → still, not running (terminated)
        cancelTouches → still
        """,
        """
        # 3D Touch, iOS 12 | pressing
        home → pressing 0.4 (ignored: atHomeAlready)
        tapIcon → front (activated from background with nothing)
        press 0.4 → pressing 0.4
        press 0.7 → menu held (menuOpened)
        press -1 → pressing 0.0 (forceClamped(-1.0))
        press 3 → menu held (forceClamped(3.0), menuOpened)
        press nan → pressing 0.4 (ignored: forceIsNoNumber)
        longPress → editing (editingBegan)
        choose → pressing 0.4 (ignored: menuNotOpen)
        choose unknown → pressing 0.4 (ignored: menuNotOpen)
        edit → pressing 0.4 (ignored: menuNotOpen)
        lift → still
        tapOutside → pressing 0.4 (ignored: nothingOpen)
        terminate → still, not running (terminated)
        cancelTouches → still
        """,
        """
        # 3D Touch, iOS 12 | refused
        home → refused (ignored: atHomeAlready)
        tapIcon → front (activated from background with nothing)
        press 0.4 → refused
        press 0.7 → refused
        press -1 → refused (forceClamped(-1.0))
        press 3 → refused (forceClamped(3.0))
        press nan → refused (ignored: forceIsNoNumber)
        longPress → refused
        choose → refused (ignored: menuNotOpen)
        choose unknown → refused (ignored: menuNotOpen)
        edit → refused (ignored: menuNotOpen)
        lift → still
        tapOutside → refused (ignored: nothingOpen)
        terminate → still, not running (terminated)
        cancelTouches → still
        """,
        """
        # 3D Touch, iOS 12 | editing
        home → still (editingEnded)
        tapIcon → editing (ignored: editing)
        press 0.4 → editing (ignored: editing)
        press 0.7 → editing (ignored: editing)
        press -1 → editing (ignored: editing)
        press 3 → editing (ignored: editing)
        press nan → editing (ignored: forceIsNoNumber)
        longPress → editing (ignored: editing)
        choose → editing (ignored: menuNotOpen)
        choose unknown → editing (ignored: menuNotOpen)
        edit → editing (ignored: menuNotOpen)
        lift → editing
        tapOutside → still (editingEnded)
        terminate → still, not running (terminated)
        cancelTouches → editing
        """,
        """
        # 3D Touch, iOS 12 | menu held
        home → still (menuClosed)
        tapIcon → menu held (ignored: menuIsOpen)
        press 0.4 → menu held
        press 0.7 → menu held
        press -1 → menu held (forceClamped(-1.0))
        press 3 → menu held (forceClamped(3.0))
        press nan → menu held (ignored: forceIsNoNumber)
        longPress → menu held (ignored: menuIsOpen)
        choose → front (activated from background with compose)
        choose unknown → menu held (ignored: noSuchAction)
        edit → menu held (ignored: notInThisMenu)
        lift → menu free
        tapOutside → still (menuClosed)
        terminate → still, not running (terminated)
        cancelTouches → menu free
        """,
        """
        # 3D Touch, iOS 12 | menu free
        home → still (menuClosed)
        tapIcon → menu free (ignored: menuIsOpen)
        press 0.4 → menu free (ignored: menuIsOpen)
        press 0.7 → menu free (ignored: menuIsOpen)
        press -1 → menu free (ignored: menuIsOpen)
        press 3 → menu free (ignored: menuIsOpen)
        press nan → menu free (ignored: forceIsNoNumber)
        longPress → menu free (ignored: menuIsOpen)
        choose → front (activated from background with compose)
        choose unknown → menu free (ignored: noSuchAction)
        edit → menu free (ignored: notInThisMenu)
        lift → menu free (ignored: noFinger)
        tapOutside → still (menuClosed)
        terminate → still, not running (terminated)
        cancelTouches → menu free
        """,
        """
        # 3D Touch, iOS 12 | still, not running
        home → still, not running (ignored: atHomeAlready)
        tapIcon → front (activated from notRunning with nothing)
        press 0.4 → pressing 0.4, not running
        press 0.7 → menu held, not running (menuOpened)
        press -1 → pressing 0.0, not running (forceClamped(-1.0))
        press 3 → menu held, not running (forceClamped(3.0), menuOpened)
        press nan → still, not running (ignored: forceIsNoNumber)
        longPress → editing, not running (editingBegan)
        choose → still, not running (ignored: menuNotOpen)
        choose unknown → still, not running (ignored: menuNotOpen)
        edit → still, not running (ignored: menuNotOpen)
        lift → still, not running (ignored: noFinger)
        tapOutside → still, not running (ignored: nothingOpen)
        terminate → still, not running (ignored: notRunning)
        cancelTouches → still, not running
        """,
        """
        # 3D Touch, iOS 12 | menu free, not running
        home → still, not running (menuClosed)
        tapIcon → menu free, not running (ignored: menuIsOpen)
        press 0.4 → menu free, not running (ignored: menuIsOpen)
        press 0.7 → menu free, not running (ignored: menuIsOpen)
        press -1 → menu free, not running (ignored: menuIsOpen)
        press 3 → menu free, not running (ignored: menuIsOpen)
        press nan → menu free, not running (ignored: forceIsNoNumber)
        longPress → menu free, not running (ignored: menuIsOpen)
        choose → front (activated from notRunning with compose)
        choose unknown → menu free, not running (ignored: noSuchAction)
        edit → menu free, not running (ignored: notInThisMenu)
        lift → menu free, not running (ignored: noFinger)
        tapOutside → still, not running (menuClosed)
        terminate → menu free, not running (ignored: notRunning)
        cancelTouches → menu free, not running
        """,
    ]
}
