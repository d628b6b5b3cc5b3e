// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <span>

#include "model/check/context.h"
#include "model/check/places.h"
#include "model/check/scale_fault.h"
#include "model/evaluate/bounds.h"
#include "model/evaluate/deform_node.h"
#include "model/evaluate/rest_pose.h"
#include "model/evaluate/transformed_box.h"
#include "model/words/words.h"

namespace sinew::check {

using namespace words;

namespace {

// Total number of posed vertices; larger files are subsampled.
constexpr std::size_t kVertexBudget = 3'000'000;
constexpr std::size_t kPosesPerClip = 9;
constexpr std::size_t kMostPoses = 400;
constexpr std::size_t kFewestPoses = 8;
constexpr std::size_t kMatrixBudget = 4'000'000;   // nodes and joints, over all poses
constexpr std::size_t kWeightsPerMatrix = 16;      // morph weights that cost as much as a matrix
constexpr std::size_t kMorphBudget = 300'000'000;  // vertices times morph targets, likewise

struct Excess {
    float ratio = 0.0F;  // distance outside, relative to the diagonal
    float distance = 0.0F;
    std::uint32_t vertex = 0;
    ClipMoment moment;
};

// One primitive drawn by one node.
struct Subject {
    NodeIndex node;
    std::size_t primitive = 0;
    Box stated;  // mesh space
    Excess worst;
    Excess atRest;
    std::size_t broken = 0;  // points that are not finite, in the first pose that has some
    ClipMoment brokenAt;
};

std::optional<glm::vec3> vectorOf(const JsonValue::Array& numbers) {
    if (numbers.size() != 3) {
        return {};
    }
    glm::vec3 result(0.0F);
    for (int i = 0; i < 3; ++i) {
        const double* number = numbers[static_cast<std::size_t>(i)].number();
        if (number == nullptr) {
            return {};
        }
        result[i] = static_cast<float>(*number);
    }
    return result;
}

constexpr std::size_t kFloatType = 5126;  // a component type of glTF 2.0, 3.6.2.2

// The stored min and max, which engines use for culling; for quantised positions, or if nothing is
// stored, the box of the positions.
Box statedBox(const Asset& asset, MeshIndex mesh, std::size_t primitive) {
    Box actual;
    for (const glm::vec3& position : asset[mesh].primitives[primitive].positions) {
        actual.add(position);
    }
    const JsonValue* accessor =
        storedAccessor(asset, placeOf(mesh, primitive).pointer + "/attributes", "POSITION");
    if (accessor == nullptr || accessor->integer("componentType", 0) != kFloatType) {
        return actual;
    }
    const auto min = vectorOf(accessor->elements("min"));
    const auto max = vectorOf(accessor->elements("max"));
    if (!min || !max) {
        return actual;
    }
    Box stated;
    stated.add(*min);
    stated.add(*max);
    return stated;
}

float distanceOutside(const Box& inner, const Box& outer) {
    if (inner.empty() || outer.empty()) {
        return 0.0F;
    }
    const glm::vec3 below = outer.min - inner.min;
    const glm::vec3 above = inner.max - outer.max;
    return std::max({0.0F, below.x, below.y, below.z, above.x, above.y, above.z});
}

std::vector<ClipMoment> moments(const Asset& asset) {
    std::vector<ClipMoment> result{ClipMoment{}};
    const std::size_t clips = asset.animations.size();
    const std::size_t ofPose = costOfPosing(asset) + 1 + asset.weightCount / kWeightsPerMatrix;
    const std::size_t most = std::clamp(kMatrixBudget / ofPose, kFewestPoses, kMostPoses);
    const std::size_t perClip =
        std::clamp<std::size_t>(most / std::max<std::size_t>(clips, 1), 2, kPosesPerClip);
    const std::size_t stride = 1 + clips * perClip / (2 * most);
    for (std::size_t a = 0; a < clips; a += stride) {
        for (std::size_t i = 0; i < perClip; ++i) {
            result.push_back({AnimationIndex(a), asset.animations[a].startSeconds +
                                                     asset.animations[a].durationSeconds() *
                                                         static_cast<float>(i) /
                                                         static_cast<float>(perClip - 1)});
        }
    }
    return result;
}

class PosedBounds {
public:
    explicit PosedBounds(Context& context)
        : m_context(context),
          m_asset(context.asset()),
          m_evaluator(borrowed(context.asset())),
          m_moments(moments(context.asset())) {
        std::size_t vertices = 0;
        std::size_t morphed = 0;  // vertices times targets
        m_size = context.facts().reach().modelSize;
        for (std::size_t i = 0; i < m_asset.nodes.size() && !context.stopped(); ++i) {
            addSubjects(NodeIndex(i), vertices, morphed);
        }
        m_step =
            static_cast<std::uint32_t>(1 + std::max(vertices * m_moments.size() / kVertexBudget,
                                                    morphed * m_moments.size() / kMorphBudget));
    }

