// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/worst_case.h"

#include <algorithm>
#include <array>

#include "model/demo/worst_makers.h"

namespace sinew::demo {
namespace {

constexpr std::array kCases{
    WorstCase{"accessors", "accessors over one sparse list", 200000, makeAccessors},
    WorstCase{"chain", "joints, each a child of the previous one", 200000, makeChain},
    WorstCase{"channels", "channels that share one sampler with as many keys", 100000,
              makeChannels},
    WorstCase{"clips", "clips, each of a node of its own", 25000, makeClips},
    WorstCase{"clusters", "vertices in two clouds as wide as the tolerance", 300000, makeClusters},
    WorstCase{"draws", "nodes of one mesh", 50000, makeDraws},
    WorstCase{"fan", "triangles with a common vertex", 300000, makeFan},
    WorstCase{"feet", "nodes that are named as feet", 50000, makeFeet},
    WorstCase{"hinge", "triangles with a common edge", 300000, makeHinge},
    WorstCase{"images", "images of the same bytes, textures, materials", 100000, makeImages},
    WorstCase{"keys", "keys in each of 50 channels", 500000, makeKeys},
    WorstCase{"line", "vertices on a line", 300000, makeLine},
    WorstCase{"members", "unknown properties of the document", 300000, makeMembers},
    WorstCase{"mirrored", "vertices, each with a mirror image", 300000, makeMirrored},
    WorstCase{"nan", "vertices at NaN positions", 300000, makeNan},
    WorstCase{"one-spot", "vertices at one place", 300000, makeOneSpot},
    WorstCase{"one-target", "channels that drive one property", 200000, makeOneTarget},
    WorstCase{"palettes", "skins of the same 200 joints", 1000, makePalettes},
    WorstCase{"primitives", "primitives of the same accessors", 100000, makePrimitives},
    WorstCase{"required", "names in extensionsRequired", 300000, makeRequired},
    WorstCase{"samplers", "samplers, each with a fault", 200000, makeSamplers},
    WorstCase{"scenes", "scenes of the same root", 100000, makeScenes},
    WorstCase{"siblings", "joints of one name below one parent", 200000, makeSiblings},
    WorstCase{"skins", "skins of one mesh", 100000, makeSkins},
    WorstCase{"targets", "morph targets", 200000, makeTargets},
    WorstCase{"used", "names in extensionsUsed", 300000, makeUsed},
};

}  // namespace

std::span<const WorstCase> worstCases() noexcept {
    return kCases;
}

const WorstCase* findWorstCase(std::string_view name) noexcept {
    const auto found = std::find_if(kCases.begin(), kCases.end(),
                                    [name](const WorstCase& one) { return one.name == name; });
    return found == kCases.end() ? nullptr : &*found;
}

}  // namespace sinew::demo
