// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/font_set.h"

#include <array>
#include <cstdio>

#include "viewport/scene/overlay/font_face.h"
#include "viewport/scene/overlay/system_fonts.h"

namespace sinew {
namespace {

constexpr char32_t kReplacement = 0xfffd;

/// Characters without a shape of their own.
bool isSilent(char32_t c) noexcept {
    return (c >= 0x200b && c <= 0x200f) || (c >= 0x202a && c <= 0x202e) ||
           (c >= 0x2060 && c <= 0x206f) || (c >= 0xfe00 && c <= 0xfe0f) || c == 0xfeff ||
           c == 0x00ad || (c >= 0xe0000 && c <= 0xe01ef);
}

}  // namespace

FontSet::FontSet() : m_own(embeddedFont()) {}

const FontFace* FontSet::find(char32_t character) {
    for (const auto& face : m_system) {
        if (face->has(character)) {
            return face.get();
        }
    }
    for (const std::string& file : systemFontsFor(character)) {
        auto face = std::make_unique<FontFace>(file);
        if (face->has(character)) {
            m_system.push_back(std::move(face));
            return m_system.back().get();
        }
    }
    return nullptr;
}

FontSet::Place FontSet::placeOf(char32_t character) {
    if (isSilent(character)) {
        return {};
    }
    if (m_own.has(character)) {
        return {.face = &m_own, .character = character};
    }
    const auto [known, isNew] = m_places.try_emplace(character);
    Place& place = known->second;
    if (isNew) {
        place = {.face = find(character), .character = character};
        if (place.face == nullptr) {
            place = {.face = &m_own, .character = kReplacement};
        }
    }
    if (place.character == kReplacement && !place.isMissing) {
        place.isMissing = true;
        m_missing.push_back(character);
    }
    return place;
}

void FontSet::forgetMissing() noexcept {
    for (const char32_t character : m_missing) {
        m_places.at(character).isMissing = false;
    }
    m_missing.clear();
}

float FontSet::advance(char32_t character, float sizePixels) {
    const Place place = placeOf(character);
    return place.face == nullptr ? 0.0F : place.face->advance(place.character, sizePixels);
}

float FontSet::kerning(char32_t left, char32_t right, float sizePixels) {
    const Place before = placeOf(left);
    const Place after = placeOf(right);
    return before.face == nullptr || before.face != after.face
               ? 0.0F
               : before.face->kerning(before.character, after.character, sizePixels);
}

GlyphBitmap FontSet::rasterize(char32_t character, float sizePixels) {
    const Place place = placeOf(character);
    return place.face == nullptr ? GlyphBitmap()
                                 : place.face->rasterize(place.character, sizePixels);
}

std::string missingNotice(const std::vector<char32_t>& missing) {
    if (missing.empty()) {
        return {};
    }
    std::array<char, 16> code{};
    std::snprintf(code.data(), code.size(), "U+%04X", static_cast<unsigned>(missing.front()));
    std::string words = std::string("no font has ") + code.data();
    if (missing.size() > 1) {
        words += " and " + std::to_string(missing.size() - 1) +
                 (missing.size() == 2 ? " other character" : " other characters");
    }
    return words + " of the texts: install one that covers the script";
}

}  // namespace sinew
