// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/trail_view.h"

#include <algorithm>
#include <optional>

#include "model/view/joint_colors.h"
#include "model/view/shown_motion.h"
#include "viewport/scene/frame/frame_constants.h"
#include "viewport/scene/frame/picture_colors.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {
namespace {

// Points.
constexpr float kTrailLine = 1.4F;  // half its width
constexpr float kTrailRim = 0.8F;
constexpr float kTrailBand = 3.6F;
constexpr float kTrailTick = 1.7F;
constexpr float kTrailKey = 2.8F;
constexpr float kTrailJump = 2.0F;
constexpr float kTrailPresent = 4.2F;
constexpr float kTrailPresentRing = 5.6F;
constexpr float kTrailDim = 0.35F;  // factor on the opacity where a surface hides it

/// Calls `draw(from, to, place)` for the pieces of a trail between two times; `place` is the time
/// at which the piece ends.
template <class Draw>
void forPieces(const TrailSet& set, std::size_t trail, float from, float to, std::size_t stride,
               Draw draw) {
    const std::vector<float>& times = set.tracks.seconds;
    const std::span<const glm::vec3> points = set.tracks.of(trail);
    glm::vec3 before = trailPosition(set, trail, from);
    auto place = static_cast<std::size_t>(std::upper_bound(times.begin(), times.end(), from) -
                                          times.begin());
    const auto piece = [&](const glm::vec3& next, std::size_t at) {
        if (isFinite(before) && isFinite(next) && before != next) {
            draw(before, next, at);
        }
        before = next;
    };
    for (; place < times.size() && times[place] < to; place += stride) {
        piece(points[place], place);
    }
    piece(trailPosition(set, trail, to), std::min(place, times.size() - 1));
}

}  // namespace

class TrailView::Spacing {
public:
    Spacing(const FrameInput& input, VkExtent2D extent, float points) noexcept
        : m_clipFromWorld(input.camera.clipFromView * input.camera.viewFromWorld),
          m_half(0.5F * glm::vec2(extent.width, extent.height)),
          m_pixels(points * input.pixelsPerPoint) {}

    [[nodiscard]] bool hasRoom(const glm::vec3& at) noexcept {
        const glm::vec4 clip = m_clipFromWorld * glm::vec4(at, 1.0F);
        if (!(clip.w > 0.0F)) {
            return false;
        }
        const glm::vec2 pixel = glm::vec2(clip) / clip.w * m_half;
        if (m_last && glm::distance(*m_last, pixel) < m_pixels) {
            return false;
        }
        m_last = pixel;
        return true;
    }

private:
    glm::mat4 m_clipFromWorld;
    glm::vec2 m_half;
    float m_pixels;
    std::optional<glm::vec2> m_last;
};

void TrailView::add(MarkList& marks, const FrameInput& input, VkExtent2D extent) {
    const bool shown =
        showsTrails(input.view) && input.trails && !input.trails->tracks.seconds.empty();
    if (!shown) {
        m_set.reset();
        return;
    }
    follow(input);
    const TrailWindows windows = trailWindows(*m_set, input);
    DotWriter writer(marks, input, extent);
    for (std::size_t trail = 0; trail < m_colors.size(); ++trail) {
        for (std::size_t part = 0; part < windows.count; ++part) {
            drawWindow(writer, input, extent, trail, windows.parts.at(part));
        }
    }
    for (std::size_t trail = 0; trail < m_colors.size(); ++trail) {
        drawPresent(writer, input, trail);
    }
}

void TrailView::drawWindow(DotWriter& writer, const FrameInput& input, VkExtent2D extent,
                           std::size_t trail, const TrailWindow& window) const {
    const MotionDisplay& display = input.view.motion;
    if (display.trailContacts) {
        drawContacts(writer, trail, window);
    }
    drawLine(writer, input, trail, window);
    if (display.trailJumps) {
        drawJumps(writer, trail, window);
    }
    if (display.trailFrames && window.stride == 1) {
        drawTicks(writer, input, trail, window,
                  Spacing(input, extent, 2.0F * kTrailTick + kTrailRim));
    }
    if (display.trailKeys) {
        drawKeys(writer, input, trail, window,
                 Spacing(input, extent, 1.6F * kTrailKey + kTrailRim));
    }
}

void TrailView::follow(const FrameInput& input) {
    if (input.trails != m_set) {
        m_set = input.trails;
        const std::vector<glm::u8vec3> colors = jointColors(input.evaluator->asset());
        m_colors.clear();
        for (const NodeIndex node : m_set->tracks.nodes) {
            m_colors.push_back(glm::vec3(colors[node.value]) / 255.0F);
        }
    }
    if (m_palette != input.view.palette || m_palette.empty()) {
        m_palette = input.view.palette;
        m_speeds = usablePalette(m_palette);
    }
}

