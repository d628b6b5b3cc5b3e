// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/reference/agreement.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "model/evaluate/deform_node.h"
#include "tests/support/reference/deform.h"

namespace sinew::reference {
namespace {

/// 0 if the expected value is beyond single precision.
double apart(double actual, double expected) {
    constexpr double kLargest = 1e37;
    return std::abs(expected) < kLargest ? std::abs(actual - expected) : 0.0;
}

double relative(double actual, double expected) {
    return apart(actual, expected) / std::max(1.0, std::abs(expected));
}

double pointDifference(const glm::vec3& actual, const Vector& expected,
                       const Yardstick& yardstick) {
    const double distance =
        std::max({apart(double{actual.x}, expected[0]), apart(double{actual.y}, expected[1]),
                  apart(double{actual.z}, expected[2])});
    return distance == 0.0 ? 0.0 : distance / yardstick.of(expected);
}

std::string nodeWords(std::size_t node) {
    return "node " + std::to_string(node);
}

struct Vertices {
    std::vector<Vector> expected;
    DeformedVertices actual;
    std::string where;
};

Vertices verticesOf(const PoseEvaluator& evaluator, const Pose& pose, NodeIndex node,
                    const Primitive& primitive, WeightSource weights, std::size_t most) {
    Vertices result{.expected = {}, .actual = {}, .where = nodeWords(node.value)};
    const DeformSetting setting = settingOf(evaluator.asset(), pose, node, weights);
    const std::size_t step = std::max<std::size_t>(1, primitive.vertexCount() / most);
    for (std::size_t vertex = 0; vertex < primitive.vertexCount(); vertex += step) {
        result.expected.push_back(positionOf(primitive, vertex, setting));
    }
    DeformInput input = deformInput(evaluator, node, weights);
    input.vertexStep = static_cast<std::uint32_t>(step);
    deformPrimitive(primitive, input, result.actual);
    return result;
}

double sizeOf(const std::vector<Vertices>& all) {
    Vector low{INFINITY, INFINITY, INFINITY}, high{-INFINITY, -INFINITY, -INFINITY};
    for (const Vertices& vertices : all) {
        for (const Vector& point : vertices.expected) {
            for (std::size_t i = 0; i < 3; ++i) {
                low[i] = std::min(low[i], point[i]);
                high[i] = std::max(high[i], point[i]);
            }
        }
    }
    return low[0] <= high[0] ? std::hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2])
                             : 0.0;
}

}  // namespace

void Difference::take(double difference, const std::function<std::string()>& place) {
    const double known =
        std::isnan(difference) ? std::numeric_limits<double>::infinity() : difference;
    if (known > value) {
        value = known;
        where = place();
    }
}

void Difference::take(const Difference& other) {
    take(other.value, [&other] { return other.where; });
}

double Yardstick::of(const Vector& point) const {
    constexpr double kLeast = 1e-6;
    return std::max({size, kLeast, 0.1 * std::abs(point[0]), 0.1 * std::abs(point[1]),
                     0.1 * std::abs(point[2])});
}

Difference matrixDifference(const glm::mat4& actual, const Matrix& expected,
                            const Yardstick& yardstick, const std::string& what) {
    Difference result;
    double largest = 1e-30;
    for (std::size_t i = 0; i < 12; ++i) {
        largest = std::max(largest, std::abs(expected[i]));
    }
    for (int column = 0; column < 3; ++column) {
        for (int row = 0; row < 4; ++row) {
            result.take(apart(double{actual[column][row]},
                              expected[static_cast<std::size_t>(4 * column + row)]) /
                            largest,
                        [&what] { return what + ", 3 × 3 part"; });
        }
    }
    result.take(pointDifference(glm::vec3(actual[3]), originOf(expected), yardstick),
                [&what] { return what + ", origin"; });
    result.take(relative(double{actual[3][3]}, expected[15]),
                [&what] { return what + ", last number"; });
    return result;
}

