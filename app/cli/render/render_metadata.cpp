// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/render_metadata.h"

#include <filesystem>

#include "app/cli/render/look_json.h"
#include "app/cli/render/sha256.h"
#include "app/cli/render/shot_values.h"
#include "app/cli/report/layers_json.h"
#include "app/cli/standard_input.h"
#include "model/facts/morph_facts.h"
#include "model/state/state_json.h"

namespace sinew::cli {

namespace {

void writeNamed(JsonWriter& json, const char* key, std::uint32_t index, const std::string& name) {
    json.key(key).beginObject();
    json.key("index").integer(index);
    json.key("name").string(name);
    json.endObject();
}

void writeShot(JsonWriter& json, const RenderRecord& record, const RenderedShot& shot) {
    writeAnimation(json, record.asset, shot.animation);
    json.key("time").number(shot.seconds);
    if (record.choice.view.skeleton.names != JointNames::None) {
        json.key("hiddenNames").integer(shot.hiddenNames);
    }
}

void writeLayers(JsonWriter& json, const RenderRecord& record) {
    if (record.choice.layers.empty()) {
        return;
    }
    json.key("layers").beginArray();
    for (const PoseLayer& layer : record.choice.layers) {
        json.beginObject();
        writeAnimation(json, record.asset, layer.animation);
        json.key("time").number(layer.seconds);
        json.key("weight").number(layer.weight);
        json.endObject();
    }
    json.endArray();
}

/// Those set by --morph.
void writeMorphWeights(JsonWriter& json, const RenderRecord& record) {
    if (record.choice.hand.empty()) {
        return;
    }
    json.key("morphWeights").beginArray();
    for (const HandTransform& entry : record.choice.hand.nodes()) {
        const Node& node = record.asset[entry.node];
        for (const HandWeight& each : entry.weights) {
            json.beginObject();
            writeNamed(json, "node", entry.node.value, node.name);
            writeNamed(json, "target", each.target,
                       morphTargetName(record.asset[node.mesh], each.target));
            json.key("weight").number(each.weight);
            json.endObject();
        }
    }
    json.endArray();
}

void writeCamera(JsonWriter& json, const RenderRecord& record, const CameraView& view) {
    json.key("camera").beginObject();
    json.key("option").string(record.options.camera.text);
    json.key("orthographic").boolean(view.orthographic);
    json.key("eye").numbers({&view.eyeWorld.x, 3});
    json.key("viewFromWorld").numbers({&view.viewFromWorld[0].x, 16});
    json.key("clipFromView").numbers({&view.clipFromView[0].x, 16});
    json.endObject();
}

void writeNodes(JsonWriter& json, const char* key, const std::vector<NodeIndex>& nodes,
                const Asset& asset) {
    if (nodes.empty()) {
        return;
    }
    json.key(key).beginArray();
    for (const NodeIndex node : nodes) {
        json.beginObject();
        json.key("index").integer(node.value);
        json.key("name").string(asset[node].name);
        json.endObject();
    }
    json.endArray();
}

/// Trails, ghosts, and what follows the root.
void writeMotion(JsonWriter& json, const RenderRecord& record) {
    const ViewOptions& view = record.choice.view;
    if (view.motion == MotionDisplay{}) {
        return;
    }
    json.key("motion").beginObject();
    writeLook(json, {LookSection::Trails, LookSection::Ghosts, LookSection::Following}, view);
    writeNodes(json, "trailNodes", record.choice.trails, record.asset);
    if (const NodeIndex node = record.choice.followed) {
        writeNamed(json, "followNode", node.value, record.asset[node].name);
    }
    json.key("loop").string(loopModeInfo(record.choice.loop).name);
    json.endObject();
}

/// Several joints of --joint.
void writeJoints(JsonWriter& json, const Asset& asset, const Skin& skin, const ViewOptions& view) {
    if (view.joints == nullptr || view.joints->size() < 2) {
        return;
    }
    json.key("joints").beginArray();
    for (const JointIndex joint : *view.joints) {
        json.beginObject();
        json.key("index").integer(joint.value);
        json.key("name").string(asset[skin.joints[joint.value]].name);
        json.endObject();
    }
    json.endArray();
}

void writeView(JsonWriter& json, const RenderRecord& record) {
    const ViewOptions& view = record.choice.view;
    const ViewModeInfo& info = viewModeInfo(view.mode);
    json.key("view").beginObject();
    json.key("mode").string(info.name);
    if (!record.missingData.empty()) {
        json.key("missing").string(record.missingData);
    }
    writeLook(json, {LookSection::Pose}, view);
    if (info.needsSkin && view.skin) {
        const Skin& skin = record.asset[view.skin];
        writeNamed(json, "skin", view.skin.value, skin.name);
        if (view.joint) {
            writeNamed(json, "joint", view.joint.value,
                       record.asset[skin.joints[view.joint.value]].name);
        }
        writeJoints(json, record.asset, skin, view);
    }
    if (info.usesSet) {
        json.key("set").integer(view.influenceSet);
    }
    if (view.variant) {
        writeNamed(json, "variant", view.variant.value, record.asset.variants[view.variant.value]);
    }
    writeNodes(json, "hide", record.choice.hidden.hidden, record.asset);
    writeNodes(json, "only", record.choice.hidden.only, record.asset);
    writeLook(json, {LookSection::Skinning}, view);
    writeLook(json, {LookSection::View, LookSection::Values, LookSection::Scene}, view);
    if (view.skeleton != SkeletonDisplay{}) {
        json.key("skeleton").beginObject();
        writeLook(json, {LookSection::Skeleton}, view);
        json.endObject();
    }
    writeMarks(json, view);
    writeMotion(json, record);
    if (info.lit) {
        json.key("light").beginObject();
        writeLook(json, {LookSection::Light, LookSection::Environment}, view);
        json.key("lampStops").number(record.shots.front().lampStops);
        json.endObject();
    }
    json.endObject();
}

std::vector<InspectedFile::Borrowed> borrowedOf(const ClipArguments& clips) {
    std::vector<InspectedFile::Borrowed> borrowed;
    for (const std::string& file : clips.files) {
        borrowed.push_back({.path = file, .retarget = parseRestHandling(clips)});
    }
    return borrowed;
}

ChosenJoints jointsOf(const ViewOptions& view) {
    return view.joints != nullptr ? ChosenJoints(*view.joints, view.joint)
                                  : ChosenJoints(view.joint);
}

void writeRenderedState(JsonWriter& json, const InspectionState& state, const Asset& asset) {
    json.key("state").beginObject();
    json.key("format").string(kStateFormat);
    writeState(json, state, asset);
    json.endObject();
}

}  // namespace

InspectionState renderedState(const RenderRecord& record) {
    const RenderOptions& options = record.options;
    const RenderChoice& choice = record.choice;
    const RenderedShot& shot = record.shots.front();
    InspectionState state;
    if (isStandardInput(options.file)) {
        state.file.sha256 = sha256Of(standardInputAsset());
    } else {
        state.file.path = options.file;
        state.file.sha256 = fileSha256(options.file);
    }
    state.file.borrowed = borrowedOf(options.clips);
    state.playback.played = {.animation = shot.animation, .blend = choice.layers};
    state.playback.seconds = shot.seconds;
    state.playback.loop = choice.loop;
    state.selection = {.object = {},
                       .scene = choice.view.scene,
                       .skin = choice.view.skin,
                       .joints = jointsOf(choice.view),
                       .node = {},
                       .marked = {}};
    state.hidden = choice.hidden;
    state.look = choice.view;
    state.hand = choice.hand;
    state.camera = shot.cameraState;
    state.motion = {.trails = choice.trails, .followed = choice.followed, .feet = {}};
    return state;
}

std::string renderMetadata(const RenderRecord& record) {
    std::string text;
    JsonWriter json([&](std::string_view piece) { text += piece; }, 2);
    const RenderOptions& options = record.options;
    json.beginObject();
    json.key("format").string("sinew.render/1");
    json.key("version").string(SINEW_VERSION);
    json.key("image").string(options.output);
    json.key("file").string(options.file);
    const InspectionState state = renderedState(record);
    json.key("sha256").string(state.file.sha256);
    json.key("scene");
    const SceneIndex scene = record.choice.view.scene;
    scene ? json.integer(scene.value) : json.null();
    writeView(json, record);
    json.key("width").integer(options.size.width);
    json.key("height").integer(options.size.height);
    json.key("samples").integer(record.samples);
    json.key("device").string(record.device);
    if (options.contactSheet) {
        json.key("columns").integer(options.contactSheet->width);
        json.key("rows").integer(options.contactSheet->height);
        json.key("cells").beginArray();
        for (const RenderedShot& shot : record.shots) {
            json.beginObject();
            writeShot(json, record, shot);
            writeCamera(json, record, shot.camera);
            json.endObject();
        }
        json.endArray();
    } else {
        writeShot(json, record, record.shots.front());
        writeLayers(json, record);
        writeMorphWeights(json, record);
        writeCamera(json, record, record.shots.front().camera);
    }
    writeRenderedState(json, state, record.asset);
    if (record.weights) {
        writeWeightDifference(json, record.asset, *record.weights);
    }
    if (record.values != nullptr) {
        record.values->write(json, record.asset);
    }
    if (!record.notices.empty()) {
        json.key("notices").beginArray();
        for (const std::string& notice : record.notices) {
            json.string(notice);
        }
        json.endArray();
    }
    json.endObject();
    json.finish();
    return text;
}

std::string sidecarPath(const std::string& output) {
    return std::filesystem::path(output).replace_extension(".json").string();
}

}  // namespace sinew::cli
