// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/kept_buffers.h"

#include <algorithm>
#include <cstdint>

#include "model/load/accessor/accessor_format.h"

namespace sinew::load {
namespace {

class BufferTally {
public:
    explicit BufferTally(const ParsedDocument& document)
        : m_document(document),
          m_counted(document.accessors.size(), false),
          m_bytes(document.buffers.size(), 0) {
        document.eachAccessor([this](std::uint32_t accessor, bool) { add(accessor); });
        for (const AnimationSource& animation : document.animations) {
            for (const SamplerSource& sampler : animation.samplers) {
                addKeys(sampler.input);
                addKeys(sampler.output);
            }
        }
    }

    [[nodiscard]] std::uint64_t operator[](std::size_t buffer) const { return m_bytes[buffer]; }

private:
    // Other components are converted.
    void addKeys(std::uint32_t index) {
        if (m_document.accessors[index].component == ComponentType::Float) {
            add(index);
        }
    }

    void add(std::uint32_t index) {
        const Accessor& accessor = m_document.accessors[index];
        if (m_counted[index] || !accessor.bufferView || accessor.sparse) {
            return;
        }
        m_counted[index] = true;
        const BufferView& view = m_document.bufferViews[*accessor.bufferView];
        const std::uint64_t bytes = elementBytes(accessor.component, accessor.element);
        if (view.byteStride == 0 || view.byteStride == bytes) {
            m_bytes[view.buffer] += std::min(accessor.count * bytes, view.byteLength);
        }
    }

    const ParsedDocument& m_document;
    std::vector<bool> m_counted;         // [accessor]
    std::vector<std::uint64_t> m_bytes;  // [buffer]
};

}  // namespace

std::vector<bool> keptBuffers(const ParsedDocument& document) {
    const BufferTally tally(document);
    std::vector<bool> kept(document.buffers.size(), false);
    for (std::size_t i = 0; i < kept.size(); ++i) {
        kept[i] =
            document.buffers[i].owner() != nullptr && tally[i] >= document.buffers[i].size() / 2;
    }
    return kept;
}

}  // namespace sinew::load
