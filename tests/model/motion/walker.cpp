// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/model/motion/walker.h"

#include <cmath>
#include <utility>

namespace sinew::test {
namespace {

constexpr double kDegree = 3.14159265358979 / 180.0;
constexpr glm::dvec3 kHips(0.0, 1.0, 0.0);

void append(std::vector<double>& values, const glm::dvec3& place) {
    values.insert(values.end(), {place.x, place.y, place.z});
}

}  // namespace

std::vector<double> frameTimes(std::size_t count) {
    std::vector<double> times;
    for (std::size_t i = 0; i < count; ++i) {
        times.push_back(static_cast<double>(i) / kWalkerRate);
    }
    return times;
}

Walker::Walker(const std::vector<FootPath>& feet) {
    std::string children = "1";
    for (std::size_t i = 0; i < feet.size(); ++i) {
        children += "," + str(static_cast<int>(i) + 2);
    }
    m_gltf.add("nodes", R"({"name":"Hips","translation":[0,1,0],"children":[)" + children + "]}");
    m_gltf.add("nodes", R"({"name":"Head","translation":[0,1,0]})");
    std::vector<int> joints{0, 1};
    for (const FootPath& foot : feet) {
        const glm::dvec3 rest = foot.places.front() - kHips;
        joints.push_back(m_gltf.add("nodes", R"({"name":")" + foot.name + R"(","translation":)" +
                                                 str({rest.x, rest.y, rest.z}) + "}"));
        if (foot.places.size() > 1) {
            std::vector<glm::dvec3> local;
            for (const glm::dvec3& place : foot.places) {
                local.push_back(place - kHips);
            }
            move(joints.back(), local);
        }
    }
    m_gltf.addSkin(joints);
}

Walker& Walker::turn(int node, const std::vector<double>& degreesAboutZ,
                     const std::string& interpolation) {
    std::vector<double> values;
    for (const double degrees : degreesAboutZ) {
        const double half = degrees * kDegree / 2.0;
        values.insert(values.end(), {0.0, 0.0, std::sin(half), std::cos(half)});
    }
    m_channels.push_back({.node = node,
                          .path = "rotation",
                          .interpolation = interpolation,
                          .times = frameTimes(degreesAboutZ.size()),
                          .values = values,
                          .output = {}});
    return *this;
}

Walker& Walker::turnAboutY(int node, const std::vector<double>& degrees) {
    turn(node, degrees);
    std::vector<double>& values = m_channels.back().values;
    for (std::size_t i = 0; i < values.size(); i += 4) {
        std::swap(values[i + 1], values[i + 2]);
    }
    return *this;
}

Walker& Walker::endClip(const std::string& clipName) {
    m_gltf.addAnimation(clipName, m_channels);
    m_channels.clear();
    return *this;
}

Walker& Walker::move(int node, const std::vector<glm::dvec3>& places) {
    std::vector<double> values;
    for (const glm::dvec3& place : places) {
        append(values, place);
    }
    m_channels.push_back({.node = node,
                          .path = "translation",
                          .interpolation = "LINEAR",
                          .times = frameTimes(places.size()),
                          .values = values,
                          .output = {}});
    return *this;
}

std::shared_ptr<const ClipLibrary> Walker::clips(const std::string& clipName) {
    m_gltf.addAnimation(clipName, m_channels);
    return std::make_shared<const ClipLibrary>(*m_gltf.load());
}

}  // namespace sinew::test
