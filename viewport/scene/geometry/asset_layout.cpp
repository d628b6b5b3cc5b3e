// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/geometry/asset_layout.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

#include "model/asset/mesh.h"
#include "viewport/gpu/device_limits.h"
#include "viewport/scene/geometry/packed_vectors.h"

namespace sinew {

namespace {

/// The vertex of each corner after splitting, and the source of split vertices.
struct Split {
    std::vector<std::uint32_t> corners;
    std::vector<std::uint32_t> sources;  // sources of the added vertices
    std::vector<glm::vec4> tangents;     // tangents of all
};

Split splitOf(const Primitive& primitive) {
    Split split;
    const std::size_t stored = primitive.vertexCount();
    split.tangents.assign(stored, glm::vec4(0.0F, 0.0F, 0.0F, 1.0F));
    std::vector<std::optional<std::uint32_t>> first(stored);  // packed tangent of the first corner
    std::unordered_map<std::uint64_t, std::uint32_t> others;
    split.corners = elementList(primitive);
    for (std::size_t i = 0; i < split.corners.size(); ++i) {
        std::uint32_t& corner = split.corners[i];
        const glm::vec4& tangent = primitive.cornerTangents[i];
        const std::uint32_t code = packedTangent(tangent);
        if (!first[corner]) {
            first[corner] = code;
            split.tangents[corner] = tangent;
        } else if (*first[corner] != code) {
            const auto added = static_cast<std::uint32_t>(split.tangents.size());
            const auto [known, isNew] = others.emplace(std::uint64_t{corner} << 32 | code, added);
            if (isNew) {
                split.sources.push_back(corner);
                split.tangents.push_back(tangent);
            }
            corner = known->second;
        }
    }
    return split;
}

template <class T>
void extend(SharedArray<T>& values, const std::vector<std::uint32_t>& sources) {
    if (values.empty()) {
        return;
    }
    std::vector<T> longer = values.toVector();
    longer.reserve(longer.size() + sources.size());
    for (const std::uint32_t source : sources) {
        longer.push_back(values[source]);
    }
    values = std::move(longer);
}

template <class Rule>
void extend(StoredArray<Rule>& values, const std::vector<std::uint32_t>& sources) {
    values = values.visit([&](auto array) {
        extend(array, sources);
        return StoredArray<Rule>(std::move(array));
    });
}

void extendAll(Primitive& primitive, const std::vector<std::uint32_t>& sources) {
    extend(primitive.positions, sources);
    extend(primitive.normals, sources);
    for (auto& set : primitive.texcoords) {
        extend(set, sources);
    }
    for (auto& set : primitive.colors) {
        extend(set, sources);
    }
    for (InfluenceSet& set : primitive.influenceSets) {
        extend(set.joints, sources);
        extend(set.weights, sources);
    }
    for (MorphTarget& target : primitive.targets) {
        extend(target.positions, sources);
        extend(target.normals, sources);
        extend(target.tangents, sources);
    }
}

/// Converts corner tangents to vertex tangents. A vertex whose corners differ by more than the
/// packing precision is split, with all its attributes; the indices then form the element list.
/// Stored vertices keep their indices; added vertices follow.
Primitive withVertexTangents(const Primitive& primitive) {
    Primitive result = primitive;
    result.cornerTangents = {};
    Split split = splitOf(primitive);
    result.tangents = std::move(split.tangents);
    if (split.sources.empty()) {
        return result;
    }
    extendAll(result, split.sources);
    result.topology = Topology::Triangles;
    result.indices = std::move(split.corners);
    result.indexed = true;
    return result;
}

constexpr VkDeviceSize kPartAlignment = 256;
constexpr VkDeviceSize kLargestPage = VkDeviceSize{1} << 30;

std::vector<std::uint64_t> keyOf(const PrimitivePlan& plan) {
    const PrimitiveBuffers& buffers = plan.buffers;
    std::vector<std::uint64_t> key = plan.regions.key();
    key.insert(key.end(),
               {static_cast<std::uint64_t>(buffers.source == nullptr ? Topology::Points
                                                                     : buffers.source->topology),
                buffers.drawFlags, buffers.elementSize, buffers.indexCount, buffers.targets});
    for (const PrimitiveBuffers::TexcoordStream& stream : buffers.texcoords) {
        key.push_back(stream.set);
    }
    return key;
}

class LayoutMaker {
public:
    LayoutMaker(const Asset& asset, VkDeviceSize mostRange, AssetLayout& layout)
        : m_asset(asset),
          m_mostRange(mostRange),
          m_mostPage(std::min(mostRange, kLargestPage)),
          m_layout(layout) {}

    void add(const Primitive& stored, const std::string& where) {
        const Primitive* primitive = &stored;
        if (!stored.cornerTangents.empty()) {
            primitive = &m_layout.expanded.emplace_back(withVertexTangents(stored));
        }
        PrimitivePlan plan = planned(m_asset, *primitive, m_mostRange, where);
        const auto [known, isNew] = m_known.emplace(keyOf(plan), m_layout.plans.size());
        m_layout.planOf.push_back(known->second);
        if (isNew) {
            place(plan);
            m_layout.plans.push_back(std::move(plan));
        }
    }

private:
    void place(PrimitivePlan& plan) {
        std::vector<AssetLayout::Page>& pages = m_layout.pages;
        if (plan.bytes == 0) {
            return;
        }
        if (plan.bytes > m_mostPage) {
            plan.page = pages.size();
            pages.push_back({plan.bytes, plan.bytes <= m_mostRange});
            return;
        }
        if (!m_open || pages[*m_open].bytes + plan.bytes > m_mostPage) {
            m_open = pages.size();
            pages.emplace_back();
        }
        AssetLayout::Page& page = pages[*m_open];
        plan.page = *m_open;
        plan.offset = alignUp(page.bytes, kPartAlignment);
        page.bytes = plan.offset + plan.bytes;
    }

    const Asset& m_asset;
    VkDeviceSize m_mostRange;
    VkDeviceSize m_mostPage;
    AssetLayout& m_layout;
    std::optional<std::size_t> m_open;  // the page with free space
    std::map<std::vector<std::uint64_t>, std::size_t> m_known;
};

}  // namespace

std::size_t AssetLayout::rangesApart() const noexcept {
    std::size_t count = 0;
    for (const PrimitivePlan& plan : plans) {
        count += plan.bytes > 0 && !pages[plan.page].reached ? plan.ranges.size() : 0;
    }
    return count;
}

AssetLayout layoutOf(const Asset& asset, VkDeviceSize mostRange) {
    AssetLayout layout;
    LayoutMaker maker(asset, mostRange, layout);
    for (std::size_t mesh = 0; mesh < asset.meshes.size(); ++mesh) {
        const auto& primitives = asset.meshes[mesh].primitives;
        for (std::size_t i = 0; i < primitives.size(); ++i) {
            maker.add(primitives[i],
                      "/meshes/" + std::to_string(mesh) + "/primitives/" + std::to_string(i));
        }
    }
    return layout;
}

}  // namespace sinew
