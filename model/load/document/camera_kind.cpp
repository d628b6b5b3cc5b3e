// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/document/camera_kind.h"

#include <string>
#include <utility>

#include "model/load/source/path.h"

namespace sinew::load {
namespace {

constexpr const char* kPerspectiveKind = "perspective";
constexpr const char* kOrthographicKind = "orthographic";

void set(JsonValue& camera, const char* name, JsonValue value) {
    if (JsonValue* known = camera.find(name)) {
        *known = std::move(value);
    } else if (JsonValue::Object* members = camera.object()) {
        members->push_back({name, std::move(value)});
    }
}

JsonValue defaultProjection(bool perspective) {
    const auto number = [](const char* name, double value) {
        return JsonMember{name, JsonValue(value)};
    };
    JsonValue::Object members;
    if (perspective) {
        members = {number("yfov", 0.8), number("znear", 0.01)};
    } else {
        members = {number("xmag", 1.0), number("ymag", 1.0), number("zfar", 100.0),
                   number("znear", 0.0)};
    }
    return JsonValue(std::move(members));
}

// What is wrong and what was done about it; empty: nothing is wrong.
std::string settled(JsonValue& camera) {
    const std::string type = camera.text("type");
    const bool perspective = type == kPerspectiveKind;
    const char* const own = perspective ? kPerspectiveKind : kOrthographicKind;
    const char* const other = perspective ? kOrthographicKind : kPerspectiveKind;
    const bool hasOther = camera.find(other) != nullptr;
    if (camera.find(own) != nullptr) {
        if (!hasOther) {
            return {};
        }
        set(camera, other, JsonValue());
        return std::string("the type of the camera is ") + own + ", but it has \"" + other +
               "\" as well, which was ignored";
    }
    if (hasOther) {
        set(camera, "type", JsonValue(std::string(other)));
        return std::string("the type of the camera is ") + own + ", but it has \"" + other +
               "\" instead, which is used";
    }
    set(camera, own, defaultProjection(perspective));
    return std::string("the camera has neither \"") + kPerspectiveKind + "\" nor \"" +
           kOrthographicKind + "\"; a default " + own + " projection is used";
}

}  // namespace

void settleCameras(JsonValue& root, Findings& findings) {
    JsonValue* list = root.find("cameras");
    JsonValue::Array* cameras = list == nullptr ? nullptr : list->array();
    for (std::size_t i = 0; cameras != nullptr && i < cameras->size(); ++i) {
        if (std::string words = settled((*cameras)[i]); !words.empty()) {
            findings.add(Severity::Error, "CAMERA_KIND_MISMATCH", std::move(words),
                         pointerTo("cameras", i));
        }
    }
}

}  // namespace sinew::load
