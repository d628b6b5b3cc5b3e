// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/reference/pose.h"

#include <algorithm>
#include <cmath>

#include "tests/support/reference/curve.h"
#include "tests/support/reference/driven.h"

namespace sinew::reference {
namespace {

Matrix wide(const glm::mat4& stored) {
    Matrix result{};
    for (int column = 0; column < 4; ++column) {
        for (int row = 0; row < 4; ++row) {
            result[static_cast<std::size_t>(4 * column + row)] = double{stored[column][row]};
        }
    }
    return result;
}

// 3.5.3: translation × rotation × scale. The rotation is taken for a unit quaternion.
Matrix matrixOf(const LocalTransform& local) {
    const auto [x, y, z, w] = local.rotation;
    const auto& [sx, sy, sz] = local.scale;
    const auto& [tx, ty, tz] = local.translation;
    return {sx * (1 - 2 * (y * y + z * z)),
            sx * 2 * (x * y + z * w),
            sx * 2 * (x * z - y * w),
            0,
            sy * 2 * (x * y - z * w),
            sy * (1 - 2 * (x * x + z * z)),
            sy * 2 * (y * z + x * w),
            0,
            sz * 2 * (x * z + y * w),
            sz * 2 * (y * z - x * w),
            sz * (1 - 2 * (x * x + y * y)),
            0,
            tx,
            ty,
            tz,
            1};
}

LocalTransform restOf(const Node& node) {
    LocalTransform local;
    for (int i = 0; i < 3; ++i) {
        local.translation[static_cast<std::size_t>(i)] = double{node.rest.translation[i]};
        local.scale[static_cast<std::size_t>(i)] = double{node.rest.scale[i]};
    }
    const glm::quat& q = node.rest.rotation;
    local.rotation = {double{q.x}, double{q.y}, double{q.z}, double{q.w}};
    local.fromMatrix = node.matrix.has_value();
    return local;
}

void apply(const Driven& driven, double seconds, Pose& pose) {
    const bool isRotation = driven.what == Driven::What::Rotation;
    const std::vector<double> value =
        curveAt(*driven.sampler, seconds, isRotation ? CurveKind::Rotation : CurveKind::Numbers);
    if (driven.what == Driven::What::Property) {
        pose.properties[driven.index] = value;
        return;
    }
    LocalTransform& local = pose.local[driven.index];
    switch (driven.what) {
        case Driven::What::Translation:
            std::copy(value.begin(), value.end(), local.translation.begin());
            break;
        case Driven::What::Rotation:
            std::copy(value.begin(), value.end(), local.rotation.begin());
            break;
        case Driven::What::Scale:
            std::copy(value.begin(), value.end(), local.scale.begin());
            break;
        case Driven::What::Weights:
            std::copy(value.begin(), value.end(),
                      pose.weights[driven.index].begin() + driven.firstWeight);
            return;
        case Driven::What::Visible:
            pose.visible[driven.index] = value[0] != 0.0;
            return;
        case Driven::What::Property:
            return;
    }
    local.fromMatrix = false;
}

}  // namespace

Matrix product(const Matrix& a, const Matrix& b) {
    Matrix result{};
    for (std::size_t column = 0; column < 4; ++column) {
        for (std::size_t row = 0; row < 4; ++row) {
            for (std::size_t k = 0; k < 4; ++k) {
                result[4 * column + row] += a[4 * k + row] * b[4 * column + k];
            }
        }
    }
    return result;
}

Vector transformed(const Matrix& m, const Vector& p) {
    Vector result{};
    for (std::size_t row = 0; row < 3; ++row) {
        result[row] = m[row] * p[0] + m[4 + row] * p[1] + m[8 + row] * p[2] + m[12 + row];
    }
    return result;
}

Vector originOf(const Matrix& matrix) {
    return {matrix[12], matrix[13], matrix[14]};
}

Pose restPose(const Asset& asset) {
    Pose pose;
    for (const Node& node : asset.nodes) {
        pose.local.push_back(restOf(node));
        pose.weights.emplace_back(node.restWeights.begin(), node.restWeights.end());
        pose.visible.push_back(node.visible);
    }
    for (const AnimatedProperty& property : asset.animatedProperties) {
        pose.properties.emplace_back(property.rest.begin(), property.rest.begin() + property.width);
    }
    return pose;
}

Pose poseAt(const Asset& asset, AnimationIndex animation, double seconds) {
    Pose pose = restPose(asset);
    for (const Driven& driven : drivenBy(asset, animation)) {
        apply(driven, seconds, pose);
    }
    placeNodes(asset, pose);
    return pose;
}

void placeNodes(const Asset& asset, Pose& pose) {
    pose.world.resize(asset.nodes.size());
    std::vector<bool> hasParent(asset.nodes.size(), false);
    for (const Node& node : asset.nodes) {
        for (const NodeIndex child : node.children) {
            hasParent[child.value] = true;
        }
    }

    std::vector<std::size_t> open;
    const auto place = [&](std::size_t n, const Matrix* parent) {
        const Node& node = asset.nodes[n];
        const Matrix local =
            pose.local[n].fromMatrix ? wide(*node.matrix) : matrixOf(pose.local[n]);
        pose.world[n] = parent != nullptr ? product(*parent, local) : local;
        open.push_back(n);
    };
    for (std::size_t root = 0; root < asset.nodes.size(); ++root) {
        if (!hasParent[root]) {
            place(root, nullptr);
        }
    }
    while (!open.empty()) {
        const std::size_t above = open.back();
        open.pop_back();
        for (const NodeIndex child : asset.nodes[above].children) {
            place(child.value, &pose.world[above]);
        }
    }

    pose.joints.clear();
    for (const Skin& skin : asset.skins) {
        std::vector<Matrix>& joints = pose.joints.emplace_back();
        for (std::size_t j = 0; j < skin.joints.size(); ++j) {
            joints.push_back(
                product(pose.world[skin.joints[j].value], wide(skin.inverseBindMatrices[j])));
        }
    }
}

double sizeOf(const std::vector<Matrix>& world) {
    Vector low{INFINITY, INFINITY, INFINITY}, high{-INFINITY, -INFINITY, -INFINITY};
    for (const Matrix& matrix : world) {
        for (std::size_t i = 0; i < 3; ++i) {
            low[i] = std::min(low[i], matrix[12 + i]);
            high[i] = std::max(high[i], matrix[12 + i]);
        }
    }
    return world.empty() ? 0.0 : std::hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
}

}  // namespace sinew::reference
