// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/geometry/asset_layout.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "viewport/gpu/device_limits.h"
#include "viewport/scene/geometry/vertex_tangents.h"

namespace sinew {
namespace {

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
