// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/camera_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/gtc/matrix_access.hpp>
#include <numbers>
#include <optional>
#include <span>
#include <vector>

#include "model/core/number_text.h"
#include "model/core/shortest_digits.h"
#include "model/view/camera_move.h"

namespace sinew {

namespace {

constexpr float kDegreesPerRadian = 180.0F / std::numbers::pi_v<float>;
constexpr float kLeastFovDegrees = 1.0F;  // limits of --fov
constexpr float kMostFovDegrees = 170.0F;
constexpr float kMostNumber = 1e30F;
constexpr double kParallel = 1e-5;  // sine of the angle between up and the line of sight

/// The numbers of a text by their keys; empty: the key is missing.
struct CameraParts {
    std::vector<float> eye;
    std::vector<float> target;
    std::vector<float> up;
    std::vector<float> fov;
    std::vector<float> ortho;
};

struct CameraKey {
    std::string_view name;
    std::size_t count;
    std::vector<float> CameraParts::*part;
};

constexpr std::array<CameraKey, 5> kCameraKeys = {{{"eye", 3, &CameraParts::eye},
                                                   {"target", 3, &CameraParts::target},
                                                   {"up", 3, &CameraParts::up},
                                                   {"fov", 1, &CameraParts::fov},
                                                   {"ortho", 1, &CameraParts::ortho}}};

Error cameraError(std::string message) {
    return {ErrorCode::InvalidRequest, std::move(message), {}};
}

std::string_view withoutSpaces(std::string_view text) noexcept {
    constexpr std::string_view kSpaces = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kSpaces);
    return first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(kSpaces) - first + 1);
}

const CameraKey* keyNamed(std::string_view name) noexcept {
    const auto* const found = std::ranges::find(kCameraKeys, name, &CameraKey::name);
    return found == kCameraKeys.end() ? nullptr : found;
}

/// Reads pieces between commas: a piece with a colon begins a part.
Result<CameraParts> partsOfCamera(std::string_view text) {
    CameraParts parts;
    std::vector<float>* present = nullptr;
    while (true) {
        const std::size_t comma = text.find(',');
        std::string_view piece = withoutSpaces(text.substr(0, comma));
        if (const std::size_t colon = piece.find(':'); colon != std::string_view::npos) {
            const CameraKey* key = keyNamed(withoutSpaces(piece.substr(0, colon)));
            if (key == nullptr || !(parts.*key->part).empty()) {
                return cameraError(
                    std::string(key == nullptr ? "there is no part '" : "there are two of '")
                        .append(piece.substr(0, colon + 1)) +
                    "'; must be " + kCameraTextForm);
            }
            present = &(parts.*key->part);
            piece = withoutSpaces(piece.substr(colon + 1));
        }
        const std::optional<float> number = numberIn<float>(piece);
        if (present == nullptr || !number || !(std::abs(*number) <= kMostNumber)) {
            return cameraError("'" + std::string(piece) + "' is not a finite number; must be " +
                               kCameraTextForm);
        }
        present->push_back(*number);
        if (comma == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(comma + 1);
    }
}

std::optional<Error> wrongCount(const CameraParts& parts) {
    for (const CameraKey& key : kCameraKeys) {
        const std::size_t count = (parts.*key.part).size();
        const bool required = key.part == &CameraParts::eye || key.part == &CameraParts::target;
        if (count != key.count && (count != 0 || required)) {
            return cameraError(std::string(key.name) + ": must have " +
                               (key.count == 1 ? "one number" : "three numbers"));
        }
    }
    if (!parts.fov.empty() && !parts.ortho.empty()) {
        return cameraError("fov: and ortho: exclude each other");
    }
    return std::nullopt;
}

glm::vec3 vectorOf(const std::vector<float>& numbers) noexcept {
    return {numbers[0], numbers[1], numbers[2]};
}

std::optional<Error> place(OrbitCamera& camera, const CameraParts& parts) {
    const glm::dvec3 back = glm::dvec3(vectorOf(parts.eye)) - glm::dvec3(vectorOf(parts.target));
    const double distance = glm::length(back);
    camera.target = vectorOf(parts.target);
    camera.distance = static_cast<float>(distance);
    if (!(camera.distance > 0.0F) || !std::isfinite(camera.distance)) {
        return cameraError("eye and target are the same point");
    }
    const glm::dvec3 line = back / distance;
    const bool isVertical = std::hypot(line.x, line.z) < kParallel;
    glm::dvec3 up =
        isVertical ? glm::dvec3(0.0, 0.0, line.y > 0.0 ? -1.0 : 1.0) : glm::dvec3(0.0, 1.0, 0.0);
    if (!parts.up.empty()) {
        const glm::dvec3 given(vectorOf(parts.up));
        if (!(glm::length(given) > 0.0)) {
            return cameraError("up: has no direction");
        }
        up = glm::normalize(given);
    }
    if (glm::length(glm::cross(up, line)) < kParallel) {
        return cameraError("up: is parallel to the line of sight from eye to target");
    }
    camera.setDirection(glm::vec3(line), glm::vec3(up));
    return std::nullopt;
}

std::optional<Error> project(OrbitCamera& camera, const CameraParts& parts) {
    if (!parts.fov.empty()) {
        const float degrees = parts.fov.front();
        if (!(degrees >= kLeastFovDegrees && degrees <= kMostFovDegrees)) {
            return cameraError("fov: must be from 1 to 170 degrees");
        }
        camera.fovYRadians = degrees / kDegreesPerRadian;
    }
    if (!parts.ortho.empty()) {
        if (!(parts.ortho.front() > 0.0F)) {
            return cameraError("ortho: the visible height must be above 0");
        }
        camera.orthographic = true;
        const float halfHeight = 0.5F * parts.ortho.front();
        camera.fovYRadians = std::min(2.0F * std::atan(halfHeight / camera.distance),
                                      kMostFovDegrees / kDegreesPerRadian);
        camera.distance = halfHeight / std::tan(0.5F * camera.fovYRadians);
    }
    return std::nullopt;
}

std::string textOf(const char* key, std::span<const float> numbers) {
    std::string text(key);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        text.append(i == 0 ? ":" : ",").append(shortestDigits(numbers[i] + 0.0F));
    }
    return text;
}

