// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/render_arguments.h"

#include "app/cli/args/options.h"
#include "app/common/parse_value.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kHelpColumns = 53;  // width of lists in help texts

void addPicture(Options& options, RenderArguments& a) {
    options.heading("Picture");
    options.value("--size", a.size, "WxH", "Pixels of the picture, or of the whole sheet");
    options.value("--samples", a.samples, "N", "Samples per pixel: 1, 2, 4 or 8");
    options.value("--background", a.background, "COLOR",
                  "studio, environment, #rrggbb or the CSS name of a colour;\n#rrggbbaa makes the "
                  "picture translucent, without grid");
    addLookOptions(options, {LookSection::Picture, LookSection::Scene}, a.look);
    options.value("--contact-sheet", a.contactSheet, "CxR",
                  "Columns and rows of evenly spaced, labelled frames;\nof the first animation if "
                  "none is given");
    options.flag("--metadata", a.metadata, "Write a .json with the same name next to the picture");
}

void addPose(Options& options, RenderArguments& a) {
    options.heading("Pose");
    options.values(
        "--animation", a.animations, "ANIMATION",
        "Index or exact name; default: the rest pose.\nFor a sheet it can be repeated, or 'all'");
    addClipOptions(options, a.clips);
    options.values("--blend", a.blends, "ANIMATION:WEIGHT",
                   "Repeatable: clips at --time, averaged by weight; a sum below\n1 is completed "
                   "with the rest pose. --animation counts as\na clip of weight 1");
    options.values("--morph", a.morphs, "TARGET=WEIGHT",
                   "Repeatable: a morph weight by hand, instead of that of the\nclip; index or "
                   "exact name, on every mesh that has it,\nor vrm:EXPRESSION");
    options.value("--time", a.time, "SECONDS", "File time; clamped to the clip; default 0");
    options.value("--scene", a.scene, "SCENE",
                  "Index or exact name; without it the file's default scene");
    addLookOptions(options, {LookSection::Pose}, a.look);
}

void addView(Options& options, RenderArguments& a) {
    options.heading("View");
    options.value("--view", a.view, "VIEW", viewNames(kHelpColumns));
    options.value("--variant", a.variant, "VARIANT",
                  "Index or exact name of a variant of the materials;\nwithout it the materials as "
                  "stored");
    options.values("--hide", a.hidden, "NODE",
                   "Index or exact name; repeatable: leaves out the node and\neverything below it");
    options.values(
        "--only", a.only, "NODE",
        "Likewise: draws only the meshes of these nodes and below;\nthe camera fits what is drawn");
    options.value("--skin", a.skin, "SKIN", "Index or exact name; without it the first");
    options.values(
        "--joint", a.joints, "JOINT",
        "Index or exact name; repeatable: weight shows their sum;\nwithout it the skin's first");
    options.value("--set", a.set, "N", "The n of JOINTS_n and WEIGHTS_n in raw views; default 0");
    addLookOptions(options, {LookSection::View, LookSection::Values}, a.look);
    options.value("--camera", a.camera, "CAMERA",
                  "fit, front, back, left, right, top, bottom,\ngltf:INDEX or "
                  "orbit:YAW,PITCH,DISTANCE (degrees;\ndistance in radii of the model)");
    options.value("--fov", a.fov, "DEGREES", "Vertical field of view; default 40.1");
    options.flag("--ortho", a.ortho, "Orthographic projection");
}

void addMotion(Options& options, RenderArguments& a) {
    options.heading("Motion");
    options.values(
        "--trail", a.trails, "NODE",
        "Index or exact name; repeatable: its trail through the clip;\nwithout it --trails "
        "shows those of --joint, or that of\nthe root of the motion");
    options.value("--ghosts", a.ghosts, "N", "The model at N earlier and N later frames, 1 to 12");
    options.value("--ghosts-before", a.ghostsBefore, "N", "Number of ghosts at earlier frames");
    options.value("--ghosts-after", a.ghostsAfter, "N", "Number of ghosts at later frames");
    addLookOptions(options, {LookSection::Trails, LookSection::Ghosts, LookSection::Following},
                   a.look);
    options.value("--follow-node", a.followed, "NODE",
                  "Index or exact name: what --follow follows; without it\nthe root of the motion");
    options.value("--loop", a.loop, "MODE",
                  "loop: ghosts and trails around the frame go on around the\nends of the clip; "
                  "once or ping-pong: they end there");
}

}  // namespace

void addRenderOptions(Options& options, RenderArguments& a) {
    options.file(a.file);
    options.requiredOutput(a.output, "The .png file to write; - is standard output");
    addPicture(options, a);
    addPose(options, a);
    addView(options, a);
    options.heading("Light");
    addLookOptions(options, {LookSection::Light, LookSection::Environment}, a.look);
    options.heading("Over the surface");
    addLookOptions(options, {LookSection::Skeleton, LookSection::Bounds, LookSection::Marks},
                   a.look);
    addMotion(options, a);
    options.heading("Skinning");
    addLookOptions(options, {LookSection::Skinning}, a.look);
}

}  // namespace sinew::cli
