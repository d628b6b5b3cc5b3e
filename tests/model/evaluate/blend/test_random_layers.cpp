// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/evaluate/blend/layer_shares.h"
#include "tests/model/evaluate/blend/small_clips.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t kNodes = 6;
constexpr std::size_t kClips = 4;

/// Random rigs and layers, the same ones in every run.
struct Random {
    std::mt19937 engine;

    float number(float low, float high) {
        return low + (high - low) * static_cast<float>(engine() >> 8U) / 16777216.0F;
    }
    bool chance(float part) { return number(0.0F, 1.0F) < part; }
    std::size_t below(std::size_t count) { return engine() % count; }
    glm::vec3 vector(float size) {
        return {number(-size, size), number(-size, size), number(-size, size)};
    }
    glm::quat rotation() {
        return glm::normalize(
            glm::quat(number(-1, 1), number(-1, 1), number(-1, 1), number(-1, 1)));
    }

    std::vector<float> keys(ChannelPath path, std::size_t count) {
        std::vector<float> values;
        for (std::size_t key = 0; key < count; ++key) {
            const glm::vec3 v = vector(3.0F);
            const std::vector<float> value =
                path == ChannelPath::Rotation ? numbersOf(rotation()) : std::vector{v.x, v.y, v.z};
            values.insert(values.end(), value.begin(), value.end());
        }
        return values;
    }

    std::shared_ptr<const ClipLibrary> rig() {
        SmallClips made;
        for (std::size_t i = 0; i < kNodes; ++i) {
            const NodeIndex parent = i == 0 || chance(0.2F) ? NodeIndex() : NodeIndex(below(i));
            made.node(parent,
                      {.translation = vector(2.0F), .rotation = rotation(), .scale = vector(1.0F)});
            made.asset.nodes[i].restWeights = {number(0.0F, 1.0F)};
        }
        for (std::size_t i = 0; i < kClips; ++i) {
            const AnimationIndex clip = made.clip();
            for (std::size_t n = 0; n < kNodes; ++n) {
                for (const ChannelPath path :
                     {ChannelPath::Translation, ChannelPath::Rotation, ChannelPath::Scale}) {
                    if (chance(0.6F)) {
                        made.channel(clip, NodeIndex(n), path, {0.0F, 0.7F, 1.0F}, keys(path, 3));
                    }
                }
                if (chance(0.5F)) {
                    made.channel(clip, NodeIndex(n), ChannelPath::Weights, {0.0F, 1.0F},
                                 {number(0, 1), number(0, 1)});
                }
                if (chance(0.3F)) {
                    made.show(clip, NodeIndex(n), chance(0.5F));
                }
            }
        }
        return made.library();
    }

    PoseLayer layer(LayerMode mode) {
        return {
            .animation = AnimationIndex(below(kClips)),
            .seconds = number(-0.2F, 1.2F),
            .weight = chance(0.15F) ? 0.0F : number(0.0F, 1.4F),
            .mode = mode,
            .mask = chance(0.3F) ? NodeIndex(below(kNodes)) : NodeIndex(),
            .reference = chance(0.5F) ? AdditiveReference::Rest : AdditiveReference::FirstFrame};
    }

    std::vector<PoseLayer> layers() {
        std::vector<PoseLayer> made;
        for (const LayerMode mode : {LayerMode::Blend, LayerMode::Override, LayerMode::Additive}) {
            for (std::size_t i = below(4); i > 0; --i) {
                made.push_back(layer(mode));
            }
        }
        return made;
    }
};

constexpr int kRuns = 300;

bool isBelow(const Asset& asset, NodeIndex node, NodeIndex mask) {
    for (; node; node = asset[node].parent) {
        if (node == mask) {
            return true;
        }
    }
    return !mask;
}

Pose clipAt(const ClipLibrary& clips, const PoseLayer& layer, float seconds) {
    Pose pose;
    resetToRest(*clips.asset(), pose);
    ClipCursor cursor;
    clips[layer.animation].clip.prepare(cursor);
    clips[layer.animation].clip.sample(seconds, cursor, pose);
    return pose;
}

bool drivesTranslation(const ClipLibrary& clips, const PoseLayer& layer, NodeIndex node) {
    for (const Channel& channel : (*clips.asset())[layer.animation].channels) {
        if (channel.node == node && channel.path == ChannelPath::Translation) {
            return isBelow(*clips.asset(), node, layer.mask);
        }
    }
    return false;
}

