// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/spread.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "model/core/finite.h"
#include "model/core/nth_smallest.h"
#include "model/evaluate/deform_node.h"
#include "model/evaluate/transformed_box.h"

namespace sinew {

namespace {

constexpr std::size_t kSamples = 400'000;  // samples for the median of everything
constexpr double kStray = 1e3;             // cores
constexpr double kSmallReach = 1e6;        // units

/// Median per component. Reorders `points`.
glm::dvec3 medianOf(std::vector<glm::vec3>& points) {
    glm::dvec3 result(0.0);
    const auto middle = points.begin() + static_cast<std::ptrdiff_t>((points.size() - 1) / 2);
    for (int axis = 0; axis < 3; ++axis) {
        std::nth_element(points.begin(), middle, points.end(),
                         [axis](const auto& a, const auto& b) { return a[axis] < b[axis]; });
        result[axis] = (*middle)[axis];
    }
    return result;
}

double distanceTo(const glm::dvec3& place, const glm::vec3& point) {
    return glm::length(glm::dvec3(point) - place);
}

/// Diameter of the ball around `center` that holds half of the points.
double ballOfHalf(std::span<const glm::vec3> points, const glm::dvec3& center) {
    std::vector<double> distances(points.size());
    std::transform(points.begin(), points.end(), distances.begin(),
                   [&](const glm::vec3& point) { return distanceTo(center, point); });
    return 2.0 * median(distances);
}

/// Distance to the farthest corner of the box.
double distanceTo(const glm::dvec3& place, const Box& box) {
    const glm::dvec3 low = glm::abs(glm::dvec3(box.min) - place);
    const glm::dvec3 high = glm::abs(glm::dvec3(box.max) - place);
    return glm::length(glm::max(low, high));
}

double largestScale(const glm::mat4& matrix) {
    const auto lengthOf = [&](int axis) { return glm::length(glm::dvec3(matrix[axis])); };
    return std::max({lengthOf(0), lengthOf(1), lengthOf(2)});
}

class SpreadMeter {
public:
    SpreadMeter(const PoseEvaluator& evaluator, const std::vector<NodeIndex>& nodes,
                WeightSource weights, std::size_t vertexBudget, const std::stop_token& stop)
        : m_evaluator(evaluator),
          m_asset(evaluator.asset()),
          m_weights(weights),
          m_vertexBudget(vertexBudget),
          m_stop(stop) {
        for (const NodeIndex node : nodes) {
            if (evaluator.isVisible(node) && m_asset[node].mesh) {
                m_nodes.push_back(node);
            }
        }
    }

    Spread measure() {
        std::size_t vertices = 0;
        for (const NodeIndex node : m_nodes) {
            for (const Primitive& primitive : m_asset[m_asset[node].mesh].primitives) {
                vertices += primitive.vertexCount();
            }
        }
        m_step = static_cast<std::uint32_t>(1 + vertices / m_vertexBudget);
        m_sampleStep = 1 + vertices / m_step / kSamples;
        for (const NodeIndex node : m_nodes) {
            addNode(node);
        }
        finish();
        return std::move(m_spread);
    }

private:
    void addNode(NodeIndex node) {
        const std::vector<Primitive>& primitives = m_asset[m_asset[node].mesh].primitives;
        const auto& instances = m_asset[node].instances;
        for (std::size_t i = 0; i < primitives.size() && !m_stop.stop_requested(); ++i) {
            DeformInput input = deformInput(m_evaluator, node, m_weights);
            input.vertexStep = m_step;
            if (instances) {
                input.worldFromMesh = glm::mat4(1.0F);
            }
            deformPrimitive(primitives[i], input, m_posed);
            if (m_posed.positions.empty()) {
                continue;
            }
            const DrawnPart part = partOf(node, static_cast<std::uint32_t>(i));
            if (instances) {
                addInstances(part, *instances);
            } else {
                take(part);
                sample();
            }
        }
    }

    DrawnPart partOf(NodeIndex node, std::uint32_t primitive) {
        DrawnPart part{.node = node, .primitive = primitive};
        m_finite.clear();
        for (const glm::vec3& point : m_posed.positions) {
            if (isFinite(point)) {
                part.box.add(point);
                m_finite.push_back(point);
            } else {
                ++part.broken;
            }
        }
        if (m_finite.empty() || m_stop.stop_requested()) {
            return part;
        }
        const glm::dvec3 median = medianOf(m_finite);
        part.core = ballOfHalf(m_finite, median);
        double farthest = -1.0;
        for (std::size_t i = 0; i < m_posed.positions.size(); ++i) {
            const double distance = distanceTo(median, m_posed.positions[i]);
            if (distance > farthest) {  // false for NaN
                farthest = distance;
                part.outermost = static_cast<std::uint32_t>(i * m_step);
            }
        }
        return part;
    }