glm::vec3 TrailView::colorAt(const FrameInput& input, std::size_t trail,
                             std::size_t time) const noexcept {
    if (input.view.motion.trailColors == TrailColors::Joint) {
        return m_colors[trail];
    }
    const float speed = m_set->marks[trail].speeds[time];
    const float share = m_set->fastest > 0.0F ? speed / m_set->fastest : 0.0F;
    return glm::vec3(m_speeds.at(paletteIndex(share, input.view.paletteSteps))) / 255.0F;
}

void TrailView::drawSpan(DotWriter& writer, std::size_t trail, const TrailWindow& window,
                         const TrailSpan& span, const DotStyle& style) const {
    const float from = std::max(span.first, window.from);
    const float to = std::min(span.last, window.to);
    if (from > to) {
        return;
    }
    for (const float end : {from, to}) {
        const glm::vec3 at = trailPosition(*m_set, trail, end);
        if (isFinite(at)) {
            writer.disc(at, style);
        }
    }
    forPieces(
        *m_set, trail, from, to, window.stride,
        [&](const glm::vec3& a, const glm::vec3& b, std::size_t) { writer.line(a, b, style); });
}

void TrailView::drawContacts(DotWriter& writer, std::size_t trail,
                             const TrailWindow& window) const {
    for (const TrailSpan& span : m_set->marks[trail].contacts) {
        const DotStyle style{.color = span.slides ? layout::kSlideColor : layout::kContactColor,
                             .radius = kTrailBand,
                             .rim = kTrailRim,
                             .dim = kTrailDim};
        drawSpan(writer, trail, window, span, style);
    }
}

void TrailView::drawLine(DotWriter& writer, const FrameInput& input, std::size_t trail,
                         const TrailWindow& window) const {
    DotStyle style{.radius = kTrailLine, .rim = kTrailRim, .dim = kTrailDim};
    forPieces(*m_set, trail, window.from, window.to, window.stride,
              [&](const glm::vec3& a, const glm::vec3& b, std::size_t time) {
                  style.color = colorAt(input, trail, time);
                  style.opacity = trailOpacity(input, window, m_set->tracks.seconds[time]);
                  writer.line(a, b, style);
              });
}

void TrailView::drawJumps(DotWriter& writer, std::size_t trail, const TrailWindow& window) const {
    for (const TrailSpan& span : m_set->marks[trail].jumps) {
        drawSpan(writer, trail, window, span,
                 {.color = layout::kJumpColor,
                  .radius = kTrailJump,
                  .rim = kTrailRim,
                  .dim = kTrailDim});
    }
}

void TrailView::drawTicks(DotWriter& writer, const FrameInput& input, std::size_t trail,
                          const TrailWindow& window, Spacing spacing) const {
    const std::vector<float>& times = m_set->tracks.seconds;
    const std::span<const glm::vec3> points = m_set->tracks.of(trail);
    const auto first = std::lower_bound(times.begin(), times.end(), window.from);
    for (auto i = static_cast<std::size_t>(first - times.begin());
         i < times.size() && times[i] <= window.to; ++i) {
        if (m_set->isFrame[i] != 0 && isFinite(points[i]) && spacing.hasRoom(points[i])) {
            writer.disc(points[i], {.color = layout::kTrailFrameColor,
                                    .radius = kTrailTick,
                                    .rim = 0.5F * kTrailRim,
                                    .opacity = trailOpacity(input, window, times[i]),
                                    .dim = kTrailDim});
        }
    }
}

void TrailView::drawKeys(DotWriter& writer, const FrameInput& input, std::size_t trail,
                         const TrailWindow& window, Spacing spacing) const {
    const std::vector<TrailKey>& keys = m_set->marks[trail].keys;
    const std::span<const glm::vec3> points = m_set->tracks.of(trail);
    for (std::size_t i = 0; i < keys.size(); i += window.stride) {
        const float seconds = m_set->tracks.seconds[keys[i].time];
        const glm::vec3& at = points[keys[i].time];
        if (seconds >= window.from && seconds <= window.to && isFinite(at) && spacing.hasRoom(at)) {
            writer.disc(at, {.color = trackMarkColor(keys[i].property),
                             .radius = kTrailKey,
                             .rim = kTrailRim,
                             .opacity = trailOpacity(input, window, seconds),
                             .dim = kTrailDim});
        }
    }
}

void TrailView::drawPresent(DotWriter& writer, const FrameInput& input, std::size_t trail) const {
    const glm::vec3 at(input.evaluator->world(m_set->tracks.nodes[trail])[3]);
    if (isFinite(at)) {
        writer.disc(at, {.color = layout::kTrailFrameColor,
                         .radius = kTrailPresentRing,
                         .rim = kTrailRim,
                         .dim = kTrailDim});
        writer.disc(at, {.color = m_colors[trail], .radius = kTrailPresent, .dim = kTrailDim});
    }
}

}  // namespace sinew
