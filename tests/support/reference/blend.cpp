// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/reference/blend.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "tests/support/reference/curve.h"
#include "tests/support/reference/driven.h"

namespace sinew::reference {
namespace {

using What = Driven::What;
using Numbers = std::vector<double>;

/// A blend target; each morph weight is one.
using Target = std::tuple<What, std::uint32_t, std::uint32_t>;  // what, whose, which weight

using Values = std::map<Target, Numbers>;

Values valuesAt(const Asset& asset, AnimationIndex animation, double seconds) {
    Values values;
    for (const Driven& driven : drivenBy(asset, animation)) {
        const bool isRotation = driven.what == What::Rotation;
        const Numbers value = curveAt(*driven.sampler, seconds,
                                      isRotation ? CurveKind::Rotation : CurveKind::Numbers);
        if (driven.what == What::Weights) {
            for (std::uint32_t i = 0; i < value.size(); ++i) {
                values[{driven.what, driven.index, driven.firstWeight + i}] = {value[i]};
            }
        } else if (driven.what == What::Visible) {
            values[{driven.what, driven.index, 0}] = {value[0] != 0.0 ? 1.0 : 0.0};
        } else {
            values[{driven.what, driven.index, 0}] = value;
        }
    }
    return values;
}

Numbers valueIn(const Pose& pose, const Target& target) {
    const auto& [what, index, element] = target;
    switch (what) {
        case What::Translation:
            return {pose.local[index].translation.begin(), pose.local[index].translation.end()};
        case What::Rotation:
            return {pose.local[index].rotation.begin(), pose.local[index].rotation.end()};
        case What::Scale:
            return {pose.local[index].scale.begin(), pose.local[index].scale.end()};
        case What::Weights:
            return {pose.weights[index][element]};
        case What::Visible:
            return {pose.visible[index] ? 1.0 : 0.0};
        case What::Property:
            break;
    }
    return pose.properties[index];
}

void write(const Target& target, const Numbers& value, Pose& pose) {
    const auto& [what, index, element] = target;
    switch (what) {
        case What::Translation:
            std::copy(value.begin(), value.end(), pose.local[index].translation.begin());
            break;
        case What::Rotation:
            std::copy(value.begin(), value.end(), pose.local[index].rotation.begin());
            break;
        case What::Scale:
            std::copy(value.begin(), value.end(), pose.local[index].scale.begin());
            break;
        case What::Weights:
            pose.weights[index][element] = value[0];
            return;
        case What::Visible:
            pose.visible[index] = value[0] >= 0.5;
            return;
        case What::Property:
            pose.properties[index] = value;
            return;
    }
    pose.local[index].fromMatrix = false;
}

double dot(const Numbers& a, const Numbers& b) {
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        sum += a[i] * b[i];
    }
    return sum;
}

Numbers sum(double partA, const Numbers& a, double partB, const Numbers& b) {
    Numbers result(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        result[i] = partA * a[i] + partB * b[i];
    }
    return result;
}

Numbers normalized(const Numbers& q) {
    return sum(1.0 / std::sqrt(dot(q, q)), q, 0.0, q);
}

// a × b of quaternions x, y, z, w.
Numbers turned(const Numbers& a, const Numbers& b) {
    return {a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
            a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
            a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
            a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2]};
}

// `part` of the turn of the unit quaternion, along the shorter arc.
Numbers partOfTurn(Numbers q, double part) {
    if (q[3] < 0) {
        q = sum(-1.0, q, 0.0, q);
    }
    const double sine = std::hypot(q[0], q[1], q[2]);
    if (sine < 1e-15) {
        return {0, 0, 0, 1};
    }
    const double half = part * std::atan2(sine, q[3]);
    const double factor = std::sin(half) / sine;
    return {q[0] * factor, q[1] * factor, q[2] * factor, std::cos(half)};
}

struct LayerValue {
    const PoseLayer* layer = nullptr;
    Numbers value;
    Numbers reference;
};

double weightOf(const PoseLayer& layer) {
    return std::isfinite(layer.weight) ? std::max(0.0, double{layer.weight}) : 0.0;
}

Numbers averaged(What what, const std::vector<LayerValue>& layers, const Numbers& rest) {
    double total = 0.0;
    Numbers result(rest.size(), 0.0);
    for (const LayerValue& part : layers) {
        const bool turns = what == What::Rotation && dot(part.value, rest) < 0;
        result = sum(1.0, result, (turns ? -1.0 : 1.0) * weightOf(*part.layer), part.value);
        total += weightOf(*part.layer);
    }
    result =
        total > 1.0 ? sum(1.0 / total, result, 0.0, result) : sum(1.0, result, 1.0 - total, rest);
    const bool isOneClip = layers.size() == 1 && total >= 1.0;
    return what == What::Rotation && !layers.empty() && !isOneClip ? normalized(result) : result;
}