    void addInstances(const DrawnPart& one, const Instances& instances) {
        for (std::size_t i = 0; i < instances.transforms.size(); ++i) {
            const glm::mat4 matrix =
                m_evaluator.world(one.node) * toMatrix(instances.transforms[i]);
            DrawnPart part = one;
            part.instance = static_cast<std::uint32_t>(i);
            part.box = transformed(one.box, matrix);
            part.core = one.core * largestScale(matrix);
            if (part.box.empty() || !std::isfinite(part.core)) {
                part.core = 0.0;
                part.broken = std::max(part.broken, 1U);
            }
            take(part);
            if (!part.box.empty() && isFinite(part.box.center())) {
                m_samples.push_back(part.box.center());
            }
        }
    }

    void take(const DrawnPart& part) {
        m_spread.box.add(part.box);
        m_spread.largest = std::max(m_spread.largest, part.core);
        m_spread.broken += part.broken > 0 ? 1U : 0U;
        m_spread.parts.push_back(part);
    }

    void sample() {
        for (std::size_t i = 0; i < m_finite.size(); i += m_sampleStep) {
            m_samples.push_back(m_finite[i]);
        }
    }

    void finish() {
        if (m_samples.empty() || m_stop.stop_requested()) {
            return;
        }
        Box reach = m_spread.box;
        reach.add(glm::vec3(0.0F));
        m_spread.reach = diagonal(reach);
        const glm::dvec3 median = medianOf(m_samples);
        // With a single instance, the centres alone would be one point.
        m_spread.half = std::max(ballOfHalf(m_samples, median),
                                 m_spread.parts.size() == 1 ? m_spread.largest : 0.0);
        double farthest = -1.0;
        for (std::size_t i = 0; i < m_spread.parts.size(); ++i) {
            const Box& box = m_spread.parts[i].box;
            if (const double distance = distanceTo(median, box);
                !box.empty() && distance > farthest) {
                farthest = distance;
                m_spread.farthest = i;
            }
        }
    }

    const PoseEvaluator& m_evaluator;
    const Asset& m_asset;
    WeightSource m_weights;
    std::size_t m_vertexBudget;
    const std::stop_token& m_stop;
    std::vector<NodeIndex> m_nodes;
    std::uint32_t m_step = 1;
    std::size_t m_sampleStep = 1;
    Spread m_spread;
    DeformedVertices m_posed;
    std::vector<glm::vec3> m_finite;   // points of the current part
    std::vector<glm::vec3> m_samples;  // points of everything
};

double greatestOf(std::span<const float> numbers) {
    double greatest = 0.0;
    for (const float number : numbers) {
        greatest = std::max(greatest, std::isfinite(number) ? std::abs(double{number}) : 0.0);
    }
    return greatest;
}

ExtremeKey extremeOf(const Sampler& sampler, std::uint32_t channel) {
    ExtremeKey extreme{.channel = channel};
    const std::size_t keys = sampler.times.size();
    const std::size_t stride = sampler.keyStride();
    for (std::size_t key = 0; key < keys; ++key) {
        const double size = greatestOf(std::span(sampler.values).subspan(key * stride, stride));
        if (size > extreme.size) {
            extreme.key = static_cast<std::uint32_t>(key);
            extreme.seconds = sampler.times[key];
            extreme.size = size;
        }
    }
    return extreme;
}

}  // namespace

bool DrawnPart::hasStray() const noexcept {
    return core > 0.0 && diagonal(box) > kStray * core;
}

bool Spread::isFarApart(double ofLargest, double ofHalf) const noexcept {
    const bool isSmall = reach < kSmallReach;
    const bool fromParts = reach > ofLargest * largest && (largest > 0.0 || !isSmall);
    return fromParts || (reach > ofHalf * half && !isSmall);
}

Spread nodeSpread(const PoseEvaluator& evaluator, const std::vector<NodeIndex>& nodes,
                  WeightSource weights, std::size_t vertexBudget, const std::stop_token& stop) {
    return SpreadMeter(evaluator, nodes, weights, vertexBudget, stop).measure();
}

std::vector<ExtremeKey> extremeKeys(const Animation& clip) {
    constexpr std::array kPaths{ChannelPath::Translation, ChannelPath::Scale, ChannelPath::Weights};
    std::vector<ExtremeKey> result;
    for (const ChannelPath path : kPaths) {
        ExtremeKey extreme;
        std::vector<bool> seen(clip.samplers.size(), false);  // channels may share one
        for (std::uint32_t c = 0; c < clip.channels.size(); ++c) {
            if (clip.channels[c].path == path && !seen[clip.channels[c].sampler.value]) {
                seen[clip.channels[c].sampler.value] = true;
                const ExtremeKey one = extremeOf(clip.samplers[clip.channels[c].sampler.value], c);
                extreme = one.size > extreme.size ? one : extreme;
            }
        }
        if (extreme.size > 0.0) {
            result.push_back(extreme);
        }
    }
    return result;
}

}  // namespace sinew
