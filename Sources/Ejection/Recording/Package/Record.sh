#!/bin/bash
# Builds the app and runs it on simulators of its playground's devices, under every installed iOS that it supports. The app records each
# run. Each recording gets its own folder in NAME.recordings next to the package, or in FOLDER:
# bash Record.sh [FOLDER [--event "EVENT"]...]
# RECORD_BOOT_SECONDS limits the start of a simulator, RECORD_RUN_SECONDS a recording.
set -euo pipefail
package=$(cd "$(dirname "$0")" && pwd)
folder=${1:-${package%.swiftpm}.recordings}
shift || true
events=("$@")
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
cd "$package"
bundle=@BUNDLE@
scheme=@SCHEME@
oldest=@DEPLOYMENT@
# The simulator's type, the device in the playground, orientation, style, text size, language, and writing direction.
devices=(@DEVICES@)
[[ ${#devices[@]} -gt 0 ]] || { echo "No device of the playground has a simulator that runs the app." >&2; exit 1; }
products=$package/.build/recorder
reports=${HOME:-}/Library/Logs/DiagnosticReports

# An app can turn an iPad only if it requires the full screen and is never upside down. The recorded app has such a manifest.
source=$products/Source.swiftpm
rm -rf "$source"
mkdir -p "$source"
for item in *; do
    case $package/$item in
        "$folder" | */Recordings | *.recordings) ;;
        *) cp -R "$item" "$source/" ;;
    esac
done
cp Recording/Package.txt "$source/Package.swift"
cp Recording/Info.txt "$source/Info.plist"
(cd "$source" && xcodebuild build -quiet -scheme "$scheme" -configuration Debug -destination "generic/platform=iOS Simulator" \
    -derivedDataPath "$products/Data")
app=$(find "$products/Data/Build/Products" -maxdepth 2 -name "*.app" -print -quit)

# Lines of simctl: "iPhone 17 Pro (com.apple.CoreSimulator.SimDeviceType.iPhone-17-Pro)", and
# "iOS 26.1 (26.1 - 23B86) - com.apple.CoreSimulator.SimRuntime.iOS-26-1", followed by "(unavailable...)" if it cannot be used.
types=$(xcrun simctl list devicetypes)
runtimes=$(xcrun simctl list runtimes | grep -v unavailable | grep -Eo "com\.apple\.CoreSimulator\.SimRuntime\.iOS-[0-9-]+" || true)
simulator='' version='' recorded=0 failed='' missing=''

# Ends a command after the given number of seconds.
limited() { perl -e 'alarm shift; exec @ARGV or exit 127' "$@"; }

remove() {
    [[ -n $simulator ]] || return 0
    xcrun simctl shutdown "$simulator" > /dev/null 2>&1 || true
    xcrun simctl delete "$simulator" > /dev/null 2>&1 || true
    simulator=''
}
trap remove EXIT

# The identifier of a type. simctl writes older names as "iPad Pro (11-inch) (4th generation)"; here the first parentheses are missing.
identifier() {
    awk -v device="$1" '
        function plain(name) { name = tolower(name); gsub(/[^a-z0-9]+/, " ", name); sub(/ inch /, " ", name); sub(/ $/, "", name); return name }
        match($0, / \(com\.apple\.[^)]*\)/) && plain(substr($0, 1, RSTART)) == plain(device) { print substr($0, RSTART + 2, RLENGTH - 3) }
    ' <<< "$types"
}

# Starts the simulator, without the keyboard's introduction, which would cover the keyboard.
start() {
    limited "${RECORD_BOOT_SECONDS:-300}" xcrun simctl bootstatus "$simulator" -b > /dev/null || return 1
    xcrun simctl spawn "$simulator" defaults write com.apple.keyboard.preferences DidShowContinuousPathIntroduction -bool true || true
}

# Records one device of the playground.
record() {
    local type id orientation style size language direction name data file status=0
    IFS='|' read -r type id orientation style size language direction <<< "$1"
    name=$(tr "[:upper:]" "[:lower:]" <<< "$id-$version" | tr -cs "a-z0-9.\n" "-")
    local arguments=(-record -orientation "$orientation")
    [[ -z $language ]] || arguments+=(-AppleLanguages "($language)")
    [[ $direction != rightToLeft ]] || arguments+=(-AppleTextDirection YES -NSForceRightToLeftWritingDirection YES)
    echo "recording $id on iOS $version"
    mkdir -p "$folder/$name"
    rm -f "$folder/$name/record.json"
    touch "$products/began"
    xcrun simctl uninstall "$simulator" "$bundle" > /dev/null 2>&1 || true
    xcrun simctl install "$simulator" "$app" || return 1
    xcrun simctl ui "$simulator" appearance "$style" || return 1
    xcrun simctl ui "$simulator" content_size "$size" || return 1
    limited "${RECORD_RUN_SECONDS:-600}" xcrun simctl launch --console "$simulator" "$bundle" "${arguments[@]}" \
        ${events[@]+"${events[@]}"} > /dev/null 2> "$folder/$name/log.txt" < /dev/null || status=$?
    # The app writes its file after each run, so finished runs are kept if it ends early.
    data=$(xcrun simctl get_app_container "$simulator" "$bundle" data) && cp "$data/Documents/record.json" "$folder/$name/" || status=1
    [[ $status -ne 0 ]] || return 0
    xcrun simctl terminate "$simulator" "$bundle" > /dev/null 2>&1 || true
    for file in "$reports"/*.ips; do
        if [[ -e $file && $file -nt $products/began && ${file##*/} == "$scheme"* ]]; then cp "$file" "$folder/$name/"; fi
    done
    return 1
}

# Each type once: devices of the same type take turns on one simulator.
known='|'
for device in "${devices[@]}"; do
    type=${device%%|*}
    case $known in *"|$type|"*) continue ;; esac
    known+="$type|"
    found=$(identifier "$type")
    made=''
    for runtime in $runtimes; do
        version=${runtime##*iOS-}
        [[ ${version%%-*} -ge $oldest ]] || continue
        version=${version//-/.}
        # A device that does not support the system has no simulator for it.
        if ! { [[ -n $found ]] && simulator=$(xcrun simctl create "$type" "$found" "$runtime" 2> /dev/null); }; then
            simulator=''
            continue
        fi
        made=yes
        if start; then
            for other in "${devices[@]}"; do
                [[ ${other%%|*} == "$type" ]] || continue
                if record "$other"; then
                    recorded=$((recorded + 1))
                else
                    other=${other#*|}
                    failed+=$'\n'"  ${other%%|*} on iOS $version"
                fi
            done
        else
            failed+=$'\n'"  $type on iOS $version, which did not start"
        fi
        remove
    done
    [[ -n $made ]] || missing+=$'\n'"  $type"
done

echo "$recorded recorded, in $folder"
[[ -z $failed ]] || echo "Not recorded, or not to the end:$failed" >&2
[[ -z $missing ]] || echo "No simulator could be created for:$missing" >&2
[[ $recorded -gt 0 ]]
