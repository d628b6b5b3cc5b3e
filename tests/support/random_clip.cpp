// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/random_clip.h"

#include <utility>

namespace sinew::test {
namespace {

void append(std::vector<float>& out, const glm::quat& q, float factor) {
    out.insert(out.end(), {q.x * factor, q.y * factor, q.z * factor, q.w * factor});
}

void appendValues(Random& random, std::vector<float>& out, std::uint32_t width, double reach) {
    for (std::uint32_t i = 0; i < width; ++i) {
        out.push_back(static_cast<float>(random.within(-reach, reach)));
    }
}

Interpolation anyInterpolation(Random& random) {
    constexpr Interpolation kAll[] = {Interpolation::Linear, Interpolation::Linear,
                                      Interpolation::Step, Interpolation::CubicSpline};
    return kAll[random.below(4)];
}

Node randomNode(Random& random, double reach) {
    Node node;
    node.rest.translation = random.vector(reach);
    node.rest.rotation = random.rotation();
    node.rest.scale = glm::vec3(1.0F) + random.vector(0.1);
    return node;
}

}  // namespace

std::vector<float> randomTimes(Random& random, std::size_t count, double start) {
    std::vector<float> times;
    double time = start;
    for (std::size_t i = 0; i < count; ++i) {
        times.push_back(static_cast<float>(time));
        time += random.within(0.02, 0.3);
    }
    return times;
}

Sampler randomCurve(Random& random, Interpolation interpolation, std::uint32_t width,
                    std::vector<float> times, double reach) {
    Sampler sampler{interpolation, width, std::move(times), {}};
    const bool isSpline = interpolation == Interpolation::CubicSpline;
    std::vector<float> values;
    const double tangents = 10.0 * (width == 4 ? 1.0 : reach);
    for (std::size_t key = 0; key < sampler.times.size(); ++key) {
        if (isSpline) {
            appendValues(random, values, width, tangents);
        }
        if (width == 4) {
            append(values, random.rotation(), random.below(2) == 0 ? 1.0F : -1.0F);
        } else {
            appendValues(random, values, width, reach);
        }
        if (isSpline) {
            appendValues(random, values, width, tangents);
        }
    }
    sampler.values = std::move(values);
    return sampler;
}

void addChannel(Animation& animation, NodeIndex node, ChannelPath path, Sampler sampler) {
    animation.channels.push_back(
        {.node = node,
         .path = path,
         .sampler = SamplerIndex(animation.samplers.size()),
         .fileIndex = static_cast<std::uint32_t>(animation.channels.size())});
    animation.samplers.push_back(std::move(sampler));
}

Animation randomClip(Random& random, const Asset& asset, double reach) {
    Animation clip;
    const std::vector<float> shared = randomTimes(random, 2 + random.below(20), 0.25);
    const auto drive = [&](std::size_t node, ChannelPath path, std::uint32_t width) {
        const std::uint32_t choice = random.below(10);
        if (choice == 0 || width == 0) {
            return;
        }
        const double own = random.within(0.0, 1.0);
        std::vector<float> times = choice == 1  ? randomTimes(random, 1, own)
                                   : choice < 5 ? randomTimes(random, 2 + random.below(9), own)
                                                : shared;
        const double values = path == ChannelPath::Translation ? reach : 1.25;
        addChannel(clip, NodeIndex(node), path,
                   randomCurve(random, anyInterpolation(random), width, std::move(times), values));
    };
    for (std::size_t node = 0; node < asset.nodes.size(); ++node) {
        drive(node, ChannelPath::Translation, 3);
        drive(node, ChannelPath::Rotation, 4);
        drive(node, ChannelPath::Scale, 3);
        const auto weights = static_cast<std::uint32_t>(asset.nodes[node].restWeights.size());
        if (weights != 4) {  // four numbers would be taken for a rotation
            drive(node, ChannelPath::Weights, weights);
        }
    }
    return clip;
}

void setMatrix(Random& random, Node& node) {
    glm::mat4 matrix = toMatrix({random.vector(1.0), random.rotation(), {1.0F, 2.0F, 0.5F}});
    matrix[1] += 0.3F * matrix[0];
    node.matrix = matrix;
    node.rest = decompose(matrix);
}

void addPointerChannels(Random& random, Animation& clip, NodeIndex node, MaterialIndex material) {
    const auto add = [&clip](const PropertyTarget& target, Sampler sampler) {
        clip.propertyChannels.push_back(
            {.target = target, .sampler = SamplerIndex(clip.samplers.size()), .pointer = {}});
        clip.samplers.push_back(std::move(sampler));
    };
    const std::vector<float> times = randomTimes(random, 8, 0.1);
    std::vector<float> values;
    for (std::size_t key = 0; key < times.size(); ++key) {
        values.push_back(static_cast<float>(random.below(3)));  // 2 is true, too
    }
    add({PropertyOwner::Node, node.value, Property::Visible, {}},
        {Interpolation::Step, 1, times, std::move(values)});
    add({PropertyOwner::Material, material.value, Property::RoughnessFactor, {}},
        randomCurve(random, anyInterpolation(random), 1, times, 1.0));
}

Asset randomTree(Random& random, std::size_t count, double reach) {
    Asset asset;
    for (std::size_t i = 0; i < count; ++i) {
        asset.nodes.push_back(randomNode(random, reach));
        if (i > 0) {
            asset.nodes[random.below(static_cast<std::uint32_t>(i))].children.emplace_back(i);
        }
    }
    return asset;
}

Asset randomChain(Random& random, std::size_t count, double reach) {
    Asset asset;
    for (std::size_t i = 0; i < count; ++i) {
        asset.nodes.push_back(randomNode(random, reach));
        if (i > 0) {
            asset.nodes[i - 1].children.emplace_back(i);
        }
    }
    return asset;
}

}  // namespace sinew::test
