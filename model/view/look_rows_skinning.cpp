// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/view/look_field.h"
#include "model/view/look_rows.h"

namespace sinew {

namespace {

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

std::span<const LookOption> skinningLookRows() noexcept {
    return kSkinningRows;
}

}  // namespace sinew
