// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/common/camera_file.h"

#include <optional>
#include <vector>

#include "app/common/failure.h"
#include "model/load/source/json_document.h"
#include "model/load/source/read_file.h"
#include "model/state/saved_camera.h"
#include "model/view/camera_text.h"

namespace sinew {

namespace {

constexpr std::uint64_t kMostCameraFileBytes = std::uint64_t{64} << 20U;

JsonValue parsedFile(const std::string& path) {
    const Result<std::vector<std::uint8_t>> bytes = load::readFile(path, kMostCameraFileBytes);
    if (!bytes) {
        throw inputFailure(path, bytes.error());
    }
    load::Findings ignored;
    Result<JsonValue> document =
        load::parseJson({reinterpret_cast<const char*>(bytes->data()), bytes->size()}, ignored);
    if (!document) {
        throw inputFailure(path, document.error());
    }
    return *std::move(document);
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
    const Result<SavedCamera> read = readCamera(*camera);
    if (!read) {
        throw inputFailure(path, read.error());
    }
    return read->state.camera;
}

}  // namespace

OrbitCamera cameraOfFile(const std::string& path) {
    const JsonValue file = parsedFile(path);
    const JsonValue* const state = file.find("state");
    if (const auto saved = savedOrbit(path, (state != nullptr ? *state : file).find("camera"))) {
        return *saved;
    }
    if (const JsonValue* const camera = cameraOfPicture(file)) {
        Result<OrbitCamera> read = readCameraText(camera->text("absolute"));
        if (!read) {
            throw inputFailure(path, read.error());
        }
        return *read;
    }
    throw inputFailure(path, {ErrorCode::InvalidRequest,
                              "has no camera: it must be the sidecar of a picture (--metadata)",
                              {}});
}

}  // namespace sinew
