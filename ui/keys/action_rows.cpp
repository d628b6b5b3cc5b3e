// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/keys/action_rows.h"

#include <iterator>
#include <vector>

#include "model/view/view_mode.h"
#include "ui/keys/action_row_makers.h"

namespace sinew {
namespace {

constexpr LookSection kViewOptions[] = {LookSection::Picture, LookSection::Scene, LookSection::View,
                                        LookSection::Values};
constexpr LookSection kDisplayOptions[] = {
    LookSection::Skeleton, LookSection::Marks,     LookSection::Bounds, LookSection::Trails,
    LookSection::Ghosts,   LookSection::Following, LookSection::Light,  LookSection::Environment,
    LookSection::Pose,     LookSection::Skinning};
constexpr LookSection kMeasuredOptions[] = {LookSection::Timings};

bool ofMaterial(const ViewModeInfo& view) {
    return view.channel;
}
bool ofSkin(const ViewModeInfo& view) {
    return view.needsSkin;
}
bool ofGeometry(const ViewModeInfo& view) {
    return !view.needsSkin && view.legend.kind == ViewLegend::Kind::Channels;
}
bool ofSurface(const ViewModeInfo& view) {
    return !ofMaterial(view) && !ofSkin(view) && !ofGeometry(view);
}

constexpr ActionRow kRows[] = {
    menu("&File"),
    line("Open a file"),
    action("open", "&Open…", "Ctrl+O", {.icon = "open"}),
    placed("recentFiles"),
    line("Reload the file and keep time, selection and view"),
    action("reload", "Re&load", "Ctrl+R"),
    line("Next and previous file: of those opened together, or in the folder"),
    action("next-file", "&Next File", "PgDown",
           {.tip = "The next of the files that were opened together, or of the folder"}),
    action("previous-file", "&Previous File", "PgUp", {.tip = "The previous of these files"}),
    gap(),
    line("Borrow the clips of another file; also: drop it with Ctrl held"),
    action("borrow-clips", "&Borrow Clips from File…", "Ctrl+Shift+O",
           {.icon = "borrow",
            .tip = "Play the clips of another file on this one; also: drop the file with Ctrl "
                   "held"}),
    line("Borrowed clips: which joints match, and how the rest poses differ"),
    action("borrowed-clips", "Borrowed &Clips…", "",
           {.tip = "Which joints match, how the rest poses differ, and how the clips handle that"}),
    gap(),
    line("Compare with another file; also: drop it with Ctrl and Shift held"),
    action("compare-with", "Co&mpare with…", "Ctrl+D",
           {.tip = "Show another file in the same picture and find what differs; also: drop the "
                   "file with Ctrl and Shift held"}),
    gap(),
    line("Export a screenshot"),
    action("export-screenshot", "&Export Screenshot…", "Ctrl+E", {.icon = "screenshot"}),
    line("Export a film: a clip, all clips, a turntable"),
    action("export-film", "Export &Film…", "Ctrl+Shift+E",
           {.tip = "Export a clip, all clips or a turntable as WebP, PNG, GIF, MP4 or WebM"}),
    line("Export the model: the pose as GLB or OBJ, or what is played as one clip"),
    action("export-model", "Export Mo&del…", "",
           {.tip = "Write the visible meshes as .glb or .obj: posed as in the picture, or with "
                   "what is played as one clip"}),
    gap(),
    line("Save the state of the view, and open it again; also: open or drop a picture of Sinew"),
    action(
        "save-state", "&Save State…", "Ctrl+S",
        {.tip = "Save camera, clip, time, selection and display, to be opened again or rendered"}),
    action(
        "open-state", "Open S&tate…", "Ctrl+L",
        {.tip = "Open a saved state, or a picture that Sinew made, and show the file as it was"}),
    gap(),
    line("Check for engines"),
    action("check-for-engines", "Check for Engines…", "",
           {.tip = "Find vertices that engines with four joints, 8-bit weights, weights as stored "
                   "or dual quaternions put elsewhere, in any frame"}),
    gap(),
    line("Quit"),
    action("quit", "&Quit", "Ctrl+Q"),

    menu("&Edit"),
    line("Undo, redo: selection, pins, hidden nodes, display, pose by hand, camera"),
    action("undo", "&Undo", "Ctrl+Z",
           {.tip = "Undo the last change of camera, selection, display or pose by hand"}),
    action("redo", "&Redo", "Ctrl+Y; Ctrl+Shift+Z", {.tip = "Redo the step that was undone"}),
    gap(),
    entry("find", "&Find in Panel", {.tip = "Search the panel, or the hierarchy"}, "Ctrl+F"),
    line("In a search field: clear it, then leave it"),
    gesture("Esc"),
    line("In a number field: apply it, or restore the old number; on a button: Enter presses it"),
    gesture("Enter, Esc"),
    line("Copy the box that holds the surface over all clips, as JSON"),
    action("copy-bounds", "Copy &Bounds over All Clips", "",
           {.tip = "Measure the box that holds the surface at rest and in every frame of every "
                   "clip, and copy it as JSON"}),
    line("Copy the picture; in Matrices and Vertices: the number or rows"),
    action("copy-picture", "&Copy Picture", "Ctrl+C",
           {.tip = "Copy the picture as it is shown to the clipboard"}),
    line("Copy the state of the view as text, and apply a copied state"),
    action("copy-state", "Copy &State", "Ctrl+Shift+C",
           {.tip = "Copy camera, clip, time, selection and display as text"}),
    action("paste-state", "Paste S&tate", "Ctrl+Shift+V",
           {.tip = "Apply a copied state, here or to the file that it names"}),
    gap(),
    line("Pin the vertex under the pointer, or unpin it: the Vertex panel shows it"),
    action("pin-vertex", "Pin or Unpin Vertex Under Pointer", "P",
           {.icon = "pin",
            .tip = "Pin the nearest vertex, which the Vertex panel then follows; also Ctrl+click "
                   "in the picture"}),
    gesture("Ctrl + click"),
    line("Pin the point of the surface under the pointer, between its vertices"),
    action("pin-point", "Pin Point Under Pointer", "Ctrl+Alt+P",
           {.icon = "pin",
            .tip = "Pin the point itself instead of its nearest vertex; it follows the triangle"}),
    line("Unpin all vertices"),
    action("unpin-all", "Unpin All Vertices", "Shift+P"),

    menu("&View"),
    line("Hide the selection; hide all other meshes"),
    action("hide-selection", "&Hide Selection", "H",
           {.tip = "Hide the selection, or show it again", .name = "Hide or Show Selection"}),
    action("isolate-selection", "&Isolate Selection", "Shift+H",
           {.tip = "Show only the selection's meshes"}),
    entry("show-all", "Show &All Hidden", {.tip = "Show everything that is hidden"}, "Alt+H"),
    line("Hide or show the node (with Shift: and everything below it)"),
    gesture("Click on an eye"),
    gap(),
    submenu("&Compare"),
    line("Compare side by side, with a wipe, by blinking, or by distance"),
    action("compare-side-by-side", "&Side by Side", "M",
           {.tip = "Both files next to each other", .checkable = true}),
    action("compare-wipe", "&Wipe", "Shift+M",
           {.tip = "Both files in the same place, on either side of a line that can be dragged",
            .checkable = true}),
    action("compare-blink", "&Blink", "Ctrl+M", {.tip = "Both files in turn", .checkable = true}),
    action("compare-difference", "&Difference", "Alt+M",
           {.tip = "One file, coloured by its distance from the other", .checkable = true}),
    gap(),
    entry("show-other-file", "Show &Other File",
          {.tip = "In Blink and Difference: show the other file and keep it"}, "V"),
    line("In Wipe: move the line"),
    action("wipe-left", "Move Line Left", "["),
    action("wipe-right", "Move Line Right", "]"),
    gesture("Drag"),
    gap(),
    line("Swap both files; stop comparing"),
    action("swap-files", "Swap &A and B", "Ctrl+Shift+M", {.tip = "Swap both files"}),
    action("stop-comparing", "S&top Comparing", "", {.tip = "Show the first file alone"}),
    end(),
    gap(),
    views(&ofSurface),
    submenu("Material Channels"),
    views(&ofMaterial),
    end(),
    submenu("Geometry"),
    views(&ofGeometry),
    end(),
    submenu("Skinning"),
    views(&ofSkin),
    gap(),
    placed("influenceSets"),
    placed("weightSources"),
    end(),
    gap(),
    options(kViewOptions),
    gap(),
    line("Close the menu or leave the field; cancel loading or the drag; clear the selection; show "
         "the shaded view"),
    action("step-back", "Clear Selection, Then Show Shaded", "Esc"),
    gap(),
    entry("file-strip", "File S&trip",
          {.tip = "The files opened together, or those of the folder, with pictures below the view",
           .checkable = true}),
    entry(
        "watch-file", "Watch &File",
        {.tip =
             "Reload the file as soon as it, its buffers, images or borrowed clips change on disk",
         .checkable = true}),
    entry("remember-views", "&Remember Views",
          {.tip = "Reopen each file as you left it", .checkable = true}),
    entry("start-over", "Start O&ver",
          {.tip = "Show the file as if it were opened for the first time"}),
    gap(),
    placed("bookmarks"),
    line("Bookmark the view; set one of the first nine bookmarks to it"),
    action("add-bookmark", "&Add Bookmark", "Ctrl+B",
           {.tip = "Bookmark the current view of this file", .inMenu = false}),
    series("set-bookmark-%1", "Bookmark &%1", "Ctrl+Alt+%1"),
    line("Go to a bookmark"),
    series("bookmark-%1", "Go to Bookmark %1", "Alt+%1"),
    entry("edit-bookmarks", "&Edit Bookmarks…",
          {.tip = "Rename and remove bookmarks", .inMenu = false}),

    menu("&Display"),
    line("Display panel: light, scene, skeleton, surface, motion, skinning, camera"),
    action("display-panel", "Display Panel", "D",
           {.icon = "display",
            .tip = "Display: light, scene, skeleton, surface, motion, skinning, camera",
            .checkable = true}),
    gap(),
    options(kDisplayOptions),
    line("Rotate the environment"),
    gesture("Shift + right drag"),
    gap(),
    options(kMeasuredOptions),
    entry("compare-skinning", "Compare Skinning Paths",
          {.tip = "Deforms the current pose in the vertex shader, the compute shader and on the "
                  "CPU, and reports the largest difference"}),

    menu("&Camera"),
    line("Orbit"),
    gesture("Left drag"),
    line("Pan"),
    gesture("Middle drag, Shift + left drag"),
    line("Zoom to the point under the cursor"),
    gesture("Wheel, Ctrl + drag"),
    line("Look around; fly with W A S D, E up, Q down, Shift faster, wheel: speed"),
    gesture("Right drag"),
    entry("frame-selection", "Frame Selection",
          {.icon = "frame", .tip = "Frame the marked vertices, the selection, or everything"},
          "F; .; ,"),
    line("Frame the clicked object, in the picture or in a list"),
    gesture("Double click"),
    line("Frame everything; default view, as when a file opens"),
    action("frame-all", "Frame All", "A"),
    action("default-view", "Default View", "Shift+A",
           {.tip = "Everything, from the direction in which a file opens"}),
    gap(),
    line("Front, back, right, left, top, bottom"),
    action("view-front", "Front", "1"),
    action("view-back", "Back", "Ctrl+1"),
    action("view-right", "Right", "3"),
    action("view-left", "Left", "Ctrl+3"),
    action("view-top", "Top", "7"),
    action("view-bottom", "Bottom", "Ctrl+7"),
    submenu("Orbit"),
    line("Orbit by 15 degrees"),
    action("orbit-left", "Orbit Left", "4"),
    action("orbit-right", "Orbit Right", "6"),
    action("orbit-up", "Orbit Up", "8"),
    action("orbit-down", "Orbit Down", "2"),
    line("Look from the opposite side"),
    action("opposite-side", "Opposite Side", "9"),
    end(),
    gap(),
    line("Perspective or orthographic; look through file camera"),
    action("orthographic", "Orthographic", "5",
           {.icon = "orthographic", .tip = "Orthographic or perspective", .checkable = true}),
    action("file-camera", "Look Through File Camera", "0",
           {.tip = "Look through the file camera used last, and back", .checkable = true}),
    placed("fileCameras"),
    gap(),
    line("Copy the camera as text, as `--camera` takes it; move the camera to a copied one"),
    action("copy-camera", "&Copy Camera", "Ctrl+Alt+C",
           {.tip = "Copy eye, target and projection as text, as --camera of the command line takes "
                   "them"}),
    action("paste-camera", "&Paste Camera", "Ctrl+Alt+V",
           {.tip = "Move the camera to the one on the clipboard, here or in another file"}),

    menu("P&ose"),
    line("Select and outline the node; select its strongest joint there (or click again). In "
         "Stretch at its worst, a click also shows that frame"),
    gesture("Click, Alt + click"),
    line("In lists: select several joints; with Shift in the picture: add or remove the strongest "
         "joint"),
    gesture("Ctrl + click, Shift + click"),
    line("Context menu: in the picture, in lists, on keys of the timeline"),
    gesture("Right click"),
    action("context-menu", "Context Menu", "Shift+F10; Menu", {.inMenu = false}),
    line("Move or rotate by hand; no tool"),
    action("no-tool", "&Select", "Q", {.tip = "No tool: click to select", .checkable = true}),
    action("move-tool", "&Move", "W",
           {.tip = "Move the selected node by hand: arrows along its axes, the circle in the view "
                   "plane. Not saved",
            .checkable = true}),
    action("rotate-tool", "&Rotate", "E",
           {.tip = "Rotate the selected node by hand: rings about its axes, the outer ring about "
                   "the view direction. Ctrl: steps of 15°. Not saved",
            .checkable = true}),
    gap(),
    line("World axes; rotate in steps of 15°"),
    action("world-axes", "World &Axes", "Y",
           {.tip = "Use world axes for the tools instead of the node's axes", .checkable = true}),
    gesture("Ctrl + drag"),
    gap(),
    line("Reset the pose by hand of the selected node; of all nodes"),
    action("reset-pose", "R&eset Selected Node", "Backspace",
           {.tip = "Reset the selected node to the clip or the rest pose"}),
    action("reset-all-poses", "Reset All", "Shift+Backspace",
           {.tip = "Reset every node to the clip or the rest pose"}),
    line("On a morph weight: type a number, reset it"),
    gesture("Enter, Delete"),

};

}  // namespace

std::span<const ActionRow> actionRows() {
    static const std::vector<ActionRow> rows = [] {
        std::vector<ActionRow> all(std::begin(kRows), std::end(kRows));
        all.insert(all.end(), playbackRows().begin(), playbackRows().end());
        return all;
    }();
    return rows;
}

}  // namespace sinew
