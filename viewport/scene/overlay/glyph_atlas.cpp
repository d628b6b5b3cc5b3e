// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/glyph_atlas.h"

#include <vulkan/vulkan.h>

#include <algorithm>
#include <cstring>

namespace sinew {
namespace {

constexpr int kSide = 1024;
constexpr int kGap = 1;  // texels between glyphs

}  // namespace

GlyphAtlas::GlyphAtlas(const DeviceView& device)
    : m_imageArena(device, MemoryArena::Access::Device),
      m_image(makeImage(device, m_imageArena,
                        {.name = "glyphs",
                         .format = VK_FORMAT_R8_UNORM,
                         .extent = {kSide, kSide},
                         .usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT})),
      m_staging(device, "staging of glyphs", MemoryArena::Access::Upload, kSide * kSide,
                VK_BUFFER_USAGE_TRANSFER_SRC_BIT) {}

Glyph GlyphAtlas::glyph(char32_t character, int sizePixels) {
    const std::uint64_t key =
        std::uint64_t{character} << 32 | static_cast<std::uint32_t>(sizePixels);
    if (const auto known = m_glyphs.find(key); known != m_glyphs.end()) {
        return known->second;
    }
    const GlyphBitmap bitmap = m_fonts.rasterize(character, static_cast<float>(sizePixels));
    Glyph glyph;
    if (!bitmap.coverage.empty()) {
        glm::ivec2 at(0);
        if (!place(bitmap.width, bitmap.height, at)) {
            m_full = true;
            return {};
        }
        copy(bitmap, at);
        glyph.texels = {at.x, at.y, at.x + bitmap.width, at.y + bitmap.height};
        glyph.offset = {bitmap.left, bitmap.top};
    }
    m_glyphs.emplace(key, glyph);
    return glyph;
}

bool GlyphAtlas::place(int width, int height, glm::ivec2& at) noexcept {
    if (m_pen.x + width > kSide) {
        m_pen = {0, m_pen.y + m_shelfHeight + kGap};
        m_shelfHeight = 0;
    }
    if (width > kSide || m_pen.y + height > kSide) {
        return false;
    }
    at = m_pen;
    m_pen.x += width + kGap;
    m_shelfHeight = std::max(m_shelfHeight, height);
    return true;
}

void GlyphAtlas::copy(const GlyphBitmap& bitmap, glm::ivec2 at) {
    const auto width = static_cast<std::size_t>(bitmap.width);
    const auto start = static_cast<std::size_t>(at.y) * kSide + static_cast<std::size_t>(at.x);
    for (std::size_t row = 0; row < static_cast<std::size_t>(bitmap.height); ++row) {
        std::memcpy(&m_staging.mapped()[start + row * kSide], bitmap.coverage.data() + row * width,
                    width);
    }
    VkBufferImageCopy region{};
    region.bufferOffset = start;
    region.bufferRowLength = kSide;
    region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
    region.imageOffset = {at.x, at.y, 0};
    region.imageExtent = {static_cast<std::uint32_t>(bitmap.width),
                          static_cast<std::uint32_t>(bitmap.height), 1};
    m_pending.push_back(region);
}

void GlyphAtlas::clear() noexcept {
    m_glyphs.clear();
    m_pending.clear();
    m_pen = glm::ivec2(0);
    m_shelfHeight = 0;
    m_full = false;
}

void GlyphAtlas::recordUploads(VkCommandBuffer commands) noexcept {
    if (m_pending.empty() && !m_blank) {
        return;
    }
    const VkImage image = m_image.image.get();
    ImageTransition toWrite = forCopies(image, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT);
    toWrite.from = m_blank ? VK_IMAGE_LAYOUT_UNDEFINED : VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    transition(commands, toWrite);
    if (!m_pending.empty()) {
        vkCmdCopyBufferToImage(commands, m_staging.get(), image,
                               VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                               static_cast<std::uint32_t>(m_pending.size()), m_pending.data());
    }
    transition(commands, copied(image));
    m_pending.clear();
    m_blank = false;
}

}  // namespace sinew
