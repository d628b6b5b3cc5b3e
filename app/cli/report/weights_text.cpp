// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "app/cli/report/info_listing.h"
#include "app/cli/report/text_output.h"
#include "app/cli/report/weights_report.h"
#include "model/load/findings.h"
#include "model/weights/weight_sum.h"
#include "model/words/unlike.h"

namespace sinew::cli {

namespace {

constexpr int kWeightDigits = 3;

std::string percentOf(double share) {
    return fixedNumber(static_cast<float>(100.0 * share), 1) + " %";
}

std::string nodeWords(const Asset& asset, NodeIndex node) {
    return load::onOneLine(displayName(asset[node].name, "Node", node.value));
}

std::string frameWords(const std::optional<std::uint64_t>& frame) {
    return frame ? ", frame " + std::to_string(*frame) : "";
}

std::string islandWords(const std::vector<JointIsland>& islands) {
    std::string words;
    for (const JointIsland& island : islands) {
        words += words.empty() ? "" : "; ";
        words += groupedDigits(island.vertices) + (island.vertices == 1 ? " vertex" : " vertices") +
                 " " + shortNumber(island.distance, kWeightDigits) + " away, at vertex " +
                 std::to_string(island.nearest.vertex) + " of primitive " +
                 std::to_string(island.nearest.primitive);
    }
    return words;
}

std::string stretchLines(const Asset& asset, const NodeWeights& drawn, JointIndex only) {
    const WorstStretch& stretch = *drawn.stretch;
    std::string lines =
        "  largest stretch     area × " + shortNumber(stretch.area.ratio, kWeightDigits) +
        " at vertex " + std::to_string(stretch.vertex.vertex) + " of primitive " +
        std::to_string(stretch.vertex.primitive) + frameWords(stretch.area.moment.frame) + "\n";
    std::size_t least = 0;
    for (std::size_t j = 0; j < stretch.volumes.size(); ++j) {
        if (only ? only.value == j : stretch.volumes[j].ratio < stretch.volumes[least].ratio) {
            least = j;
        }
    }
    if (least < stretch.volumes.size()) {
        lines += "  smallest volume     " +
                 percentOf(static_cast<double>(stretch.volumes[least].ratio)) +
                 " of that at rest, around " +
                 nodeWords(asset, asset[drawn.statistics.skin].joints[least]) +
                 frameWords(stretch.volumes[least].moment.frame) + "\n";
    }
    return lines;
}

std::string symmetryLines(const Asset& asset, const NodeWeights& drawn) {
    std::string lines;
    for (const PrimitiveSymmetry& primitive : *drawn.symmetry) {
        lines += "  left and right      primitive " + std::to_string(primitive.primitive) + ": ";
        const MirrorDifferences& found = primitive.differences;
        const std::size_t without = found.values.size() - found.compared;
        const std::string alone =
            without > 0 ? "; " + groupedDigits(without) + " without a mirror image" : "";
        if (found.different == 0) {
            lines += groupedDigits(found.compared) +
                     (found.compared == 1 ? " vertex alike" : " vertices alike") + alone + "\n";
            continue;
        }
        const MirroredWeight& worst = found.largest;
        lines += groupedDigits(found.different) + " of " + groupedDigits(found.compared) +
                 (found.compared == 1 ? " vertex differs" : " vertices differ") + alone +
                 ", most at vertex " + std::to_string(found.vertex) + ": " +
                 fixedNumber(worst.own, kWeightDigits) + " of " +
                 nodeWords(asset, asset[drawn.statistics.skin].joints[worst.joint]) +
                 ", its mirror image " + fixedNumber(worst.image, kWeightDigits) + "\n";
    }
    return lines;
}

std::string influenceWords(const std::vector<std::size_t>& influences) {
    std::string words;
    for (std::size_t k = 0; k < influences.size(); ++k) {
        if (influences[k] > 0) {
            words += (words.empty() ? "" : ", ") + std::to_string(k) + ": " +
                     groupedDigits(influences[k]);
        }
    }
    return words;
}

std::string distanceWords(const std::optional<DistanceAtFrame>& worst) {
    if (!worst) {
        return "nothing moves";
    }
    const float distance = worst->largest.distance;
    return (distance < 1e-3F ? exactNumber(distance) : shortNumber(distance, 6)) + " at vertex " +
           std::to_string(worst->largest.vertex) + frameWords(worst->frame);
}

/// "254 of 255" for integers, "0.996078" for floats.
std::string worstSum(const Asset& asset, const PrimitiveWeights& drawn) {
    const double sum = 1.0 + drawn.statistics.worstSum;
    const double whole = wholeWeight(asset[asset[drawn.node].mesh].primitives[drawn.primitive]);
    return whole == 1.0 ? words::shortlyUnlike(sum, 1.0, 6)
                        : std::to_string(std::llround(sum * whole)) + " of " +
                              std::to_string(std::llround(whole));
}

std::string sumWords(const Asset& asset, const PrimitiveWeights& drawn) {
    const PrimitiveStatistics& statistics = drawn.statistics;
    if (statistics.sumOff == 0) {
        return "all are 1";
    }
    return groupedDigits(statistics.sumOff) + " off, worst " + worstSum(asset, drawn) +
           " at vertex " + std::to_string(*statistics.worstSumVertex);
}

std::string primitiveLines(const Asset& asset, const PrimitiveWeights& drawn) {
    const PrimitiveStatistics& statistics = drawn.statistics;
    std::string lines = "Primitive " + std::to_string(drawn.primitive) + " of " +
                        nodeWords(asset, drawn.node) + ": " + groupedDigits(statistics.vertices) +
                        (statistics.vertices == 1 ? " vertex\n" : " vertices\n");
    lines += "  joints per vertex   " + influenceWords(statistics.influences) + "\n";
    lines += "  without weight      " + groupedDigits(statistics.unweighted()) +
             (statistics.firstUnweighted
                  ? ", first vertex " + std::to_string(*statistics.firstUnweighted)
                  : "") +
             "\n";
    if (const Diagnostic* beyond = beyondSkin(asset, drawn)) {
        lines += "  beyond the skin     " +
                 groupedCount(beyond->vertices.size(), "vertex has", "vertices have") +
                 " influences that are left out, first vertex " + std::to_string(*beyond->vertex) +
                 "\n";
    }
    lines += "  sums of weights     " + sumWords(asset, drawn) + "\n";
    lines += "  as stored           " + distanceWords(drawn.distance(Compared::Stored)) + "\n";
    lines +=
        "  with four slots     " + distanceWords(drawn.distance(Compared::FourStrongest)) + "\n";
    lines += "  with 8-bit weights  " + distanceWords(drawn.distance(Compared::EightBit)) + "\n";
    lines +=
        "  dual quaternions    " + distanceWords(drawn.distance(Compared::DualQuaternion)) + "\n";
    return lines;
}

}  // namespace

const Diagnostic* beyondSkin(const Asset& asset, const PrimitiveWeights& drawn) {
    const Node& node = asset[drawn.node];
    const auto found =
        std::find_if(asset.findings.begin(), asset.findings.end(), [&](const Diagnostic& finding) {
            return finding.code == "JOINT_OUT_OF_RANGE" && !finding.vertices.empty() &&
                   finding.mesh == node.mesh.value && finding.skin == node.skin.value &&
                   finding.primitive == drawn.primitive;
        });
    return found == asset.findings.end() ? nullptr : &*found;
}

TextTable jointWeightsTable(const Asset& asset, const SkinStatistics& skin, JointIndex only) {
    TextTable table("rlrrrrrl");
    table.add(
        {"joint", "name", "vertices", "dominated", "largest", "total", "surface", "stray islands"});
    for (std::size_t j = 0; j < skin.joints.size(); ++j) {
        if (only && only.value != j) {
            continue;
        }
        const JointStatistics& joint = skin.joints[j];
        table.add({std::to_string(j), nodeWords(asset, asset[skin.skin].joints[j]),
                   groupedDigits(joint.vertices), groupedDigits(joint.dominated),
                   fixedNumber(joint.largest, kWeightDigits),
                   fixedNumber(static_cast<float>(joint.total), 1), percentOf(joint.surface),
                   islandWords(joint.islands)});
    }
    return table;
}

std::string weightsText(const Asset& asset, const WeightsReport& report) {
    if (report.survey.skins.empty()) {
        return "No node draws a mesh with a skin.\n";
    }
    std::string text;
    if (report.survey.frameStep.value_or(1) > 1) {
        text += "Of the clip one frame in " + std::to_string(*report.survey.frameStep) +
                " was measured, because all would take too long.\n\n";
    }
    for (const NodeWeights& drawn : report.survey.skins) {
        const SkinStatistics& skin = drawn.statistics;
        text += "Skin " + std::to_string(skin.skin.value) + " on " + nodeWords(asset, skin.node) +
                "\n" + jointWeightsTable(asset, skin, report.joint).text(2);
        text += (drawn.stretch ? stretchLines(asset, drawn, report.joint) : "") +
                (drawn.symmetry ? symmetryLines(asset, drawn) : "") + "\n";
    }
    for (const PrimitiveWeights& drawn : report.survey.primitives) {
        text += primitiveLines(asset, drawn);
    }
    return text;
}

}  // namespace sinew::cli
