// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <functional>
#include <optional>
#include <span>

#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/progress_bar.h"
#include "app/cli/report/weights_report.h"
#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "model/check/rest_pose.h"
#include "model/check/skinned_primitive.h"
#include "model/evaluate/deform_node.h"
#include "model/facts/clip_frames.h"
#include "model/facts/frame_grid.h"

namespace sinew::cli {

namespace {

struct WeightsArguments {
    std::string file;
    std::string output;
    std::string skin;
    std::string joint;
    std::string animation;
    bool json = false;
    bool csv = false;
    bool mirror = false;
};

ClipFrames framesOrFailure(const Animation& animation) {
    const double rate = clipRate(frameGridOf(animation)).framesPerSecond;
    std::optional<ClipFrames> frames = framesOf(animation, rate);
    if (!frames) {
        throw usageFailure("--animation: the clip has more than " +
                           std::to_string(static_cast<std::size_t>(kMostClipFrames)) + " frames");
    }
    return *frames;
}

/// One node's share of the report.
class NodeReport {
public:
    NodeReport(const std::shared_ptr<const ClipLibrary>& clips, NodeIndex node,
               AnimationIndex animation)
        : m_clips(clips), m_asset(*clips->asset()), m_node(node), m_animation(animation) {
        if (animation) {
            m_frames = framesOrFailure(m_asset[animation]);
        }
    }

    /// `progress` gets the finished share.
    void addTo(WeightsReport& report, bool mirror,
               const std::function<void(float)>& progress) const {
        constexpr float kStages = 1.0F + static_cast<float>(kAllCompared.size());
        const PoseEvaluator rest(m_clips);
        NodeWeights own{.statistics = skinStatistics(rest, m_node)};
        if (!m_frames.times.empty()) {
            own.stretch = stretch(rest);
        }
        if (mirror) {
            own.symmetry = symmetry();
        }
        report.skins.push_back(std::move(own));
        const std::size_t first = report.primitives.size();
        addPrimitives(report.primitives);
        float finished = 1.0F;
        for (const Compared compared : kAllCompared) {
            addDistances(compared, std::span(report.primitives).subspan(first),
                         [&](float part) { progress((finished + part) / kStages); });
            finished += 1.0F;
        }
    }

private:
    [[nodiscard]] const Mesh& mesh() const { return m_asset[m_asset[m_node].mesh]; }

    [[nodiscard]] std::optional<StretchReport> stretch(const PoseEvaluator& rest) const {
        const std::optional<ClipStretch> worst =
            stretchOverClip(m_clips, m_node, m_animation, m_frames.times);
        if (!worst || worst->areaRatio.empty()) {
            return {};
        }
        const auto largest =
            std::max_element(worst->areaRatio.begin(), worst->areaRatio.end(),
                             [](float a, float b) { return stretchOf(a) < stretchOf(b); });
        const auto triangle = static_cast<std::size_t>(largest - worst->areaRatio.begin());
        const SkinnedSurface surface = skinnedSurface(rest, m_node);
        StretchReport report{.area = {*largest, m_frames.first + worst->areaTime[triangle]},
                             .vertex = surface.placeOf(surface.triangles[3 * triangle]),
                             .volumes = {}};
        for (std::size_t j = 0; j < worst->volumeRatio.size(); ++j) {
            report.volumes.push_back(
                {worst->volumeRatio[j], m_frames.first + worst->volumeTime[j]});
        }
        return report;
    }

    [[nodiscard]] std::optional<std::vector<SymmetryReport>> symmetry() const {
        const std::optional<check::MirroredSkin> mirrored =
            check::mirroredSkin(m_asset, m_asset[m_node].skin, check::restWorld(m_asset), {});
        if (!mirrored) {
            return {};
        }
        std::vector<SymmetryReport> reports;
        for (std::size_t p = 0; p < mesh().primitives.size(); ++p) {
            if (isSkinned(m_asset[m_node], mesh().primitives[p])) {
                const check::SkinnedPrimitive skinned(m_asset, m_asset[m_node].mesh, p,
                                                      m_asset[m_node].skin);
                reports.push_back(
                    {.primitive = static_cast<std::uint32_t>(p),
                     .differences = check::mirrorDifferences(skinned, *mirrored, {})});
            }
        }
        return reports;
    }

    void addPrimitives(std::vector<PrimitiveWeights>& drawn) const {
        const std::size_t joints = m_asset[m_asset[m_node].skin].joints.size();
        for (std::size_t p = 0; p < mesh().primitives.size(); ++p) {
            if (isSkinned(m_asset[m_node], mesh().primitives[p])) {
                drawn.push_back({.node = m_node,
                                 .primitive = static_cast<std::uint32_t>(p),
                                 .statistics = primitiveStatistics(mesh().primitives[p], joints)});
            }
        }
    }

