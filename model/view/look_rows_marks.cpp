// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/view/look_field.h"
#include "model/view/look_rows.h"

namespace sinew {

namespace {

constexpr std::array<LookWord, 3> kValueDots = {{
    {.word = "none", .label = "None"},
    {.word = "surface",
     .label = "Over the surface",
     .tip = "A dot at every vertex in the colour of the view"},
    {.word = "grey",
     .label = "Over grey",
     .tip = "A dot at every vertex in the colour of the view; the surface is grey"},
}};

constexpr std::array kMarksRows = {
    LookOption{.key = "storedBounds",
               .section = LookSection::Bounds,
               .owner = LookOwner::File,
               .kind = switchAt<&Look::marks, &SurfaceMarks::storedBounds>(),
               .row = {.label = "Stored", .tip = "Stored min and max of POSITION, at the node"},
               .flag = {.name = "--bounds",
                        .help = "Bounding boxes; 'stored', 'posed' or 'clip' for\nsome of them, "
                                "separated by commas",
                        .word = "stored"},
               .sidecar = "storedBounds"},
    LookOption{
        .key = "posedBounds",
        .section = LookSection::Bounds,
        .owner = LookOwner::File,
        .kind = switchAt<&Look::marks, &SurfaceMarks::posedBounds>(),
        .row = {.label = "Posed", .tip = "Bounds of the deformed vertices in the current pose"},
        .flag = {.name = "--bounds", .word = "posed"},
        .sidecar = "posedBounds"},
    LookOption{.key = "clipBounds",
               .section = LookSection::Bounds,
               .owner = LookOwner::File,
               .kind = switchAt<&Look::marks, &SurfaceMarks::clipBounds>(),
               .row = {.label = "Whole clip", .tip = "Bounds of the whole clip"},
               .flag = {.name = "--bounds", .word = "clip"},
               .sidecar = "clipBounds"},
    LookOption{.key = "edges",
               .section = LookSection::Marks,
               .owner = LookOwner::Session,
               .kind = switchAt<&Look::marks, &SurfaceMarks::edges>(),
               .row = {.label = "Edges", .tip = "Wireframe overlay"},
               .action = {.text = "Edges", .key = "Z", .icon = "edges", .tip = "Wireframe overlay"},
               .flag = {.name = "--wireframe-overlay", .help = "Wireframe overlay"},
               .sidecar = "wireframe"},
    LookOption{.key = "vertices",
               .section = LookSection::Marks,
               .owner = LookOwner::Session,
               .kind = switchAt<&Look::marks, &SurfaceMarks::vertices>(),
               .row = {.label = "Vertices", .tip = "A point at every vertex"},
               .action = {.text = "Vertices", .key = "Shift+Z", .help = "vertices"},
               .flag = {.name = "--vertex-points", .help = "Vertices as points"},
               .sidecar = "vertexPoints"},
    LookOption{.key = "dots",
               .section = LookSection::Marks,
               .owner = LookOwner::Session,
               .kind = choiceAt<kValueDots, ValueDots::OnGrey, &Look::marks, &SurfaceMarks::dots>(),
               .row = {.label = "Value dots"},
               .action = {.text = "Value Dots",
                          .key = "Shift+V",
                          .status = "Dots in the colours of the view: none, over the surface, over "
                                    "a grey surface",
                          .help = "value dots"},
               .flag = {.name = "--dots",
                        .help = "A dot at every vertex in the colour of the view; over\na grey "
                                "surface, or with 'surface' over it as it is"},
               .sidecar = "dots"},
    LookOption{.key = "dotSize",
               .section = LookSection::Marks,
               .owner = LookOwner::User,
               .kind = LookNumber{.field = fieldAt<&Look::dotSize>(),
                                  .accepted = {1.0F, 64.0F},
                                  .slider = {1.0F, 32.0F},
                                  .step = 1.0F,
                                  .decimals = 0,
                                  .unit = " pt"},
               .row = {.label = "Dot size", .tip = "Diameter of the value dots"},
               .flag = {.name = "--dot-size",
                        .value = "POINTS",
                        .help = "Diameter of the dots, from 1 to 64"},
               .setting = "marks/dotSize",
               .sidecar = "dotSize"},
    LookOption{.key = "normals",
               .section = LookSection::Marks,
               .owner = LookOwner::Session,
               .kind = switchAt<&Look::marks, &SurfaceMarks::normals>(),
               .row = {.label = "Normals", .tip = "A line along each vertex normal"},
               .action = {.text = "Normals", .key = "N", .help = "normals"},
               .flag = {.name = "--normal-lines", .help = "Vertex normals as lines"},
               .sidecar = "normalLines"},
    LookOption{.key = "tangents",
               .section = LookSection::Marks,
               .owner = LookOwner::Session,
               .kind = switchAt<&Look::marks, &SurfaceMarks::tangents>(),
               .row = {.label = "Tangents", .tip = "A line along each vertex tangent"},
               .action = {.text = "Tangents", .key = "Shift+N", .help = "tangents"},
               .flag = {.name = "--tangent-lines", .help = "Vertex tangents as lines"},
               .sidecar = "tangentLines"},
    LookOption{.key = "distances",
               .section = LookSection::Marks,
               .owner = LookOwner::Session,
               .kind = switchAt<&Look::marks, &SurfaceMarks::distances>(),
               .row = {.label = "Distances of pins",
                       .tip = "The distance between the pinned vertices 1 and 2, 3 and 4, …"},
               .action = {.text = "Distances of Pinned Vertices",
                          .key = "Ctrl+Shift+P",
                          .help = "distances of pinned vertices"},
               .sidecar = "distances"},
    LookOption{.key = "backFaces",
               .section = LookSection::Marks,
               .owner = LookOwner::Session,
               .kind = switchAt<&Look::marks, &SurfaceMarks::backFaces>(),
               .row = {.label = "Back faces", .tip = "Tint back faces"},
               .flag = {.name = "--back-faces", .help = "Show back faces, tinted"},
               .sidecar = "backFaces"},
    LookOption{.key = "uvChecker",
               .section = LookSection::Marks,
               .owner = LookOwner::Session,
               .kind = switchAt<&Look::marks, &SurfaceMarks::uvChecker>(),
               .row = {.label = "UV checker",
                       .tip = "Chequered texture by TEXCOORD_0 instead of the base colour"},
               .action = {.text = "UV Checker", .key = "U", .help = "UV checker"},
               .flag = {.name = "--uv-checker",
                        .help = "Chequered texture by TEXCOORD_0 instead of the base colour"},
               .sidecar = "uvChecker"},
};

}  // namespace

std::span<const LookOption> marksLookRows() noexcept {
    return kMarksRows;
}

}  // namespace sinew
