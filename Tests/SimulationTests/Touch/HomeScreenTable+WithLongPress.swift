extension HomeScreenTable {
    /// On a device without 3D Touch from iOS 13 on, where a long press opens the menu.
    static let withLongPress: [String] = [
        """
        # no 3D Touch, iOS 13 | front
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
        # no 3D Touch, iOS 13 | still
        home → still (ignored: atHomeAlready)
        tapIcon → front (activated from background with nothing)
        press 0.4 → still (ignored: noForceTouch)
        press 0.7 → still (ignored: noForceTouch)
        press -1 → still (ignored: noForceTouch)
        press 3 → still (ignored: noForceTouch)
        press nan → still (ignored: forceIsNoNumber)
        longPress → menu held (menuOpened)
        choose → still (ignored: menuNotOpen)
        choose unknown → still (ignored: menuNotOpen)
        edit → still (ignored: menuNotOpen)
        lift → still (ignored: noFinger)
        tapOutside → still (ignored: nothingOpen)
        terminate → still, not running (terminated)
        cancelTouches → still
        """,
        """
        # no 3D Touch, iOS 13 | pressing
        home → pressing 0.4 (ignored: atHomeAlready)
        tapIcon → front (activated from background with nothing)
        press 0.4 → pressing 0.4 (ignored: noForceTouch)
        press 0.7 → pressing 0.4 (ignored: noForceTouch)
        press -1 → pressing 0.4 (ignored: noForceTouch)
        press 3 → pressing 0.4 (ignored: noForceTouch)
        press nan → pressing 0.4 (ignored: forceIsNoNumber)
        longPress → menu held (menuOpened)
        choose → pressing 0.4 (ignored: menuNotOpen)
        choose unknown → pressing 0.4 (ignored: menuNotOpen)
        edit → pressing 0.4 (ignored: menuNotOpen)
        lift → still
        tapOutside → pressing 0.4 (ignored: nothingOpen)
        terminate → still, not running (terminated)
        cancelTouches → still
        """,
        """
        # no 3D Touch, iOS 13 | refused
        home → refused (ignored: atHomeAlready)
        tapIcon → front (activated from background with nothing)
        press 0.4 → refused (ignored: noForceTouch)
        press 0.7 → refused (ignored: noForceTouch)
        press -1 → refused (ignored: noForceTouch)
        press 3 → refused (ignored: noForceTouch)
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
        # no 3D Touch, iOS 13 | editing
        home → still (editingEnded)
        tapIcon → editing (ignored: editing)
        press 0.4 → editing (ignored: noForceTouch)
        press 0.7 → editing (ignored: noForceTouch)
        press -1 → editing (ignored: noForceTouch)
        press 3 → editing (ignored: noForceTouch)
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
        # no 3D Touch, iOS 13 | menu held
        home → still (menuClosed)
        tapIcon → menu held (ignored: menuIsOpen)
        press 0.4 → menu held (ignored: noForceTouch)
        press 0.7 → menu held (ignored: noForceTouch)
        press -1 → menu held (ignored: noForceTouch)
        press 3 → menu held (ignored: noForceTouch)
        press nan → menu held (ignored: forceIsNoNumber)
        longPress → editing (menuClosed, editingBegan)
        choose → front (activated from background with compose)
        choose unknown → menu held (ignored: noSuchAction)
        edit → editing (menuClosed, editingBegan)
        lift → menu free
        tapOutside → still (menuClosed)
        terminate → still, not running (terminated)
        cancelTouches → menu free
        """,
        """
        # no 3D Touch, iOS 13 | menu free
        home → still (menuClosed)
        tapIcon → menu free (ignored: menuIsOpen)
        press 0.4 → menu free (ignored: noForceTouch)
        press 0.7 → menu free (ignored: noForceTouch)
        press -1 → menu free (ignored: noForceTouch)
        press 3 → menu free (ignored: noForceTouch)
        press nan → menu free (ignored: forceIsNoNumber)
        longPress → editing (menuClosed, editingBegan)
        choose → front (activated from background with compose)
        choose unknown → menu free (ignored: noSuchAction)
        edit → editing (menuClosed, editingBegan)
        lift → menu free (ignored: noFinger)
        tapOutside → still (menuClosed)
        terminate → still, not running (terminated)
        cancelTouches → menu free
        """,
        """
        # no 3D Touch, iOS 13 | still, not running
        home → still, not running (ignored: atHomeAlready)
        tapIcon → front (activated from notRunning with nothing)
        press 0.4 → still, not running (ignored: noForceTouch)
        press 0.7 → still, not running (ignored: noForceTouch)
        press -1 → still, not running (ignored: noForceTouch)
        press 3 → still, not running (ignored: noForceTouch)
        press nan → still, not running (ignored: forceIsNoNumber)
        longPress → menu held, not running (menuOpened)
        choose → still, not running (ignored: menuNotOpen)
        choose unknown → still, not running (ignored: menuNotOpen)
        edit → still, not running (ignored: menuNotOpen)
        lift → still, not running (ignored: noFinger)
        tapOutside → still, not running (ignored: nothingOpen)
        terminate → still, not running (ignored: notRunning)
        cancelTouches → still, not running
        """,
        """
        # no 3D Touch, iOS 13 | menu free, not running
        home → still, not running (menuClosed)
        tapIcon → menu free, not running (ignored: menuIsOpen)
        press 0.4 → menu free, not running (ignored: noForceTouch)
        press 0.7 → menu free, not running (ignored: noForceTouch)
        press -1 → menu free, not running (ignored: noForceTouch)
        press 3 → menu free, not running (ignored: noForceTouch)
        press nan → menu free, not running (ignored: forceIsNoNumber)
        longPress → editing, not running (menuClosed, editingBegan)
        choose → front (activated from notRunning with compose)
        choose unknown → menu free, not running (ignored: noSuchAction)
        edit → editing, not running (menuClosed, editingBegan)
        lift → menu free, not running (ignored: noFinger)
        tapOutside → still, not running (menuClosed)
        terminate → menu free, not running (ignored: notRunning)
        cancelTouches → menu free, not running
        """,
    ]
}