    void check() {
        if (m_subjects.empty()) {
            return;
        }
        for (const ClipMoment& moment : m_moments) {
            if (m_context.stopped()) {
                return;
            }
            m_evaluator.evaluate(moment.animation, moment.seconds);
            for (Subject& subject : m_subjects) {
                if (m_context.stopped()) {
                    return;
                }
                measure(subject, moment);
            }
        }
        std::stable_sort(m_subjects.begin(), m_subjects.end(),
                         [this](const Subject& a, const Subject& b) { return key(a) < key(b); });
        for (std::size_t first = 0; first < m_subjects.size();) {
            std::size_t end = first;
            while (end < m_subjects.size() && key(m_subjects[end]) == key(m_subjects[first])) {
                ++end;
            }
            const std::span group(m_subjects.data() + first, end - first);
            reportBroken(group);
            reportOutside(group);
            first = end;
        }
        if (m_moments.size() - 1 < 2 * m_asset.animations.size()) {
            m_context.gap("POSE_NOT_FINITE", {}, "there are too many clips to pose them all", {});
        }
    }

private:
    void addSubjects(NodeIndex index, std::size_t& vertices, std::size_t& morphed) {
        const Node& node = m_asset[index];
        if (!node.mesh) {
            return;
        }
        const std::vector<Primitive>& primitives = m_asset[node.mesh].primitives;
        for (std::size_t p = 0; p < primitives.size(); ++p) {
            if (isSkinned(node, primitives[p]) || !primitives[p].targets.empty()) {
                m_subjects.push_back({.node = index,
                                      .primitive = p,
                                      .stated = statedOnce(node.mesh, p),
                                      .worst = {},
                                      .atRest = {},
                                      .brokenAt = {}});
                vertices += primitives[p].vertexCount();
                morphed += primitives[p].vertexCount() * primitives[p].targets.size();
            }
        }
    }

    Box statedOnce(MeshIndex mesh, std::size_t primitive) {
        const auto [entry, isNew] = m_statedBoxes.try_emplace({mesh, primitive});
        if (isNew) {
            entry->second = statedBox(m_asset, mesh, primitive);
        }
        return entry->second;
    }

    // Nodes that share a primitive produce one finding.
    [[nodiscard]] std::pair<MeshIndex, std::size_t> key(const Subject& subject) const {
        return {m_asset[subject.node].mesh, subject.primitive};
    }

    void measure(Subject& subject, const ClipMoment& moment) {
        DeformInput input = deformInput(m_evaluator, subject.node, WeightSource::Normalized);
        input.vertexStep = m_step;
        const Primitive& primitive =
            m_asset[m_asset[subject.node].mesh].primitives[subject.primitive];
        deformPrimitive(primitive, input, m_posed);
        Box posed;
        std::size_t broken = 0;
        for (const glm::vec3& point : m_posed.positions) {
            posed.add(point);
            broken += std::isfinite(point.x + point.y + point.z) ? 0U : 1U;
        }
        if (broken > 0 && subject.broken == 0) {
            subject.broken = broken;
            subject.brokenAt = moment;
        }
        const Box culled = transformed(subject.stated, m_evaluator.world(subject.node));
        const float diagonal = 2.0F * culled.radius();
        if (!(diagonal > 0.0F)) {
            return;
        }
        const float outside = distanceOutside(posed, culled);
        Excess excess{outside / diagonal, outside, 0, moment};
        if (outside > 0.0F && (!moment.animation || excess.ratio > subject.worst.ratio)) {
            excess.vertex = farthestOutside(culled);
        }
        if (!moment.animation) {
            subject.atRest = excess;
        }
        if (excess.ratio > subject.worst.ratio) {
            subject.worst = excess;
        }
    }

