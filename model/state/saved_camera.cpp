// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/saved_camera.h"

#include "model/state/state_reader.h"
#include "model/state/state_writer.h"

namespace sinew {

namespace {

bool isCameraNamed(const Asset& asset, NodeIndex node, const std::string& name) {
    return node.value < asset.nodes.size() && asset[node].camera && asset[node].name == name;
}

/// The node has index and name even if no asset is at hand.
template <class Form>
void describe(Form& form, SavedCamera& saved) {
    describe(form, saved.state.camera);
    form.part("node", [&saved](Form& inner) {
        constexpr std::uint32_t kNone = NodeIndex::kNone;
        inner.whole("index", saved.state.node.value, kNone, 0U, kNone);
        inner.text("name", saved.nodeName);
    });
    form.value("untouched", saved.state.untouched, false);
    form.usable(saved.state.camera);
}

}  // namespace

SavedCamera savedCamera(const CameraState& state, const Asset& asset) {
    return {.state = state, .nodeName = state.node ? asset[state.node].name : std::string()};
}

NodeIndex findCamera(const Asset& asset, const SavedCamera& saved) {
    if (isCameraNamed(asset, saved.state.node, saved.nodeName)) {
        return saved.state.node;
    }
    for (std::size_t i = 0; i < asset.nodes.size() && !saved.nodeName.empty(); ++i) {
        if (isCameraNamed(asset, NodeIndex(i), saved.nodeName)) {
            return NodeIndex(i);
        }
    }
    return {};
}

void writeCamera(JsonWriter& json, const SavedCamera& saved) {
    const Asset none;
    StateWriter writer(json, none);
    SavedCamera copy = saved;
    describe(writer, copy);
}

Result<SavedCamera> readCamera(const JsonValue& object) {
    const Asset none;
    StateFindings findings(none);
    SavedCamera read;
    StateReader(object, {}, findings).inside(object, {}, [&read](StateReader& reader) {
        describe(reader, read);
    });
    if (findings.error()) {
        return *findings.error();
    }
    return read;
}

}  // namespace sinew
