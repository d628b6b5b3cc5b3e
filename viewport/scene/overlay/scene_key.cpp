// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/scene_key.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <span>
#include <string>
#include <string_view>

#include "model/motion/trails.h"
#include "model/view/palette.h"
#include "viewport/scene/frame/frame_constants.h"
#include "viewport/scene/frame/frame_pose.h"
#include "viewport/scene/frame/picture_colors.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/overlay/overlay_colors.h"

namespace sinew {
namespace {

// Points.
constexpr float kKeyMargin = 16.0F;
constexpr float kTextSize = 11.0F;
constexpr float kStep = 17.0F;
constexpr float kSwatchWidth = 14.0F;
constexpr float kBarWidth = 42.0F;  // bar of several colours
constexpr float kSwatchHeight = 3.0F;

/// Whether any primitive of the asset has values of an attribute.
template <class Attribute>
bool anyStored(const FrameInput& input, Attribute Primitive::*attribute) noexcept {
    const auto hasIt = [&](const Primitive& primitive) { return !(primitive.*attribute).empty(); };
    return input.evaluator != nullptr &&
           std::ranges::any_of(input.evaluator->asset().meshes, [&](const Mesh& mesh) {
               return std::ranges::any_of(mesh.primitives, hasIt);
           });
}

/// Writes rows from the lower right corner upwards.
class KeyWriter {
public:
    KeyWriter(OverlayCanvas& canvas, VkExtent2D extent, float scale) noexcept
        : m_canvas(canvas),
          m_scale(scale),
          m_corner(static_cast<float>(extent.width) - kKeyMargin * scale,
                   static_cast<float>(extent.height) - kKeyMargin * scale) {}