    // The posed vertex that lies farthest outside along an axis.
    [[nodiscard]] std::uint32_t farthestOutside(const Box& culled) const {
        std::size_t farthest = 0;
        float most = 0.0F;
        for (std::size_t i = 0; i < m_posed.positions.size(); ++i) {
            Box point;
            point.add(m_posed.positions[i]);
            if (const float outside = distanceOutside(point, culled); outside > most) {
                most = outside;
                farthest = i;
            }
        }
        return static_cast<std::uint32_t>(farthest) * m_step;
    }

    [[nodiscard]] Diagnostic place(const Subject& subject, const ClipMoment& moment) const {
        const Node& node = m_asset[subject.node];
        Diagnostic place = placeOf(node.mesh, subject.primitive);
        place.node = subject.node.value;
        if (node.skin) {
            place.skin = node.skin.value;
        }
        if (moment.animation) {
            place.animation = moment.animation.value;
        }
        return place;
    }

    [[nodiscard]] std::string when(const ClipMoment& moment) const {
        return momentWords(m_asset, moment.animation, moment.seconds);
    }

    void reportBroken(std::span<const Subject> group) {
        const auto broken =
            std::find_if(group.begin(), group.end(), [](const Subject& s) { return s.broken > 0; });
        if (broken != group.end() && !storesBrokenValues(m_asset)) {
            m_context.report("POSE_NOT_FINITE",
                             "posed " + when(broken->brokenAt) + ", vertices of " +
                                 nodeName(m_asset, broken->node) +
                                 " are infinite or NaN, although the stored values are sound: look "
                                 "for a huge scale among its joints",
                             place(*broken, broken->brokenAt));
        }
    }

    void reportOutside(std::span<const Subject> group) {
        const auto isFar = [far = m_context.parameter("POSED_BOUNDS_OUTSIDE", "outside")](
                               const Excess& excess) { return double{excess.ratio} > far; };
        const bool atRest = std::any_of(group.begin(), group.end(),
                                        [&](const Subject& s) { return isFar(s.atRest); });
        const auto excessOf = [atRest](const Subject& s) { return atRest ? s.atRest : s.worst; };
        const auto count = std::count_if(group.begin(), group.end(), [&](const Subject& subject) {
            return isFar(excessOf(subject));
        });
        if (count == 0) {
            return;
        }
        const Subject& worst =
            *std::max_element(group.begin(), group.end(), [&](const Subject& a, const Subject& b) {
                return excessOf(a).ratio < excessOf(b).ratio;
            });
        const Excess excess = excessOf(worst);
        const double share = double{excess.distance} / m_size;
        const bool isSeen = !(share < m_context.parameter("POSED_BOUNDS_OUTSIDE", "visible"));
        Diagnostic where = place(worst, excess.moment);
        where.count = static_cast<std::size_t>(count);
        if (m_size > 0.0 && std::isfinite(m_size)) {
            where.effect = {.distance = double{excess.distance},
                            .share = share,
                            .mesh = m_asset[worst.node].mesh,
                            .primitive = static_cast<std::uint32_t>(worst.primitive),
                            .vertex = excess.vertex,
                            .animation = excess.moment.animation,
                            .seconds = excess.moment.seconds};
        }
        m_context.reportAs(
            atRest && isSeen ? Severity::Warning : Severity::Info, "POSED_BOUNDS_OUTSIDE",
            nodeName(m_asset, worst.node) +
                (count == 1   ? std::string(" exceeds its")
                 : count == 2 ? std::string(" and one more node exceed their")
                              : " and " + std::to_string(count - 1) + " more nodes exceed their") +
                " stated bounds " + when(excess.moment) + " by " + units(excess.distance) + ", " +
                shortly(excess.ratio) + " times their diagonal" +
                (isSeen ? "; engines that use them for culling hide it"
                        : ", but of the model's size only " + percent(share)) +
                (atRest
                     ? ": store the mesh where it is displayed, or widen its bounds in the engine"
                     : ": widen its bounds in the engine by " + units(excess.distance)),
            std::move(where));
    }

    std::map<std::pair<MeshIndex, std::size_t>, Box> m_statedBoxes;  // nodes can share a mesh
    Context& m_context;
    const Asset& m_asset;
    PoseEvaluator m_evaluator;
    std::vector<ClipMoment> m_moments;
    std::vector<Subject> m_subjects;
    DeformedVertices m_posed;
    std::uint32_t m_step = 1;
    double m_size = 0.0;  // diagonal of the model
};

}  // namespace

void checkPosedBounds(Context& context) {
    PosedBounds(context).check();
}

}  // namespace sinew::check