    void addDistances(Compared compared, std::span<PrimitiveWeights> drawn,
                      const std::function<void(float)>& progress) const {
        DisplacementMeter meter(m_asset, m_node, compared);
        PoseEvaluator pose(m_clips);
        const auto addHere = [&](std::optional<std::uint64_t> frame) {
            for (PrimitiveWeights& primitive : drawn) {
                std::optional<DistanceAtFrame>& worst =
                    primitive.distances[static_cast<std::size_t>(compared)];
                const auto here = meter.largestOf(pose, primitive.primitive);
                if (here && (!worst || here->distance > worst->largest.distance)) {
                    worst = DistanceAtFrame{*here, frame};
                }
            }
        };
        if (!m_animation) {
            addHere({});
        }
        for (std::size_t i = 0; i < m_frames.times.size(); ++i) {
            pose.evaluate(m_animation, m_frames.times[i]);
            addHere(m_frames.first + i);
            progress(static_cast<float>(i + 1) / static_cast<float>(m_frames.times.size()));
        }
    }

    std::shared_ptr<const ClipLibrary> m_clips;
    const Asset& m_asset;
    NodeIndex m_node;
    AnimationIndex m_animation;
    ClipFrames m_frames;
};

SkinIndex wantedSkin(const Asset& asset, const WeightsArguments& arguments) {
    if (!arguments.skin.empty()) {
        return lookUpSkin(asset, arguments.skin);
    }
    if (arguments.joint.empty()) {
        return {};
    }
    if (asset.skins.size() != 1) {
        throw usageFailure("--joint needs --skin: the file has " +
                           std::to_string(asset.skins.size()) + " skins");
    }
    return SkinIndex(0U);
}

WeightsReport reportOf(const std::shared_ptr<const Asset>& asset, const WeightsArguments& arguments,
                       bool quiet) {
    WeightsReport report{.file = arguments.file};
    const SkinIndex skin = wantedSkin(*asset, arguments);
    if (!arguments.joint.empty()) {
        report.joint = lookUpJoint(*asset, (*asset)[skin], arguments.joint);
    }
    const AnimationIndex animation = arguments.animation.empty()
                                         ? AnimationIndex()
                                         : lookUpAnimation(*asset, arguments.animation);
    const auto clips = std::make_shared<const ClipLibrary>(asset);
    const std::vector<NodeIndex> nodes = skinnedNodes(*asset);
    ProgressBar bar("Measuring", quiet);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto show = [&](float part) {
            bar.show((static_cast<float>(i) + part) / static_cast<float>(nodes.size()));
        };
        show(0.0F);
        if (!skin || (*asset)[nodes[i]].skin == skin) {
            NodeReport(clips, nodes[i], animation).addTo(report, arguments.mirror, show);
        }
    }
    return report;
}

ExitCode runWeights(const WeightsArguments& arguments, const CommonArguments& common) {
    if (arguments.json && arguments.csv) {
        throw usageFailure("--json and --csv cannot be combined");
    }
    refuseOverwritingInput(arguments.file, arguments.output);
    const auto asset = loadInput(arguments.file, Images::Skip, common.quiet);
    const WeightsReport report = reportOf(asset, arguments, common.quiet);
    Answer answer(arguments.output);
    if (arguments.json) {
        JsonWriter json([&](std::string_view text) { answer.write(text); }, 2);
        writeWeights(json, *asset, report);
        json.finish();
    } else {
        answer.write(arguments.csv ? weightsCsv(*asset, report) : weightsText(*asset, report));
    }
    answer.finish();
    return ExitCode::Done;
}

}  // namespace

void declareWeights(CommandSetup& setup) {
    WeightsArguments& a = setup.runs(runWeights);
    setup.file = &a.file;
    Options& options = setup.options;
    options.file(a.file);
    options.flag("--json", a.json, "Print JSON (sinew.weights/1)");
    options.flag("--csv", a.csv, "Print one line per joint as CSV");
    options.value("--skin", a.skin, "SKIN", "Index or exact name; without it every skin");
    options.value("--joint", a.joint, "JOINT", "Index or exact name; list this joint only");
    options.flag("--mirror", a.mirror, "Also compare left with right, for joints paired by name");
    options.value("--animation", a.animation, "ANIMATION",
                  "Index or exact name: the clip over whose frames distances\nare largest; without "
                  "it the rest pose");
    options.output(a.output);
}

}  // namespace sinew::cli
