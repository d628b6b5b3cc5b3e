// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/bench/bench_render_options.h"

#include <array>
#include <string_view>
#include <utility>

#include "app/common/failure.h"
#include "app/common/parse_value.h"

namespace sinew::cli {

namespace {

constexpr std::uint32_t kMostBenchInstances = 1000000;
constexpr std::uint32_t kMostVertices = 64000000;
constexpr std::uint32_t kMostKeys = 10000000;
constexpr std::uint32_t kMostFrames = 100000;
constexpr const char* kSynthetic = "--synthetic";

constexpr const char* kSkinning = "--skinning";

constexpr std::array<std::pair<std::string_view, FrameChange>, 3> kFrameChanges{
    {{"none", FrameChange::None}, {"joint", FrameChange::Joint}, {"view", FrameChange::View}}};

FrameChange parseFrameChange(const std::string& text) {
    for (const auto& [name, change] : kFrameChanges) {
        if (text == name) {
            return change;
        }
    }
    throw usageFailure("--change '" + text + "': must be none, joint or view");
}

struct Quantity {
    std::string_view name;
    std::uint32_t least;
    std::uint32_t most;
    std::uint32_t* value;
};

void readQuantity(const std::string& part, std::span<const Quantity> known) {
    const std::size_t equals = part.find('=');
    const std::string name = part.substr(0, equals);
    for (const Quantity& quantity : known) {
        if (name == quantity.name && equals != std::string::npos) {
            const std::string option = std::string(kSynthetic) + " " + name;
            *quantity.value =
                parseCount(option.c_str(), part.substr(equals + 1), quantity.least, quantity.most);
            return;
        }
    }
    throw usageFailure(std::string(kSynthetic) + " '" + part +
                       "': needs vertices=N, joints=J, influences=K, instances=I or keys=N, "
                       "separated by commas");
}

void parseSynthetic(const std::string& text, BenchRenderOptions& options) {
    demo::SyntheticOptions& asset = options.synthetic.emplace();
    const std::array<Quantity, 5> known{
        {{"vertices", 3, kMostVertices, &asset.vertices},
         {"joints", 1, 65535, &asset.joints},
         {"influences", 1, 64, &asset.influences},
         {"keys", 1, kMostKeys, &asset.keys},
         {"instances", 1, kMostBenchInstances, &options.view.copies}}};
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        readQuantity(text.substr(at, comma - at), known);
        at = comma + 1;
    }
}

}  // namespace

demo::SyntheticOptions syntheticOptions(const std::string& text) {
    BenchRenderOptions options;
    parseSynthetic(text, options);
    if (options.view.copies != 1) {
        throw usageFailure("--synthetic instances: not supported here; use --instances");
    }
    return *options.synthetic;
}

std::string syntheticName(const demo::SyntheticOptions& options) {
    return "synthetic: vertices=" + std::to_string(options.vertices) +
           ",joints=" + std::to_string(options.joints) +
           ",influences=" + std::to_string(options.influences) +
           ",keys=" + std::to_string(options.keys);
}

std::string skinningName(SkinningPath path) {
    Look look;
    look.skinning = path;
    return lookFlagText(kSkinning, look);
}

std::string frameChangeName(FrameChange change) {
    return std::string(kFrameChanges.at(static_cast<std::size_t>(change)).first);
}

BenchRenderOptions benchRenderOptions(const BenchRenderArguments& arguments) {
    const BenchSubject& subject = arguments.subject;
    if (subject.file.empty() == subject.synthetic.empty()) {
        throw usageFailure("render needs either a FILE or --synthetic");
    }
    BenchRenderOptions options;
    readPicture(arguments.picture, options);
    parseLookFlag(kSkinning, arguments.skinning, options.view);
    options.file = subject.file;
    if (!subject.animation.empty()) {
        options.animations = {subject.animation};
    }
    options.change = parseFrameChange(arguments.change);
    options.output = arguments.output;
    if (!subject.synthetic.empty()) {
        parseSynthetic(subject.synthetic, options);
    }
    if (!arguments.instances.empty()) {
        options.view.copies =
            parseCount("--instances", arguments.instances, 1, kMostBenchInstances);
    }
    options.frames = parseCount("--frames", arguments.frames, 1, kMostFrames);
    return options;
}

}  // namespace sinew::cli