/// A straightforward second implementation of the rules for translations.
glm::dvec3 expectedTranslation(const ClipLibrary& clips, const std::vector<PoseLayer>& layers,
                               NodeIndex node) {
    const glm::dvec3 rest((*clips.asset())[node].rest.translation);
    const auto valueOf = [&](const PoseLayer& layer, float seconds) {
        return glm::dvec3(clipAt(clips, layer, seconds).translation(node));
    };
    glm::dvec3 sum(0.0);
    double weights = 0.0;
    for (const PoseLayer& layer : layers) {
        if (layer.mode == LayerMode::Blend && drivesTranslation(clips, layer, node)) {
            sum += double{layer.weight} * valueOf(layer, layer.seconds);
            weights += layer.weight;
        }
    }
    glm::dvec3 result = weights > 1.0 ? sum / weights : sum + (1.0 - weights) * rest;
    for (const PoseLayer& layer : layers) {
        if (layer.mode == LayerMode::Override && drivesTranslation(clips, layer, node)) {
            result = glm::mix(result, valueOf(layer, layer.seconds),
                              double{std::min(layer.weight, 1.0F)});
        }
    }
    for (const PoseLayer& layer : layers) {
        if (layer.mode == LayerMode::Additive && drivesTranslation(clips, layer, node)) {
            const glm::dvec3 reference =
                layer.reference == AdditiveReference::Rest ? rest : valueOf(layer, 0.0F);
            result += double{layer.weight} * (valueOf(layer, layer.seconds) - reference);
        }
    }
    return result;
}

}  // namespace

class TestRandomLayers : public QObject {
    Q_OBJECT
private slots:
    void translationsFollowTheRules();
    void blendLayersCommute();
    void layersWithoutWeightCountNothing();
    void rotationsKeepTheirLength();
    void aBlendStaysBetweenItsParts();
    void smallChangesOfWeightMakeSmallChanges();
    void aHeavyOverrideHidesWhatLiesBelow();
    void sharesOfBlendLayersSumToOne();
    void aSplitLayerIsTheWhole();
};

void TestRandomLayers::translationsFollowTheRules() {
    Random random{std::mt19937(1)};
    for (int run = 0; run < kRuns; ++run) {
        const auto clips = random.rig();
        PoseBlender blender(clips);
        const std::vector<PoseLayer> layers = random.layers();
        const Pose pose = blended(blender, layers);
        for (std::size_t n = 0; n < kNodes; ++n) {
            const NodeIndex node(n);
            QVERIFY(near(pose.translation(node),
                         glm::vec3(expectedTranslation(*clips, layers, node)), 1e-5F));
        }
    }
}

void TestRandomLayers::blendLayersCommute() {
    Random random{std::mt19937(2)};
    for (int run = 0; run < kRuns; ++run) {
        PoseBlender blender(random.rig());
        std::vector<PoseLayer> layers;
        for (int i = 0; i < 6; ++i) {
            layers.push_back(random.layer(LayerMode::Blend));
        }
        const PoseLayer over = random.layer(LayerMode::Override);
        layers.push_back(over);
        const Pose expected = blended(blender, layers);
        for (int shuffle = 0; shuffle < 5; ++shuffle) {
            std::shuffle(layers.begin(), layers.end(), random.engine);
            QVERIFY(same(blended(blender, layers), expected));
        }
    }
}

void TestRandomLayers::layersWithoutWeightCountNothing() {
    Random random{std::mt19937(3)};
    for (int run = 0; run < kRuns; ++run) {
        PoseBlender blender(random.rig());
        std::vector<PoseLayer> layers = random.layers();
        const Pose expected = blended(blender, layers);
        for (const LayerMode mode : {LayerMode::Blend, LayerMode::Override, LayerMode::Additive}) {
            PoseLayer nothing = random.layer(mode);
            nothing.weight = random.chance(0.5F) ? 0.0F : -1.0F;
            const auto place = static_cast<std::ptrdiff_t>(random.below(layers.size() + 1));
            layers.insert(layers.begin() + place, nothing);
        }
        QVERIFY(same(blended(blender, layers), expected));
    }
}

void TestRandomLayers::rotationsKeepTheirLength() {
    Random random{std::mt19937(4)};
    for (int run = 0; run < kRuns; ++run) {
        PoseBlender blender(random.rig());
        const Pose pose = blended(blender, random.layers());
        for (std::size_t n = 0; n < kNodes; ++n) {
            QVERIFY(std::abs(glm::length(pose.rotation(NodeIndex(n))) - 1.0F) < 1e-6F);
        }
    }
}

