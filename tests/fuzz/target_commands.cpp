// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// A whole file, given to every command that needs no device. Besides crashes, an input that costs
// too much for its size is a failure.
#include <cstdint>
#include <cstdio>
#include <exception>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "app/cli/args/parse_arguments.h"
#include "app/cli/command_program.h"
#include "app/common/failure.h"
#include "tests/fuzz/cost_meter.h"
#include "tests/fuzz/glb_mutator.h"
#include "tests/fuzz/input_file.h"

namespace {

using sinew::fuzz::CostLimit;
using sinew::fuzz::CostMeter;
using sinew::fuzz::InputFile;

/// The limit of an optimised program, times ten for the instrumentation.
constexpr double kInstrumented = 10.0;
constexpr CostLimit kLimit{.seconds = kInstrumented * 0.5,
                           .secondsPerByte = kInstrumented * 5e-6,
                           .bytes = 640e6,
                           .bytesPerByte = 512.0};

/// A parsed command, run again and again.
class Command {
public:
    Command(const std::string& name, const std::vector<std::string>& words)
        : m_meter(std::make_unique<CostMeter>(name, kLimit)) {
        std::vector<const char*> arguments{"sinew-cli", "--quiet"};
        for (const std::string& word : words) {
            arguments.push_back(word.c_str());
        }
        m_line = sinew::cli::parseArguments(sinew::cli::mainProgram(),
                                            static_cast<int>(arguments.size()), arguments.data());
    }

    void run(std::size_t inputBytes) const {
        m_meter->run(inputBytes, [this] {
            try {
                static_cast<void>(m_line.run(m_line.common));
            } catch (const sinew::Failure&) {
                // An answer: the file is refused.
            } catch (const std::bad_alloc&) {
                // Likewise.
            }
        });
    }

private:
    std::unique_ptr<CostMeter> m_meter;
    sinew::cli::CommandLine m_line;
};

class Commands {
public:
    Commands() {
        const std::string& file = m_file.path();
        add("info", {"info", file});
        add("info-json", {"info", "--json", file});
        add("info-several", {"info", "--json", file, file});
        add("outline", {"info", "--outline", file});
        add("complete", {"complete", "--", "render", file, "--animation", ""});
        add("snapshot", {"snapshot", "-o", m_file.beside("kept.sinew"), file});
        add("check", {"check", "--format", "sarif", "--khronos-codes", file});
        add("check-several", {"check", "--format", "junit", file, file});
        add("check-engines", {"check", "--max-displacement", "0.001", file});
        add("weights", {"weights", "--mirror", file});
        add("weights-clip", {"weights", "--json", "--animation", "0", file});
        add("motion", {"motion", "--json", file});
        add("diagnose", {"diagnose", "--json", file});
        add("report", {"report", "--evidence-only", "-o", "-", file});
        add("explain", {"explain", "--json", "--vertex", "0/0/0", "--animation", "0", file});
        add("compare", {"compare", "--bisect", "--json", "--same", "phase", file, file});
        add("sample", {"sample", "--vertices", "--animation", "0", "--time", "0.3", file});
        add("export", {"export", "--curves", "all", "--frames", "0:2", "-o", "-", file});
        add("export-keys", {"export", "--curves", "all", "--keys", "-o", "-", file});
        add("export-glb", {"export", "--animation", "0", "-o", m_file.beside("pose.glb"), file});
        add("export-obj", {"export", "-o", m_file.beside("pose.obj"), file});
        add("export-clip",
            {"export", "--animated", "--fps", "4", "-o", m_file.beside("clip.glb"), file});
        add("export-svg", {"export", "--curves", "all", "-o", m_file.beside("curves.svg"), file});
    }

    void run(std::span<const std::uint8_t> bytes) const {
        m_file.write(bytes);
        for (const Command& command : m_commands) {
            command.run(bytes.size());
        }
    }

private:
    void add(const std::string& name, const std::vector<std::string>& words) {
        m_commands.emplace_back(name, words);
    }

    InputFile m_file;
    std::vector<Command> m_commands;
};

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* /*argc*/, char*** /*argv*/) {
    return std::freopen("/dev/null", "w", stdout) == nullptr ? 1 : 0;  // the answers
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Commands kCommands;
    kCommands.run({data, size});
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t maxSize, unsigned int seed) {
    return sinew::fuzz::mutateGltf({data, maxSize}, size, seed);
}
