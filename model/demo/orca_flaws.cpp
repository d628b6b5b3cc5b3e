// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/demo/orca_asset.h"
#include "model/demo/orca_profile.h"

namespace sinew::demo {
namespace {

constexpr const char* kPrimitive = "/meshes/0/primitives/0";

std::size_t nearestVertex(const DemoMesh& mesh, const glm::vec3& place) {
    const auto nearest = std::ranges::min_element(
        mesh.positions, {}, [&](const glm::vec3& p) { return glm::distance(p, place); });
    return static_cast<std::size_t>(nearest - mesh.positions.begin());
}

// The first slot of set 0 without weight, otherwise its weakest slot, whose weight moves to the
// strongest.
std::size_t takeSlot(PackedInfluences& influences) {
    const auto begin = influences.weights.begin();
    const auto weakest = std::min_element(begin, begin + 4);
    influences.weights[0] = static_cast<std::uint16_t>(influences.weights[0] + *weakest);
    *weakest = 0;
    return static_cast<std::size_t>(weakest - begin);
}

// Moves `weight` from the strongest influence to a joint in a slot of its own.
void lend(PackedInfluences& influences, std::size_t joint, std::uint16_t weight) {
    const std::size_t slot = takeSlot(influences);
    influences.weights[0] = static_cast<std::uint16_t>(influences.weights[0] - weight);
    influences.joints[slot] = static_cast<std::uint8_t>(joint);
    influences.weights[slot] = weight;
}

struct TrackPlace {
    DemoTrack& track;
    std::string pointer;  // pointer to the sampler's output
    std::string timesPointer;
};

TrackPlace findTrack(DemoAsset& asset, std::size_t clip, std::size_t node, ChannelPath path) {
    std::vector<DemoTrack>& tracks = asset.clips[clip].tracks;
    const auto found = std::find_if(tracks.begin(), tracks.end(), [&](const DemoTrack& t) {
        return t.node == node && t.path == path;
    });
    const std::string sampler = "/animations/" + std::to_string(clip) + "/samplers/" +
                                std::to_string(found - tracks.begin());
    return {*found, sampler + "/output", sampler + "/input"};
}

void scaleRotation(DemoTrack& track, std::size_t key, float factor) {
    for (std::size_t i = 0; i < 4; ++i) {
        track.values[4 * key + i] *= factor;
    }
}

void weightsThatDoNotSumToOne(DemoAsset& asset) {
    const glm::vec3 center = meshPoint(0.55F, 0.15F, 2.10F);
    std::size_t first = nearestVertex(asset.mesh, center);
    for (std::size_t v = 0; v < asset.mesh.positions.size(); ++v) {
        if (glm::distance(asset.mesh.positions[v], center) > 0.20F) {
            continue;
        }
        for (std::uint16_t& weight : asset.mesh.influences[v].weights) {
            weight = static_cast<std::uint16_t>(weight * 15 / 16);
        }
        first = std::min(first, v);
    }
    asset.defects.push_back({"WEIGHTS_NOT_NORMALIZED", kPrimitive,
                             "a patch of the left flank has weights that sum to 15/16", first});
}

void unweightedVertex(DemoAsset& asset) {
    const std::size_t v = nearestVertex(asset.mesh, meshPoint(-0.55F, 0.15F, 2.10F));
    asset.mesh.influences[v] = {};
    asset.defects.push_back(
        {"VERTEX_UNWEIGHTED", kPrimitive, "a vertex of the right flank follows no joint", v});
}

void strayInfluence(DemoAsset& asset) {
    const std::size_t v = nearestVertex(asset.mesh, meshPoint(0.30F, 0.45F, 1.35F));
    lend(asset.mesh.influences[v], kFlukeTipL, 13107);
    asset.defects.push_back({"STRAY_INFLUENCE", kPrimitive,
                             "the tip of the left fluke pulls a vertex of the neck with 20 %", v,
                             kFlukeTipL});
}

void duplicateJoint(DemoAsset& asset) {
    const std::size_t v = nearestVertex(asset.mesh, meshPoint(0.40F, 0.20F, 3.70F));
    PackedInfluences& influences = asset.mesh.influences[v];
    const std::size_t joint = influences.joints[0];
    lend(influences, joint, static_cast<std::uint16_t>(influences.weights[0] / 3));
    asset.defects.push_back({"DUPLICATE_JOINT", kPrimitive,
                             "a vertex of the left flank names the same joint in two slots", v,
                             joint});
}

void negligibleWeight(DemoAsset& asset) {
    const std::size_t v = nearestVertex(asset.mesh, meshPoint(-0.40F, 0.20F, 3.70F));
    lend(asset.mesh.influences[v], kHead, 2);
    asset.defects.push_back({"NEGLIGIBLE_WEIGHT", kPrimitive,
                             "a slot of a vertex of the right flank holds 0.00003", v, kHead});
}

void jointWithoutWeight(DemoAsset& asset) {
    const std::size_t v = nearestVertex(asset.mesh, meshPoint(0.0F, -0.65F, 2.60F));
    PackedInfluences& influences = asset.mesh.influences[v];
    influences.joints[takeSlot(influences)] = kDorsal;
    asset.defects.push_back({"JOINT_WITHOUT_WEIGHT", kPrimitive,
                             "a slot of a belly vertex names a joint with weight 0", v, kDorsal});
}

void unusedJoint(DemoAsset& asset) {
    DemoJoint tongue{"Tongue", kJaw, {0.0F, 0.0F, 0.2F}};
    tongue.inverseBind[3] = glm::vec4(-orcaJoints()[kJaw].position - tongue.translation, 1.0F);
    asset.joints.push_back(tongue);
    const std::size_t joint = asset.joints.size() - 1;
    asset.defects.push_back({.code = "JOINT_UNUSED",
                             .pointer = "/skins/0/joints/" + std::to_string(joint),
                             .what = "the skin lists a joint that moves no vertex",
                             .joint = joint});
}

void wrongInverseBind(DemoAsset& asset) {
    asset.joints[kFlipperTipR].inverseBind[3] += glm::vec4(0.0F, 0.12F, 0.0F, 0.0F);
    asset.defects.push_back({.code = "INVERSE_BIND_MISMATCH",
                             .pointer = "/skins/0/inverseBindMatrices",
                             .what = "the right flipper's tip was bound 12 cm away from its joint",
                             .joint = kFlipperTipR});
}

void flippedRotationKey(DemoAsset& asset) {
    constexpr std::size_t kKey = 20;
    const TrackPlace place = findTrack(asset, kSwim, jointNode(kTail3), ChannelPath::Rotation);
    scaleRotation(place.track, kKey, -1.0F);
    asset.defects.push_back({.code = "KEY_ROTATION_SIGN_FLIPPED",
                             .pointer = place.pointer,
                             .what = "one key is the same turn with the opposite sign",
                             .joint = kTail3,
                             .key = kKey});
}

void rotationNotUnit(DemoAsset& asset) {
    constexpr std::size_t kKey = 10;
    const TrackPlace place = findTrack(asset, kChatter, jointNode(kHead), ChannelPath::Rotation);
    scaleRotation(place.track, kKey, 1.05F);
    asset.defects.push_back({.code = "KEY_ROTATION_NOT_UNIT",
                             .pointer = place.pointer,
                             .what = "one key of the head is a quaternion of length 1.05",
                             .joint = kHead,
                             .key = kKey});
}

void loopSeam(DemoAsset& asset) {
    const TrackPlace place = findTrack(asset, kSwim, jointNode(kRoot), ChannelPath::Translation);
    place.track.values[place.track.values.size() - 2] += 0.08F;
    asset.defects.push_back({.code = "LOOP_SEAM",
                             .pointer = place.pointer,
                             .what = "the last key lifts the root 8 cm above the first",
                             .joint = kRoot,
                             .key = place.track.times.size() - 1});
}

void keyOffTheFrameGrid(DemoAsset& asset) {
    constexpr std::size_t kKey = 5;
    const TrackPlace place = findTrack(asset, kChatter, kMeshNode, ChannelPath::Weights);
    place.track.times[kKey] += 0.013F;
    asset.defects.push_back({.code = "KEY_OFF_FRAME_GRID",
                             .pointer = place.timesPointer,
                             .what = "one key lies 13 ms behind its frame",
                             .key = kKey});
}

void constantTrack(DemoAsset& asset) {
    DemoTrack track = findTrack(asset, kChatter, jointNode(kJaw), ChannelPath::Rotation).track;
    track.node = jointNode(kDorsal);
    for (std::size_t i = 0; i < track.values.size(); ++i) {
        track.values[i] = i % 4 == 3 ? 1.0F : 0.0F;
    }
    asset.clips[kChatter].tracks.push_back(track);
    const std::size_t channel = asset.clips[kChatter].tracks.size() - 1;
    asset.defects.push_back(
        {.code = "CONSTANT_TRACK_RESETS",
         .pointer = "/animations/2/channels/" + std::to_string(channel),
         .what = "every key of the dorsal fin is its rest rotation, which other clips change",
         .joint = kDorsal});
}

void transformOnSkinnedMesh(DemoAsset& asset) {
    asset.meshNodeTranslation = {0.0F, 0.5F, 0.0F};
    asset.defects.push_back(
        {"SKINNED_MESH_TRANSFORM", "/nodes/0", "the skinned mesh's own translation has no effect"});
}

void wrongBounds(DemoAsset& asset) {
    asset.statedPositionMax = glm::vec3(0.5F, 1.5F, 2.0F);
    asset.defects.push_back({"ACCESSOR_MIN_MAX_WRONG", "/accessors/0/max",
                             "positions reach beyond the stated maximum"});
}

}  // namespace

void plantFlaws(DemoAsset& asset) {
    weightsThatDoNotSumToOne(asset);
    unweightedVertex(asset);
    strayInfluence(asset);
    duplicateJoint(asset);
    negligibleWeight(asset);
    jointWithoutWeight(asset);
    unusedJoint(asset);
    wrongInverseBind(asset);
    flippedRotationKey(asset);
    rotationNotUnit(asset);
    loopSeam(asset);
    keyOffTheFrameGrid(asset);
    constantTrack(asset);
    transformOnSkinnedMesh(asset);
    wrongBounds(asset);
}

}  // namespace sinew::demo
