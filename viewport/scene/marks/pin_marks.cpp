// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/pin_marks.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "model/view/joint_colors.h"
#include "model/view/short_names.h"
#include "model/view/shown_nodes.h"
#include "model/view/vertex_pins.h"
#include "viewport/scene/frame/frame_constants.h"

namespace sinew {
namespace {

constexpr glm::vec3 kProbedColor{0.96F, 0.96F, 0.97F};
constexpr glm::vec3 kPinRingColor{0.96F, 0.96F, 0.97F};
constexpr float kDimPin = 0.45F;  // factor on the opacity where a surface hides it
// Points.
constexpr float kPinRadius = 4.2F;
constexpr float kPinRing = 5.2F;        // white, around it
constexpr float kExplainedRing = 7.0F;  // the same of the explained vertex
constexpr float kPinRim = 1.0F;
constexpr float kDistanceLine = 0.9F;  // half width
constexpr float kThinPull = 0.6F;      // half width of a share of 0
constexpr float kWidePull = 2.4F;      // added for a share of 1
constexpr float kPullEnd = 1.6F;       // radius, added to the half width
constexpr float kPullRim = 0.8F;
constexpr float kLeastPull = 1.5F;     // shorter lines are left out
constexpr float kFaintOpacity = 0.5F;  // opacity of a share of 0

std::vector<std::string> jointNames(const Asset& asset, const Skin& skin) {
    std::vector<std::string> names;
    names.reserve(skin.joints.size());
    for (const NodeIndex node : skin.joints) {
        names.push_back(displayName(asset[node].name, "Node", node.value));
    }
    return shortNames(std::move(names));
}

std::string percentWords(float share) {
    const double percent = 100.0 * double{share};
    const long rounded = std::lround(percent);
    return rounded == 0 && percent > 0.0 ? " <1 %" : " " + std::to_string(rounded) + " %";
}

}  // namespace

void PinMarks::clear() noexcept {
    m_asset.reset();
    m_pins.reset();
    m_dots.clear();
    m_pulls.clear();
    m_distances.clear();
    m_labels.clear();
}

void PinMarks::addDot(const DrawnVertex& place, glm::vec3 color, std::string words) {
    const bool pinned = !words.empty();
    m_dots.push_back({.probe = VertexProbe(*m_asset, place),
                      .color = color,
                      .pinned = pinned,
                      .explained = m_pins->explained == place});
    m_labels.push_back({.words = std::move(words)});
}

void PinMarks::collect(const std::shared_ptr<const Asset>& asset,
                       const std::shared_ptr<const VertexPins>& pins) {
    clear();
    m_asset = asset;
    m_pins = pins;
    for (const VertexPin& pin : pins->pins) {
        if (exists(*asset, pin.place)) {
            addDot(pin.place, glm::vec3(pinColor(pin.number)) / 255.0F, std::to_string(pin.number));
        }
    }
    const auto isExplained = [](const Dot& dot) { return dot.explained; };
    const bool known = std::any_of(m_dots.begin(), m_dots.end(), isExplained);
    if (pins->explained && !known && exists(*asset, *pins->explained)) {
        addDot(*pins->explained, kProbedColor, {});
    }
    const auto explained = std::find_if(m_dots.begin(), m_dots.end(), isExplained);
    if (explained != m_dots.end() && explained->probe.skin()) {
        collectPulls(*asset, explained->probe);
    }
    collectDistances();
}

void PinMarks::collectDistances() {
    const auto dotOf = [this](const VertexPin& pin) {
        const auto found = std::find_if(m_dots.begin(), m_dots.end(), [&](const Dot& dot) {
            return dot.pinned && dot.probe.place() == pin.place;
        });
        return static_cast<std::size_t>(found - m_dots.begin());
    };
    for (const MeasuredPair& pair : measuredPairs(m_pins->pins)) {
        const Distance distance{.from = dotOf(m_pins->pins[pair.from]),
                                .to = dotOf(m_pins->pins[pair.to]),
                                .label = m_labels.size()};
        if (std::max(distance.from, distance.to) < m_dots.size()) {
            m_distances.push_back(distance);
            m_labels.emplace_back();
        }
    }
}

void PinMarks::collectPulls(const Asset& asset, const VertexProbe& probe) {
    const Skin& skin = asset[probe.skin()];
    const std::vector<glm::u8vec3> colors = jointColors(asset);
    const std::span<const ProbedInfluence> influences = probe.influences();
    for (std::size_t i = 0; i < influences.size(); ++i) {
        if (influences[i].joint >= skin.joints.size()) {
            continue;
        }
        const auto same = std::find_if(m_pulls.begin(), m_pulls.end(), [&](const Pull& pull) {
            return influences[pull.influence].joint == influences[i].joint;
        });
        if (same != m_pulls.end()) {
            same->share += influences[i].share;
        } else {
            const NodeIndex node = skin.joints[influences[i].joint];
            m_pulls.push_back({.influence = i,
                               .share = influences[i].share,
                               .color = glm::vec3(colors[node.value]) / 255.0F});
        }
    }
    std::stable_sort(m_pulls.begin(), m_pulls.end(), [](const Pull& a, const Pull& b) {
        return std::abs(a.share) > std::abs(b.share);
    });
    const std::vector<std::string> names = jointNames(asset, skin);
    for (const Pull& pull : m_pulls) {
        m_labels.push_back(
            {.words = names[influences[pull.influence].joint] + percentWords(pull.share)});
    }
}

void PinMarks::add(MarkList& marks, const FrameInput& input, VkExtent2D extent) {
    const ViewOptions& view = input.view;
    if (!view.pins) {
        clear();
        return;
    }
    if (input.evaluator->sharedAsset() != m_asset || view.pins != m_pins) {
        collect(input.evaluator->sharedAsset(), view.pins);
    }
    const bool posed = viewModeInfo(view.mode).posed;
    const float dim = m_pins->throughSurfaces ? kDimPin : 0.0F;
    DotWriter writer(marks, input, extent);
    for (PinLabel& label : m_labels) {
        label.shown = false;
        label.dot = false;
    }
    for (std::size_t i = 0; i < m_dots.size(); ++i) {
        Dot& dot = m_dots[i];
        dot.probe.follow(*input.evaluator,
                         {.weights = view.weights,
                          .dualQuaternions = view.blend == BlendSkinning::DualQuaternion});
        const glm::vec3 at = posed ? dot.probe.world() : dot.probe.stored();
        if (!isFinite(at) || !drawsNode(view, *input.evaluator, dot.probe.place().node)) {
            continue;
        }
        if (dot.explained && posed) {
            const float pixel = worldPerPixel(input.camera, extent, at) * input.pixelsPerPoint;
            drawPulls(writer, dot, kLeastPull * pixel, dim);
        }
        drawDot(writer, at, dot, dim);
        m_labels[i].at = at;
        m_labels[i].from = at;
        m_labels[i].shown = dot.pinned;
        m_labels[i].dot = true;
    }
    if (view.marks.distances) {
        drawDistances(writer, dim);
    }
}

/// In the pose that the picture shows: between the dots.
void PinMarks::drawDistances(DotWriter& writer, float dim) {
    for (const Distance& distance : m_distances) {
        const PinLabel& from = m_labels[distance.from];
        const PinLabel& to = m_labels[distance.to];
        if (!from.dot || !to.dot) {
            continue;
        }
        writer.line(writer.towardsEye(from.at, 2.0F * kExplainedRing),
                    writer.towardsEye(to.at, 2.0F * kExplainedRing),
                    {.color = kPinRingColor, .radius = kDistanceLine, .rim = kPullRim, .dim = dim});
        PinLabel& label = m_labels[distance.label];
        label.words = distanceText(glm::distance(from.at, to.at));
        label.at = label.from = 0.5F * (from.at + to.at);
        label.shown = true;
    }
}

void PinMarks::drawDot(DotWriter& writer, const glm::vec3& at, const Dot& dot, float dim) const {
    const glm::vec3 front = writer.towardsEye(at, 2.0F * kExplainedRing);
    if (dot.pinned) {
        writer.disc(front, {.color = kPinRingColor,
                            .radius = dot.explained ? kExplainedRing : kPinRing,
                            .rim = kPinRim,
                            .dim = dim});
    }
    writer.disc(
        front,
        {.color = dot.color, .radius = kPinRadius, .rim = dot.pinned ? 0.0F : kPinRim, .dim = dim});
}

/// The smallest share first, so that the strongest joints are on top.
void PinMarks::drawPulls(DotWriter& writer, const Dot& dot, float leastLength, float dim) {
    const glm::vec3 from = writer.towardsEye(dot.probe.world(), 2.0F * kExplainedRing);
    for (std::size_t i = m_pulls.size(); i-- > 0;) {
        const Pull& pull = m_pulls[i];
        const glm::vec3& alone = dot.probe.alone()[pull.influence];
        if (!isFinite(alone) || !(glm::distance(alone, dot.probe.world()) >= leastLength)) {
            continue;
        }
        const float share = std::min(std::abs(pull.share), 1.0F);
        const glm::vec3 end = writer.towardsEye(alone, 2.0F * kExplainedRing);
        DotStyle style{.color = pull.color,
                       .radius = kThinPull + kWidePull * share,
                       .rim = kPullRim,
                       .opacity = kFaintOpacity + (1.0F - kFaintOpacity) * share,
                       .dim = dim};
        writer.line(from, end, style);
        style.radius += kPullEnd;
        writer.disc(end, style);
        PinLabel& label = m_labels[m_dots.size() + i];
        label.at = alone;
        label.from = dot.probe.world();
        label.shown = true;
    }
}

}  // namespace sinew
