// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/compare/seeded_changes.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "tests/support/edit.h"
#include "tests/support/random_clip.h"

namespace sinew::test {
namespace {

constexpr std::size_t kJoints = 24;
constexpr std::size_t kRing = 8;  // vertices around a joint

MeshIndex firstMesh() {
    return MeshIndex(std::size_t{0});
}

float sizeOf(const Asset& asset) {
    glm::vec3 low(1e9F);
    glm::vec3 high(-1e9F);
    for (const glm::vec3& position : asset.meshes[0].primitives[0].positions) {
        low = glm::min(low, position);
        high = glm::max(high, position);
    }
    return glm::distance(low, high);
}

/// Of the length, in any direction.
glm::vec3 shift(Random& random, float length) {
    return length * glm::normalize(random.vector(1.0) + glm::vec3(0.01F));
}

PartChange movedVertices(const Asset& asset, Random& random) {
    const std::size_t count = asset.meshes[0].primitives[0].vertexCount();
    const std::size_t first = random.below(static_cast<std::uint32_t>(count - 4));
    const glm::vec3 by = shift(random, 0.1F * sizeOf(asset));
    return {{.kind = PartKind::Positions, .mesh = firstMesh()}, [=](Asset& changed) {
                edit(changed.meshes[0].primitives[0].positions, [&](auto& positions) {
                    for (std::size_t i = first; i < first + 4; ++i) {
                        positions[i] += by;
                    }
                });
            }};
}

PartChange otherWeights(const Asset& asset, Random& random) {
    const std::size_t count = asset.meshes[0].primitives[0].vertexCount();
    const auto joints = static_cast<std::uint32_t>(asset.skins[0].joints.size());
    const std::size_t first = random.below(static_cast<std::uint32_t>(count - 12));
    const std::uint32_t step = 1 + random.below(joints - 1);
    return {{.kind = PartKind::Weights, .mesh = firstMesh()}, [=](Asset& changed) {
                edit(changed.meshes[0].primitives[0].influenceSets[0].joints, [&](auto& stored) {
                    for (std::size_t i = first; i < first + 12; ++i) {
                        stored[i].x = static_cast<std::uint16_t>((stored[i].x + step) % joints);
                    }
                });
            }};
}

PartChange otherMatrix(const Asset& asset, Random& random) {
    const std::vector<NodeIndex>& joints = asset.skins[0].joints;
    const std::size_t joint = random.below(static_cast<std::uint32_t>(joints.size()));
    const glm::vec3 by = shift(random, 0.1F * sizeOf(asset));
    const NodeIndex node = joints[joint];
    return {{.kind = PartKind::InverseBindMatrix, .skin = SkinIndex(std::size_t{0}), .node = node},
            [=](Asset& changed) {
                Skin& skin = changed.skins[0];
                const auto at = std::find(skin.joints.begin(), skin.joints.end(), node);
                const auto place = static_cast<std::size_t>(at - skin.joints.begin());
                skin.inverseBindMatrices[place][3] += glm::vec4(by, 0.0F);
            }};
}

PartChange movedJoint(const Asset& asset, Random& random) {
    const std::vector<NodeIndex>& joints = asset.skins[0].joints;
    const NodeIndex node = joints[random.below(static_cast<std::uint32_t>(joints.size()))];
    const glm::vec3 by = shift(random, 0.1F * sizeOf(asset));
    return {{.kind = PartKind::RestTransform, .node = node}, [=](Asset& changed) {
                Node& joint = changed.nodes[node.value];
                joint.rest.translation += by;
                if (joint.matrix) {
                    (*joint.matrix)[3] += glm::vec4(by, 0.0F);
                }
            }};
}

PartChange swappedJoints(const Asset& asset, Random& random) {
    const auto count = static_cast<std::uint32_t>(asset.skins[0].joints.size());
    const std::uint32_t first = random.below(count);
    const std::uint32_t second = (first + 1 + random.below(count - 1)) % count;
    return {{.kind = PartKind::JointOrder, .skin = SkinIndex(std::size_t{0})}, [=](Asset& changed) {
                std::swap(changed.skins[0].joints[first], changed.skins[0].joints[second]);
            }};
}

void changeKeys(Sampler& sampler, ChannelPath path, const glm::quat& turn, const glm::vec3& by) {
    const bool spline = sampler.interpolation == Interpolation::CubicSpline;
    edit(sampler.values, [&](auto& values) {
        for (std::size_t key = 0; key < sampler.times.size(); ++key) {
            float* const value =
                values.data() + key * sampler.keyStride() + (spline ? sampler.width : 0);
            if (path == ChannelPath::Rotation) {
                const glm::quat turned = turn * glm::quat(value[3], value[0], value[1], value[2]);
                value[0] = turned.x;
                value[1] = turned.y;
                value[2] = turned.z;
                value[3] = turned.w;
                continue;
            }
            for (std::uint32_t i = 0; i < sampler.width; ++i) {
                const float step =
                    path == ChannelPath::Translation ? by[static_cast<glm::length_t>(i)] : 0.3F;
                value[i] += step;
            }
        }
    });
}

PartChange otherTrack(const Asset& asset, Random& random) {
    const std::size_t clip = random.below(static_cast<std::uint32_t>(asset.animations.size()));
    const std::vector<Channel>& channels = asset.animations[clip].channels;
    const std::size_t place = random.below(static_cast<std::uint32_t>(channels.size()));
    const Channel& channel = channels[place];
    const glm::quat turn =
        glm::angleAxis(0.4F, glm::normalize(random.vector(1.0) + glm::vec3(0.01F)));
    const glm::vec3 by = shift(random, 0.1F * sizeOf(asset));
    return {{.kind = PartKind::Track,
             .node = channel.node,
             .animation = AnimationIndex(clip),
             .path = channel.path,
             .morphTarget = channel.morphTarget},
            [=](Asset& changed) {
                Animation& animation = changed.animations[clip];
                Sampler own = animation.samplers[animation.channels[place].sampler.value];
                changeKeys(own, animation.channels[place].path, turn, by);
                animation.channels[place].sampler = SamplerIndex(animation.samplers.size());
                animation.samplers.push_back(std::move(own));
            }};
}

PartChange otherTarget(const Asset& asset, Random& random) {
    const glm::vec3 by = shift(random, 0.2F * sizeOf(asset));
    const std::size_t vertex =
        random.below(static_cast<std::uint32_t>(asset.meshes[0].primitives[0].vertexCount()));
    return {{.kind = PartKind::MorphTarget, .mesh = firstMesh()}, [=](Asset& changed) {
                edit(changed.meshes[0].primitives[0].targets[0].positions,
                     [&](auto& displacements) { displacements[vertex] += by; });
            }};
}

void round(float& value, Random& random) {
    value *= 1.0F + static_cast<float>(random.within(-2e-7, 2e-7));
}

void round(glm::vec3& value, Random& random) {
    for (glm::length_t i = 0; i < 3; ++i) {
        round(value[i], random);
    }
}

}  // namespace

PartChange randomChange(const Asset& asset, Random& random) {
    const bool hasTargets = !asset.meshes[0].primitives[0].targets.empty();
    switch (random.below(hasTargets ? 10 : 9)) {
        case 0:
            return movedVertices(asset, random);
        case 1:
            return otherWeights(asset, random);
        case 2:
        case 3:
            return otherMatrix(asset, random);
        case 4:
        case 5:
            return movedJoint(asset, random);
        case 6:
            return swappedJoints(asset, random);
        case 9:
            return otherTarget(asset, random);
        default:
            return otherTrack(asset, random);
    }
}

void addRounding(Asset& asset, Random& random) {
    for (Skin& skin : asset.skins) {
        for (glm::mat4& matrix : skin.inverseBindMatrices) {
            for (glm::length_t column = 0; column < 4; ++column) {
                for (glm::length_t row = 0; row < 3; ++row) {
                    round(matrix[column][row], random);
                }
            }
        }
    }
    for (Node& node : asset.nodes) {
        round(node.rest.translation, random);
    }
    for (Mesh& mesh : asset.meshes) {
        for (Primitive& primitive : mesh.primitives) {
            edit(primitive.positions, [&](auto& positions) {
                for (glm::vec3& position : positions) {
                    round(position, random);
                }
            });
        }
    }
    for (Animation& animation : asset.animations) {
        for (Sampler& sampler : animation.samplers) {
            edit(sampler.values, [&](auto& values) {
                for (float& value : values) {
                    round(value, random);
                }
            });
        }
    }
}

void renumberJoints(Asset& asset, Random& random) {
    Skin& skin = asset.skins[0];
    const std::size_t count = skin.joints.size();
    std::vector<std::uint16_t> numberOf(count);  // [old number]: the new one
    for (std::size_t i = 0; i < count; ++i) {
        numberOf[i] = static_cast<std::uint16_t>(i);
    }
    for (std::size_t i = count; i > 1; --i) {
        std::swap(numberOf[i - 1], numberOf[random.below(static_cast<std::uint32_t>(i))]);
    }
    const Skin old = skin;
    for (std::size_t i = 0; i < count; ++i) {
        skin.joints[numberOf[i]] = old.joints[i];
        skin.inverseBindMatrices[numberOf[i]] = old.inverseBindMatrices[i];
    }
    for (Primitive& primitive : asset.meshes[0].primitives) {
        for (InfluenceSet& set : primitive.influenceSets) {
            edit(set.joints, [&](auto& joints) {
                for (glm::u16vec4& four : joints) {
                    for (glm::length_t i = 0; i < 4; ++i) {
                        four[i] = numberOf[four[i]];
                    }
                }
            });
        }
    }
}

Asset branchedRig(Random& random) {
    Asset asset;
    std::vector<glm::vec3> positions;
    std::vector<glm::u16vec4> joints;
    std::vector<glm::vec4> weights;
    std::vector<std::uint32_t> indices;
    Skin skin;
    std::vector<glm::vec3> places;
    for (std::size_t i = 0; i < kJoints; ++i) {
        const std::size_t parent = i == 0 ? 0 : i % 5 == 0 ? i / 2 : i - 1;
        const glm::vec3 step = i == 0 ? glm::vec3(0.0F) : shift(random, 1.0F);
        Node& node = asset.nodes.emplace_back();
        node.name = "Joint" + std::to_string(i);
        node.rest.translation = step;
        if (i > 0) {
            asset.nodes[parent].children.emplace_back(i);
        }
        places.push_back(i == 0 ? step : places[parent] + step);
        glm::mat4 matrix(1.0F);
        matrix[3] = glm::vec4(-places[i], 1.0F);
        skin.joints.emplace_back(i);
        skin.inverseBindMatrices.push_back(matrix);
        for (std::size_t corner = 0; corner < kRing; ++corner) {
            const float share = static_cast<float>(corner) / static_cast<float>(kRing);
            const auto first = static_cast<std::uint32_t>(positions.size());
            positions.push_back(places[i] - share * step + random.vector(0.2));
            joints.emplace_back(i, parent, 0, 0);
            weights.emplace_back(1.0F - 0.7F * share, 0.7F * share, 0.0F, 0.0F);
            if (corner >= 2) {
                indices.insert(indices.end(), {first - 2, first - 1, first});
            }
        }
    }
    skin.inverseBindMatricesStored = true;
    Primitive& primitive = asset.meshes.emplace_back().primitives.emplace_back();
    asset.meshes[0].name = "Body";
    asset.meshes[0].weights = {0.5F};
    std::vector<glm::vec3> displacements(positions.size(), glm::vec3(0.0F, 0.1F, 0.0F));
    primitive.targets.emplace_back().positions = std::move(displacements);
    primitive.positions = std::move(positions);
    primitive.influenceSets.push_back({.joints = std::move(joints), .weights = std::move(weights)});
    primitive.indices = std::move(indices);
    primitive.indexed = true;
    asset.skins.push_back(std::move(skin));
    Node& body = asset.nodes.emplace_back();
    body.name = "Mesh";
    body.mesh = firstMesh();
    body.skin = SkinIndex(std::size_t{0});
    for (const char* const name : {"Walk", "Run"}) {
        Animation clip;
        for (std::size_t i = 0; i < kJoints; ++i) {
            addChannel(clip, NodeIndex(i), ChannelPath::Rotation,
                       randomCurve(random, Interpolation::Linear, 4,
                                   {0.0F, 0.25F, 0.5F, 0.75F, 1.0F}, 1.0));
        }
        clip.name = name;
        asset.animations.push_back(std::move(clip));
    }
    return asset;
}

}  // namespace sinew::test
