// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace sinew::demo {

using GlbBytes = std::vector<std::uint8_t>;

// Skinned meshes with `size` vertices, a pair of arms and a material that needs tangents.
[[nodiscard]] GlbBytes makeOneSpot(std::uint32_t size);   // one position, all kinds of influences
[[nodiscard]] GlbBytes makeLine(std::uint32_t size);      // points on a line
[[nodiscard]] GlbBytes makeMirrored(std::uint32_t size);  // a cloud and its mirror image
[[nodiscard]] GlbBytes makeClusters(std::uint32_t size);  // two clouds as wide as the tolerance
[[nodiscard]] GlbBytes makeNan(std::uint32_t size);       // NaN positions
[[nodiscard]] GlbBytes makeFan(std::uint32_t size);       // one vertex in all triangles
[[nodiscard]] GlbBytes makeHinge(std::uint32_t size);     // one edge in all triangles
[[nodiscard]] GlbBytes makeTargets(std::uint32_t size);   // few vertices, `size` morph targets

// Animations.
[[nodiscard]] GlbBytes makeKeys(std::uint32_t size);       // 50 channels with `size` keys each
[[nodiscard]] GlbBytes makeChannels(std::uint32_t size);   // `size` channels that share one sampler
[[nodiscard]] GlbBytes makeSamplers(std::uint32_t size);   // samplers, each with a fault
[[nodiscard]] GlbBytes makeOneTarget(std::uint32_t size);  // channels with the same target

// Rigs.
[[nodiscard]] GlbBytes makeClips(std::uint32_t size);     // clips and nodes, each clip of one node
[[nodiscard]] GlbBytes makeDraws(std::uint32_t size);     // nodes of one mesh
[[nodiscard]] GlbBytes makeFeet(std::uint32_t size);      // nodes that are named as feet
[[nodiscard]] GlbBytes makePalettes(std::uint32_t size);  // skins of the same 200 joints

// Lists.
[[nodiscard]] GlbBytes makeRequired(std::uint32_t size);    // names in extensionsRequired
[[nodiscard]] GlbBytes makeUsed(std::uint32_t size);        // names in extensionsUsed
[[nodiscard]] GlbBytes makeMembers(std::uint32_t size);     // unknown properties, before all others
[[nodiscard]] GlbBytes makeChain(std::uint32_t size);       // joints, each a child of the previous
                                                            // one
[[nodiscard]] GlbBytes makeSiblings(std::uint32_t size);    // joints of one name below one parent
[[nodiscard]] GlbBytes makeSkins(std::uint32_t size);       // skins and nodes that use them
[[nodiscard]] GlbBytes makeScenes(std::uint32_t size);      // scenes of the same root
[[nodiscard]] GlbBytes makePrimitives(std::uint32_t size);  // primitives of the same accessors
[[nodiscard]] GlbBytes makeAccessors(std::uint32_t size);   // accessors over one sparse list
[[nodiscard]] GlbBytes makeImages(std::uint32_t size);      // images, textures and materials

}  // namespace sinew::demo
