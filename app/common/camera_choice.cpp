// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/camera_choice.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/common/parse_value.h"
#include "model/core/suggestion.h"
#include "model/evaluate/properties.h"
#include "model/load/source/json_document.h"
#include "model/load/source/read_file.h"
#include "model/state/saved_camera.h"
#include "model/view/camera_text.h"
#include "model/view/front_and_ground.h"

namespace sinew {

namespace {

constexpr std::uint64_t kMostCameraFileBytes = std::uint64_t{64} << 20U;

JsonValue parsedFile(const std::string& path) {
    const auto bytes = fromInput(path, load::readFile(path, kMostCameraFileBytes));
    load::Findings ignored;
    return fromInput(
        path,
        load::parseJson({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, ignored));
}

/// Member `camera` of a picture, or of the first cell of a sheet.
const JsonValue* cameraOfPicture(const JsonValue& sidecar) {
    const JsonValue::Array& cells = sidecar.elements("cells");
    return (cells.empty() ? sidecar : cells.front()).find("camera");
}

/// A camera as in a state. None: it is a camera of the file, or there is none.
std::optional<OrbitCamera> savedOrbit(const std::string& path, const JsonValue* camera) {
    if (camera == nullptr || camera->find("node") != nullptr ||
        camera->find("distance") == nullptr) {
        return std::nullopt;
    }
    return fromInput(path, readCamera(*camera)).state.camera;
}

/// The camera of a picture, from its sidecar (`render --metadata`; of a sheet, that of its first
/// cell) or from a saved state. Throws Failure (exit 3).
OrbitCamera cameraOfFile(const std::string& path) {
    const JsonValue file = parsedFile(path);
    const JsonValue* const state = file.find("state");
    if (const auto saved = savedOrbit(path, (state != nullptr ? *state : file).find("camera"))) {
        return *saved;
    }
    if (const JsonValue* const camera = cameraOfPicture(file)) {
        return fromInput(path, readCameraText(camera->text("absolute")));
    }
    throw inputFailure(path, {ErrorCode::InvalidRequest,
                              "has no camera: it must be the sidecar of a picture (--metadata)",
                              {}});
}

constexpr float kRadiansPerDegree = 0.01745329251994329577F;
constexpr std::string_view kGltf = "gltf:";
constexpr std::string_view kOrbit = "orbit:";
constexpr std::string_view kJson = ".json";

struct NamedDirection {
    std::string_view name;
    float yawDegrees;
    float pitchDegrees;
};

// Camera positions relative to the front (`frontYaw`): if that is +Z, `front` is on +Z, `right` on
// +X, `top` on +Y.
constexpr std::array<NamedDirection, 7> kDirections = {{{"fit", 30.0F, 15.0F},
                                                        {"front", 0.0F, 0.0F},
                                                        {"back", 180.0F, 0.0F},
                                                        {"left", -90.0F, 0.0F},
                                                        {"right", 90.0F, 0.0F},
                                                        {"top", 0.0F, 90.0F},
                                                        {"bottom", 0.0F, -90.0F}}};

constexpr std::array<std::string_view, 11> kCameraWords = {"fit",
                                                           "front",
                                                           "back",
                                                           "left",
                                                           "right",
                                                           "top",
                                                           "bottom",
                                                           "gltf:INDEX",
                                                           "orbit:YAW,PITCH,DISTANCE",
                                                           "eye:X,Y,Z,target:X,Y,Z",
                                                           "FILE.json"};

void setDirection(CameraChoice& choice, float yawDegrees, float pitchDegrees) {
    choice.yawRadians = yawDegrees * kRadiansPerDegree;
    choice.pitchRadians = pitchDegrees * kRadiansPerDegree;
}

void parseOrbit(CameraChoice& choice) {
    const std::string numbers = choice.text.substr(kOrbit.size());
    const std::size_t first = numbers.find(',');
    const std::size_t second = first == std::string::npos ? first : numbers.find(',', first + 1);
    if (second == std::string::npos) {
        throw usageFailure("--camera '" + choice.text + "': must be orbit:YAW,PITCH,DISTANCE");
    }
    constexpr const char* kOption = "--camera orbit:";
    setDirection(
        choice, parseFloat(kOption, numbers.substr(0, first)),
        parseFloatBetween(kOption, numbers.substr(first + 1, second - first - 1), -90.0F, 90.0F));
    choice.distanceRadii = parseFloatBetween(kOption, numbers.substr(second + 1), 1e-3F, 1e4F);
}

OrbitCamera absoluteCamera(const std::string& text) {
    Result<OrbitCamera> camera = readCameraText(text);
    if (!camera) {
        throw usageFailure("--camera '" + text + "': " + camera.error().message);
    }
    return *camera;
}

NodeIndex cameraNode(const Asset& asset, SceneIndex scene, const std::string& text) {
    const CameraIndex camera = lookUpCamera(asset, text);
    for (const NodeIndex node : sceneNodes(asset, scene)) {
        if (asset[node].camera == camera) {
            return node;
        }
    }
    throw usageFailure("no node of the scene has camera " + std::to_string(camera.value));
}

}  // namespace

CameraChoice parseCamera(const std::string& text) {
    CameraChoice choice{.text = text};
    const auto* named =
        std::find_if(kDirections.begin(), kDirections.end(),
                     [&](const NamedDirection& direction) { return direction.name == text; });
    if (named != kDirections.end()) {
        setDirection(choice, named->yawDegrees, named->pitchDegrees);
    } else if (text.starts_with(kOrbit)) {
        choice.kind = CameraChoice::Kind::Orbit;
        parseOrbit(choice);
    } else if (text.starts_with(kGltf)) {
        choice.kind = CameraChoice::Kind::Gltf;
        choice.gltfCamera = text.substr(kGltf.size());
    } else if (isCameraText(text)) {
        choice.kind = CameraChoice::Kind::Absolute;
        choice.absolute = absoluteCamera(text);
    } else if (text.ends_with(kJson)) {
        choice.kind = CameraChoice::Kind::Absolute;
        choice.absolute = cameraOfFile(text);
    } else {
        throw usageFailure(thereIsNo("camera", text, kCameraWords));
    }
    return choice;
}

ChosenCamera::ChosenCamera(CameraChoice choice, const Asset& asset, SceneIndex scene)
    : m_choice(std::move(choice)) {
    if (m_choice.kind == CameraChoice::Kind::Gltf) {
        m_node = cameraNode(asset, scene, m_choice.gltfCamera);
    } else if (m_choice.kind == CameraChoice::Kind::Saved) {
        m_node = m_choice.saved.node;
    }
}

OrbitCamera ChosenCamera::orbit(const Asset& asset, const PictureFraming& framing,
                                float aspect) const {
    if (m_choice.kind == CameraChoice::Kind::Absolute) {
        OrbitCamera absolute = m_choice.absolute;
        absolute.orthographic = absolute.orthographic || m_choice.orthographic;
        absolute.fovYRadians = m_choice.fovYRadians.value_or(absolute.fovYRadians);
        coverDepth(absolute, framing.whole.box);
        return absolute;
    }
    OrbitCamera orbit;
    const bool isSaved = m_choice.kind == CameraChoice::Kind::Saved;
    if (isSaved) {
        orbit = m_choice.saved.camera;
    } else {
        orbit.yawRadians = m_choice.yawRadians;
        orbit.pitchRadians = m_choice.pitchRadians;
    }
    orbit.orthographic = orbit.orthographic || m_choice.orthographic;
    orbit.fovYRadians = m_choice.fovYRadians.value_or(orbit.fovYRadians);
    if (isSaved && !m_choice.saved.untouched) {
        return orbit;
    }
    if (m_choice.kind == CameraChoice::Kind::Orbit) {
        frame(orbit, framing.framed().box, aspect);
        orbit.distance = m_choice.distanceRadii * orbit.sceneRadius;
    } else {
        orbit.yawRadians += isSaved ? 0.0F : frontYaw(asset);
        frameTight(orbit, framing.framed(), aspect);
    }
    if (framing.part) {  // what is drawn of hidden parts is not cut off
        orbit.sceneRadius = std::max(orbit.sceneRadius, framing.whole.box.radius());
    }
    return orbit;
}

CameraState ChosenCamera::state(const Asset& asset, const PictureFraming& framing,
                                float aspect) const {
    return {.camera = orbit(asset, framing, aspect),
            .node = m_node,
            .untouched = m_choice.kind == CameraChoice::Kind::Fitted ||
                         (m_choice.kind == CameraChoice::Kind::Saved && m_choice.saved.untouched)};
}

CameraView ChosenCamera::view(const PoseEvaluator& evaluator, const PictureFraming& framing,
                              float aspect) const {
    const Asset& asset = evaluator.asset();
    return m_node ? gltfCameraView(evaluatedCamera(asset, evaluator.pose(), asset[m_node].camera),
                                   evaluator.world(m_node), aspect)
                  : orbit(asset, framing, aspect).view(aspect);
}

}  // namespace sinew
