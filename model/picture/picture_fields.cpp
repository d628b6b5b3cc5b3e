// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/picture/picture_fields.h"

namespace sinew {
namespace {

std::string nameOr(const std::string& name, const char* word, std::size_t index) {
    return name.empty() ? word + std::to_string(index) : name;
}

}  // namespace

PictureFields pictureFields(const Asset& asset, AnimationIndex animation, const ViewOptions& view) {
    PictureFields fields;
    fields.animation =
        animation ? nameOr(asset[animation].name, "animation", animation.value) : "rest";
    fields.view = viewModeInfo(view.mode).name;
    if (view.skin && view.joint) {
        const NodeIndex node = asset[view.skin].joints[view.joint.value];
        fields.joint = nameOr(asset[node].name, "node", node.value);
    }
    return fields;
}

}  // namespace sinew
