// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/keys/key_rows.h"

#include <QtGlobal>

namespace sinew {
namespace {

constexpr LookSection kPictureOptions[] = {LookSection::Picture, LookSection::Scene,
                                           LookSection::View, LookSection::Values};
constexpr LookSection kSkeletonOptions[] = {LookSection::Skeleton};
constexpr LookSection kSurfaceOptions[] = {LookSection::Marks, LookSection::Bounds};
constexpr LookSection kMotionOptions[] = {LookSection::Trails, LookSection::Ghosts,
                                          LookSection::Following};
constexpr LookSection kLightOptions[] = {LookSection::Light, LookSection::Environment};
constexpr LookSection kOtherOptions[] = {LookSection::Pose, LookSection::Skinning,
                                         LookSection::Timings};

constexpr KeyRow section(const char* headline) {
    return {KeyRowKind::Section, headline, "", {}};
}
constexpr KeyRow line(const char* meaning) {
    return {KeyRowKind::Line, meaning, "", {}};
}
constexpr KeyRow action(const char* id, const char* keys = "") {
    return {KeyRowKind::Action, id, keys, {}};
}
constexpr KeyRow series(const char* id, const char* keys) {
    return {KeyRowKind::Series, id, keys, {}};
}
constexpr KeyRow gesture(const char* text) {
    return {KeyRowKind::Gesture, text, "", {}};
}
constexpr KeyRow options(std::span<const LookSection> sections) {
    return {KeyRowKind::Options, "", "", sections};
}

constexpr KeyRow kRows[] = {
    section(QT_TRANSLATE_NOOP("Shortcuts", "Playback")),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Play or pause")),
    action("play", "Space"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Play backwards, or pause")),
    action("play-backwards", "Ctrl+Shift+Space"),
    line(QT_TRANSLATE_NOOP(
        "Shortcuts",
        "Previous and next frame; in trees: fold and unfold; on a morph weight: "
        "less and more, with Shift finer; in dope sheet, curves and contacts: another key")),
    action("previous-frame", "Left"),
    action("next-frame", "Right"),
    line(QT_TRANSLATE_NOOP(
        "Shortcuts",
        "Next and previous key of the selection; in lists, dope sheet, curves and "
        "contacts: other row")),
    action("next-key", "Up"),
    action("previous-key", "Down"),
    line(QT_TRANSLATE_NOOP(
        "Shortcuts", "Go to the start or end of the clip; on the timeline, Home shows all of it")),
    action("to-start", "Home; Shift+Left"),
    action("to-end", "End; Shift+Right"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Next and previous clip")),
    action("next-clip", "Ctrl+PgDown"),
    action("previous-clip", "Ctrl+PgUp"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Play all clips, one after another")),
    action("all-clips"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Play once, in a loop, there and back")),
    action("loop-once"),
    action("loop-loop"),
    action("loop-ping-pong"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Set the in point, set the out point")),
    action("in-point", "I"),
    action("out-point", "O"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Play the whole clip")),
    action("whole-clip"),
    line(QT_TRANSLATE_NOOP("Shortcuts",
                           "Type a time, a frame, a timecode or a step (or click on the time)")),
    action("type-time", "Ctrl+G"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Seconds, frames or timecode on the timeline")),
    action("next-unit", "Ctrl+T"),
    line(QT_TRANSLATE_NOOP(
        "Shortcuts",
        "Drags on the timeline rest on frames; the ticks are the keys of the selection")),
    action("snap-to-frames"),
    action("selected-keys"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Dope sheet; curves: open or close them in the timeline")),
    action("dope-sheet", "Shift+F12"),
    action("curves", "Shift+F6"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Zoom the values at the pointer; pan time and values")),
    gesture("Ctrl + wheel on curves, Middle drag"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Zoom the timeline, if it has the focus")),
    gesture("Plus, Minus"),
    line(QT_TRANSLATE_NOOP("Shortcuts",
                           "Scrub from frame to frame (the magnet: freely); between frames; from "
                           "key to key, otherwise on frames")),
    gesture("Drag on the timeline, Shift + drag, Ctrl + drag"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Zoom at the pointer; scroll, also Shift + wheel")),
    gesture("Wheel on the timeline, Middle drag"),
    section(QT_TRANSLATE_NOOP("Shortcuts", "Camera")),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Orbit")),
    gesture("Left drag"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Pan")),
    gesture("Middle drag, Shift + left drag"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Zoom to the point under the cursor")),
    gesture("Wheel, Ctrl + drag"),
    line(QT_TRANSLATE_NOOP(
        "Shortcuts", "Look around; fly with W A S D, E up, Q down, Shift faster, wheel: speed")),
    gesture("Right drag"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Frame the marked vertices, the selection, or everything")),
    action("frame-selection", "F; .; ,"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Frame everything; default view, as when a file opens")),
    action("frame-all", "A"),
    action("default-view", "Shift+A"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Front, right, top")),
    action("view-front", "1"),
    action("view-right", "3"),
    action("view-top", "7"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Back, left, bottom")),
    action("view-back", "Ctrl+1"),
    action("view-left", "Ctrl+3"),
    action("view-bottom", "Ctrl+7"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Orbit by 15 degrees")),
    action("orbit-left", "4"),
    action("orbit-right", "6"),
    action("orbit-up", "8"),
    action("orbit-down", "2"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Look from the opposite side")),
    action("opposite-side", "9"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Perspective or orthographic; look through file camera")),
    action("orthographic", "5"),
    action("file-camera", "0"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Add a bookmark of the view; set one of the first nine")),
    action("add-bookmark", "Ctrl+B"),
    series("set-bookmark-%1", "Ctrl+Alt+%1"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Go to a bookmark")),
    series("bookmark-%1", "Alt+%1"),
    section(QT_TRANSLATE_NOOP("Shortcuts", "Selection and pose")),
    line(QT_TRANSLATE_NOOP("Shortcuts",
                           "Select and outline the node; select its strongest joint there (or "
                           "click again). In Stretch at its worst, a click also shows that frame")),
    gesture("Click, Alt + click"),
    line(QT_TRANSLATE_NOOP(
        "Shortcuts",
        "In lists: several joints; Shift in the picture: add or remove the strongest joint")),
    gesture("Ctrl + click, Shift + click"),
    line(QT_TRANSLATE_NOOP(
        "Shortcuts", "Pin the vertex under the pointer, or unpin it: the Vertex panel shows it")),
    action("pin-vertex", "P"),
    gesture("Ctrl + click"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Unpin all vertices")),
    action("unpin-all", "Shift+P"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Frame the clicked object, in the picture or in a list")),
    gesture("Double click"),
    line(QT_TRANSLATE_NOOP("Shortcuts",
                           "Menu of what is there: picture, lists, keys on the timeline")),
    gesture("Right click"),
    action("context-menu", "Shift+F10; Menu"),
    line(QT_TRANSLATE_NOOP("Shortcuts",
                           "Close the menu or leave the field; cancel loading or the drag; clear "
                           "the selection; then show shaded")),
    action("step-back", "Esc"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Hide the selection; hide all other meshes")),
    action("hide-selection", "H"),
    action("isolate-selection", "Shift+H"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Show all that is hidden")),
    action("show-all", "Alt+H"),
    line(
        QT_TRANSLATE_NOOP("Shortcuts", "Hide or show the node (with Shift: and everything below)")),
    gesture("Click on an eye"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Move or rotate by hand; no tool")),
    action("move-tool", "W"),
    action("rotate-tool", "E"),
    action("no-tool", "Q"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "World axes; rotate in steps of 15°")),
    action("world-axes", "Y"),
    gesture("Ctrl + drag"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Reset the pose by hand of the node, of all nodes")),
    action("reset-pose", "Backspace"),
    action("reset-all-poses", "Shift+Backspace"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "On a morph weight: type a number, reset it")),
    gesture("Enter, Delete"),
    line(QT_TRANSLATE_NOOP(
        "Shortcuts", "Undo, redo: selection, pins, hidden nodes, look, pose by hand, camera")),
    action("undo", "Ctrl+Z"),
    action("redo", "Ctrl+Y; Ctrl+Shift+Z"),
    section(QT_TRANSLATE_NOOP("Shortcuts", "Display")),
    line(QT_TRANSLATE_NOOP("Shortcuts",
                           "Display panel: light, scene, skeleton, surface, motion, camera")),
    action("display-panel", "D"),
    options(kPictureOptions),
    options(kSkeletonOptions),
    options(kSurfaceOptions),
    options(kMotionOptions),
    options(kLightOptions),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Rotate the environment")),
    gesture("Shift + right drag"),
    options(kOtherOptions),
    section(QT_TRANSLATE_NOOP("Shortcuts", "Views")),
    {KeyRowKind::Views, "", "", {}},
    section(QT_TRANSLATE_NOOP("Shortcuts", "Window")),
    {KeyRowKind::Panels, "", "", {}},
    line(QT_TRANSLATE_NOOP("Shortcuts", "All panels away and back; in a form: next field")),
    action("panels", "Tab"),
    line(QT_TRANSLATE_NOOP(
        "Shortcuts", "From the picture into the panels; there to the field before, the next")),
    gesture("Shift + Tab, Tab"),
    line(
        QT_TRANSLATE_NOOP("Shortcuts", "In dope sheet, curves and contacts: go to what is chosen")),
    gesture("Enter"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Full screen")),
    action("full-screen", "F11"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Search the panel, or the hierarchy")),
    action("find", "Ctrl+F"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "In a search field: clear it, then leave it")),
    gesture("Esc"),
    line(QT_TRANSLATE_NOOP(
        "Shortcuts", "In a number: take it, put the old one back; on a button: Enter presses it")),
    gesture("Enter, Esc"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "This list; it changes the keys")),
    action("help", "F1; ?"),
    section(QT_TRANSLATE_NOOP("Shortcuts", "File")),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Open a file")),
    action("open", "Ctrl+O"),
    line(QT_TRANSLATE_NOOP("Shortcuts",
                           "Borrow the clips of another file; also: drop it with Ctrl held")),
    action("borrow-clips", "Ctrl+Shift+O"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Reload the file; time, selection and view stay")),
    action("reload", "Ctrl+R"),
    line(QT_TRANSLATE_NOOP("Shortcuts",
                           "Next and previous file: of those opened together, or in the folder")),
    action("next-file", "PgDown"),
    action("previous-file", "PgUp"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Export a screenshot")),
    action("export-screenshot", "Ctrl+E"),
    line(QT_TRANSLATE_NOOP("Shortcuts",
                           "Copy the picture; in Matrices and Vertices: the number or rows")),
    action("copy-picture", "Ctrl+C"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Check for engines")),
    action("check-for-engines"),
    line(QT_TRANSLATE_NOOP("Shortcuts", "Quit")),
    action("quit", "Ctrl+Q"),
};

}  // namespace

std::span<const KeyRow> keyRows() {
    return kRows;
}

}  // namespace sinew
