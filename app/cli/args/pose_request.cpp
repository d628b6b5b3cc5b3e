// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/pose_request.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <nlohmann/json.hpp>

#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "app/common/name_lookup.h"

namespace sinew::cli {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kMaxBytes = std::size_t{16} << 20U;  // limit per list of poses
constexpr std::size_t kMaxLayers = 1024;                   // limit per pose

[[nodiscard]] Failure badRequest(const std::string& path, const std::string& what) {
    return {ExitCode::Usage, path, what};
}

Json parsed(const std::string& path, bool quiet) {
    const std::string text = readTextInput(path, "the list of poses", kMaxBytes + 1, quiet);
    if (text.size() > kMaxBytes) {
        throw badRequest(path, "a list of poses must not be larger than 16 MiB");
    }
    try {
        Json document = Json::parse(text);
        if (!document.is_array()) {
            throw badRequest(path, "not a JSON list of poses");
        }
        return document;
    } catch (const Json::parse_error& error) {
        throw badRequest(path, "not JSON at byte " + std::to_string(error.byte));
    } catch (const Json::out_of_range&) {
        throw badRequest(path, "a number is too large to be read");
    }
}

/// The index or the name of an object.
std::string reference(const Json& value, const char* complaint) {
    if (!value.is_string() && !value.is_number_integer()) {
        throw usageFailure(complaint);
    }
    return value.is_string() ? value.get<std::string>() : value.dump();
}

AnimationIndex animationOf(const Json& value, const Asset& asset) {
    return value.is_null()
               ? AnimationIndex()
               : lookUpAnimation(asset,
                                 reference(value, "'animation' must be an index, a name or null"));
}

/// Throws Failure (exit 2) for what is no finite number in single precision, or below `least`.
float number(const Json& value, const std::string& complaint,
             float least = std::numeric_limits<float>::lowest()) {
    const float result =
        value.is_number() ? static_cast<float>(value.get<double>()) : std::nanf("");
    if (!std::isfinite(result) || result < least) {
        throw usageFailure(complaint);
    }
    return result;
}

float secondsOf(const Json& value) {
    return number(value, "'time' must be a finite number of seconds");
}

void checkKeys(const Json& entry, std::initializer_list<std::string_view> known) {
    if (!entry.is_object()) {
        throw usageFailure("not an object");
    }
    std::string valid;
    for (const std::string_view key : known) {
        valid += (valid.empty() ? "" : ", ") + std::string(key);
    }
    for (const auto& [key, value] : entry.items()) {
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            throw usageFailure("there is no key '" + key + "' here; valid: " + valid);
        }
    }
}

NodeIndex maskOf(const Json& value, const Asset& asset) {
    return value.is_null()
               ? NodeIndex()
               : lookUpNode(asset,
                            reference(value, "'mask' must be the index or the name of a node"));
}

/// The value of the row with that name.
template <class Rows>
auto valueNamed(const char* key, const Json& name, const Rows& rows) {
    const std::string text = name.is_string() ? name.get<std::string>() : std::string();
    std::string valid;
    for (const auto& row : rows) {
        if (text == row.name) {
            return row.value;
        }
        valid += (valid.empty() ? "" : ", ") + std::string(row.name);
    }
    throw usageFailure("'" + std::string(key) + "' must be one of: " + valid);
}

PoseLayer layerOf(const Json& entry, const Asset& asset) {
    checkKeys(entry, {"animation", "time", "weight", "mode", "mask", "reference"});
    PoseLayer layer;
    for (const auto& [key, value] : entry.items()) {
        if (key == "animation") {
            layer.animation = animationOf(value, asset);
        } else if (key == "time") {
            layer.seconds = secondsOf(value);
        } else if (key == "weight") {
            layer.weight = number(value, "'weight' must be a finite number from 0 on", 0.0F);
        } else if (key == "mode") {
            layer.mode = valueNamed("mode", value, kLayerModes);
        } else if (key == "mask") {
            layer.mask = maskOf(value, asset);
        } else {
            layer.reference = valueNamed("reference", value, kAdditiveReferences);
        }
    }
    return layer;
}

PoseRequest layeredRequest(const Json& list, const Asset& asset) {
    if (!list.is_array() || list.size() > kMaxLayers) {
        throw usageFailure("'layers' must be a list of at most " + std::to_string(kMaxLayers) +
                           " layers");
    }
    PoseRequest request;
    request.layers.emplace();
    for (const Json& entry : list) {
        try {
            request.layers->push_back(layerOf(entry, asset));
        } catch (const Failure& failure) {
            throw usageFailure("layers/" + std::to_string(request.layers->size()) + ": " +
                               failure.what());
        }
    }
    if (!request.layers->empty()) {
        request.seconds = request.layers->front().seconds;
    }
    return request;
}

HandPose morphsOf(const Json& value, const Asset& asset) {
    if (!value.is_object()) {
        throw usageFailure("'morphs' must be an object of morph targets and their weights");
    }
    std::vector<std::pair<std::string, float>> weights;
    for (const auto& [target, weight] : value.items()) {
        weights.emplace_back(target,
                             number(weight, "morphs/" + target + ": must be a finite number"));
    }
    return morphPose(asset, weights);
}

PoseRequest requestOf(const Json& entry, const Asset& asset) {
    PoseRequest request;
    if (entry.is_object() && entry.contains("layers")) {
        checkKeys(entry, {"layers", "morphs"});  // they have times of their own
        request = layeredRequest(entry["layers"], asset);
    } else {
        checkKeys(entry, {"animation", "time", "morphs"});
    }
    if (entry.contains("morphs")) {
        request.hand = morphsOf(entry["morphs"], asset);
    }
    if (entry.contains("animation")) {
        request.animation = animationOf(entry["animation"], asset);
    }
    if (entry.contains("time")) {
        request.seconds = secondsOf(entry["time"]);
    }
    return request;
}

}  // namespace

std::vector<PoseRequest> readPoseRequests(const std::string& path, const Asset& asset, bool quiet) {
    const Json document = parsed(path, quiet);
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
