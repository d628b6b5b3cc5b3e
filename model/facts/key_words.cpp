// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/key_words.h"

namespace sinew {

const char* alphaModeName(AlphaMode mode) noexcept {
    switch (mode) {
        case AlphaMode::Opaque:
            return "OPAQUE";
        case AlphaMode::Mask:
            return "MASK";
        case AlphaMode::Blend:
            return "BLEND";
    }
    return "";
}

const char* lightKindName(LightKind kind) noexcept {
    switch (kind) {
        case LightKind::Directional:
            return "directional";
        case LightKind::Point:
            return "point";
        case LightKind::Spot:
            return "spot";
    }
    return "";
}

const char* topologyName(Topology topology) noexcept {
    switch (topology) {
        case Topology::Points:
            return "points";
        case Topology::Lines:
            return "lines";
        case Topology::LineLoop:
            return "line-loop";
        case Topology::LineStrip:
            return "line-strip";
        case Topology::Triangles:
            return "triangles";
        case Topology::TriangleStrip:
            return "triangle-strip";
        case Topology::TriangleFan:
            return "triangle-fan";
    }
    return "";
}

}  // namespace sinew
