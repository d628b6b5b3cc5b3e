// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>
#include <cmath>

#include "model/demo/worst_file.h"

namespace sinew::demo {
namespace {

constexpr float kKeysPerSecond = 1000.0F;

// Evenly spaced times with the min and max that glTF requires.
std::size_t addTimes(WorstFile& file, std::uint32_t keys, float perSecond = kKeysPerSecond) {
    std::vector<float> times(keys);
    for (std::uint32_t key = 0; key < keys; ++key) {
        times[key] = static_cast<float>(key) / perSecond;
    }
    const std::string bounds = R"(,"min":[0],"max":[)" + std::to_string(times.back()) + ']';
    return file.addAccessor(times, {.type = "SCALAR", .more = bounds});
}

// A swaying rotation that never repeats exactly.
std::size_t addTurns(WorstFile& file, std::uint32_t keys) {
    std::vector<glm::vec4> turns(keys);
    for (std::uint32_t key = 0; key < keys; ++key) {
        const float half = 0.4F * std::sin(0.01F * static_cast<float>(key)) *
                           std::cos(0.0007F * static_cast<float>(key));
        turns[key] = {0.0F, 0.0F, std::sin(half), std::cos(half)};
    }
    return file.addAccessor(turns, {"VEC4"});
}

std::string samplerOf(std::size_t times, std::size_t values) {
    return "{\"input\":" + std::to_string(times) + ",\"output\":" + std::to_string(values) + '}';
}

// Two keys, one second apart, that turn by a quarter.
std::string turning(WorstFile& file) {
    const std::vector<glm::vec4> turns{{0.0F, 0.0F, 0.0F, 1.0F}, {0.0F, 0.0F, 0.6F, 0.8F}};
    const std::size_t times = addTimes(file, 2, 1.0F);
    return samplerOf(times, file.addAccessor(turns, {"VEC4"}));
}

std::string channelOf(std::size_t sampler, std::size_t node) {
    return "{\"sampler\":" + std::to_string(sampler) +
           ",\"target\":{\"node\":" + std::to_string(node) + R"(,"path":"rotation"}})";
}

// Nodes with one triangle each, so that their motion is visible.
void addNodes(WorstFile& file, std::size_t count) {
    file.addMesh(file.triangle());
    for (std::size_t node = 0; node < count; ++node) {
        file.add("nodes", R"({"mesh":0})");
    }
    file.set(R"("scenes":[{"nodes":)" + numbered(0, count) + "}]");
}

void addClip(WorstFile& file, const std::string& samplers, const std::string& channels) {
    file.add("animations", "{\"samplers\":[" + samplers + "],\"channels\":[" + channels + "]}");
}

GlbBytes makeKeys(std::uint32_t size) {
    constexpr std::size_t kChannels = 50;
    WorstFile file;
    addNodes(file, kChannels);
    const std::size_t times = addTimes(file, size);
    const std::string sampler = samplerOf(times, addTurns(file, size));
    addClip(file, repeated(sampler, kChannels),
            joined(kChannels, [](std::size_t i) { return channelOf(i, i); }));
    return file.glb();
}

GlbBytes makeChannels(std::uint32_t size) {
    WorstFile file;
    addNodes(file, size);
    const std::size_t times = addTimes(file, size);
    addClip(file, samplerOf(times, addTurns(file, size)),
            joined(size, [](std::size_t i) { return channelOf(0, i); }));
    return file.glb();
}

// The times have neither min nor max.
GlbBytes makeSamplers(std::uint32_t size) {
    WorstFile file;
    addNodes(file, size);
    const std::size_t unbounded = file.addAccessor(std::vector<float>{0.0F, 1.0F}, {"SCALAR"});
    const std::string sampler = samplerOf(unbounded, addTurns(file, 2));
    addClip(file, repeated(sampler, size),
            joined(size, [](std::size_t i) { return channelOf(i, i); }));
    return file.glb();
}

GlbBytes makeOneTarget(std::uint32_t size) {
    WorstFile file;
    addNodes(file, 1);
    const std::size_t times = addTimes(file, 2);
    addClip(file, samplerOf(times, addTurns(file, 2)), repeated(channelOf(0, 0), size));
    return file.glb();
}

GlbBytes makeClips(std::uint32_t size) {
    WorstFile file;
    addNodes(file, size);
    const std::string sampler = turning(file);
    for (std::uint32_t i = 0; i < size; ++i) {
        addClip(file, sampler, channelOf(0, i));
    }
    return file.glb();
}

GlbBytes makeFeet(std::uint32_t size) {
    WorstFile file;
    file.addMesh(file.triangle());
    file.add("nodes", R"({"children":)" + numbered(1, size) + "}");
    for (std::uint32_t i = 0; i < size; ++i) {
        file.add("nodes", R"({"mesh":0,"name":"Foot.L"})");
    }
    addClip(file, turning(file), channelOf(0, 0));
    file.set(R"("scenes":[{"nodes":[0]}])");
    return file.glb();
}

GlbBytes makePalettes(std::uint32_t size) {
    constexpr std::uint32_t kJoints = 200;
    WorstFile file;
    file.addMesh(file.triangle(glm::u8vec4(0, 1, 0, 0), glm::vec4(0.7F, 0.3F, 0.0F, 0.0F)));
    file.add("nodes", R"({"children":)" + numbered(1, kJoints - 1) + "}");
    for (std::uint32_t i = 1; i < kJoints; ++i) {
        file.add("nodes", R"({"translation":[0,0.1,0]})");
    }
    const std::string skin = R"({"joints":)" + numbered(0, kJoints) + "}";
    for (std::uint32_t i = 0; i < size; ++i) {
        file.add("skins", skin);
        file.add("nodes", R"({"mesh":0,"skin":)" + std::to_string(i) + "}");
    }
    addClip(file, turning(file), channelOf(0, 0));
    file.set(R"("scenes":[{"nodes":[0,)" + numbered(kJoints, size).substr(1) + "}]");
    return file.glb();
}

constexpr std::array kClipCases{
    WorstCase{"channels", "channels that share one sampler with as many keys", 100000,
              makeChannels},
    WorstCase{"clips", "clips, each of a node of its own", 25000, makeClips},
    WorstCase{"feet", "nodes that are named as feet", 50000, makeFeet},
    WorstCase{"keys", "keys in each of 50 channels", 500000, makeKeys},
    WorstCase{"one-target", "channels that drive one property", 200000, makeOneTarget},
    WorstCase{"palettes", "skins of the same 200 joints", 1000, makePalettes},
    WorstCase{"samplers", "samplers, each with a fault", 200000, makeSamplers},
};

}  // namespace

std::span<const WorstCase> worstClips() noexcept {
    return kClipCases;
}

}  // namespace sinew::demo
