// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/skinning_arguments.h"

#include <CLI/CLI.hpp>
#include <array>
#include <string_view>
#include <utility>

#include "app/cli/report/json_writer.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"

namespace sinew::cli {

namespace {

constexpr std::uint32_t kMostInstances = 100000;

template <class Value, std::size_t N>
using Names = std::array<std::pair<std::string_view, Value>, N>;

constexpr Names<SkinningPath, 4> kPaths{{{"auto", SkinningPath::Auto},
                                         {"vertex", SkinningPath::Vertex},
                                         {"compute", SkinningPath::Compute},
                                         {"cpu", SkinningPath::Cpu}}};
constexpr Names<BlendSkinning, 2> kBlends{
    {{"linear", BlendSkinning::Linear}, {"dual-quaternion", BlendSkinning::DualQuaternion}}};

template <class Value, std::size_t N>
Value valueOf(const char* option, const std::string& text, const Names<Value, N>& names) {
    std::string valid;
    for (const auto& [name, value] : names) {
        if (name == text) {
            return value;
        }
        valid += (valid.empty() ? "" : ", ") + std::string(name);
    }
    throw usageFailure(std::string(option) + " '" + text + "': must be one of " + valid);
}

template <class Value, std::size_t N>
std::string_view nameOf(Value value, const Names<Value, N>& names) {
    for (const auto& [name, known] : names) {
        if (known == value) {
            return name;
        }
    }
    return {};
}

}  // namespace

void addSkinningOptions(CLI::App& command, SkinningArguments& a) {
    const char* group = "Skinning";
    command
        .add_option("--skinning", a.path,
                    "What deforms: vertex, compute, cpu, or auto: compute\non hardware, cpu on "
                    "devices of software")
        ->type_name("PATH")
        ->capture_default_str()
        ->group(group);
    command
        .add_option("--blend-skinning", a.blend,
                    "linear, or dual-quaternion: a preview, for\nglTF means linear")
        ->type_name("BLEND")
        ->capture_default_str()
        ->group(group);
    command
        .add_option(
            "--instances", a.instances,
            "Copies on a grid, each at its own time of the\nclip; all at once fit the picture")
        ->type_name("N")
        ->capture_default_str()
        ->group(group);
}

void parseSkinning(const SkinningArguments& arguments, ViewOptions& view) {
    view.skinning = valueOf("--skinning", arguments.path, kPaths);
    view.blend = valueOf("--blend-skinning", arguments.blend, kBlends);
}

std::uint32_t parseInstances(const SkinningArguments& arguments) {
    return parseCount("--instances", arguments.instances, 1, kMostInstances);
}

void writeSkinning(JsonWriter& json, const ViewOptions& view) {
    json.key("skinning").string(nameOf(view.skinning, kPaths));
    json.key("blendSkinning").string(nameOf(view.blend, kBlends));
}

}  // namespace sinew::cli
