// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/state/state_samples.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>

#include "tests/model/state/changed_look.h"

namespace sinew::test {
namespace {

constexpr std::uint32_t kNodes = 5;  // joints of the skin
constexpr std::uint32_t kBody = 5;   // draws the mesh
constexpr std::uint32_t kClips = 5;
constexpr std::uint32_t kTargets = 4;
constexpr std::uint32_t kVertices = 20;

Animation clipNamed(const char* name, const char* from) {
    Animation clip;
    clip.name = name;
    clip.borrowedFrom = from;
    Channel& channel = clip.channels.emplace_back();
    channel.node = NodeIndex(0U);
    channel.fileIndex = 2;
    return clip;
}

/// A finite float or double of any exponent; no negative zero.
template <class Number, class Bits>
Number anyNumber(Random& random) {
    while (true) {
        Bits bits = 0;
        for (std::size_t i = 0; i < sizeof(Bits); i += 2) {
            bits = (bits << 16U) | random.below(1U << 16U);
        }
        const auto number = std::bit_cast<Number>(bits);
        if (std::isfinite(number)) {
            return number == Number(0) ? Number(0) : number;
        }
    }
}

float anyFloat(Random& random) {
    return anyNumber<float, std::uint32_t>(random);
}

double anyDouble(Random& random) {
    return anyNumber<double, std::uint64_t>(random);
}

float anyLength(Random& random) {
    return std::max(std::abs(anyFloat(random)), std::numeric_limits<float>::min());
}

glm::vec3 anyVector(Random& random) {
    const float x = anyFloat(random), y = anyFloat(random), z = anyFloat(random);
    return {x, y, z};
}

bool flip(Random& random) {
    return random.below(2) == 1;
}

template <class Enum>
Enum oneOf(Random& random, std::uint32_t count) {
    return static_cast<Enum>(random.below(count));
}

/// None in one of four cases.
template <class Which>
Which anyIndex(Random& random, std::uint32_t count) {
    return random.below(4) == 0 ? Which() : Which(std::size_t{random.below(count)});
}

AnimationIndex anyClip(Random& random) {
    return anyIndex<AnimationIndex>(random, kClips);
}

NodeIndex anyNode(Random& random) {
    return anyIndex<NodeIndex>(random, kNodes + 1);
}

std::vector<NodeIndex> anyNodes(Random& random) {
    std::set<std::size_t> nodes;
    for (std::uint32_t i = random.below(4); i > 0; --i) {
        nodes.insert(random.below(kNodes + 1));
    }
    return {nodes.begin(), nodes.end()};
}

Layer anyLayer(Random& random) {
    Layer layer{.animation = anyClip(random),
                .enabled = flip(random),
                .weight = anyFloat(random),
                .speed = anyDouble(random),
                .offsetSeconds = anyDouble(random),
                .loop = oneOf<LoopMode>(random, 3),
                .mode = oneOf<LayerMode>(random, 3),
                .mask = anyNode(random),
                .reference = oneOf<AdditiveReference>(random, 2)};
    if (flip(random)) {
        layer.inSeconds = anyFloat(random);
        layer.outSeconds = anyFloat(random);
    }
    return layer;
}

PlayedPoses anyPlayed(Random& random) {
    PlayedPoses played{.animation = anyClip(random), .mixing = flip(random)};
    for (std::uint32_t i = random.below(4); i > 0; --i) {
        played.mix.layers.push_back(anyLayer(random));
        played.blend.push_back({.animation = anyClip(random),
                                .seconds = anyFloat(random),
                                .weight = anyFloat(random),
                                .mode = oneOf<LayerMode>(random, 3),
                                .mask = anyNode(random),
                                .reference = oneOf<AdditiveReference>(random, 2)});
    }
    if (flip(random)) {
        played.mix.fade = MixFade{.startSeconds = anyDouble(random),
                                  .durationSeconds = anyDouble(random),
                                  .synchronisePhase = flip(random)};
    }
    played.root = anyNode(random);
    played.inPlace = {flip(random), flip(random), flip(random), flip(random)};
    return played;
}

PlaybackState anyPlayback(Random& random) {
    PlaybackState playback{.played = anyPlayed(random),
                           .firstClip = flip(random),
                           .seconds = anyFloat(random),
                           .playing = flip(random),
                           .reversed = flip(random),
                           .speed = anyDouble(random),
                           .loop = oneOf<LoopMode>(random, 3),
                           .passes = static_cast<int>(random.below(1U << 31U)),
                           .allClips = flip(random),
                           .framesPerSecond = anyDouble(random),
                           .inOut = std::nullopt,
                           .pathShown = flip(random)};
    if (flip(random)) {
        playback.inOut = PlayedRange{.start = anyFloat(random), .end = anyFloat(random)};
    }
    return playback;
}

ObjectRef anyObject(Random& random) {
    const std::vector<ObjectRef> objects = {
        ObjectRef(),
        SceneIndex(1U),
        NodeIndex(3U),
        MeshIndex(1U),
        ObjectRef::primitive(MeshIndex(0U), 1),
        SkinIndex(1U),
        ObjectRef::joint(SkinIndex(0U), JointIndex(2U)),
        MaterialIndex(0U),
        AnimationIndex(3U),
        ObjectRef::channel(AnimationIndex(2U), 2),
        ObjectRef::channel(AnimationIndex(4U), 2),
    };
    return objects[random.below(static_cast<std::uint32_t>(objects.size()))];
}

SelectionState anySelection(Random& random) {
    SelectionState selection;
    selection.object = anyObject(random);
    selection.scene = anyIndex<SceneIndex>(random, 2);
    selection.skin = anyIndex<SkinIndex>(random, 2);
    if (selection.skin) {
        std::vector<JointIndex> joints(random.below(4));
        for (JointIndex& joint : joints) {
            joint = JointIndex(std::size_t{random.below(kNodes)});
        }
        const JointIndex current = joints.empty() ? JointIndex() : joints.back();
        selection.joints = ChosenJoints(std::move(joints), current);
    }
    selection.node = anyNode(random);
    if (flip(random)) {
        MarkedVertices marked;
        for (std::uint32_t i = 1 + random.below(5); i > 0; --i) {
            marked.vertices.push_back(
                {NodeIndex(std::size_t{kBody}), random.below(2), random.below(kVertices)});
        }
        marked.count = marked.vertices.size() + random.below(1000);
        selection.marked = std::make_shared<const MarkedVertices>(std::move(marked));
    }
    return selection;
}

void addPins(Random& random, InspectionState& state) {
    for (std::uint32_t i = random.below(5); i > 0; --i) {
        DrawnVertex place{NodeIndex(std::size_t{kBody}), random.below(2), i, 0};
        if (flip(random)) {
            place.point = TrianglePoint{{random.below(kVertices), random.below(kVertices)},
                                        {anyFloat(random), anyFloat(random)}};
        }
        state.pins.push_back({place, 1 + random.below(16)});
        if (flip(random)) {
            state.currentPin = place;
        }
    }
}

HandPose anyHand(Random& random) {
    HandPose hand;
    for (const NodeIndex node : anyNodes(random)) {
        HandTransform transform{.node = node};
        if (flip(random)) {
            transform.translation = anyVector(random);
            transform.scale = anyVector(random);
        }
        if (flip(random)) {
            transform.rotation = random.rotation();
        }
        if (node.value == kBody) {
            for (std::uint32_t target = random.below(2); target < kTargets; target += 2) {
                transform.weights.push_back({target, anyFloat(random)});
            }
        }
        hand.set(std::move(transform));
    }
    for (std::size_t i = random.below(3); i < 2; ++i) {
        hand.set(HandExpression{ExpressionIndex(i), static_cast<float>(random.within(0.0, 1.0))});
    }
    return hand;
}

}  // namespace

Asset stateAsset() {
    Asset asset;
    for (const char* name : {"Hip", "Knee", "Knee", "", "Fu\u00df \"1\"\n\u202e\x1b", "Body"}) {
        asset.parentsFirst.emplace_back(asset.nodes.size());
        asset.nodes.emplace_back().name = name;
    }
    asset.nodes[kBody].mesh = MeshIndex(0U);
    asset.scenes = {{.name = "Main", .roots = asset.parentsFirst}, {.name = "", .roots = {}}};
    for (const char* name : {"Skin", "Other"}) {
        Skin& skin = asset.skins.emplace_back();
        skin.name = name;
        skin.joints.assign(asset.parentsFirst.begin(), asset.parentsFirst.begin() + kNodes);
    }
    asset.meshes.resize(2);
    asset.meshes[0].name = "Mesh";
    asset.meshes[0].primitives.resize(2);
    for (Primitive& primitive : asset.meshes[0].primitives) {
        primitive.positions = std::vector<glm::vec3>(kVertices);
    }
    asset.meshes[0].weights.resize(kTargets);
    asset.meshes[0].targetNames = {"smile", "blink", "", "smile"};
    asset.materials.emplace_back().name = "Paint";
    asset.animations = {clipNamed("walk", ""), clipNamed("", ""), clipNamed("mixamo", "a.glb"),
                        clipNamed("mixamo", "b.glb"), clipNamed("", "b.glb")};
    asset.variants = {"red", "blue"};
    asset.vrm.emplace().expressions.resize(2);
    asset.vrm->expressions[0].name = "happy";
    asset.vrm->expressions[1].name = "wink";
    return asset;
}

InspectionState fullState() {
    const NodeIndex hip(0U), knee(1U), body(std::size_t{kBody});
    const DrawnVertex pinned{body, 1, 7, 0, TrianglePoint{{3, 5}, {0.25F, 0.375F}}};
    InspectionState state;
    state.file = {
        .path = "a/Fu\u00df \"1\".glb",
        .sha256 = std::string(64, 'a'),
        .borrowed = {
            {.path = "b.glb", .retarget = RestHandling::Retargeted, .jointMap = "m.json"}}};
    PlaybackState& playback = state.playback;
    playback = {.firstClip = true,
                .seconds = 1.25F,
                .playing = true,
                .reversed = true,
                .speed = -0.5,
                .loop = LoopMode::PingPong,
                .passes = 3,
                .allClips = true,
                .framesPerSecond = 24.0,
                .inOut = PlayedRange{.start = 0.5F, .end = 3.5F},
                .pathShown = true};
    playback.played = {.animation = AnimationIndex(0U), .mixing = true, .root = hip};
    playback.played.inPlace = {.x = true, .y = true, .z = true, .turn = true};
    playback.played.mix.layers = {{.animation = AnimationIndex(std::size_t{2}),
                                   .enabled = false,
                                   .weight = 0.3F,
                                   .speed = -1.0,
                                   .offsetSeconds = 0.2,
                                   .loop = LoopMode::Once,
                                   .inSeconds = 1.0F,
                                   .outSeconds = 2.0F,
                                   .mode = LayerMode::Additive,
                                   .mask = knee,
                                   .reference = AdditiveReference::FirstFrame}};
    playback.played.mix.fade =
        MixFade{.startSeconds = 1.0, .durationSeconds = 0.5, .synchronisePhase = true};
    playback.played.blend = {{.animation = AnimationIndex(0U),
                              .seconds = 0.5F,
                              .weight = 0.5F,
                              .mode = LayerMode::Override,
                              .mask = hip,
                              .reference = AdditiveReference::FirstFrame}};
    state.selection = {.object = ObjectRef::joint(SkinIndex(0U), JointIndex(1U)),
                       .scene = SceneIndex(0U),
                       .skin = SkinIndex(0U),
                       .joints = {{JointIndex(0U), JointIndex(1U)}, JointIndex(1U)},
                       .node = knee,
                       .marked = markedVertices({{body, 0, 3}, {body, 1, 4}})};
    state.pins = {{pinned, 2}};
    state.currentPin = pinned;
    state.hidden = {.hidden = {hip}, .only = {body}};
    for (const LookOption& option : lookOptions()) {
        changeValue(option, state.look);
    }
    state.hand.set({.node = body,
                    .translation = glm::vec3(1.0F, 2.0F, 3.0F),
                    .rotation = glm::quat(0.6F, 0.0F, 0.8F, 0.0F),
                    .scale = glm::vec3(2.0F),
                    .weights = {{1, 0.5F}}});
    state.hand.set(HandExpression{ExpressionIndex(1U), 0.25F});
    state.camera = {.camera = {.target = glm::vec3(1.0F, 2.0F, 3.0F),
                               .yawRadians = 0.1F,
                               .pitchRadians = 0.2F,
                               .distance = 5.0F,
                               .fovYRadians = 0.5F,
                               .orthographic = true,
                               .sceneRadius = 2.0F,
                               .rollRadians = 0.4F},
                    .node = hip,
                    .untouched = false};
    state.lastCameraNode = hip;
    state.motion = {.trails = {hip}, .followed = hip, .feet = {knee}};
    state.picture = {.width = 320,
                     .height = 200,
                     .samples = 8,
                     .supersample = 2,
                     .pixelsPerPoint = 1.5F,
                     .text = false,
                     .backdrop = glm::vec4(0.1F, 0.2F, 0.3F, 0.4F),
                     .note = "2 nodes hidden",
                     .explained = pinned,
                     .throughSurfaces = false,
                     .columns = 3,
                     .rows = 2,
                     .animations = {AnimationIndex(0U), AnimationIndex(std::size_t{3})},
                     .camera = "left"};
    return state;
}

InspectionState randomState(Random& random) {
    InspectionState state;
    state.file.sha256 = flip(random) ? std::string(64, '0') : std::string();
    state.file.path = flip(random) ? "a b/\u00fc.glb" : "";
    for (std::uint32_t i = random.below(3); i > 0; --i) {
        state.file.borrowed.push_back(
            {.path = "c.glb", .retarget = oneOf<RestHandling>(random, 3)});
    }
    state.playback = anyPlayback(random);
    state.selection = anySelection(random);
    addPins(random, state);
    state.hidden = {.hidden = anyNodes(random), .only = anyNodes(random)};
    for (const LookOption& option : lookOptions()) {
        if (flip(random)) {
            changeValue(option, state.look);
        }
    }
    state.hand = anyHand(random);
    state.camera = {.camera = {.target = anyVector(random),
                               .yawRadians = anyFloat(random),
                               .pitchRadians = anyFloat(random),
                               .distance = anyLength(random),
                               .fovYRadians = static_cast<float>(random.within(0.001, 2.999)),
                               .orthographic = flip(random),
                               .sceneRadius = anyLength(random),
                               .rollRadians = anyFloat(random)},
                    .node = anyNode(random),
                    .untouched = flip(random)};
    state.lastCameraNode = anyNode(random);
    state.motion = {
        .trails = anyNodes(random), .followed = anyNode(random), .feet = anyNodes(random)};
    if (flip(random)) {
        state.picture = PictureMaking{.width = 1 + random.below(9999),
                                      .height = 1 + random.below(9999),
                                      .samples = 1 + random.below(8),
                                      .supersample = 1 + random.below(4),
                                      .pixelsPerPoint = anyFloat(random),
                                      .text = flip(random)};
    }
    return state;
}

bool sameState(InspectionState a, const InspectionState& b) {
    const auto& mine = a.selection.marked;
    const auto& other = b.selection.marked;
    const bool sameMarks = mine == nullptr || other == nullptr
                               ? mine == other
                               : mine->count == other->count && mine->vertices == other->vertices;
    a.selection.marked = b.selection.marked;
    return sameMarks && a == b;
}

}  // namespace sinew::test
