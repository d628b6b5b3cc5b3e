// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/layers_json.h"

#include "model/evaluate/blend/layer_shares.h"

namespace sinew::cli {

namespace {

void writeLayer(JsonWriter& json, const Asset& asset, const PoseLayer& layer) {
    json.beginObject();
    writeAnimation(json, asset, layer.animation);
    json.key("time").number(layer.seconds);
    json.key("weight").number(layer.weight);
    json.key("mode").string(infoOf(layer.mode).name);
    if (layer.mask) {
        json.key("mask").integer(layer.mask.value);
    }
    if (layer.mode == LayerMode::Additive) {
        json.key("reference").string(infoOf(layer.reference).name);
    }
    json.endObject();
}

void writeContested(JsonWriter& json, const Asset& asset, const TargetShares& contested) {
    json.beginObject();
    json.key("target").string(displayName(asset, contested.target));
    if (contested.target.node) {
        json.key("node").integer(contested.target.node.value);
    }
    json.key("rest").number(contested.rest);
    json.key("shares").beginArray();
    for (std::size_t layer = 0; layer < contested.shares.size(); ++layer) {
        if (contested.shares[layer] >= 0.0F) {
            json.beginObject();
            json.key("layer").integer(layer);
            json.key("share").number(contested.shares[layer]);
            json.endObject();
        }
    }
    json.endArray();
    json.endObject();
}

}  // namespace

void writeAnimation(JsonWriter& json, const Asset& asset, AnimationIndex animation) {
    json.key("animation");
    if (!animation) {
        json.null();
        return;
    }
    json.beginObject();
    json.key("index").integer(animation.value);
    json.key("name").string(asset[animation].name);
    if (!asset[animation].borrowedFrom.empty()) {
        json.key("from").string(asset[animation].borrowedFrom);
    }
    json.endObject();
}

void writeLayers(JsonWriter& json, const Asset& asset, const std::vector<PoseLayer>& layers) {
    json.key("layers").beginArray();
    for (const PoseLayer& layer : layers) {
        writeLayer(json, asset, layer);
    }
    json.endArray();
    json.key("contested").beginArray();
    for (const TargetShares& contested : contestedTargets(asset, layers)) {
        writeContested(json, asset, contested);
    }
    json.endArray();
}

}  // namespace sinew::cli
