// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/pose_request.h"

#include <cerrno>
#include <cmath>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>

#include "app/common/failure.h"
#include "app/common/name_lookup.h"

namespace sinew::cli {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kMaxBytes = std::size_t{16} << 20U;  // of a list of poses

[[nodiscard]] Failure badRequest(const std::string& path, const std::string& what) {
    return {ExitCode::Usage, path, what};
}

std::string readFile(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text(kMaxBytes + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!file.is_open() || file.bad()) {
        throw Failure(ExitCode::BadInput, path,
                      std::string("the list of poses cannot be read: ") + std::strerror(errno));
    }
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.size() > kMaxBytes) {
        throw badRequest(path, "a list of poses must not be larger than 16 MiB");
    }
    return text;
}

Json parseFile(const std::string& path) {
    Json document = Json::parse(readFile(path), nullptr, false);
    if (!document.is_array()) {
        throw badRequest(path, "not a JSON list of poses");
    }
    return document;
}

AnimationIndex animationOf(const Json& value, const Asset& asset) {
    if (value.is_null()) {
        return {};
    }
    if (value.is_string()) {
        return lookUpAnimation(asset, value.get<std::string>());
    }
    if (!value.is_number_integer()) {
        throw usageFailure("'animation' must be an index, a name or null");
    }
    return lookUpAnimation(asset, value.dump());
}

float secondsOf(const Json& value) {
    const double seconds = value.is_number() ? value.get<double>() : std::nan("");
    if (!std::isfinite(static_cast<float>(seconds))) {
        throw usageFailure("'time' must be a finite number of seconds");
    }
    return static_cast<float>(seconds);
}

PoseRequest requestOf(const Json& entry, const Asset& asset) {
    if (!entry.is_object()) {
        throw usageFailure("not an object");
    }
    if (entry.contains("layers")) {
        throw notAvailable("'layers'");
    }
    PoseRequest request;
    if (entry.contains("animation")) {
        request.animation = animationOf(entry["animation"], asset);
    }
    if (entry.contains("time")) {
        request.seconds = secondsOf(entry["time"]);
    }
    return request;
}

}  // namespace

std::vector<PoseRequest> readPoseRequests(const std::string& path, const Asset& asset) {
    const Json document = parseFile(path);
    std::vector<PoseRequest> requests;
    for (const Json& entry : document) {
        try {
            requests.push_back(requestOf(entry, asset));
        } catch (const Failure& failure) {
            throw badRequest(path, "/" + std::to_string(requests.size()) + ": " + failure.what());
        }
    }
    return requests;
}

}  // namespace sinew::cli
