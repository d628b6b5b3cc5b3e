// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <cmath>

#include "model/demo/worst_file.h"
#include "model/demo/worst_makers.h"

namespace sinew::demo {
namespace {

constexpr float kKeysPerSecond = 1000.0F;

// Evenly spaced times with the min and max that glTF requires.
std::size_t addTimes(WorstFile& file, std::uint32_t keys) {
    std::vector<float> times(keys);
    for (std::uint32_t key = 0; key < keys; ++key) {
        times[key] = static_cast<float>(key) / kKeysPerSecond;
    }
    std::string last = std::to_string(times.back());
    return file.addAccessor(times, "SCALAR", kFloats,
                            R"(,"min":[0],"max":[)" + std::move(last) + ']');
}

// A swaying rotation that never repeats exactly.
std::size_t addTurns(WorstFile& file, std::uint32_t keys) {
    std::vector<glm::vec4> turns(keys);
    for (std::uint32_t key = 0; key < keys; ++key) {
        const float half = 0.4F * std::sin(0.01F * static_cast<float>(key)) *
                           std::cos(0.0007F * static_cast<float>(key));
        turns[key] = {0.0F, 0.0F, std::sin(half), std::cos(half)};
    }
    return file.addAccessor(turns, "VEC4", kFloats);
}

std::string samplerOf(std::size_t times, std::size_t values) {
    return "{\"input\":" + std::to_string(times) + ",\"output\":" + std::to_string(values) + '}';
}

std::string channelOf(std::size_t sampler, std::size_t node) {
    return "{\"sampler\":" + std::to_string(sampler) +
           ",\"target\":{\"node\":" + std::to_string(node) + R"(,"path":"rotation"}})";
}

// Nodes with one triangle each, so that their motion is visible.
void addNodes(WorstFile& file, std::size_t count) {
    const std::vector<glm::vec3> corners{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    const std::size_t position = file.addAccessor(corners, "VEC3", kFloats);
    file.add("meshes",
             R"({"primitives":[{"attributes":{"POSITION":)" + std::to_string(position) + "}}]}");
    for (std::size_t node = 0; node < count; ++node) {
        file.add("nodes", R"({"mesh":0})");
    }
    file.set(R"("scenes":[{"nodes":)" + numbered(0, count) + "}]");
}

std::string joined(std::string all, const std::string& one) {
    return all.empty() ? one : std::move(all) + ',' + one;
}

void addClip(WorstFile& file, const std::string& samplers, const std::string& channels) {
    file.add("animations", "{\"samplers\":[" + samplers + "],\"channels\":[" + channels + "]}");
}

}  // namespace

GlbBytes makeKeys(std::uint32_t size) {
    constexpr std::size_t kChannels = 50;
    WorstFile file;
    addNodes(file, kChannels);
    const std::string sampler = samplerOf(addTimes(file, size), addTurns(file, size));
    std::string channels;
    for (std::size_t i = 0; i < kChannels; ++i) {
        channels = joined(std::move(channels), channelOf(i, i));
    }
    addClip(file, repeated(sampler, kChannels), channels);
    return file.glb();
}

GlbBytes makeChannels(std::uint32_t size) {
    WorstFile file;
    addNodes(file, size);
    const std::string sampler = samplerOf(addTimes(file, size), addTurns(file, size));
    std::string channels;
    for (std::size_t i = 0; i < size; ++i) {
        channels = joined(std::move(channels), channelOf(0, i));
    }
    addClip(file, sampler, channels);
    return file.glb();
}

GlbBytes makeSamplers(std::uint32_t size) {
    WorstFile file;
    addNodes(file, size);
    const std::vector<float> times{0.0F, 1.0F};
    const std::size_t unbounded = file.addAccessor(times, "SCALAR", kFloats);
    const std::string sampler = samplerOf(unbounded, addTurns(file, 2));
    std::string channels;
    for (std::size_t i = 0; i < size; ++i) {
        channels = joined(std::move(channels), channelOf(i, i));
    }
    addClip(file, repeated(sampler, size), channels);
    return file.glb();
}

GlbBytes makeOneTarget(std::uint32_t size) {
    WorstFile file;
    addNodes(file, 1);
    const std::string sampler = samplerOf(addTimes(file, 2), addTurns(file, 2));
    addClip(file, sampler, repeated(channelOf(0, 0), size));
    return file.glb();
}

}  // namespace sinew::demo
