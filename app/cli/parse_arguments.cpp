// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/parse_arguments.h"

#include <CLI/CLI.hpp>
#include <iostream>

#include "app/common/failure.h"

namespace sinew::cli {

namespace {

CLI::Option* addFile(CLI::App& command, std::string& file) {
    return command.add_option("FILE", file, "A glTF 2.0 file, .gltf or .glb")->required();
}

void addInfo(CLI::App& app, CommandLine& line) {
    InfoArguments& a = line.info;
    CLI::App& command = *app.add_subcommand(
        "info", "What a file holds, and what was ignored, defaulted or repaired on load");
    addFile(command, a.file);
    command.add_flag("--json", a.json, "Answer as JSON (sinew.info/1)");
    command.add_option("-o,--output", a.output, "Write the answer to this file");
    command.callback([&line] { line.command = Command::Info; });
}

void addSample(CLI::App& app, CommandLine& line) {
    SampleArguments& a = line.sample;
    CLI::App& command = *app.add_subcommand("sample", "The evaluated pose as JSON (sinew.pose/1)");
    addFile(command, a.file);
    command.add_option("--animation", a.animation, "Index or exact name; without it the rest pose");
    command.add_option("--time", a.time,
                       "Seconds of the file's own time; outside the clip it holds");
    command.add_option("--poses", a.poses,
                       "A JSON file: a list of {\"animation\": INDEX|null, \"time\": SECONDS}");
    command.add_option("--scene", a.scene, "Index or exact name; the file's default scene");
    command.add_flag("--vertices", a.vertices, "Also every vertex position");
    command.add_flag("--normals", a.normals, "Also every vertex normal that the file stores");
    command.add_option("--weights", a.weights, "Skin weights: stored or normalized")
        ->capture_default_str();
    command.add_option("--skinning", a.skinning, "cpu")->capture_default_str();
    command.add_option("-o,--output", a.output, "Write the answer to this file");
    command.callback([&line] { line.command = Command::Sample; });
}

void addDemo(CLI::App& app, CommandLine& line) {
    DemoArguments& a = line.demo;
    CLI::App& command = *app.add_subcommand("demo", "Write the demonstration asset, an orca");
    command.add_flag("--flawed", a.flawed, "With deliberate defects, listed in its extras");
    command.add_option("-o,--output", a.output, "The .glb file to write")->required();
    command.callback([&line] { line.command = Command::Demo; });
}

void addRenderPicture(CLI::App& command, RenderArguments& a) {
    const char* group = "Picture";
    command.add_option("--size", a.size, "Width and height in pixels, of a sheet the whole sheet")
        ->capture_default_str()
        ->group(group);
    command.add_option("--samples", a.samples, "Samples per pixel: 1, 2, 4 or 8")
        ->capture_default_str()
        ->group(group);
    command.add_option("--background", a.background, "studio, #rrggbb or the name of a colour")
        ->capture_default_str()
        ->group(group);
    command.add_flag("--transparent", a.transparent, "No background and no grid")->group(group);
    command.add_option("--grid", a.grid, "on or off")->capture_default_str()->group(group);
    command.add_flag("--axes", a.axes, "The world's axes")->group(group);
    command.add_flag("--legend", a.legend, "Explain the colours of the view")->group(group);
    command
        .add_option("--contact-sheet", a.contactSheet,
                    "COLUMNSxROWS evenly spaced frames, labelled; of the first animation "
                    "when none is named")
        ->group(group);
    command.add_flag("--metadata", a.metadata, "Write a .json beside the picture")->group(group);
}

void addRenderPose(CLI::App& command, RenderArguments& a) {
    const char* group = "Pose";
    command
        .add_option("--animation", a.animations,
                    "Index or exact name; repeated, or 'all', on a sheet; without it the rest pose")
        ->allow_extra_args(false)
        ->group(group);
    command
        .add_option("--time", a.time, "Seconds of the file's own time; outside the clip it holds")
        ->group(group);
    command.add_option("--scene", a.scene, "Index or exact name; the file's default scene")
        ->group(group);
    command.add_option("--weights", a.weights, "Skin weights: stored or normalized")
        ->capture_default_str()
        ->group(group);
}

void addRenderView(CLI::App& command, RenderArguments& a) {
    const char* group = "View";
    command
        .add_option("--view", a.view,
                    "shaded, clay, unlit, wireframe, normals, weight, joint-index, raw-weights or "
                    "bind-pose")
        ->capture_default_str()
        ->group(group);
    command.add_option("--skin", a.skin, "Whose joints are meant: index or exact name; the first")
        ->group(group);
    command.add_option("--joint", a.joint, "Index or exact name; the skin's first")->group(group);
    command.add_option("--set", a.set, "n of JOINTS_n and WEIGHTS_n for the raw views; 0")
        ->group(group);
    command.add_option("--relief", a.relief, "Shading over data views, from 0 to 1")
        ->capture_default_str()
        ->group(group);
    command
        .add_option("--camera", a.camera,
                    "fit, front, back, left, right, top, bottom, gltf:INDEX or "
                    "orbit:YAW,PITCH,DISTANCE (degrees; distance in radii of the model)")
        ->capture_default_str()
        ->group(group);
    command.add_option("--fov", a.fov, "Vertical field of view in degrees; 40.1")->group(group);
    command.add_flag("--ortho", a.ortho, "Without perspective")->group(group);
}

void addRender(CLI::App& app, CommandLine& line) {
    RenderArguments& a = line.render;
    CLI::App& command = *app.add_subcommand("render", "A picture or a contact sheet as PNG");
    addFile(command, a.file);
    command.add_option("-o,--output", a.output, "The .png file to write")->required();
    addRenderPicture(command, a);
    addRenderPose(command, a);
    addRenderView(command, a);
    command.callback([&line] { line.command = Command::Render; });
}

void addCommon(CLI::App& app, CommandLine& line, bool& listDevices) {
    app.set_version_flag("--version", "sinew-cli " SINEW_VERSION, "Print the version");
    app.add_flag("--quiet", line.common.quiet, "Errors only on standard error");
    app.add_option("--device", line.common.device, "Vulkan device: index or name");
    app.add_flag("--list-devices", listDevices, "Print the Vulkan devices");
    app.add_flag("--validation", line.common.validation,
                 "Turn the Vulkan validation layer on; exit code 6 when it reports an error");
    app.footer(
        "Exit codes: 0 done, 1 done and something found, 2 usage, 3 unreadable input,\n"
        "4 unwritable output, 5 no Vulkan device or layer, 6 validation error.");
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
    addCommon(app, line, listDevices);
    addInfo(app, line);
    addSample(app, line);
    addRender(app, line);
    addDemo(app, line);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0) {
            throw usageFailure(error.what());
        }
        app.exit(error, std::cout, std::cerr);
        return line;
    }
    if (listDevices) {
        line.command = Command::ListDevices;
    } else if (app.get_subcommands().empty()) {
        throw usageFailure("a command is needed: info, sample, render or demo; see --help");
    }
    return line;
}

}  // namespace sinew::cli
