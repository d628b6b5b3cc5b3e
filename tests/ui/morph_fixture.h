// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>
#include <QTest>
#include <QTreeView>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "tests/support/gltf_builder.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/morph_slider_model.h"

namespace sinew::test {

inline constexpr int kSmile = 0;
inline constexpr int kFrown = 1;  // rows; the third target moves nothing

/// The character with three morph targets on its body; "Walk" drives the first from 0 to 1.
inline Asset faceParts() {
    Asset asset = *character();
    Mesh& mesh = asset.meshes[0];
    Primitive& quad = mesh.primitives[0];
    quad.targets.resize(3);
    quad.targets[0].positions = {{0, 0, 0.5F}, {0, 0, 0.25F}, {0, 0, 0}, {0, 0, 0}};
    quad.targets[1].positions = {{0, 0, 0}, {0, 0, 0}, {0, 2, 0}, {0, 0, 0}};
    mesh.weights = {0.0F, 0.0F, 0.0F};
    mesh.targetNames = {"Smile", "Frown", ""};
    Animation& walk = asset.animations[0];
    walk.samplers.push_back({.width = 1, .times = {kWalkStart, kWalkEnd}, .values = {0.0F, 1.0F}});
    walk.channels.push_back({.node = kBody,
                             .path = ChannelPath::Weights,
                             .sampler = SamplerIndex(1),
                             .morphTarget = 0});
    return asset;
}

inline std::shared_ptr<const Asset> face() {
    return finishAsset(faceParts());
}

/// The same as an avatar: "happy" drives both targets, "wink" is binary, "look" drives none.
inline std::shared_ptr<const Asset> avatar(bool bindsMeshes = false) {
    Asset asset = faceParts();
    asset.vrm.emplace();
    asset.vrm->bindsMeshes = bindsMeshes;
    asset.vrm->expressions = {
        {.name = "happy",
         .preset = true,
         .isBinary = false,
         .morphs = {{kBody, 0, 1.0F}, {kBody, 1, 0.5F}},
         .materialBinds = 2,
         .materials = {{{PropertyOwner::Material, 0, Property::BaseColorFactor}, {0, 0, 1, 1}}},
         .unshown = {"rim colour of Skin"},
         .overrides = {{"blink", "block"}}},
        {.name = "wink",
         .preset = false,
         .isBinary = true,
         .morphs = {{kBody, 2, 1.0F}},
         .materialBinds = 0,
         .overrides = {}},
        {.name = "look",
         .preset = true,
         .isBinary = false,
         .morphs = {},
         .materialBinds = 0,
         .overrides = {}}};
    if (bindsMeshes) {
        asset.nodes[kProp.value].mesh = MeshIndex(0);
    }
    return finishAsset(std::move(asset));
}

/// The window with the morph panel in front, paused in the rest pose.
struct MorphFixture : WindowFixture {
    QTreeView& targets = find<QTreeView>("morphList");
    QTreeView& expressions = find<QTreeView>("expressionList");

    explicit MorphFixture(std::shared_ptr<const Asset> asset = face())
        : WindowFixture(std::move(asset)) {
        session.player().setPlaying(false);
        session.player().setAnimation({});
        auto& dock = find<QDockWidget>("morphDock");
        dock.show();
        dock.raise();
        if (!QTest::qWaitFor([&] { return !dock.visibleRegion().isEmpty(); }, 5000)) {
            qFatal("the panel is not shown");
        }
    }
    static QModelIndex cell(const QTreeView& list, int row, int column) {
        return list.model()->index(row, column);
    }
    static QString text(const QTreeView& list, int row, int column) {
        return cell(list, row, column).data().toString();
    }
    static bool set(QTreeView& list, int row, double value) {
        return list.model()->setData(cell(list, row, MorphSliderModel::ValueColumn), value);
    }
    static void makeCurrent(QTreeView& list, int row) { list.setCurrentIndex(cell(list, row, 0)); }
    std::vector<float> weights() {
        const std::span<const float> now =
            session.pose()->pose().weightsOf((*session.document().asset())[kBody]);
        return {now.begin(), now.end()};
    }
    void walkTo(float seconds) {
        session.player().setAnimation(AnimationIndex(0));
        session.player().setPlaying(false);
        session.player().seek(seconds);
    }
};

using Weights = std::vector<float>;

}  // namespace sinew::test
