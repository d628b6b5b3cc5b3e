// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/parse_arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <span>
#include <sstream>
#include <vector>

#include "app/cli/args/parse_bench.h"
#include "app/cli/args/parse_complaints.h"
#include "app/cli/console.h"
#include "app/common/failure.h"

namespace sinew::cli {

namespace {

CLI::Option* addFile(CLI::App& command, std::string& file) {
    return command.add_option("FILE", file, "A glTF 2.0 file, .gltf or .glb")
        ->type_name("")
        ->required();
}

void addInfo(CLI::App& app, CommandLine& line) {
    InfoArguments& a = line.info;
    CLI::App& command = *app.add_subcommand(
        "info", "What a file holds, and what was ignored, defaulted or repaired on load");
    addFile(command, a.file);
    command.add_flag("--json", a.json, "Answer as JSON (sinew.info/1)");
    command.add_option("-o,--output", a.output, "Write the answer to this file")->type_name("OUT");
    command.callback([&line] { line.command = Command::Info; });
}

void addCheck(CLI::App& app, CommandLine& line) {
    CheckArguments& a = line.check;
    CLI::App& command =
        *app.add_subcommand("check", "What is wrong with skins, weights and animations");
    command.add_option("FILE", a.files, "glTF 2.0 files, .gltf or .glb")->type_name("");
    command.add_option("--format", a.format, "text, json, junit or sarif; default text")
        ->type_name("FORMAT");
    command.add_flag("--json", a.json, "Short for --format json (sinew.check/1)");
    command
        .add_option("--fail-on", a.failOn,
                    "error, warning or info: exit code 1 when there is such\na finding or a graver "
                    "one")
        ->type_name("SEVERITY")
        ->capture_default_str();
    command.add_flag("--list-rules", a.listRules,
                     "Print every rule: meaning, why it hurts, how to fix it");
    command.add_option("-o,--output", a.output, "Write the answer to this file")->type_name("OUT");
    command.callback([&line] { line.command = Command::Check; });
}

void addSample(CLI::App& app, CommandLine& line) {
    SampleArguments& a = line.sample;
    CLI::App& command = *app.add_subcommand("sample", "The evaluated pose as JSON (sinew.pose/1)");
    addFile(command, a.file);
    command.add_option("--animation", a.animation, "Index or exact name; without it the rest pose")
        ->type_name("ANIMATION");
    command
        .add_option("--time", a.time,
                    "The file's own time; outside the clip the pose holds; default 0")
        ->type_name("SECONDS");
    command
        .add_option(
            "--poses", a.poses,
            "A file with a list of {\"animation\": INDEX|null, \"time\": SECONDS}\nor {\"layers\": "
            "[{\"animation\", \"time\", \"weight\",\n\"mode\": \"blend|override|additive\", "
            "\"mask\": NODE,\n\"reference\": \"rest|first\"}, at most 1024]}")
        ->type_name("JSON");
    command
        .add_option("--scene", a.scene, "Index or exact name; without it the file's default scene")
        ->type_name("SCENE");
    command.add_flag("--vertices", a.vertices, "Also every vertex position");
    command.add_flag("--normals", a.normals, "Also every vertex normal that the file stores");
    command.add_option("--weights", a.weights, "stored, or normalized to a sum of 1")
        ->type_name("KIND")
        ->capture_default_str();
    command.add_option("--skinning", a.skinning, "What deforms the vertices: cpu or compute")
        ->type_name("KIND")
        ->capture_default_str();
    command.add_option("-o,--output", a.output, "Write the answer to this file")->type_name("OUT");
    command.callback([&line] { line.command = Command::Sample; });
}

void addDemo(CLI::App& app, CommandLine& line) {
    DemoArguments& a = line.demo;
    CLI::App& command = *app.add_subcommand("demo", "Write the demonstration asset, an orca");
    command.add_flag("--flawed", a.flawed, "With deliberate defects, listed in its extras");
    command.add_option("-o,--output", a.output, "The .glb file to write")
        ->type_name("OUT")
        ->required();
    command.callback([&line] { line.command = Command::Demo; });
}

void addRenderPicture(CLI::App& command, RenderArguments& a) {
    const char* group = "Picture";
    command.add_option("--size", a.size, "Pixels of the picture, or of the whole sheet")
        ->type_name("WxH")
        ->capture_default_str()
        ->group(group);
    command.add_option("--samples", a.samples, "Samples per pixel: 1, 2, 4 or 8")
        ->type_name("N")
        ->capture_default_str()
        ->group(group);
    command
        .add_option("--background", a.background,
                    "studio, environment, #rrggbb or the name of a colour")
        ->type_name("COLOR")
        ->capture_default_str()
        ->group(group);
    command.add_flag("--transparent", a.transparent, "No background and no grid")->group(group);
    command.add_option("--grid", a.grid, "on or off")
        ->type_name("SWITCH")
        ->capture_default_str()
        ->group(group);
    command.add_flag("--axes", a.axes, "The world's axes")->group(group);
    command.add_flag("--legend", a.legend, "Explain the colours of the view")->group(group);
    command
        .add_option("--contact-sheet", a.contactSheet,
                    "Columns and rows of evenly spaced, labelled frames;\nof the first "
                    "animation when none is named")
        ->type_name("CxR")
        ->group(group);
    command.add_flag("--metadata", a.metadata, "Write a .json of the same name beside the picture")
        ->group(group);
}

void addRenderPose(CLI::App& command, RenderArguments& a) {
    const char* group = "Pose";
    command
        .add_option(
            "--animation", a.animations,
            "Index or exact name; without it the rest pose.\nOn a sheet also repeated, or 'all'")
        ->type_name("ANIMATION")
        ->allow_extra_args(false)
        ->group(group);
    command
        .add_option("--blend", a.blends,
                    "Repeated: clips at --time, averaged by weight; a sum below\n1 is filled up "
                    "with the rest pose. --animation counts as\none of weight 1")
        ->type_name("ANIMATION:WEIGHT")
        ->allow_extra_args(false)
        ->group(group);
    command
        .add_option("--time", a.time,
                    "The file's own time; outside the clip the pose holds; default 0")
        ->type_name("SECONDS")
        ->group(group);
    command
        .add_option("--scene", a.scene, "Index or exact name; without it the file's default scene")
        ->type_name("SCENE")
        ->group(group);
    command.add_option("--weights", a.weights, "stored, or normalized to a sum of 1")
        ->type_name("KIND")
        ->capture_default_str()
        ->group(group);
}

void addRenderView(CLI::App& command, RenderArguments& a) {
    const char* group = "View";
    command
        .add_option("--view", a.view,
                    "shaded, clay, unlit, wireframe, normals,\ngeometry-normals, tangents, uv, "
                    "vertex-color, weight,\njoint-index, raw-weights, skinning-difference or\n"
                    "bind-pose")
        ->type_name("VIEW")
        ->capture_default_str()
        ->group(group);
    command
        .add_option("--variant", a.variant,
                    "Index or exact name of a variant of the materials;\nwithout it the materials "
                    "as stored")
        ->type_name("VARIANT")
        ->group(group);
    command.add_option("--skin", a.skin, "Index or exact name; without it the first")
        ->type_name("SKIN")
        ->group(group);
    command.add_option("--joint", a.joint, "Index or exact name; without it the skin's first")
        ->type_name("JOINT")
        ->group(group);
    command.add_option("--set", a.set, "The n of JOINTS_n and WEIGHTS_n in raw views; default 0")
        ->type_name("N")
        ->group(group);
    command.add_option("--relief", a.relief, "Shading over data views, from 0 to 1")
        ->type_name("AMOUNT")
        ->capture_default_str()
        ->group(group);
    command
        .add_option("--camera", a.camera,
                    "fit, front, back, left, right, top, bottom,\ngltf:INDEX or "
                    "orbit:YAW,PITCH,DISTANCE (degrees;\ndistance in radii "
                    "of the model)")
        ->type_name("CAMERA")
        ->capture_default_str()
        ->group(group);
    command.add_option("--fov", a.fov, "Vertical field of view; default 40.1")
        ->type_name("DEGREES")
        ->group(group);
    command.add_flag("--ortho", a.ortho, "Without perspective")->group(group);
}

void addRender(CLI::App& app, CommandLine& line) {
    RenderArguments& a = line.render;
    CLI::App& command = *app.add_subcommand("render", "A picture or a contact sheet as PNG");
    addFile(command, a.file);
    command.add_option("-o,--output", a.output, "The .png file to write")
        ->type_name("OUT")
        ->required();
    addRenderPicture(command, a);
    addRenderPose(command, a);
    addRenderView(command, a);
    addLightOptions(command, a.light);
    addMarkOptions(command, a.marks);
    addSkinningOptions(command, a.skinning);
    command.callback([&line] { line.command = Command::Render; });
}

void addCommon(CLI::App& app, CommandLine& line, bool& listDevices) {
    app.set_version_flag("--version", "sinew-cli " SINEW_VERSION, "Print the version");
    app.add_flag("--quiet", line.common.quiet, "Errors only on standard error");
    app.add_option("--device", line.common.device, "Vulkan device: index or name")
        ->type_name("DEVICE");
    app.add_flag("--list-devices", listDevices, "Print the Vulkan devices");
    app.add_flag("--validation", line.common.validation, "Turn the Vulkan validation layer on");
    app.footer(
        "The options above work with every command; 'sinew-cli COMMAND --help' tells its own.\n"
        "Exit codes: 0 done, 1 done and something found, 2 usage, 3 unreadable input,\n"
        "4 unwritable output, 5 no Vulkan device or layer, 6 validation error.");
}

/// "--time ''" is a slip in a script, never a wish for the default.
void refuseEmptyValues(CLI::App& command) {
    const CLI::Validator notEmpty(
        [](std::string& text) { return std::string(text.empty() ? "must not be empty" : ""); }, "");
    for (CLI::Option* option : command.get_options()) {
        if (option->get_type_size() > 0) {
            option->check(notEmpty);
        }
    }
    for (CLI::App* inner : command.get_subcommands({})) {
        refuseEmptyValues(*inner);
    }
}

/// What --help or --version print.
std::string helpText(const CLI::App& app, const CLI::Success& asked) {
    std::ostringstream text;
    app.exit(asked, text, text);
    std::string result = text.str();
    for (auto gap = result.find("\n\n\n"); gap != std::string::npos; gap = result.find("\n\n\n")) {
        result.erase(gap, 1);
    }
    return result;
}

}  // namespace

const std::string& CommandLine::file() const noexcept {
    static const std::string none;
    switch (command) {
        case Command::Info:
            return info.file;
        case Command::Sample:
            return sample.file;
        case Command::Render:
            return render.file;
        case Command::BenchLoad:
            return bench.file;
        case Command::BenchEvaluate:
            return benchEvaluate.file;
        case Command::BenchRender:
            return benchRender.file;
        case Command::Check:  // names its files itself
        case Command::Demo:
        case Command::Help:
        case Command::ListDevices:
            return none;
    }
    return none;
}

CommandLine parseArguments(int argc, const char* const* argv) {
    CommandLine line;
    bool listDevices = false;
    CLI::App app("Looks inside animated glTF files", "sinew-cli");
    app.fallthrough();
    app.require_subcommand(0, 1);
    app.get_formatter()->label("OPTIONS", "options");
    app.get_formatter()->label("SUBCOMMAND", "COMMAND");
    addCommon(app, line, listDevices);
    addInfo(app, line);
    addCheck(app, line);
    addSample(app, line);
    addRender(app, line);
    addDemo(app, line);
    addBench(app, line);
    refuseEmptyValues(app);
    for (CLI::App* command : app.get_subcommands({})) {
        refuseEmptyValues(*command);
        command->group("Commands");
        command->footer("Common options and exit codes: see 'sinew-cli --help'.");
    }
    try {
        std::vector<std::string> words =
            joinMarkValues(std::span(argv, static_cast<std::size_t>(argc)).subspan(1));
        std::reverse(words.begin(), words.end());  // as CLI11 takes them
        app.parse(std::move(words));
    } catch (const CLI::Success& asked) {
        Answer({}).write(helpText(app, asked));
        return line;
    } catch (const CLI::ParseError& error) {
        throw usageFailure(complaint(app, error));
    }
    if (listDevices) {
        line.command = Command::ListDevices;
    } else if (const std::string missing = missingCommand(app); !missing.empty()) {
        throw usageFailure(missing);
    }
    return line;
}

}  // namespace sinew::cli
