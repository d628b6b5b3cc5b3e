// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/state_reader.h"

#include <algorithm>
#include <cmath>

#include "model/load/source/path.h"

namespace sinew {
namespace {

constexpr double kMostDouble = std::numeric_limits<double>::max();
constexpr float kMostFovRadians = 3.0F;
constexpr float kUnitTolerance = 1e-3F;  // tolerance of the squared length

}  // namespace

std::string StateReader::at(std::string_view key) const {
    std::string pointer = m_pointer;
    load::appendPointer(pointer, key);
    return pointer;
}

void StateReader::fail(std::string_view key, std::string message) {
    m_findings.fail(at(key), std::move(message));
}

const JsonValue* StateReader::member(const char* key) {
    m_known.emplace_back(key);
    return m_here.find(key);
}

void StateReader::noteUnknown() {
    for (const JsonMember& each : *m_here.object()) {
        if (std::find(m_known.begin(), m_known.end(), each.name) == m_known.end()) {
            m_findings.note(at(each.name), "a state has no such member");
        }
    }
}

const JsonValue::Array* StateReader::arrayAt(const char* key) {
    const JsonValue* const value = member(key);
    if (value == nullptr) {
        return nullptr;
    }
    if (value->array() == nullptr) {
        fail(key, "must be a list");
    }
    return value->array();
}

std::optional<double> StateReader::numberAt(const char* key, double least, double most) {
    const JsonValue* const value = member(key);
    if (value == nullptr) {
        return std::nullopt;
    }
    const double* const number = value->number();
    if (number == nullptr) {
        fail(key, "must be a number");
        return std::nullopt;
    }
    if (!(*number >= least && *number <= most)) {
        fail(key, "is out of range");
        return std::nullopt;
    }
    return *number;
}

std::optional<double> StateReader::wholeAt(const char* key, double least, double most) {
    const std::optional<double> number = numberAt(key, least, most);
    if (number && *number != std::floor(*number)) {
        fail(key, "must be a whole number");
        return std::nullopt;
    }
    return number;
}

bool StateReader::numbersAt(const char* key, std::span<float> out) {
    const JsonValue::Array* const items = arrayAt(key);
    if (items == nullptr) {
        return false;
    }
    for (std::size_t i = 0; i < out.size(); ++i) {
        const double* const number = items->size() == out.size() ? (*items)[i].number() : nullptr;
        if (number == nullptr || !(std::abs(*number) <= kMostFloat)) {
            fail(key, "must be " + std::to_string(out.size()) + " numbers");
            return false;
        }
        out[i] = static_cast<float>(*number);
    }
    return true;
}

void StateReader::value(const char* key, bool& out, bool fallback) {
    out = fallback;
    if (const JsonValue* const value = member(key)) {
        if (value->boolean() == nullptr) {
            fail(key, "must be true or false");
            return;
        }
        out = *value->boolean();
    }
}

void StateReader::value(const char* key, float& out, float fallback) {
    out = static_cast<float>(numberAt(key, -kMostFloat, kMostFloat).value_or(double{fallback}));
}

void StateReader::value(const char* key, double& out, double fallback) {
    out = numberAt(key, -kMostDouble, kMostDouble).value_or(fallback);
}

void StateReader::number(const char* key, float& out) {
    const std::optional<double> number = numberAt(key, -kMostFloat, kMostFloat);
    if (!number) {
        fail(key, "is missing");
        return;
    }
    out = static_cast<float>(*number);
}

void StateReader::text(const char* key, std::string& out) {
    out.clear();
    if (const JsonValue* const value = member(key)) {
        if (value->string() == nullptr) {
            fail(key, "must be a string");
            return;
        }
        out = *value->string();
    }
}

void StateReader::path(const char* key, std::filesystem::path& out) {
    std::string path;
    text(key, path);
    out = path;
}

void StateReader::vector(const char* key, glm::vec3& out) {
    const std::optional<glm::vec3> vector = vectorAt<3>(key);
    if (!vector) {
        fail(key, "is missing");
        return;
    }
    out = *vector;
}

void StateReader::optional(const char* key, std::optional<float>& out) {
    const std::optional<double> number = numberAt(key, -kMostFloat, kMostFloat);
    out = number ? std::optional(static_cast<float>(*number)) : std::nullopt;
}

void StateReader::optional(const char* key, std::optional<glm::quat>& out) {
    out.reset();
    if (const auto xyzw = vectorAt<4>(key)) {
        if (!(std::abs(glm::dot(*xyzw, *xyzw) - 1.0F) <= kUnitTolerance)) {
            fail(key, "must be a unit quaternion");
            return;
        }
        out = glm::quat(xyzw->w, xyzw->x, xyzw->y, xyzw->z);
    }
}

void StateReader::usable(const OrbitCamera& camera) {
    const bool isUsable = camera.distance > 0.0F && camera.sceneRadius > 0.0F &&
                          camera.fovYRadians > 0.0F && camera.fovYRadians < kMostFovRadians;
    if (!isUsable) {
        m_findings.fail(m_pointer,
                        "must have distance and sceneRadius above 0 and fovY from 0 to 3");
    }
}

void StateReader::setHand(std::vector<HandTransform> nodes, HandPose& out) {
    std::stable_sort(nodes.begin(), nodes.end(),
                     [](const auto& a, const auto& b) { return a.node < b.node; });
    out.clear();
    for (HandTransform& transform : nodes) {
        out.set(std::move(transform));
    }
}

}  // namespace sinew