Difference worldDifference(const PoseEvaluator& evaluator, const Pose& expected,
                           const Yardstick& yardstick) {
    Difference result;
    for (std::size_t n = 0; n < expected.world.size(); ++n) {
        result.take(matrixDifference(evaluator.world(NodeIndex(n)), expected.world[n], yardstick,
                                     "world of " + nodeWords(n)));
    }
    return result;
}

Difference jointDifference(const PoseEvaluator& evaluator, const Pose& expected,
                           const Yardstick& yardstick) {
    Difference result;
    for (std::size_t s = 0; s < expected.joints.size(); ++s) {
        for (std::size_t j = 0; j < expected.joints[s].size(); ++j) {
            result.take(matrixDifference(
                evaluator.palette(SkinIndex(s))[j], expected.joints[s][j], yardstick,
                "joint " + std::to_string(j) + " of skin " + std::to_string(s)));
        }
    }
    return result;
}

Difference localDifference(const PoseEvaluator& evaluator, const Pose& expected) {
    Difference result;
    const sinew::Pose& pose = evaluator.pose();
    const Asset& asset = evaluator.asset();
    for (std::size_t n = 0; n < expected.local.size(); ++n) {
        const LocalTransform& local = expected.local[n];
        const Transform actual = pose.local(NodeIndex(n));
        for (int i = 0; i < 3; ++i) {
            const auto at = static_cast<std::size_t>(i);
            result.take(relative(double{actual.translation[i]}, local.translation[at]),
                        [n] { return "translation of " + nodeWords(n); });
            result.take(relative(double{actual.scale[i]}, local.scale[at]),
                        [n] { return "scale of " + nodeWords(n); });
        }
        const double q[] = {double{actual.rotation.x}, double{actual.rotation.y},
                            double{actual.rotation.z}, double{actual.rotation.w}};
        // `length` is 1, or the largest component of a rotation that is not of unit length.
        double same = 0.0, turned = 0.0, length = 1.0;
        for (std::size_t i = 0; i < 4; ++i) {
            same = std::max(same, apart(q[i], local.rotation[i]));
            turned = std::max(turned, apart(-q[i], local.rotation[i]));
            length = std::max(length, std::abs(local.rotation[i]));
        }
        result.take(std::min(same, turned) / length, [n] { return "rotation of " + nodeWords(n); });
        for (std::size_t w = 0; w < expected.weights[n].size(); ++w) {
            result.take(relative(double{pose.weightsOf(asset.nodes[n])[w]}, expected.weights[n][w]),
                        [n, w] { return "weight " + std::to_string(w) + " of " + nodeWords(n); });
        }
        result.take((pose.visible[n] != 0) == expected.visible[n] ? 0.0 : 1.0,
                    [n] { return "visibility of " + nodeWords(n); });
    }
    for (std::size_t p = 0; p < expected.properties.size(); ++p) {
        for (std::size_t i = 0; i < expected.properties[p].size(); ++i) {
            result.take(relative(double{pose.properties[asset.animatedProperties[p].first + i]},
                                 expected.properties[p][i]),
                        [p] { return "animated property " + std::to_string(p); });
        }
    }
    return result;
}

Difference positionDifference(const PoseEvaluator& evaluator, const Pose& expected,
                              WeightSource weights, std::size_t most) {
    const Asset& asset = evaluator.asset();
    std::vector<Vertices> all;
    for (std::size_t n = 0; n < asset.nodes.size(); ++n) {
        if (const MeshIndex mesh = asset.nodes[n].mesh) {
            for (const Primitive& primitive : asset[mesh].primitives) {
                all.push_back(
                    verticesOf(evaluator, expected, NodeIndex(n), primitive, weights, most));
            }
        }
    }
    const Yardstick yardstick{sizeOf(all)};
    Difference result;
    for (const Vertices& vertices : all) {
        for (std::size_t v = 0; v < vertices.expected.size(); ++v) {
            result.take(
                pointDifference(vertices.actual.positions[v], vertices.expected[v], yardstick),
                [&] { return "position of the mesh of " + vertices.where; });
        }
    }
    return result;
}

}  // namespace sinew::reference
