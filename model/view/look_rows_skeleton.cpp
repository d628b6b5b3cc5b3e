// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include <array>

#include "model/view/look_field.h"
#include "model/view/look_rows.h"

namespace sinew {

namespace {

constexpr std::array<LookWord, 3> kSkeletonStyles = {{
    {.word = "none", .label = "Hidden", .tip = "Files without a mesh show their bones anyway"},
    {.word = "lines",
     .label = "Lines",
     .tip = "Lines from joint to joint, coloured from root to leaf"},
    {.word = "octahedral",
     .label = "Octahedra",
     .tip = "Solid bones that show their roll, coloured from root to leaf"},
}};

constexpr std::array<LookWord, 3> kJointNames = {{
    {.word = "none", .label = "None", .tip = "No names in the picture"},
    {.word = "selected",
     .label = "Selected",
     .tip = "Names of the selected joint and the joint under the cursor"},
    {.word = "all",
     .label = "All",
     .tip = "Names of all joints that have room; the legend counts the others"},
}};

constexpr std::array<LookWord, 2> kBoneColors = {{
    {.word = "depth",
     .label = "Root to leaf",
     .tip = "From violet at the root to yellow at a leaf"},
    {.word = "joint",
     .label = "Joint colours",
     .tip = "Each joint in the colour of the list of joints and of the views"},
}};

constexpr std::array kSkeletonRows = {
    LookOption{
        .key = "skeletonStyle",
        .section = LookSection::Skeleton,
        .owner = LookOwner::File,
        .kind = choiceAt<kSkeletonStyles, SkeletonStyle::Octahedral, &Look::skeleton,
                         &SkeletonDisplay::style>(),
        .row = {.label = "Bones"},
        .action = {.text = "Bones",
                   .key = "B",
                   .icon = "bones",
                   .tip = "Bones: hidden, lines, octahedra"},
        .flag = {.name = "--skeleton", .value = "STYLE", .help = "none, lines or octahedral"},
        .sidecar = "style"},
    LookOption{
        .key = "boneColors",
        .section = LookSection::Skeleton,
        .owner = LookOwner::User,
        .kind =
            choiceAt<kBoneColors, BoneColors::Joint, &Look::skeleton, &SkeletonDisplay::colors>(),
        .row = {.label = "Colours"},
        .flag = {.name = "--bone-colors",
                 .value = "COLORS",
                 .help = "depth: from root to leaf, or joint: the joint's own colour"},
        .setting = "skeleton/colors",
        .sidecar = "colors"},
    LookOption{
        .key = "skeletonInFront",
        .section = LookSection::Skeleton,
        .owner = LookOwner::User,
        .kind = switchAt<&Look::skeleton, &SkeletonDisplay::inFront>(),
        .row = {.label = "In front",
                .tip = "Draw bones in front of the surface; otherwise the surface hides them"},
        .flag = {.name = "--skeleton-behind", .help = "The surface hides the skeleton"},
        .setting = "skeleton/inFront",
        .sidecar = "inFront"},
    LookOption{
        .key = "jointAxes",
        .section = LookSection::Skeleton,
        .owner = LookOwner::File,
        .kind = switchAt<&Look::skeleton, &SkeletonDisplay::axes>(),
        .row = {.label = "Joint axes", .tip = "Axes of each joint: X red, Y green, Z blue"},
        .flag = {.name = "--joint-axes", .help = "Axes of every joint: x red, y green, z blue"},
        .sidecar = "axes"},
    LookOption{
        .key = "jointNames",
        .section = LookSection::Skeleton,
        .owner = LookOwner::File,
        .kind = choiceAt<kJointNames, JointNames::All, &Look::skeleton, &SkeletonDisplay::names>(),
        .row = {.label = "Names"},
        .action = {.text = "Joint Names",
                   .key = "Shift+B",
                   .status = "Names of no joints, the selected joint, or all joints",
                   .help = "joint names"},
        .flag = {.name = "--labels", .help = "Names of all joints, or 'selected'"},
        .sidecar = "names"},
};

constexpr std::array<LookWord, 4> kSkinningPaths = {{
    {.word = "auto",
     .label = "Automatic",
     .tip = "The path that measured faster on this kind of device"},
    {.word = "vertex", .label = "Vertex shader", .tip = "During drawing, again in every pass"},
    {.word = "compute", .label = "Compute shader", .tip = "Once per frame, before drawing"},
    {.word = "cpu",
     .label = "CPU",
     .tip = "On the CPU with the reference implementation, then uploaded"},
}};

constexpr std::array<LookWord, 2> kBlendSkinnings = {{
    {.word = "linear", .label = "Linear", .tip = "As defined by glTF and used by engines"},
    {.word = "dual-quaternion",
     .label = "Dual quaternion",
     .tip = "A preview that keeps volume where joints twist; glTF defines linear skinning"},
}};

constexpr std::array kSkinningRows = {
    LookOption{.key = "skinningPath",
               .section = LookSection::Skinning,
               .owner = LookOwner::Session,
               .kind = choiceAt<kSkinningPaths, SkinningPath::Cpu, &Look::skinning>(),
               .row = {.label = "Skinning path"},
               .flag = {.name = "--skinning",
                        .value = "PATH",
                        .help = "Skinning path: vertex, compute, cpu, or auto: compute\non GPUs, "
                                "cpu on software devices"},
               .sidecar = "skinning"},
    LookOption{.key = "blendSkinning",
               .section = LookSection::Skinning,
               .owner = LookOwner::Session,
               .kind = choiceAt<kBlendSkinnings, BlendSkinning::DualQuaternion, &Look::blend>(),
               .row = {.label = "Blend"},
               .flag = {.name = "--blend-skinning",
                        .value = "BLEND",
                        .help = "linear, or dual-quaternion: a preview;\nglTF defines linear"},
               .sidecar = "blendSkinning"},
    LookOption{.key = "copies",
               .section = LookSection::Skinning,
               .owner = LookOwner::File,
               .kind = LookCount{.field = fieldAt<&Look::copies>(),
                                 .least = 1,
                                 .most = 100000,
                                 .mostInWindow = kMostCopiesInWindow},
               .row = {.label = "Copies",
                       .tip = "Number of copies of the model, each at its own time; picking "
                              "surfaces and posing by hand work only with one copy"},
               .flag = {.name = "--instances",
                        .value = "N",
                        .help = "Copies on a grid, each at its own time of the\nclip; the camera "
                                "frames all of them"},
               .sidecar = "instances"},
    LookOption{.key = "timings",
               .section = LookSection::Timings,
               .owner = LookOwner::Session,
               .kind = switchAt<&Look::timings>(),
               .action = {.text = "Timings",
                          .key = "Ctrl+F3",
                          .status = "Show the cost of each part of a frame on the picture",
                          .help = "Frame timings"}},
};

}  // namespace

std::span<const LookOption> skeletonLookRows() noexcept {
    return kSkeletonRows;
}

std::span<const LookOption> skinningLookRows() noexcept {
    return kSkinningRows;
}

}  // namespace sinew
