// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "model/view/look_field.h"
#include "model/view/look_rows.h"

namespace sinew {

namespace {

constexpr std::array kMarksRows = {
    LookOption{.key = "storedBounds",
               .section = LookSection::Bounds,
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
        .kind = switchAt<&Look::marks, &SurfaceMarks::posedBounds>(),
        .row = {.label = "Posed", .tip = "Bounds of the deformed vertices in the current pose"},
        .flag = {.name = "--bounds", .word = "posed"},
        .sidecar = "posedBounds"},
    LookOption{.key = "clipBounds",
               .section = LookSection::Bounds,
               .kind = switchAt<&Look::marks, &SurfaceMarks::clipBounds>(),
               .row = {.label = "Whole clip", .tip = "Bounds of the whole clip"},
               .flag = {.name = "--bounds", .word = "clip"},
               .sidecar = "clipBounds"},
    LookOption{.key = "edges",
               .section = LookSection::Marks,
               .kind = switchAt<&Look::marks, &SurfaceMarks::edges>(),
               .row = {.label = "Edges", .tip = "Wireframe overlay"},
               .action = {.text = "Edges", .key = "Z", .icon = "edges", .tip = "Wireframe overlay"},
               .flag = {.name = "--wireframe-overlay", .help = "Wireframe overlay"},
               .sidecar = "wireframe"},
    LookOption{.key = "vertices",
               .section = LookSection::Marks,
               .kind = switchAt<&Look::marks, &SurfaceMarks::vertices>(),
               .row = {.label = "Vertices", .tip = "A point at every vertex"},
               .action = {.text = "Vertices", .key = "Shift+Z", .help = "vertices"},
               .flag = {.name = "--vertex-points", .help = "Vertices as points"},
               .sidecar = "vertexPoints"},
    LookOption{.key = "normals",
               .section = LookSection::Marks,
               .kind = switchAt<&Look::marks, &SurfaceMarks::normals>(),
               .row = {.label = "Normals", .tip = "A line along each vertex normal"},
               .action = {.text = "Normals", .key = "N", .help = "normals"},
               .flag = {.name = "--normal-lines", .help = "Vertex normals as lines"},
               .sidecar = "normalLines"},
    LookOption{.key = "tangents",
               .section = LookSection::Marks,
               .kind = switchAt<&Look::marks, &SurfaceMarks::tangents>(),
               .row = {.label = "Tangents", .tip = "A line along each vertex tangent"},
               .action = {.text = "Tangents", .key = "Shift+N", .help = "tangents"},
               .flag = {.name = "--tangent-lines", .help = "Vertex tangents as lines"},
               .sidecar = "tangentLines"},
    LookOption{.key = "backFaces",
               .section = LookSection::Marks,
               .kind = switchAt<&Look::marks, &SurfaceMarks::backFaces>(),
               .row = {.label = "Back faces", .tip = "Tint back faces"},
               .flag = {.name = "--back-faces", .help = "Show back faces, tinted"},
               .sidecar = "backFaces"},
    LookOption{.key = "uvChecker",
               .section = LookSection::Marks,
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
