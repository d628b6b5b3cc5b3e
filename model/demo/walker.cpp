// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/walker.h"

#include <cmath>
#include <numbers>
#include <string>

#include "model/demo/demo_asset.h"
#include "model/demo/walker_body.h"
#include "model/write/gltf_file.h"
#include "model/write/json_text.h"

namespace sinew {
namespace {

using namespace demo;

constexpr float kPi = std::numbers::pi_v<float>;
constexpr float kFrameRate = 30.0F;
constexpr float kStep = 0.66F;         // distance over the ground while a foot is in contact
constexpr float kTravelTooFar = 1.4F;  // the planted slide
constexpr float kTwist = 165.0F;       // degrees, the planted collapse
constexpr float kSoleToAnkle = 0.08F;

/// Rotation about an axis of the world; degrees.
glm::quat about(glm::vec3 axis, float degrees) {
    return glm::angleAxis(glm::radians(degrees), axis);
}

constexpr glm::vec3 kX{1.0F, 0.0F, 0.0F};
constexpr glm::vec3 kY{0.0F, 1.0F, 0.0F};
constexpr glm::vec3 kZ{0.0F, 0.0F, 1.0F};

/// Thigh, shin and foot that bring the ankle there, in radians about X; the sole stays level.
struct LegAngles {
    float thigh;
    float shin;
};

/// `ahead` and `below`: the ankle from the hip joint, metres.
LegAngles reach(float ahead, float below) {
    const float upper = -walkerBones()[ShinL].translation.y;
    const float lower = -walkerBones()[FootL].translation.y;
    const float far = std::min(std::hypot(ahead, below), (upper + lower) * 0.9999F);
    const auto corner = [](float a, float b, float opposite) {
        return std::acos((a * a + b * b - opposite * opposite) / (2.0F * a * b));
    };
    return {.thigh = -std::atan2(ahead, below) - corner(upper, far, lower),
            .shin = kPi - corner(upper, lower, far)};
}

/// Collects the tracks of a clip.
class ClipWriter {
public:
    ClipWriter(GltfFile& file, float seconds) : m_file(file) {
        for (int frame = 0; frame <= static_cast<int>(std::lround(seconds * kFrameRate)); ++frame) {
            m_times.push_back(static_cast<float>(frame) / kFrameRate);
        }
        m_input = file.addAccessor(
            std::span<const float>(m_times), m_times.size(),
            {.type = "SCALAR",
             .more = ",\"min\":[0],\"max\":" + numbersText(std::span(&m_times.back(), 1))});
    }

    template <class Value>  // seconds -> quaternion
    void rotate(WalkerJoint joint, const Value& value) {
        std::vector<glm::quat> keys;
        for (const float time : m_times) {
            keys.push_back(glm::normalize(value(time)));
        }
        add(joint, "rotation",
            m_file.addAccessor(std::span<const glm::quat>(keys), keys.size(), {.type = "VEC4"}));
    }

    template <class Value>  // seconds -> metres from the rest pose
    void move(WalkerJoint joint, const Value& value) {
        std::vector<glm::vec3> keys;
        for (const float time : m_times) {
            keys.push_back(walkerBones()[joint].translation + value(time));
        }
        add(joint, "translation",
            m_file.addAccessor(std::span<const glm::vec3>(keys), keys.size(), {.type = "VEC3"}));
    }

    void finish(const char* name) {
        m_file.add("animations", "{\"name\":\"" + std::string(name) + "\",\"samplers\":[" +
                                     m_samplers + "],\"channels\":[" + m_channels + "]}");
    }

private:
    void add(WalkerJoint joint, const char* path, std::size_t output) {
        const std::string comma = m_count == 0 ? "" : ",";
        m_samplers += comma + "{\"input\":" + std::to_string(m_input) +
                      ",\"output\":" + std::to_string(output) + "}";
        m_channels += comma + "{\"sampler\":" + std::to_string(m_count) +
                      ",\"target\":{\"node\":" + std::to_string(joint + 1) + ",\"path\":\"" + path +
                      "\"}}";
        ++m_count;
    }