std::string textOf(const char* key, const glm::vec3& vector) {
    return textOf(key, std::span(&vector.x, 3));
}

}  // namespace

std::string cameraText(const OrbitCamera& camera) {
    std::string text = textOf("eye", camera.eye()) + ',' + textOf("target", camera.target);
    const bool isVertical = std::abs(std::cos(camera.pitchRadians)) < static_cast<float>(kParallel);
    if (camera.rollRadians != 0.0F || (isVertical && camera.yawRadians != 0.0F)) {
        text += ',' + textOf("up", glm::vec3(glm::row(camera.view(1.0F).viewFromWorld, 1)));
    }
    const float halfHeight = camera.distance * std::tan(0.5F * camera.fovYRadians);
    return text + ',' +
           (camera.orthographic ? "ortho:" + shortestDigits(2.0F * halfHeight)
                                : "fov:" + shortestDigits(camera.fovYRadians * kDegreesPerRadian));
}

bool isCameraText(std::string_view text) noexcept {
    const std::string_view first = withoutSpaces(text);
    const std::size_t colon = first.find(':');
    return colon != std::string_view::npos &&
           keyNamed(withoutSpaces(first.substr(0, colon))) != nullptr;
}

Result<OrbitCamera> readCameraText(std::string_view text) {
    const Result<CameraParts> parts = partsOfCamera(text);
    if (!parts) {
        return parts.error();
    }
    OrbitCamera camera;
    if (std::optional<Error> error = wrongCount(*parts)) {
        return *error;
    }
    if (std::optional<Error> error = place(camera, *parts)) {
        return *error;
    }
    if (std::optional<Error> error = project(camera, *parts)) {
        return *error;
    }
    return camera;
}

OrbitCamera rolledOrbitFrom(const CameraView& view, const glm::vec3& about,
                            float sceneRadius) noexcept {
    OrbitCamera camera = orbitFrom(view, about, sceneRadius);
    camera.setDirection(glm::vec3(glm::row(view.viewFromWorld, 2)),
                        glm::vec3(glm::row(view.viewFromWorld, 1)));
    return camera;
}

}  // namespace sinew
