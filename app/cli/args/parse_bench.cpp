// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/parse_bench.h"

#include <CLI/CLI.hpp>

#include "app/cli/bench/bench_worst.h"

namespace sinew::cli {

namespace {

CLI::Option* addOptionalFile(CLI::App& command, std::string& file) {
    return command.add_option("FILE", file, "A glTF 2.0 file, .gltf or .glb")->type_name("");
}

/// What is measured: a file or a synthetic asset, and the animation that plays.
template <class Arguments>
void addSubject(CLI::App& command, Arguments& a, const char* syntheticWords) {
    addOptionalFile(command, a.file);
    command.add_option("--synthetic", a.synthetic, syntheticWords)->type_name("WHAT");
    command.add_option("--animation", a.animation, "Index or exact name; without it the first")
        ->type_name("ANIMATION");
}

void addSetting(CLI::App& command, const char* name, std::string& value, const char* type,
                const char* words) {
    command.add_option(name, value, words)->type_name(type)->capture_default_str();
}

void addOutput(CLI::App& command, std::string& output, CommandLine& line, Command which) {
    command.add_option("-o,--output", output, "Write the answer to this file")->type_name("OUT");
    command.callback([&line, which] { line.command = which; });
}

void addBenchLoad(CLI::App& bench, CommandLine& line) {
    BenchArguments& a = line.bench;
    CLI::App& command = *bench.add_subcommand(
        "load", "How long each stage of loading takes, beside tinygltf alone");
    addOptionalFile(command, a.file);
    command
        .add_option("--synthetic", a.synthetic,
                    "Instead of a file: a worst case, made in memory, loaded and checked\nin "
                    "sizes that double:\n" +
                        worstCaseHelp())
        ->type_name("NAME");
    command.add_option("--size", a.size, "The largest of them; without it the usual one")
        ->type_name("N");
    addSetting(command, "--doublings", a.doublings, "N", "How many sizes lie below the largest");
    addSetting(command, "--repetitions", a.repetitions, "N",
               "How often, after one load of a file to warm up");
    addOutput(command, a.output, line, Command::BenchLoad);
}

void addBenchEvaluate(CLI::App& bench, CommandLine& line) {
    BenchEvaluateArguments& a = line.benchEvaluate;
    CLI::App& command =
        *bench.add_subcommand("evaluate", "How long a pose takes: sampling, matrices, vertices");
    addSubject(command, a, "Instead of a file: vertices=N,joints=J,influences=K,keys=N");
    addSetting(command, "--order", a.order, "ORDER",
               "sequential: 240 even steps over the clip, again and again;\nrandom: uniform "
               "times, the same ones each run");
    addSetting(command, "--skinning", a.skinning, "HOW",
               "none, or cpu: how long the vertices of a pose take the processor");
    command
        .add_option("--instances", a.instances,
                    "Poses of so many copies, each at its own time, with one thread\nand more")
        ->type_name("N");
    command.add_flag("--pick", a.pick, "How long it takes to find the surface at a pixel");
    addSetting(command, "--repetitions", a.repetitions, "N",
               "How many batches are timed, after a warm-up");
    addOutput(command, a.output, line, Command::BenchEvaluate);
}

void addBenchRender(CLI::App& bench, CommandLine& line) {
    BenchRenderArguments& a = line.benchRender;
    CLI::App& command = *bench.add_subcommand(
        "render", "What a frame costs processor and graphics device, part by part");
    addSubject(command, a,
               "Instead of a file: vertices=N,joints=J,influences=K,\ninstances=I,keys=N");
    addSetting(
        command, "--skinning", a.skinning, "PATH",
        "What deforms: vertex, compute, cpu, or auto: compute\non hardware, cpu on devices of "
        "software. Unlike\n'render', compute is measured unless told otherwise");
    command.add_option("--instances", a.instances, "So many copies, each at its own time")
        ->type_name("N");
    addSetting(command, "--size", a.size, "WxH", "Pixels of the picture");
    addSetting(command, "--samples", a.samples, "N", "Samples per pixel: 1, 2, 4 or 8");
    addSetting(command, "--frames", a.frames, "N", "How many are timed, after some to warm up");
    addOutput(command, a.output, line, Command::BenchRender);
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
