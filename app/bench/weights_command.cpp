// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/bench/batch_timer.h"
#include "app/bench/bench_render_options.h"
#include "app/bench/bench_report.h"
#include "app/cli/command_setup.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/weights/displacement.h"
#include "model/weights/weight_statistics.h"

namespace sinew::cli {

namespace {

struct BenchWeightsArguments {
    BenchSubject subject;
    std::string output;
    std::string repetitions = "10";
};

template <class Work>
BenchResult inMilliseconds(const char* name, std::size_t repetitions, const Work& work) {
    work();  // warms up
    return {
        .name = name, .samples = millisecondsPerCall(repetitions, work), .threads = coreCount()};
}

/// The statistics of every node with a skin, as the command `weights` makes them.
class WeightsBench {
public:
    WeightsBench(std::shared_ptr<const Asset> asset, std::size_t repetitions)
        : m_rest(std::move(asset)),
          m_nodes(skinnedNodes(m_rest.asset())),
          m_repetitions(repetitions) {
        if (m_nodes.empty()) {
            throw usageFailure("weights needs a mesh with a skin, but the file has none");
        }
    }

    void addTo(BenchReport& report) const {
        report.results = {joints(), primitives(), distances("fourSlots", Compared::FourStrongest),
                          distances("eightBit", Compared::EightBit),
                          distances("dualQuaternion", Compared::DualQuaternion)};
        report.values = {{"vertices", static_cast<double>(vertices())},
                         {"peakResidentBytes", static_cast<double>(peakResidentBytes())}};
    }

private:
    [[nodiscard]] const std::vector<Primitive>& primitivesOf(NodeIndex node) const {
        return m_rest.asset()[m_rest.asset()[node].mesh].primitives;
    }
    [[nodiscard]] BenchResult joints() const {
        return inMilliseconds("joints", m_repetitions, [this] {
            for (const NodeIndex node : m_nodes) {
                (void)skinStatistics(m_rest, node);
            }
        });
    }
    [[nodiscard]] BenchResult primitives() const {
        return inMilliseconds("primitives", m_repetitions, [this] {
            const Asset& asset = m_rest.asset();
            for (const NodeIndex node : m_nodes) {
                for (const Primitive& primitive : primitivesOf(node)) {
                    (void)primitiveStatistics(primitive, asset[asset[node].skin].joints.size());
                }
            }
        });
    }
    // Of one pose; the altered weights are made once.
    [[nodiscard]] BenchResult distances(const char* name, Compared compared) const {
        std::vector<DisplacementMeter> meters;
        for (const NodeIndex node : m_nodes) {
            meters.emplace_back(m_rest.asset(), node, compared);
        }
        return inMilliseconds(name, m_repetitions, [&] {
            for (DisplacementMeter& meter : meters) {
                (void)meter.largest(m_rest);
            }
        });
    }
    [[nodiscard]] std::size_t vertices() const {
        std::size_t count = 0;
        for (const NodeIndex node : m_nodes) {
            for (const Primitive& primitive : primitivesOf(node)) {
                count += primitive.vertexCount();
            }
        }
        return count;
    }

    PoseEvaluator m_rest;
    std::vector<NodeIndex> m_nodes;
    std::size_t m_repetitions;
};

ExitCode runBenchWeights(const BenchWeightsArguments& arguments, const CommonArguments& common) {
    constexpr std::uint32_t kMostRepetitions = 10000;
    const std::uint32_t repetitions =
        parseCount("--repetitions", arguments.repetitions, 1, kMostRepetitions);
    arguments.subject.check("weights", arguments.output);
    const auto [asset, name] = benchInput(arguments.subject, common.quiet);
    BenchReport report{.bench = "weights", .file = name};
    report.options = {{"repetitions", std::uint64_t{repetitions}}};
    WeightsBench(asset, repetitions).addTo(report);
    answerWith(report, arguments.output);
    return ExitCode::Done;
}

}  // namespace

void declareBenchWeights(CommandSetup& setup) {
    BenchWeightsArguments& a = setup.runs(runBenchWeights);
    setup.file = &a.subject.file;
    Options& options = setup.options;
    a.subject.declare(options, "Instead of a file: vertices=N,joints=J,influences=K,keys=N");
    options.value("--repetitions", a.repetitions, "N", "Number of measurements, after a warm-up");
    options.output(a.output);
}

}  // namespace sinew::cli
