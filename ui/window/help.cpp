// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/help.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <span>

#include "ui/models/look_words.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

struct Shortcut {
    const char* keys;  // null: `meaning` is a headline
    const char* meaning;
    std::span<const LookSection> options = {};  // instead of a text: the keys of these options
};

constexpr LookSection kPictureOptions[] = {LookSection::Picture, LookSection::Scene,
                                           LookSection::View};
constexpr LookSection kSkeletonOptions[] = {LookSection::Skeleton};
constexpr LookSection kSurfaceOptions[] = {LookSection::Marks, LookSection::Bounds};
constexpr LookSection kMotionOptions[] = {LookSection::Trails, LookSection::Ghosts,
                                          LookSection::Following};
constexpr LookSection kLightOptions[] = {LookSection::Light, LookSection::Environment};
constexpr LookSection kOtherOptions[] = {LookSection::Skinning, LookSection::Timings};

constexpr Shortcut kShortcuts[] = {
    {nullptr, QT_TRANSLATE_NOOP("Shortcuts", "Playback")},
    {"Space", QT_TRANSLATE_NOOP("Shortcuts", "Play or pause")},
    {"Ctrl + Shift + Space", QT_TRANSLATE_NOOP("Shortcuts", "Play backwards, or pause")},
    {"Left, Right",
     QT_TRANSLATE_NOOP("Shortcuts",
                       "Previous and next frame; in trees: fold and unfold; on a morph weight: "
                       "less and more, with Shift finer; in the dope sheet: another key of the "
                       "row")},
    {"Up, Down",
     QT_TRANSLATE_NOOP("Shortcuts", "Next and previous key of the selection; in lists: other row")},
    {"Home, End",
     QT_TRANSLATE_NOOP(
         "Shortcuts", "Go to the start or end of the clip; on the timeline, Home shows all of it")},
    {"Shift + Left, Shift + Right",
     QT_TRANSLATE_NOOP("Shortcuts", "Go to the start or end of the clip, from the timeline too")},
    {"Ctrl + Page Down, Ctrl + Page Up", QT_TRANSLATE_NOOP("Shortcuts", "Next and previous clip")},
    {"I, O", QT_TRANSLATE_NOOP("Shortcuts", "Set the in point, set the out point")},
    {"Ctrl + G",
     QT_TRANSLATE_NOOP("Shortcuts",
                       "Type a time, a frame, a timecode or a step (or click on the time)")},
    {"Ctrl + T", QT_TRANSLATE_NOOP("Shortcuts", "Seconds, frames or timecode on the timeline")},
    {"Drag on the timeline, Shift + drag, Ctrl + drag",
     QT_TRANSLATE_NOOP("Shortcuts",
                       "Scrub from frame to frame (the magnet: freely); between frames; from key "
                       "to key, otherwise on frames")},
    {"Wheel on the timeline, Middle drag",
     QT_TRANSLATE_NOOP("Shortcuts", "Zoom at the pointer; scroll, also Shift + wheel")},
    {"Shift + F12, Shift + F6",
     QT_TRANSLATE_NOOP("Shortcuts", "Dope sheet; curves: open or close them in the timeline")},
    {"Ctrl + wheel on curves, Middle drag",
     QT_TRANSLATE_NOOP("Shortcuts", "Zoom the values at the pointer; pan time and values")},
    {"Plus, Minus", QT_TRANSLATE_NOOP("Shortcuts", "Zoom the timeline, if it has the focus")},
    {nullptr, QT_TRANSLATE_NOOP("Shortcuts", "Camera")},
    {"Left drag", QT_TRANSLATE_NOOP("Shortcuts", "Orbit")},
    {"Middle drag, Shift + left drag", QT_TRANSLATE_NOOP("Shortcuts", "Pan")},
    {"Wheel, Ctrl + drag", QT_TRANSLATE_NOOP("Shortcuts", "Zoom to the point under the cursor")},
    {"Right drag",
     QT_TRANSLATE_NOOP("Shortcuts",
                       "Look around; fly with W A S D, E up, Q down, Shift faster, wheel: speed")},
    {"F, period",
     QT_TRANSLATE_NOOP("Shortcuts", "Frame the marked vertices, the selection, or everything")},
    {"A, Shift + A",
     QT_TRANSLATE_NOOP("Shortcuts", "Frame everything; default view, as when a file opens")},
    {"1, 3, 7", QT_TRANSLATE_NOOP("Shortcuts", "Front, right, top")},
    {"Ctrl + 1, Ctrl + 3, Ctrl + 7", QT_TRANSLATE_NOOP("Shortcuts", "Back, left, bottom")},
    {"4, 6, 8, 2", QT_TRANSLATE_NOOP("Shortcuts", "Orbit by 15 degrees")},
    {"9", QT_TRANSLATE_NOOP("Shortcuts", "Look from the opposite side")},
    {"5, 0",
     QT_TRANSLATE_NOOP("Shortcuts", "Perspective or orthographic; look through file camera")},
    {"Ctrl + B, Ctrl + Alt + 1 … 9",
     QT_TRANSLATE_NOOP("Shortcuts", "Add a bookmark of the view; set one of the first nine")},
    {"Alt + 1 … 9", QT_TRANSLATE_NOOP("Shortcuts", "Go to a bookmark")},
    {nullptr, QT_TRANSLATE_NOOP("Shortcuts", "Selection and pose")},
    {"Click, Alt + click",
     QT_TRANSLATE_NOOP("Shortcuts",
                       "Select and outline the node; select its strongest joint there (or click "
                       "again). In Stretch at its worst, a click also shows that frame")},
    {"Ctrl + click, Shift + click",
     QT_TRANSLATE_NOOP("Shortcuts",
                       "In lists: several joints; Shift in the picture: add or remove the "
                       "strongest joint")},
    {"P, Ctrl + click",
     QT_TRANSLATE_NOOP("Shortcuts",
                       "Pin the vertex under the pointer, or unpin it: the Vertex panel shows it")},
    {"Shift + P", QT_TRANSLATE_NOOP("Shortcuts", "Unpin all vertices")},
    {"Double click",
     QT_TRANSLATE_NOOP("Shortcuts", "Frame the clicked object, in the picture or in a list")},
    {"Right click, Menu, Shift + F10",
     QT_TRANSLATE_NOOP("Shortcuts", "Menu of what is there: picture, lists, keys on the timeline")},
    {"Esc",
     QT_TRANSLATE_NOOP("Shortcuts",
                       "Close the menu or leave the field; cancel loading or the drag; clear the "
                       "selection; then show shaded")},
    {"H, Shift + H", QT_TRANSLATE_NOOP("Shortcuts", "Hide the selection; hide all other meshes")},
    {"Alt + H", QT_TRANSLATE_NOOP("Shortcuts", "Show all that is hidden")},
    {"Click on an eye",
     QT_TRANSLATE_NOOP("Shortcuts", "Hide or show the node (with Shift: and everything below)")},
    {"W, E, Q", QT_TRANSLATE_NOOP("Shortcuts", "Move or rotate by hand; no tool")},
    {"Y, Ctrl + drag", QT_TRANSLATE_NOOP("Shortcuts", "World axes; rotate in steps of 15°")},
    {"Backspace, Shift + Backspace",
     QT_TRANSLATE_NOOP("Shortcuts", "Reset the pose by hand of the node, of all nodes")},
    {"Enter, Delete", QT_TRANSLATE_NOOP("Shortcuts", "On a morph weight: type a number, reset it")},
    {"Ctrl + Z, Ctrl + Y",
     QT_TRANSLATE_NOOP("Shortcuts",
                       "Undo, redo: selection, pins, hidden nodes, look, pose by hand, camera")},
    {nullptr, QT_TRANSLATE_NOOP("Shortcuts", "Display")},
    {"D", QT_TRANSLATE_NOOP("Shortcuts",
                            "Display panel: light, scene, skeleton, surface, motion, camera")},
    {nullptr, nullptr, kPictureOptions},
    {nullptr, nullptr, kSkeletonOptions},
    {nullptr, nullptr, kSurfaceOptions},
    {nullptr, nullptr, kMotionOptions},
    {nullptr, nullptr, kLightOptions},
    {"Shift + right drag", QT_TRANSLATE_NOOP("Shortcuts", "Rotate the environment")},
    {nullptr, nullptr, kOtherOptions},
    {nullptr, QT_TRANSLATE_NOOP("Shortcuts", "Window")},
    {"Tab", QT_TRANSLATE_NOOP("Shortcuts", "All panels away and back; in a form: next field")},
    {"F11", QT_TRANSLATE_NOOP("Shortcuts", "Full screen")},
    {"Ctrl + F", QT_TRANSLATE_NOOP("Shortcuts", "Search the panel, or the hierarchy")},
    {"Esc", QT_TRANSLATE_NOOP("Shortcuts", "In a search field: clear it, then leave it")},
    {"Enter, Esc",
     QT_TRANSLATE_NOOP(
         "Shortcuts", "In a number: take it, put the old one back; on a button: Enter presses it")},
    {"F1", QT_TRANSLATE_NOOP("Shortcuts", "This list")},
    {nullptr, QT_TRANSLATE_NOOP("Shortcuts", "File")},
    {"Ctrl + O", QT_TRANSLATE_NOOP("Shortcuts", "Open a file")},
    {"Ctrl + Shift + O",
     QT_TRANSLATE_NOOP("Shortcuts",
                       "Borrow the clips of another file; also: drop it with Ctrl held")},
    {"Ctrl + R", QT_TRANSLATE_NOOP("Shortcuts", "Reload the file; time, selection and view stay")},
    {"Page Down, Page Up",
     QT_TRANSLATE_NOOP("Shortcuts",
                       "Next and previous file: of those opened together, or in the folder")},
    {"Ctrl + E", QT_TRANSLATE_NOOP("Shortcuts", "Export a screenshot")},
    {"Ctrl + C",
     QT_TRANSLATE_NOOP("Shortcuts",
                       "Copy the picture; in Matrices and Vertices: the number or rows")},
    {"Ctrl + Q", QT_TRANSLATE_NOOP("Shortcuts", "Quit")},
};

QString translated(const char* text) {
    return QCoreApplication::translate("Shortcuts", text);
}

}  // namespace

void showAbout(QWidget* parent) {
    QMessageBox box(parent);
    box.setWindowTitle(QMessageBox::tr("About Sinew"));
    box.setIconPixmap(icon("sinew").pixmap(64, 64));
    box.setText(QMessageBox::tr("<b>Sinew %1</b>").arg(QLatin1String(SINEW_VERSION)));
    box.setInformativeText(
        QMessageBox::tr("Inspects animated glTF files: which joints influence which vertices, with "
                        "which weights, at which key, and which problems the file has.\n\n"
                        "Free software under the MIT licence. Uses Qt %1.")
            .arg(QLatin1String(qVersion())));
    box.exec();
}

std::vector<ShortcutLine> shortcutLines() {
    std::vector<ShortcutLine> lines;
    for (const Shortcut& row : kShortcuts) {
        if (row.options.empty()) {
            lines.push_back({QString::fromUtf8(row.keys), translated(row.meaning)});
            continue;
        }
        const LookKeys options = lookKeys(row.options);
        if (!options.keys.isEmpty()) {
            lines.push_back({options.keys, options.meaning});
        }
    }
    return lines;
}

}  // namespace sinew
