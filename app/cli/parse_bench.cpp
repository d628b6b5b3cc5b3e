// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/parse_bench.h"

#include <CLI/CLI.hpp>

namespace sinew::cli {

namespace {

CLI::Option* addFile(CLI::App& command, std::string& file) {
    return command.add_option("FILE", file, "A glTF 2.0 file, .gltf or .glb")
        ->type_name("")
        ->required();
}

void addBenchLoad(CLI::App& bench, CommandLine& line) {
    BenchArguments& a = line.bench;
    CLI::App& command = *bench.add_subcommand(
        "load", "How long each stage of loading takes, beside tinygltf alone");
    addFile(command, a.file);
    command.add_option("--repetitions", a.repetitions, "How often, after one load to warm up")
        ->type_name("N")
        ->capture_default_str();
    command.add_option("-o,--output", a.output, "Write the answer to this file")->type_name("OUT");
    command.callback([&line] { line.command = Command::BenchLoad; });
}

void addBenchEvaluate(CLI::App& bench, CommandLine& line) {
    BenchEvaluateArguments& a = line.benchEvaluate;
    CLI::App& command =
        *bench.add_subcommand("evaluate", "How long a pose takes: sampling, matrices, vertices");
    command.add_option("FILE", a.file, "A glTF 2.0 file, .gltf or .glb")->type_name("");
    command
        .add_option("--synthetic", a.synthetic,
                    "Instead of a file: vertices=N,joints=J,influences=K,keys=N")
        ->type_name("WHAT");
    command.add_option("--animation", a.animation, "Index or exact name; without it the first")
        ->type_name("ANIMATION");
    command
        .add_option("--order", a.order,
                    "sequential: 240 even steps over the clip, again and again;\nrandom: uniform "
                    "times, the same ones each run")
        ->type_name("ORDER")
        ->capture_default_str();
    command
        .add_option("--skinning", a.skinning,
                    "none, or cpu: how long the vertices of a pose take the processor")
        ->type_name("HOW")
        ->capture_default_str();
    command
        .add_option("--instances", a.instances,
                    "Poses of so many copies, each at its own time, with one thread\nand more")
        ->type_name("N");
    command.add_flag("--pick", a.pick, "How long it takes to find the surface at a pixel");
    command
        .add_option("--repetitions", a.repetitions, "How many batches are timed, after a warm-up")
        ->type_name("N")
        ->capture_default_str();
    command.add_option("-o,--output", a.output, "Write the answer to this file")->type_name("OUT");
    command.callback([&line] { line.command = Command::BenchEvaluate; });
}

void addBenchRender(CLI::App& bench, CommandLine& line) {
    BenchRenderArguments& a = line.benchRender;
    CLI::App& command = *bench.add_subcommand(
        "render", "What a frame costs processor and graphics device, part by part");
    command.add_option("FILE", a.file, "A glTF 2.0 file, .gltf or .glb")->type_name("");
    command
        .add_option("--synthetic", a.synthetic,
                    "Instead of a file: vertices=N,joints=J,influences=K,\ninstances=I,keys=N")
        ->type_name("WHAT");
    command.add_option("--animation", a.animation, "Index or exact name; without it the first")
        ->type_name("ANIMATION");
    command
        .add_option("--skinning", a.skinning,
                    "What deforms: vertex, compute, cpu, or auto: compute\non hardware, cpu on "
                    "devices of software. Unlike\n'render', compute is measured unless told "
                    "otherwise")
        ->type_name("PATH")
        ->capture_default_str();
    command.add_option("--instances", a.instances, "So many copies, each at its own time")
        ->type_name("N");
    command.add_option("--size", a.size, "Pixels of the picture")
        ->type_name("WxH")
        ->capture_default_str();
    command.add_option("--samples", a.samples, "Samples per pixel: 1, 2, 4 or 8")
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--frames", a.frames, "How many are timed, after some to warm up")
        ->type_name("N")
        ->capture_default_str();
    command.add_option("-o,--output", a.output, "Write the answer to this file")->type_name("OUT");
    command.callback([&line] { line.command = Command::BenchRender; });
}

}  // namespace

void addBench(CLI::App& app, CommandLine& line) {
    CLI::App& bench = *app.add_subcommand("bench", "Measure this machine (sinew.bench/1)");
    bench.require_subcommand(0, 1);
    addBenchLoad(bench, line);
    addBenchEvaluate(bench, line);
    addBenchRender(bench, line);
}

}  // namespace sinew::cli
