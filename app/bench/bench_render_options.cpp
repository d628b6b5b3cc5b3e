// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/bench/bench_render_options.h"

#include <array>

#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/core/enum_array.h"

namespace sinew::cli {

namespace {

constexpr std::uint32_t kMostBenchInstances = 1000000;
constexpr std::uint32_t kMostVertices = 64000000;
constexpr std::uint32_t kMostKeys = 10000000;
constexpr std::uint32_t kMostFrames = 100000;
constexpr const char* kSkinning = "--skinning";

constexpr auto kFrameChanges = std::to_array<NamedValue<FrameChange>>(
    {{"none", FrameChange::None}, {"joint", FrameChange::Joint}, {"view", FrameChange::View}});
static_assert(rowsFollow(kFrameChanges, &NamedValue<FrameChange>::value));

void parseSynthetic(const std::string& text, BenchRenderOptions& options) {
    demo::SyntheticOptions& asset = options.synthetic.emplace();
    const std::array<BenchQuantity, 5> known{
        {{"vertices", 3, kMostVertices, &asset.vertices},
         {"joints", 1, 65535, &asset.joints},
         {"influences", 1, 64, &asset.influences},
         {"keys", 1, kMostKeys, &asset.keys},
         {"instances", 1, kMostBenchInstances, &options.view.copies}}};
    for (const std::string_view part : partsOf(text)) {
        readQuantity(part, known, "vertices=N, joints=J, influences=K, instances=I or keys=N");
    }
}

demo::SyntheticOptions syntheticOptions(const std::string& text) {
    BenchRenderOptions options;
    parseSynthetic(text, options);
    if (options.view.copies != 1) {
        throw usageFailure("--synthetic instances: not supported here; use --instances");
    }
    return *options.synthetic;
}

}  // namespace

void BenchSubject::check(const char* command, const std::string& output) const {
    if (file.empty() == synthetic.empty()) {
        throw usageFailure(std::string(command) + " needs either a FILE or --synthetic");
    }
    refuseOverwritingInput(file, output);
}

BenchInput benchInput(const BenchSubject& subject, bool quiet) {
    if (subject.synthetic.empty()) {
        return {loadInput(subject.file, Images::Skip, quiet), subject.file};
    }
    const demo::SyntheticOptions options = syntheticOptions(subject.synthetic);
    return {demo::syntheticAsset(options), syntheticName(options)};
}

void readQuantity(std::string_view part, std::span<const BenchQuantity> known, const char* wanted) {
    const std::size_t equals = part.find('=');
    for (const BenchQuantity& quantity : known) {
        if (equals != std::string_view::npos && part.substr(0, equals) == quantity.name) {
            const std::string option = "--synthetic " + std::string(quantity.name);
            *quantity.value = parseCount(option.c_str(), std::string(part.substr(equals + 1)),
                                         quantity.least, quantity.most);
            return;
        }
    }
    throw usageFailure("--synthetic '" + std::string(part) + "': needs " + wanted +
                       ", separated by commas");
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
    return std::string(kFrameChanges.at(static_cast<std::size_t>(change)).name);
}

BenchRenderOptions benchRenderOptions(const BenchRenderArguments& arguments) {
    const BenchSubject& subject = arguments.subject;
    subject.check("render", arguments.output);
    BenchRenderOptions options;
    readPicture(arguments.picture, options);
    parseLookFlag(kSkinning, arguments.skinning, options.view);
    options.file = subject.file;
    if (!subject.animation.empty()) {
        options.animations = {subject.animation};
    }
    options.change = rowNamed("--change", arguments.change, kFrameChanges).value;
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