void TestRandomLayers::aBlendStaysBetweenItsParts() {
    Random random{std::mt19937(5)};
    for (int run = 0; run < kRuns; ++run) {
        const auto clips = random.rig();
        PoseBlender blender(clips);
        const std::vector<PoseLayer> layers{random.layer(LayerMode::Blend),
                                            random.layer(LayerMode::Blend),
                                            random.layer(LayerMode::Override)};
        const Pose pose = blended(blender, layers);
        for (std::size_t n = 0; n < kNodes; ++n) {
            glm::vec3 low = (*clips->asset())[NodeIndex(n)].rest.translation;
            glm::vec3 high = low;
            for (const PoseLayer& layer : layers) {
                const glm::vec3 part =
                    clipAt(*clips, layer, layer.seconds).translation(NodeIndex(n));
                low = glm::min(low, part);
                high = glm::max(high, part);
            }
            const glm::vec3 found = pose.translation(NodeIndex(n));
            QVERIFY(glm::all(glm::lessThanEqual(low - 1e-5F, found)));
            QVERIFY(glm::all(glm::lessThanEqual(found, high + 1e-5F)));
        }
    }
}

void TestRandomLayers::smallChangesOfWeightMakeSmallChanges() {
    Random random{std::mt19937(6)};
    for (int run = 0; run < kRuns; ++run) {
        PoseBlender blender(random.rig());
        std::vector<PoseLayer> layers = random.layers();
        if (layers.empty()) {
            continue;
        }
        PoseLayer& changed = layers[random.below(layers.size())];
        // Where the sum reaches 1 or a layer drops out, too.
        for (const float weight : {1e-5F, 0.5F, 0.99999F, 1.00001F}) {
            changed.weight = weight;
            const Pose before = blended(blender, layers);
            changed.weight = weight < 1e-4F ? 0.0F : weight + 1e-5F;
            const Pose after = blended(blender, layers);
            for (std::size_t n = 0; n < kNodes; ++n) {
                QVERIFY(
                    near(before.translation(NodeIndex(n)), after.translation(NodeIndex(n)), 1e-3F));
                QVERIFY(near(before.rotation(NodeIndex(n)), after.rotation(NodeIndex(n)), 1e-2F));
            }
        }
    }
}

void TestRandomLayers::aHeavyOverrideHidesWhatLiesBelow() {
    Random random{std::mt19937(7)};
    for (int run = 0; run < kRuns; ++run) {
        const auto clips = random.rig();
        PoseBlender blender(clips);
        PoseLayer over = random.layer(LayerMode::Override);
        over.weight = 1.0F;
        over.mask = {};
        const Pose pose =
            blended(blender, {random.layer(LayerMode::Blend), random.layer(LayerMode::Blend),
                              random.layer(LayerMode::Override), over});
        const Pose clip = clipAt(*clips, over, over.seconds);
        for (const PoseTarget& target : (*clips)[over.animation].clip.targets()) {
            QVERIFY(valueOf(*clips->asset(), pose, target) ==
                    valueOf(*clips->asset(), clip, target));
        }
    }
}

void TestRandomLayers::sharesOfBlendLayersSumToOne() {
    Random random{std::mt19937(8)};
    for (int run = 0; run < kRuns; ++run) {
        const auto clips = random.rig();
        const std::vector<PoseLayer> layers = random.layers();
        for (const TargetShares& target : contestedTargets(*clips->asset(), layers)) {
            float sum = target.rest;
            for (std::size_t i = 0; i < layers.size(); ++i) {
                const bool counts = layers[i].mode != LayerMode::Additive;
                sum += counts ? std::max(target.shares[i], 0.0F) : 0.0F;
            }
            QVERIFY(std::abs(sum - 1.0F) < 1e-5F);
        }
    }
}

void TestRandomLayers::aSplitLayerIsTheWhole() {
    Random random{std::mt19937(9)};
    for (int run = 0; run < kRuns; ++run) {
        PoseBlender blender(random.rig());
        const PoseLayer whole = random.layer(LayerMode::Blend);
        const PoseLayer other = random.layer(LayerMode::Blend);
        PoseLayer half = whole;
        half.weight *= 0.5F;
        const Pose expected = blended(blender, {whole, other});
        const Pose pose = blended(blender, {half, other, half});
        for (std::size_t n = 0; n < kNodes; ++n) {
            const NodeIndex node(n);
            QVERIFY(near(pose.translation(node), expected.translation(node)));
            QVERIFY(near(pose.rotation(node), expected.rotation(node)));
            QVERIFY(near(pose.scale(node), expected.scale(node)));
        }
    }
}

SINEW_TEST(TestRandomLayers)
#include "test_random_layers.moc"