    GltfFile& m_file;
    std::vector<float> m_times;
    std::size_t m_input = 0;
    std::size_t m_count = 0;
    std::string m_samplers;
    std::string m_channels;
};

/// Lowers the arm from the T-pose to the side and swings it; `side` is 1 on the left.
glm::quat hangingArm(float side, float swing) {
    return about(kX, swing) * about(kZ, side * -76.0F);
}

float bounce(float time) {
    return -0.035F - 0.012F * std::cos(4.0F * kPi * time);
}

/// The ankle of a foot from its hip joint, at this part of the cycle: half in contact, half
/// swinging.
LegAngles stepping(float phase, float lowered) {
    phase -= std::floor(phase);
    const bool touches = phase < 0.5F;
    const float part = touches ? 2.0F * phase : 2.0F * phase - 1.0F;
    const float ahead =
        touches ? kStep * (0.5F - part) : kStep * (glm::smoothstep(0.0F, 1.0F, part) - 0.5F);
    const float lift = touches ? 0.0F : 0.11F * std::sin(kPi * part);
    return reach(ahead, walkerRest(ThighL).y + lowered - kSoleToAnkle - lift);
}

void addWalk(GltfFile& file, bool flawed) {
    ClipWriter clip(file, 1.0F);
    const float speed = 2.0F * kStep * (flawed ? kTravelTooFar : 1.0F);
    clip.move(Hips, [&](float t) { return glm::vec3(0.0F, bounce(t), speed * t); });
    const auto leg = [&](WalkerJoint thigh, float offset) {
        const auto angles = [=](float t) { return stepping(t + offset, bounce(t)); };
        const auto turn = [](float radians) { return glm::angleAxis(radians, kX); };
        clip.rotate(thigh, [=](float t) { return turn(angles(t).thigh); });
        clip.rotate(WalkerJoint(thigh + 1), [=](float t) { return turn(angles(t).shin); });
        clip.rotate(WalkerJoint(thigh + 2),
                    [=](float t) { return turn(-angles(t).thigh - angles(t).shin); });
    };
    leg(ThighL, 0.0F);
    leg(ThighR, 0.5F);
    const auto swing = [](float t) { return 24.0F * std::cos(2.0F * kPi * t); };
    clip.rotate(Spine, [&](float t) { return about(kY, 0.2F * swing(t)); });
    clip.rotate(Head, [&](float t) { return about(kY, -0.2F * swing(t)); });
    clip.rotate(UpperArmL, [&](float t) { return hangingArm(1.0F, swing(t)); });
    clip.rotate(UpperArmR, [&](float t) { return hangingArm(-1.0F, -swing(t)); });
    clip.rotate(ForeArmL, [&](float t) { return about(kY, -18.0F + 0.4F * swing(t)); });
    clip.rotate(ForeArmR, [&](float t) { return about(kY, 18.0F + 0.4F * swing(t)); });
    clip.finish("Walk");
}

/// The left arm goes up, waves and comes down again.
void addWave(GltfFile& file, bool flawed) {
    ClipWriter clip(file, 2.0F);
    const auto raised = [](float t) {
        return glm::smoothstep(0.0F, 1.0F, 2.5F * (1.0F - std::abs(t - 1.0F)));
    };
    clip.rotate(UpperArmL, [&](float t) {
        return about(kZ, -76.0F + 106.0F * raised(t)) *
               about(kX, flawed ? -kTwist * raised(t) : 0.0F);
    });
    clip.rotate(ForeArmL, [&](float t) {
        const float turned =
            flawed ? 1.0F : -1.0F;  // a twisted arm bends in the opposite direction
        return about(kZ, -turned * (45.0F + 22.0F * std::sin(6.0F * kPi * t)) * raised(t));
    });
    clip.rotate(UpperArmR, [&](float) { return hangingArm(-1.0F, 0.0F); });
    clip.rotate(Head, [&](float t) { return about(kY, 14.0F * raised(t)); });
    for (const WalkerJoint still : {Spine, ForeArmR, ThighL, ShinL, FootL, ThighR, ShinR, FootR}) {
        clip.rotate(still, [](float) { return glm::quat(1.0F, 0.0F, 0.0F, 0.0F); });
    }
    clip.move(Hips, [](float) { return glm::vec3(0.0F); });
    clip.finish("Wave");
}

std::string numbers(const glm::vec3& v) {
    return numbersText(std::span(&v.x, 3));
}

void addNodes(GltfFile& file) {
    file.add("nodes", R"({"name":"Walker","mesh":0,"skin":0})");
    for (std::size_t j = 0; j < walkerBones().size(); ++j) {
        const WalkerBone& bone = walkerBones()[j];
        std::string children;
        for (std::size_t c = 0; c < walkerBones().size(); ++c) {
            if (walkerBones()[c].parent == static_cast<int>(j)) {
                children += (children.empty() ? "" : ",") + std::to_string(c + 1);
            }
        }
        file.add("nodes", "{\"name\":\"" + std::string(bone.name) +
                              "\",\"translation\":" + numbers(bone.translation) +
                              (children.empty() ? "" : ",\"children\":[" + children + "]") + "}");
    }
}

void addSkin(GltfFile& file) {
    std::vector<glm::mat4> binds;
    std::string joints;
    for (std::size_t j = 0; j < walkerBones().size(); ++j) {
        glm::mat4 bind(1.0F);
        bind[3] = glm::vec4(-walkerRest(j), 1.0F);
        binds.push_back(bind);
        joints += (j == 0 ? "" : ",") + std::to_string(j + 1);
    }
    const std::size_t matrices =
        file.addAccessor(std::span<const glm::mat4>(binds), binds.size(), {.type = "MAT4"});
    file.add("skins", R"({"name":"Walker","inverseBindMatrices":)" + std::to_string(matrices) +
                          ",\"joints\":[" + joints + "]}");
}

void addMesh(GltfFile& file) {
    const WalkerBody body = walkerBody();
    const std::size_t count = body.positions.size();
    const PointRange box = rangeOf(body.positions);
    std::string attributes;
    const auto add = [&](const char* name, const auto& values, GltfAccessor accessor) {
        accessor.target = kGltfVertices;
        const std::size_t index = file.addAccessor(std::span(values), count, accessor);
        attributes +=
            (attributes.empty() ? "\"" : ",\"") + std::string(name) + "\":" + std::to_string(index);
    };
    const std::string bounds = ",\"min\":" + numbers(box.low) + ",\"max\":" + numbers(box.high);
    add("POSITION", body.positions, {.type = "VEC3", .more = bounds});
    add("NORMAL", body.normals, {.type = "VEC3"});
    add("JOINTS_0", body.joints, {.type = "VEC4", .component = kGltfByte});
    add("WEIGHTS_0", body.weights, {.type = "VEC4"});
    const std::size_t indices =
        file.addAccessor(std::span(body.indices), body.indices.size(),
                         {.type = "SCALAR", .component = kGltfShort, .target = kGltfIndices});
    file.add("materials",
             R"({"name":"Clay","pbrMetallicRoughness":{"baseColorFactor":[0.55,0.42,0.34,1],)"
             R"("metallicFactor":0,"roughnessFactor":0.7}})");
    file.add("meshes", R"({"name":"Walker","primitives":[{"attributes":{)" + attributes +
                           "},\"indices\":" + std::to_string(indices) + ",\"material\":0}]}");
}

}  // namespace

std::vector<std::uint8_t> walkerGlb(bool flawed) {
    GltfFile file(R"({"version":"2.0","generator":"Sinew"})");
    file.set(R"("scene":0)");
    file.add("scenes", R"({"nodes":[0,1]})");
    addNodes(file);
    addSkin(file);
    addMesh(file);
    addWalk(file, flawed);
    addWave(file, flawed);
    return file.glb();
}

}  // namespace sinew