    void row(std::string_view before, std::string_view words, std::span<const glm::vec3> swatch) {
        const float size = kTextSize * m_scale;
        const float first = m_canvas.textWidth(before, size);
        const float width = first + m_canvas.textWidth(words, size);
        const float swatchWidth = swatch.size() > 1 ? kBarWidth : kSwatchWidth;
        const float room = swatch.empty() ? 0.0F : (swatchWidth + 6.0F) * m_scale;
        const glm::vec2 baseline = m_corner - glm::vec2(width + 6.0F * m_scale, 5.0F * m_scale);
        m_canvas.rect(
            {baseline - glm::vec2(room + 6.0F * m_scale, 0.80F * size + 2.0F * m_scale), m_corner},
            kPanelPlate, 3.0F * m_scale);
        m_canvas.text(before, baseline, size, kSoftText);
        m_canvas.text(words, baseline + glm::vec2(first, 0.0F), size, kSoftText);
        const float part =
            swatchWidth * m_scale / static_cast<float>(std::max<std::size_t>(swatch.size(), 1));
        const glm::vec2 half(0.0F, 0.5F * kSwatchHeight * m_scale);
        glm::vec2 at = baseline - glm::vec2(room, 0.36F * size);
        for (const glm::vec3& color : swatch) {
            m_canvas.rect({at - half, at + half + glm::vec2(part, 0.0F)}, glm::vec4(color, 1.0F),
                          swatch.size() == 1 ? 1.0F : 0.0F);
            at.x += part;
        }
        m_corner.y -= kStep * m_scale;
    }
    void rowIf(bool shown, std::string_view words, const glm::vec3& swatch) {
        if (shown) {
            row({}, words, {&swatch, 1});
        }
    }

private:
    OverlayCanvas& m_canvas;
    float m_scale;
    glm::vec2 m_corner;
};

bool anyTrail(const TrailSet& set, bool (*has)(const TrailMarks&)) noexcept {
    return std::any_of(set.marks.begin(), set.marks.end(), has);
}

void addSpeeds(KeyWriter& writer, const TrailSet& set, const ViewOptions& view) {
    constexpr std::size_t kParts = 14;
    const PaletteColors colors = usablePalette(view.palette);
    std::array<glm::vec3, kParts> bar{};
    for (std::size_t i = 0; i < kParts; ++i) {
        const float value = static_cast<float>(i) / static_cast<float>(kParts - 1);
        bar[i] = glm::vec3(colors.at(paletteIndex(value, view.paletteSteps))) / 255.0F;
    }
    std::array<char, 48> words{};
    std::snprintf(words.data(), words.size(), "speed: 0 to %.3g m/s", double{set.fastest});
    writer.row({}, words.data(), bar);
}

void addKeys(KeyWriter& writer, const TrailSet& set) {
    struct KeyWords {
        TrackProperty property;
        const char* words;
    };
    constexpr std::array kWords{KeyWords{TrackProperty::Scale, "scale keys"},
                                KeyWords{TrackProperty::Rotation, "rotation keys"},
                                KeyWords{TrackProperty::Translation, "translation keys"}};
    for (const KeyWords& key : kWords) {
        const bool any = ((set.keyed >> static_cast<std::uint32_t>(key.property)) & 1U) != 0;
        writer.rowIf(any, key.words, trackMarkColor(key.property));
    }
}

void addTrails(KeyWriter& writer, const TrailSet& set, const ViewOptions& view) {
    const auto touches = [](const TrailMarks& marks) { return !marks.contacts.empty(); };
    const auto jumps = [](const TrailMarks& marks) { return !marks.jumps.empty(); };
    const auto slides = [](const TrailMarks& marks) {
        return std::any_of(marks.contacts.begin(), marks.contacts.end(),
                           [](const TrailSpan& span) { return span.slides; });
    };
    const MotionDisplay& motion = view.motion;
    writer.rowIf(motion.trailJumps && anyTrail(set, jumps), "jumps", layout::kJumpColor);
    writer.rowIf(motion.trailContacts && anyTrail(set, slides), "slides", layout::kSlideColor);
    writer.rowIf(motion.trailContacts && anyTrail(set, touches), "in contact",
                 layout::kContactColor);
    if (set.leftOut && (motion.trailContacts || motion.trailJumps)) {
        writer.row({}, "posed by hand: contacts and jumps left out", {});
    }
    if (motion.trailKeys) {
        addKeys(writer, set);
    }
    if (motion.trailColors == TrailColors::Speed) {
        addSpeeds(writer, set, view);
    }
}

void addGhosts(KeyWriter& writer, const FrameInput& input) {
    const MotionDisplay& motion = input.view.motion;
    const bool any = !shownGhosts(input).empty();
    writer.rowIf(any && motion.seamGhost, "last frame", layout::kLastGhostColor);
    writer.rowIf(any && motion.seamGhost, "first frame", layout::kFirstGhostColor);
    writer.rowIf(any && motion.ghosts, "later", layout::kFutureGhostColor);
    writer.rowIf(any && motion.ghosts, "earlier", layout::kPastGhostColor);
}

void addNeedles(KeyWriter& writer, bool any, std::string_view words, std::string_view without,
                const glm::vec3& color) {
    writer.row({}, any ? words : without, {&color, any ? 1U : 0U});
}

/// "10 cm": a length in metres, the unit of glTF (2.0, 3.4), with few digits.
std::string lengthWords(float metres) {
    struct Unit {
        float metres;
        const char* word;
    };
    constexpr std::array kUnits{Unit{1000.0F, "km"}, Unit{1.0F, "m"}, Unit{0.01F, "cm"},
                                Unit{0.001F, "mm"}};
    const auto* const unit = std::ranges::find_if(
        kUnits, [&](const Unit& each) { return metres >= 0.999F * each.metres; });
    const Unit& chosen = unit == kUnits.end() ? kUnits.back() : *unit;
    std::array<char, 24> text{};
    std::snprintf(text.data(), text.size(), "%.4g %s", double{metres / chosen.metres}, chosen.word);
    return text.data();
}

}  // namespace

void drawSceneKey(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent,
                  std::size_t hiddenNames) {
    const ViewOptions& view = input.view;
    if (!view.legend) {
        return;
    }
    const float fitting = static_cast<float>(std::min(extent.width, extent.height)) / 180.0F;
    KeyWriter writer(canvas, extent, std::min(input.pixelsPerPoint, fitting));
    if (view.grid && !view.transparent) {
        writer.row("grid ", lengthWords(gridSpacing(framedRadius(input.framedBounds))), {});
    }
    if (hiddenNames > 0) {
        std::array<char, 48> words{};
        std::snprintf(words.data(), words.size(), "%zu %s hidden: too close", hiddenNames,
                      hiddenNames == 1 ? "name" : "names");
        writer.row({}, words.data(), {});
    }
    addGhosts(writer, input);
    if (input.trails && view.motion.trails != TrailReach::None) {
        addTrails(writer, *input.trails, view);
    }
    const SurfaceMarks& marks = view.marks;
    writer.rowIf(marks.backFaces, "back faces", layout::kBackFaceColor);
    if (marks.tangents) {
        addNeedles(writer, anyStored(input, &Primitive::tangents), "tangents",
                   "no tangents in the file", layout::kTangentColor);
    }
    if (marks.normals) {
        addNeedles(writer, anyStored(input, &Primitive::normals), "normals",
                   "no normals in the file", layout::kNormalColor);
    }
    writer.rowIf(marks.clipBounds, "box of the clip", layout::kClipBoundsColor);
    writer.rowIf(marks.posedBounds, "box of the pose", layout::kPosedBoundsColor);
    writer.rowIf(marks.storedBounds, "boxes as stored", layout::kStoredBoundsColor);
}

}  // namespace sinew