Numbers mixed(What what, const Numbers& below, const Numbers& layer, double weight) {
    if (what != What::Rotation) {
        return sum(1.0 - weight, below, weight, layer);
    }
    const Numbers near = sum(dot(below, layer) < 0 ? -1.0 : 1.0, layer, 0.0, layer);
    const double angle = std::acos(std::min(dot(below, near), 1.0));
    if (angle < 1e-7) {
        return normalized(sum(1.0 - weight, below, weight, near));
    }
    return normalized(sum(std::sin((1.0 - weight) * angle), below, std::sin(weight * angle), near));
}

Numbers added(What what, const Numbers& below, const LayerValue& layer) {
    const double weight = weightOf(*layer.layer);
    if (what == What::Rotation) {
        const Numbers& r = layer.reference;
        const Numbers difference = turned({-r[0], -r[1], -r[2], r[3]}, layer.value);
        return normalized(turned(below, partOfTurn(difference, weight)));
    }
    if (what != What::Scale) {
        return sum(1.0, below, weight, sum(1.0, layer.value, -1.0, layer.reference));
    }
    Numbers result = below;
    for (std::size_t i = 0; i < 3; ++i) {
        result[i] = layer.reference[i] == 0.0
                        ? below[i] + weight * layer.value[i]
                        : below[i] * (1.0 + weight * (layer.value[i] / layer.reference[i] - 1.0));
    }
    return result;
}

class Blend {
public:
    Blend(const Asset& asset, std::span<const PoseLayer> layers)
        : m_asset(asset), m_rest(restPose(asset)) {
        for (const PoseLayer& layer : layers) {
            if (layer.animation.value < asset.animations.size() && weightOf(layer) > 0.0) {
                take(layer);
            }
        }
    }

    Pose pose() {
        Pose result = m_rest;
        for (const auto& [target, layers] : m_layers) {
            write(target, valueOf(target, layers), result);
        }
        return result;
    }

private:
    void take(const PoseLayer& layer) {
        const Values values = valuesAt(m_asset, layer.animation, double{layer.seconds});
        const Values first =
            valuesAt(m_asset, layer.animation, double{m_asset[layer.animation].startSeconds});
        const bool fromRest = layer.reference == AdditiveReference::Rest;
        for (const auto& [target, value] : values) {
            if (isWithin(layer.mask, target)) {
                m_layers[target].push_back(
                    {&layer, value, fromRest ? valueIn(m_rest, target) : first.at(target)});
            }
        }
    }

    bool isWithin(NodeIndex mask, const Target& target) const {
        if (!mask) {
            return true;
        }
        if (std::get<What>(target) == What::Property) {
            return false;
        }
        std::set<std::uint32_t> within{mask.value};
        std::vector<std::uint32_t> open{mask.value};
        while (!open.empty()) {
            const std::uint32_t above = open.back();
            open.pop_back();
            for (const NodeIndex child : m_asset.nodes[above].children) {
                if (within.insert(child.value).second) {
                    open.push_back(child.value);
                }
            }
        }
        return within.contains(std::get<1>(target));
    }

    Numbers valueOf(const Target& target, const std::vector<LayerValue>& layers) const {
        const What what = std::get<What>(target);
        std::vector<LayerValue> together;
        for (const LayerValue& layer : layers) {
            if (layer.layer->mode == LayerMode::Blend) {
                together.push_back(layer);
            }
        }
        Numbers result = averaged(what, together, valueIn(m_rest, target));
        for (const LayerValue& layer : layers) {
            if (layer.layer->mode == LayerMode::Override) {
                result = mixed(what, result, layer.value, std::min(weightOf(*layer.layer), 1.0));
            }
        }
        for (const LayerValue& layer : layers) {
            if (layer.layer->mode == LayerMode::Additive) {
                result = added(what, result, layer);
            }
        }
        return result;
    }

    const Asset& m_asset;
    Pose m_rest;
    std::map<Target, std::vector<LayerValue>> m_layers;
};

}  // namespace

Pose blendedPose(const Asset& asset, std::span<const PoseLayer> layers) {
    Pose pose = Blend(asset, layers).pose();
    placeNodes(asset, pose);
    return pose;
}

}  // namespace sinew::reference
