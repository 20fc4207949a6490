"""Helpers for files of several tests."""

LABEL = '<label contentMode="left" text="Hello" id="l" translatesAutoresizingMaskIntoConstraints="NO"/>'


def tree(folder):
    """All files below a folder, with their bytes."""
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def storyboard(views=LABEL):
    """A storyboard of one screen."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504"
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="c">
<device id="retina4_7" orientation="portrait"/>
<scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController" title="Home">
<view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
<subviews>{views}</subviews></view></viewController></objects></scene></scenes></document>
"""
